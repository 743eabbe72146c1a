"""The command line of script/compat, from the arguments to the exit code."""
import argparse
import os
import shutil
import sys

from . import modules, package, testing
from .building import Errors, Swift
from .refusal import Refusal
from .report import Report
from .workspace import Workspace

DESCRIPTION = """Builds a Swift package written for Apple's UIKit against this checkout of Vitrine and runs its tests.
The package's own folder is not touched: prepared copies lie in .build/compat/NAME, where the log is, too."""
EPILOG = """exit codes: 0 it compiles and every test that could run passed · 1 it does not compile, or tests failed ·
2 wrong arguments, or a package that cannot be read · 3 Vitrine itself does not build"""
# Tests that do not compile are taken out so often; the compiler does not tell all errors at once.
_MOST_ROUNDS = 5


def main(words):
    """Runs the tool with the words behind its name; its exit code."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    try:
        wishes = _parser().parse_args(words)
        return _try(wishes, root)
    except Refusal as refusal:
        print(f"script/compat: {refusal}", file=sys.stderr)
        return 2


def _parser():
    parser = argparse.ArgumentParser(
        prog="script/compat", description=DESCRIPTION, epilog=EPILOG, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("path", metavar="PACKAGE-PATH", help="a work tree of the package")
    parser.add_argument("--name", help="without a usable manifest: the module's name")
    parser.add_argument("--sources", metavar="FOLDER", help="without a usable manifest: where the sources are")
    parser.add_argument("--tests", metavar="FOLDER", help="tests that the manifest does not name")
    parser.add_argument("--mode", help="Swift language mode, where the manifest's is not wanted (4, 4.2, 5, 6)")
    parser.add_argument("--commit", metavar="TEXT", help="what to call the version, where the folder is no repository")
    parser.add_argument("--dependency", metavar="FOLDER", action="append", default=[],
                        help="a package that the library needs besides, as a work tree (may be repeated)")
    parser.add_argument("--filter", metavar="PATTERN", help="run only tests that fit, as in swift test")
    parser.add_argument("--no-tests", action="store_true", help="only compile the sources")
    parser.add_argument("--prepare-only", action="store_true", help="write the scratch package and list the edits")
    parser.add_argument("--limit", metavar="SECONDS", type=int, default=600, help="for one run of the tests (600)")
    parser.add_argument("--keep", action="store_true", help="keep the prepared copies (the log is always kept)")
    parser.add_argument("--markdown", action="store_true", help="print a row for Documentation/Compatibility.md")
    return parser


def _try(wishes, root):
    found = _package(wishes)
    folder = os.path.join(root, ".build", "compat", found.name)
    dependencies, given = {}, modules.toolchain() | modules.of_vitrine(root)
    for path in wishes.dependency:
        path = os.path.abspath(path)
        dependencies[path], brought = modules.of_dependency(path)
        given |= brought
    report = Report(found, wishes.commit or found.commit() or "unknown")
    report.tests_wanted = not wishes.no_tests
    report.workspace = Workspace(found, root, folder, dependencies, with_tests=not wishes.no_tests)
    report.workspace.write(given)
    if not wishes.prepare_only:
        status = _build_and_test(wishes, report, folder, root)
        if status is not None:
            return status
    print(report.row() if wishes.markdown else report.text())
    if not wishes.keep and not wishes.prepare_only:
        shutil.rmtree(folder)
    return 0 if report.succeeded else 1


def _build_and_test(wishes, report, folder, root):
    """Fills in the report; an exit code where there is nothing to report."""
    log = folder + ".log"
    open(log, "w").close()
    scratch = os.environ.get("VITRINE_COMPAT_BUILD", os.path.join(root, ".build"))
    swift = Swift(folder, scratch, log)
    well, output = swift.build()
    report.errors = Errors(output, folder, root)
    for _ in range(_MOST_ROUNDS):
        if well or report.errors.in_vitrine or not report.errors.places:
            break
        if not report.workspace.leave_out(report.errors.places):
            break
        well, output = swift.build()
        report.errors = Errors(output, folder, root)
    if not well and (report.errors.in_vitrine or not report.errors.places):
        said = report.errors.in_vitrine or [line for line in output.splitlines() if "error" in line] or [output[-2000:]]
        print("script/compat: Vitrine or the build itself failed, not the library (whole log: " + log + "):\n"
              + "\n".join(said[:20]), file=sys.stderr)
        return 3
    if well and report.own_tests:
        words = ["--filter", wishes.filter] if wishes.filter else []
        if report.workspace.has_entry_point:
            # The entry point knows XCTest alone.
            words.append("--disable-swift-testing")
        report.outcome = testing.run(swift, words, wishes.limit)
    return None


def _package(wishes):
    path = os.path.abspath(wishes.path)
    if not os.path.isdir(path):
        raise Refusal(f"There is no folder {wishes.path}.")
    if wishes.sources:
        if not wishes.name:
            raise Refusal("--sources needs --name: the name of the module that tests import.")
        return package.by_hand(path, wishes.name, wishes.sources, wishes.tests, wishes.mode)
    if wishes.name:
        raise Refusal("--name goes with --sources; with a manifest the names are the manifest's.")
    if not os.path.isfile(os.path.join(path, "Package.swift")):
        raise Refusal(f"There is no Package.swift in {wishes.path}. Without one: --name NAME --sources FOLDER.")
    found = package.by_manifest(path)
    found.mode = wishes.mode or found.mode
    if wishes.tests:
        sources = [target.name for target in found.targets if not target.is_test]
        folder = package.folder_in(path, wishes.tests)
        found.targets.append(package.Target(os.path.basename(folder.rstrip("/")), "test", folder, needs=sources))
    if not found.targets:
        raise Refusal(f"{wishes.path} has no target of Swift sources.")
    return found
