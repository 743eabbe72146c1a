"""What script/compat refuses to do, with the words for it."""


class Refusal(Exception):
    """A wrong argument or a package that cannot be read; the message says what is wrong and what would be right."""
