"""Building and testing the scratch package by SwiftPM, and what its output says."""
import os
import re
import subprocess
from collections import Counter

_ERROR = re.compile(r"^(?P<path>/[^:\n]+):(?P<line>\d+):(?P<column>\d+): error: (?P<words>.*)$", re.M)
# The first that fits names the kind of an error.
_KINDS = (
    ("missing member", r"has no member"),
    ("missing type", r"cannot find type|is not a member type"),
    ("missing name", r"cannot find '|cannot find operator"),
    ("missing module", r"no such module|could not build|missing required module"),
    ("Objective-C", r"@objc|Objective-C|#selector|#keyPath|IBOutlet|IBAction|'optional' can only"),
    ("override in an extension", r"declared in extension|from extension|in extensions? cannot be overridden|cannot override"),
    ("override", r"does not override|overriding|override"),
    ("isolation", r"isolat|Sendable|concurrency|data race"),
    ("conformance", r"does not conform"),
    ("not public", r"inaccessible|protection level"),
    ("unavailable", r"is unavailable|has been renamed|obsoleted"),
    ("follows from another", r"cannot infer|generic parameter|reference to member|could not be inferred|ambiguous"),
)


class Errors:
    """The compiler's errors in the library's own files (each once), and whether Vitrine itself failed to build."""

    def __init__(self, output, folder, vitrine):
        seen, self.places, self.in_vitrine = set(), [], []
        for found in _ERROR.finditer(output):
            if found[0] in seen:
                continue
            seen.add(found[0])
            path = os.path.realpath(found["path"])
            if path.startswith(os.path.realpath(folder) + os.sep):
                inside = os.path.relpath(path, os.path.join(os.path.realpath(folder), "Targets"))
                self.places.append((inside, int(found["line"]), found["words"]))
            else:
                self.in_vitrine.append(found[0])

    def kinds(self):
        return Counter(kind(words) for *_, words in self.places)

    def of(self, target):
        return [each for each in self.places if each[0].split(os.sep)[0] == target]


def kind(words):
    return next((name for name, pattern in _KINDS if re.search(pattern, words)), "other")


class Swift:
    """SwiftPM on one scratch package. All share `scratch`, by default Vitrine's own build folder: a path dependency is
    compiled by the same commands as the package itself, so that Vitrine is built once for everything."""

    def __init__(self, package, scratch, log):
        self.package, self.scratch, self.log = package, scratch, log

    def build(self):
        """Builds sources and tests. (whether it went well, everything that was printed)"""
        return self._run(["swift", "build", "--build-tests"], None)

    def test(self, words, limit):
        """Runs the tests without building. A run longer than `limit` seconds is ended; its status is then False."""
        return self._run(["swift", "test", "--skip-build", "--no-parallel", *words], limit)

    def _run(self, command, limit):
        command += ["--package-path", self.package, "--scratch-path", self.scratch, "-Xswiftc", "-use-ld=lld"]
        with open(self.log, "a", encoding="utf-8") as log:
            log.write("$ " + " ".join(command) + "\n")
            log.flush()
            from_here = log.tell()
            ended = ["timeout", "--kill-after=10", str(limit)] if limit else []
            # A crash is told by its last words; symbolised backtraces take seconds each.
            status = subprocess.run(ended + command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                    env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}).returncode
        with open(self.log, encoding="utf-8", errors="replace") as log:
            log.seek(from_here)
            return status == 0, log.read()
