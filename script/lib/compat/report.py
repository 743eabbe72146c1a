"""What script/compat prints: a paragraph for people, or a row for Documentation/Compatibility.md."""


class Report:
    """Everything that was found out about one package; what is not known stays None."""

    def __init__(self, package, commit):
        self.package, self.commit = package, commit
        self.workspace = self.errors = self.outcome = None
        self.tests_wanted = True

    @property
    def own_tests(self):
        return [target for target in self.workspace.targets if target.is_test]

    @property
    def test_errors(self):
        if self.errors is None:
            return []
        return [each for target in self.own_tests for each in self.errors.of(target.name)]

    @property
    def source_errors(self):
        return [each for each in (self.errors.places if self.errors else []) if each not in self.test_errors]

    @property
    def succeeded(self):
        return self.errors is None or not self.errors.places and (self.outcome is None or
                                           (self.outcome.finished and self.outcome.passed == self.outcome.run))

    def compiles(self):
        if self.errors is None:
            return "not tried"
        if not self.source_errors:
            return "yes"
        return f"no: {_plural(len(self.source_errors), 'error')} ({_list(self.errors.kinds())})"

    def edits(self):
        return _list(self.workspace.edits) or "none"

    def tests(self):
        if not self.tests_wanted:
            return "not asked for"
        if self.source_errors:
            return "not built"
        if self.test_errors:
            return f"do not compile: {_plural(len(self.test_errors), 'error')} ({_list(self.errors.kinds())})"
        if not self.own_tests:
            return "not runnable" if self.workspace.left_out or self.workspace.broken else "none in the package"
        if self.outcome is None:
            return "not run"
        text = f"{self.outcome.passed} of {self.outcome.run}"
        skipped = self.outcome.count("skipped")
        text += f", {skipped} skipped" if skipped else ""
        return text if self.outcome.finished else text + " (gave up: too many died)"

    def left_out(self):
        """The test files that were left out, by what they need."""
        needs = {}
        for modules in self.workspace.left_out.values():
            key = " and ".join(modules)
            needs[key] = needs.get(key, 0) + 1
        parts = [f"{_plural(count, 'test file')} left out, which need{'s' if count == 1 else ''} {modules}"
                 for modules, count in sorted(needs.items())]
        if self.workspace.cut:
            parts.append(f"{_plural(self.workspace.cut, 'test')} that do not compile count as failed")
        if self.workspace.broken:
            parts.append(f"{_plural(len(self.workspace.broken), 'test file')} left out, which do not compile")
        return "; ".join(parts)

    def text(self):
        lines = [f"{self.package.name} {self.commit} (Swift {self.package.mode} mode)", f"  compiles: {self.compiles()}"]
        shown = self.source_errors or self.test_errors
        lines += [f"    {path}:{line}: {words}" for path, line, words in shown[:40]]
        if len(shown) > 40:
            lines.append(f"    … and {len(shown) - 40} more")
        lines.append(f"  edits:    {self.edits()}")
        if self.workspace.left:
            lines.append(f"  not done: {_list(self.workspace.left)} (the source rewriter's work)")
        if self.workspace.foreign:
            lines.append(f"  not used: {_plural(len(self.workspace.foreign), 'file')} that are not Swift")
        lines.append(f"  tests:    {self.tests()}")
        if self.left_out():
            lines.append(f"            {self.left_out()}")
        lines += [f"    left out: {path}: {words}" for path, words in sorted(self.workspace.broken.items())]
        if self.outcome:
            lines += [f"    {self.outcome.results[name]}: {name}: {self.outcome.words.get(name, '')}"
                      for name in self.outcome.failures()]
        return "\n".join(lines)

    def row(self):
        tests = self.tests() + (f"; {self.left_out()}" if self.left_out() else "")
        cells = [self.package.name, f"`{self.commit}`", self.compiles(), self.edits(), tests]
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _list(counts):
    return ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _plural(count, word):
    return f"{count} {word}" + ("" if count == 1 else "s")
