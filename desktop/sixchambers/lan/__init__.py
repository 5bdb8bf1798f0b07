"""The room for playing across a network: host, guest, discovery, wire format."""
