"""Tests that do not compile, taken out so that the others can run: a function becomes a failure, a file goes as a whole."""
import json

from .edits import Edits
from .lexer import NAME, tokens
from .syntax import attribute_end, closing, following, is_name, is_sign, text_at


def cut(text, errors):
    """The text with the body of each test in which an error lies (errors: words by line) replaced by a failure, and the
    number of such tests; None and 0 where an error lies outside of all tests."""
    found, edits, done = tokens(text), Edits(text), set()
    tests = list(_tests(found))
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    for line, words in sorted(errors.items()):
        low, high = starts[min(line, len(starts) - 1) - 1], starts[min(line, len(starts) - 1)]
        test = next((each for each in tests if each[0] < high and low < each[2]), None)
        if test is None:
            return None, 0
        if test not in done:
            done.add(test)
            _, opened, closed, is_xctest = test
            # Swift reads JSON's escapes of quotes and backslashes as its own.
            fail = "XCTFail" if is_xctest else "Issue.record"
            quoted = json.dumps("does not compile: " + words, ensure_ascii=False)
            edits.replace(opened, closed, f"{{ {fail}({quoted}) }}", "test that does not compile")
    return edits.result(), len(done)


def _tests(found):
    """(start, start of the body, end, whether XCTest's) of each test function."""
    marked = False
    i = 0
    while i < len(found):
        if is_sign(found, i, "@") and i + 1 < len(found) and found[i + 1].kind == NAME:
            marked = marked or found[i + 1].text == "Test"
            i = attribute_end(found, i) + 1
            continue
        name = following(found, i)
        if is_name(found, i, "func") and name < len(found):
            if marked or text_at(found, name).startswith("test"):
                body = name
                while body < len(found) and not is_sign(found, body, "{"):
                    body += 1
                if body < len(found):
                    last = closing(found, body)
                    yield found[i].start, found[body].start, found[last].end, not marked
                    i = last
            marked = False
        i += 1
