"""What a Swift package is made of, as far as script/compat needs it: targets with their folders, settings and language
mode, read from its manifest or given by hand."""
import json
import os
import subprocess

from .refusal import Refusal

_SOURCE_FOLDERS, _TEST_FOLDERS = ("Sources", "Source", "src", "srcs"), ("Tests", "Sources", "Source", "src", "srcs")


class Target:
    """A target: `kind` is "regular", "executable" or "test"; `folder` is absolute; `needs` are names of other targets and
    products. `settings` are the manifest's, as JSON."""

    def __init__(self, name, kind, folder, needs=(), exclude=(), sources=None, resources=(), settings=()):
        self.name, self.kind, self.folder = name, kind, folder
        self.needs, self.exclude, self.sources = list(needs), list(exclude), sources
        self.resources, self.settings = list(resources), list(settings)

    @property
    def is_test(self):
        return self.kind == "test"

    def files(self, *extensions):
        """The paths (relative to the folder) of the target's files with one of the extensions, sorted."""
        result = []
        for parent, folders, names in os.walk(self.folder):
            folders[:] = sorted(f for f in folders if not self._is_left_out(os.path.join(parent, f)))
            result += [os.path.relpath(os.path.join(parent, name), self.folder) for name in names
                       if name.endswith(extensions) and not self._is_left_out(os.path.join(parent, name))]
        if self.sources:
            result = [path for path in result
                      if any(path == each or path.startswith(each.rstrip("/") + "/") for each in self.sources)]
        return sorted(result)

    def _is_left_out(self, path):
        inside = os.path.relpath(path, self.folder)
        return inside in (each.rstrip("/") for each in self.exclude) or os.path.basename(path).startswith(".")


class Package:
    """`mode` is the Swift language mode ("5", "6" …)."""

    def __init__(self, name, path, targets, mode):
        self.name, self.path, self.targets, self.mode = name, path, targets, mode

    def commit(self):
        """The commit that is checked out and whether files differ from it; None where the folder is no repository's root."""
        def git(*words):
            done = subprocess.run(["git", "-C", self.path, *words], capture_output=True, text=True)
            return done.stdout.strip() if done.returncode == 0 else None
        top = git("rev-parse", "--show-toplevel")
        if not top or os.path.realpath(top) != os.path.realpath(self.path):
            return None
        return git("rev-parse", "--short=7", "HEAD") + (" with changes" if git("status", "--porcelain", "-uno") else "")


def by_manifest(path, swift="swift"):
    """The package at `path`, by `swift package dump-package`. Targets that are neither source nor test are left out."""
    try:
        done = subprocess.run([swift, "package", "--package-path", path, "dump-package"], capture_output=True, text=True)
    except FileNotFoundError:
        raise Refusal(f"There is no `{swift}`: script/setup says what is needed.")
    if done.returncode != 0:
        line = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip())
        raise Refusal(f"The manifest of {path} cannot be evaluated here: {line}\n"
                      "Give the folders by hand: --name NAME --sources FOLDER [--tests FOLDER].")
    manifest = json.loads(done.stdout)
    return Package(manifest["name"], path, [_target(each, manifest, path) for each in manifest["targets"]
                                            if each["type"] in ("regular", "executable", "test")], _mode(manifest))


def by_hand(path, name, sources, tests, mode):
    """A package without a manifest: one target and, where `tests` is given, one of tests."""
    targets = [Target(name, "regular", folder_in(path, sources))]
    if tests:
        targets.append(Target(name + "Tests", "test", folder_in(path, tests), needs=[name]))
    return Package(name, path, targets, mode or "5")


def folder_in(path, folder):
    """The absolute path of a folder of the package; refuses one that is not there."""
    full = os.path.join(path, folder)
    if not os.path.isdir(full):
        raise Refusal(f"There is no folder {folder} in {path}.")
    return full


def _target(each, manifest, path):
    needs = []
    for need in each["dependencies"]:
        (words,) = [need[kind] for kind in ("byName", "target", "product") if kind in need]
        needs.append(words[0])
    folder = each.get("path")
    folder = os.path.join(path, folder) if folder else _usual_folder(each, manifest, path)
    return Target(each["name"], each["type"], os.path.normpath(folder), needs, each.get("exclude", []),
                  each.get("sources"), each.get("resources", []), each.get("settings", []))


def _usual_folder(each, manifest, path):
    for folder in _TEST_FOLDERS if each["type"] == "test" else _SOURCE_FOLDERS:
        if os.path.isdir(os.path.join(path, folder, each["name"])):
            return os.path.join(path, folder, each["name"])
    alone = [other for other in manifest["targets"] if other["type"] != "test"] == [each]
    if alone and os.path.isdir(os.path.join(path, "Sources")):
        return os.path.join(path, "Sources")
    raise Refusal(f"The sources of target {each['name']} are not where SwiftPM looks for them.")


def _mode(manifest):
    """The newest language mode that the package declares, or that of its tools version, as SwiftPM chooses."""
    declared = manifest.get("swiftLanguageVersions") or []
    if declared:
        return max(declared, key=lambda version: [int(part) for part in version.split(".")])
    major, minor = manifest["toolsVersion"]["_version"].split(".")[:2]
    if major == "4":
        return "4" if minor < "2" else "4.2"
    return major
