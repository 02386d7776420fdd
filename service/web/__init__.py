"""The page's server, and who may come in: links, claims, passwords."""
