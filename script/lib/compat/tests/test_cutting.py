"""Tests that do not compile are taken out one by one, or with their file."""
import unittest

from compat.cutting import cut

TEXT = """class T: XCTestCase {
  func helper() {}
  func testA() throws {
    a("}")
  }
  @Test(.tags(.b)) func odd() { b }
}"""


class CuttingTests(unittest.TestCase):
    def test_a_test_becomes_a_failure_with_the_words(self):
        text, count = cut(TEXT, {4: 'no "a" \\ here', 6: "x"})
        self.assertEqual(count, 2)
        self.assertIn('func testA() throws { XCTFail("does not compile: no \\"a\\" \\\\ here") }\n\n', text)
        self.assertIn('func odd() { Issue.record("does not compile: x") }', text)
        self.assertEqual(text.count("\n"), TEXT.count("\n"))

    def test_an_error_elsewhere_takes_the_file(self):
        self.assertEqual(cut(TEXT, {2: "x", 4: "y"}), (None, 0))


if __name__ == "__main__":
    unittest.main()
