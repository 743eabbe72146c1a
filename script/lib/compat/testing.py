"""Running a package's tests to the end, past tests that take the process with them, and reading what came of each."""
import re

# XCTest: Test Case 'Class.method' started at …; the failure line names the test again.
_X_STARTED = re.compile(r"^Test Case '(?P<name>.+)' started at ")
_X_ENDED = re.compile(r"^Test Case '(?P<name>.+)' (?P<how>passed|failed|skipped)")
_X_FAILURE = re.compile(r": error: (?P<name>\w+\..+?) : (?P<words>.*)")
# Swift Testing: a sign, then Suite or Test with the name or the display name in quotes.
_S_SUITE = re.compile(r"^\S+\s+Suite (?P<name>\"[^\"]*\"|\w+) started")
_S_STARTED = re.compile(r"^\S+\s+Test (?P<name>\".*?\"|\w+\([^)]*\)) started")
_S_ENDED = re.compile(r"^\S+\s+Test (?P<name>\".*?\"|\w+\([^)]*\))(?: with \d+ test cases?)? (?P<how>passed|failed|skipped)")
_S_FAILURE = re.compile(
    r"^\S+\s+Test (?P<name>\".*?\"|\w+\([^)]*\)) recorded an issue.*? at (?P<place>\S+:\d+:\d+): (?P<words>.*)")
_MOST_DEATHS = 25


class Outcome:
    """What came of a package's tests: `results` by test ("passed", "failed", "skipped", "died"), `words` of the first
    failure of each, `finished` false where tests were still to come when the tool gave up."""

    def __init__(self):
        self.results, self.words, self.finished = {}, {}, True

    def count(self, *how):
        return sum(1 for each in self.results.values() if each in how)

    @property
    def passed(self):
        return self.count("passed")

    @property
    def run(self):
        return self.count("passed", "failed", "died")

    def failures(self):
        return sorted(name for name, how in self.results.items() if how in ("failed", "died"))


def run(swift, words, limit):
    """Runs the tests; a test that takes the process with it counts as died, and the rest is run without it."""
    dead = {}
    for _ in range(_MOST_DEATHS):
        skips = [word for name in dead for word in ("--skip", _pattern(name))]
        well, output = swift.test([*words, *skips], limit)
        outcome, open_tests = read(output)
        if well or not open_tests:
            break
        for name in open_tests:
            dead[name] = _last_words(output)
    else:
        outcome.finished = False
    for name, last in dead.items():
        outcome.results[name], outcome.words[name] = "died", last
    return outcome


def read(output):
    """The outcome of one run, and the tests that began and did not end."""
    outcome, suite, began = Outcome(), "", []
    for line in output.splitlines():
        if found := _X_STARTED.match(line):
            began.append(found["name"])
        elif found := _X_ENDED.match(line):
            _end(outcome, began, found["name"], found["how"])
        elif found := _X_FAILURE.search(line):
            outcome.words.setdefault(found["name"], found["words"].strip())
        elif found := _S_SUITE.match(line):
            suite = found["name"].strip('"')
        elif found := _S_STARTED.match(line):
            began.append(f"{suite}/{found['name']}")
        elif found := _S_FAILURE.match(line):
            outcome.words.setdefault(_open(began, found["name"]), f"{found['place']}: {found['words']}".strip())
        elif found := _S_ENDED.match(line):
            _end(outcome, began, _open(began, found["name"]), found["how"])
    return outcome, began


def _open(began, name):
    """The test of that name that has begun and not ended."""
    return next((each for each in reversed(began) if each.split("/", 1)[-1] == name), name)


def _end(outcome, began, name, how):
    # Specs may share a name: each counts.
    again, known = name, 1
    while again in outcome.results:
        known += 1
        again = f"{name} ({known})"
    outcome.results[again] = how
    if name in began:
        began.remove(name)


def _pattern(name):
    """What `swift test --skip` takes for a test: of XCTest Class/method, of Swift Testing Suite/function()."""
    return re.escape(name if "/" in name else name.replace(".", "/", 1)) + "$"


def _last_words(output):
    """What was said before the process died: a fatal error, or the first line of a diagnostic."""
    lines = output.splitlines()
    for line in reversed(lines):
        if "Fatal error" in line or re.search(r"\bUIK\d{4}\b", line):
            return line.strip()
    return next((line.strip() for line in reversed(lines) if "signal" in line or "crash" in line), "the process ended")
