"""The private broker, our own client, topics and rights."""
