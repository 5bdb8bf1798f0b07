"""Names for bots: short, easy to tell apart, at home in both languages."""

BOT_NAMES = ("Rosa", "Clem", "Jack", "Nelly", "Buck", "Ida", "Otto", "Belle", "Hank", "Maude", "Silas", "Fanny")
