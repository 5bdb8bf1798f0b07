"""The equipment cards of Gold Rush, one file each."""
