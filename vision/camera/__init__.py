"""Where frames come from, and the supervised process that looks at them."""
