"""The lexer: joined tokens are the text, and strings, comments and expressions are told from code."""
import unittest

from compat.lexer import COMMENT, NAME, REGEX, STRING, tokens


def of(kind, text):
    return [token.text for token in tokens(text) if token.kind == kind]


class LexerTests(unittest.TestCase):
    def test_joined_tokens_are_the_text(self):
        for text in ('let a = "b" // c\n', '/* open', '"open', 'a\u00e9 = `class` + $0.x', '#"\\#(a)"#', '"""\n a"b\n """', '\\.self'):
            self.assertEqual("".join(token.text for token in tokens(text)), text)

    def test_a_string_with_all_it_interpolates_is_one_token(self):
        text = r'x("a \(f("b)", [1: ")"])) c" + "d")'
        self.assertEqual(of(STRING, text), [r'"a \(f("b)", [1: ")"])) c"', '"d"'])

    def test_an_escaped_quote_does_not_end_a_string(self):
        self.assertEqual(of(STRING, r'"a\"b\\" + "c"'), [r'"a\"b\\"', '"c"'])

    def test_a_raw_string_ends_at_its_own_hashes(self):
        self.assertEqual(of(STRING, r'#"a"b\(c)"# + ##"d"#e"##'), [r'#"a"b\(c)"#', r'##"d"#e"##'])

    def test_a_string_of_several_lines_may_hold_quotes(self):
        text = 'let a = """\n  "b" @objc \\(c("d"))\n  """\nlet e'
        self.assertEqual(of(STRING, text), ['"""\n  "b" @objc \\(c("d"))\n  """'])
        self.assertEqual(of(NAME, text), ["let", "a", "let", "e"])

    def test_block_comments_nest(self):
        self.assertEqual(of(COMMENT, "a /* b /* c */ d */ e // f"), ["/* b /* c */ d */", "// f"])

    def test_a_comment_sign_in_a_string_is_text(self):
        self.assertEqual(of(COMMENT, 'let a = "http://b" + "/* c"'), [])

    def test_a_regular_expression_is_told_from_a_division(self):
        self.assertEqual(of(REGEX, 'let a = /b"c/; let d = e/f + g/h'), ['/b"c/'])
        self.assertEqual(of(REGEX, 'let a = #/b"c/#'), ['#/b"c/#'])


if __name__ == "__main__":
    unittest.main()
