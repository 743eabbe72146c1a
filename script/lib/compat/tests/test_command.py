"""The command line: wrong arguments are refused with words and exit code 2; a prepared package lists its edits."""
import contextlib
import io
import os
import tempfile
import unittest

from compat import package
from compat.command import main
from compat.workspace import Workspace


def said(*words):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            status = main(list(words))
        except SystemExit as leaving:
            status = leaving.code
    return status, out.getvalue() + err.getvalue()


class CommandTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(lambda: __import__("shutil").rmtree(self.folder))

    def test_refusals(self):
        for words, wanted in (
            (["/no/such/folder"], "There is no folder /no/such/folder."),
            ([self.folder], "There is no Package.swift in"),
            ([self.folder, "--sources", "S"], "--sources needs --name"),
            ([self.folder, "--name", "N"], "--name goes with --sources"),
            ([self.folder, "--name", "N", "--sources", "S"], "There is no folder S in"),
            ([], "the following arguments are required: PACKAGE-PATH"),
        ):
            status, text = said(*words)
            self.assertEqual(status, 2, words)
            self.assertIn(wanted, text)

    def test_a_package_given_by_hand(self):
        self.write("S/A.swift", "#if os(iOS)\nimport UIKit\n#endif\n@objc class A {}")
        self.write("S/B.m", "int b;")
        self.write("T/C.swift", "import XCTest\nimport Odd\n")
        self.write("T/D.swift", "import XCTest\n#if canImport(Odd)\nimport Odd\n#endif\n@testable import N\n")
        found = package.by_hand(self.folder, "N", "S", "T", None)
        space = Workspace(found, "/nowhere", os.path.join(self.folder, "out"), {"/d/odd-kit": ["OddKit"]})
        space.write({"XCTest", "UIKit"})
        self.assertEqual(dict(space.edits), {"os(iOS) taken as true": 1, "@objc dropped": 1})
        self.assertEqual(space.left_out, {"NTests/C.swift": ["Odd"]})
        self.assertEqual(space.foreign, ["N/B.m"])
        manifest = self.read("out/Package.swift")
        self.assertIn('.testTarget(name: "NTests", dependencies: ["N", .product(name: "OddKit", package: "odd-kit")', manifest)
        self.assertIn('.package(path: "/d/odd-kit")', manifest)
        self.assertIn('[.version("5")]', manifest)
        self.assertEqual(self.read("out/Targets/N/A.swift"), "#if true\nimport UIKit\n#endif\nclass A {}")

    def test_specs_get_an_entry_point_where_quick_is_given(self):
        self.write("S/A.swift", "")
        self.write("T/B.swift", "import Quick\nfinal class B: QuickSpec {}\nclass C: D {}")
        space = Workspace(package.by_hand(self.folder, "N", "S", "T", None), "/nowhere",
                          os.path.join(self.folder, "out"), {"/d/quick": ["Quick"]})
        space.write({"Quick"})
        self.assertIn("QCKMain([NTests.B.self])", self.read("out/Targets/XCTMain.swift"))
        self.assertIn('.product(name: "Quick", package: "quick")', self.read("out/Package.swift"))

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def read(self, path):
        with open(os.path.join(self.folder, path)) as file:
            return file.read()


if __name__ == "__main__":
    unittest.main()
