"""What compilers and test runners print, read back."""
import unittest

from compat.building import Errors
from compat.testing import read


class ErrorTests(unittest.TestCase):
    def test_errors_are_counted_once_and_told_from_vitrines_own(self):
        output = ("/s/N/Targets/N/A.swift:3:5: error: value of type 'UIView' has no member 'a'\n" * 2
                  + "/s/N/Targets/NTests/B.swift:4:1: error: cannot find type 'UIOdd' in scope\n"
                  + "/v/Sources/UIKitCore/C.swift:1:1: error: expected '{'\n")
        errors = Errors(output, "/s/N", "/v")
        self.assertEqual(dict(errors.kinds()), {"missing member": 1, "missing type": 1})
        self.assertEqual(errors.of("N"), [("N/A.swift", 3, "value of type 'UIView' has no member 'a'")])
        self.assertEqual(len(errors.in_vitrine), 1)


class OutcomeTests(unittest.TestCase):
    def test_xctest(self):
        outcome, began = read("Test Case 'T.a' started at x\nTest Case 'T.a' passed (0.1 seconds)\n"
                              "Test Case 'T.b' started at x\n/t.swift:5: error: T.b : XCTAssertEqual failed: 1\n"
                              "Test Case 'T.b' failed (0.1 seconds)\nTest Case 'T.c' started at x\n")
        self.assertEqual(outcome.results, {"T.a": "passed", "T.b": "failed"})
        self.assertEqual(outcome.words, {"T.b": "XCTAssertEqual failed: 1"})
        self.assertEqual(began, ["T.c"])

    def test_specs_have_spaces_in_their_names(self):
        outcome, _ = read("Test Case 'S.a, it's b' started at x\n/t.swift:5: error: S.a, it's b : expected 1\n"
                          "Test Case 'S.a, it's b' failed (0.1 seconds)\n")
        self.assertEqual((outcome.results, outcome.words), ({"S.a, it's b": "failed"}, {"S.a, it's b": "expected 1"}))

    def test_swift_testing_keeps_tests_of_the_same_name_apart(self):
        outcome, began = read('◇ Suite A started.\n◇ Test a() started.\n✔ Test a() passed after 0.1 seconds.\n'
                              '◇ Suite "B c" started.\n◇ Test a() started.\n'
                              '✘ Test a() recorded an issue at T.swift:9:9: Expectation failed: 1 == 2\n'
                              '✘ Test a() failed after 0.1 seconds with 1 issue.\n◇ Test "d e" started.\n')
        self.assertEqual(outcome.results, {"A/a()": "passed", "B c/a()": "failed"})
        self.assertEqual(outcome.words, {"B c/a()": "T.swift:9:9: Expectation failed: 1 == 2"})
        self.assertEqual(began, ['B c/"d e"'])
        self.assertEqual((outcome.passed, outcome.run), (1, 2))


if __name__ == "__main__":
    unittest.main()
