"""The scratch package: prepared copies of a library's targets and a manifest that depends on this checkout of Vitrine."""
import json
import os
import shutil

from . import cutting, imports, missing, quick
from .lexer import tokens
from .prepass import prepare

_FOREIGN = (".m", ".mm", ".c", ".cpp", ".metal", ".xib", ".storyboard")


class Workspace:
    """The scratch package of one library below `folder`. `edits` and `left` are the pre-pass's counts, `left_out` the test
    files that need a module which nobody gives (path: modules), `foreign` the files that are not Swift, `broken` the test
    files that do not compile (path: first error), `cut` the number of single tests that do not."""

    def __init__(self, package, vitrine, folder, dependencies, with_tests=True):
        self.package, self.vitrine, self.folder = package, vitrine, folder
        self.dependencies = dependencies
        self.targets = [each for each in package.targets if with_tests or not each.is_test]
        self.left_out, self.foreign = {}, []
        self.broken, self.cut = {}, 0
        self.has_entry_point = False
        self.edits = self.left = None

    def write(self, modules):
        """Writes everything anew; `modules` are those that the toolchain, Vitrine and the dependencies give."""
        shutil.rmtree(self.folder, ignore_errors=True)
        own = {target.name for target in self.package.targets}
        texts = {}
        for target in self.targets:
            for path in target.files(".swift"):
                with open(os.path.join(target.folder, path), encoding="utf-8", errors="replace") as file:
                    text = file.read()
                found = tokens(text) if target.is_test else []
                lacking = sorted(imports.unconditional(found) - modules - own)
                if lacking:
                    self.left_out[f"{target.name}/{path}"] = lacking
                else:
                    texts[os.path.join(target.name, path)] = text
            self.foreign += [f"{target.name}/{path}" for path in target.files(*_FOREIGN)]
        self.targets = [target for target in self.targets
                        if any(path.startswith(target.name + "/") for path in texts)]
        prepared = prepare(texts, missing.declared_types(os.path.join(self.vitrine, "Sources")))
        self.edits, self.left = prepared.edits, prepared.left
        self.texts = prepared.texts
        for path, text in self.texts.items():
            self._write(os.path.join("Targets", path), text)
        self._write_entry_point()
        resources = {target.name: list(self._resources(target)) for target in self.targets}
        self._write("Package.swift", self._manifest(resources))

    def leave_out(self, errors):
        """Takes out the tests in which the errors (path, line, words) lie, or their whole files; false where one lies in
        a source."""
        tests = {target.name for target in self.targets if target.is_test}
        by_path = {}
        for path, line, words in errors:
            if path.split(os.sep)[0] not in tests:
                return False
            by_path.setdefault(path, {}).setdefault(line, words)
        for path, lines in by_path.items():
            text, count = cutting.cut(self.texts[path], lines)
            self.cut += count
            if text is None:
                self.broken[path] = lines[min(lines)]
                del self.texts[path]
                os.remove(os.path.join(self.folder, "Targets", path))
            else:
                self.texts[path] = text
                self._write(os.path.join("Targets", path), text)
        self._write_entry_point()
        return True

    def _write_entry_point(self):
        """For specs of Quick, wherever there are any."""
        specs = {}
        for target in self.targets:
            for path, text in self.texts.items():
                if target.is_test and path.startswith(target.name + os.sep) and (found := quick.specs(tokens(text))):
                    specs.setdefault(target.name, []).extend(found)
        self.has_entry_point = bool(specs)
        if specs:
            self._write(os.path.join("Targets", "XCTMain.swift"), quick.entry_point(specs))

    def _write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def _resources(self, target):
        """Copies the declared resources of a target; the manifest's words for each."""
        for resource in target.resources:
            source = os.path.join(target.folder, resource["path"])
            copy = os.path.join(self.folder, "Targets", target.name, resource["path"])
            if not os.path.exists(source) or source.endswith(_FOREIGN):
                continue
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            (shutil.copytree if os.path.isdir(source) else shutil.copy)(source, copy)
            rule = next(iter(resource["rule"]))
            yield f".{'copy' if rule == 'copy' else 'process'}({_quoted(resource['path'])})"

    def _manifest(self, resources):
        packages = [f".package(name: \"Vitrine\", path: {_quoted(self.vitrine)})"]
        packages += [f".package(path: {_quoted(path)})" for path in self.dependencies]
        targets = "\n".join(f"        {self._target(each, resources[each.name])}," for each in self.targets)
        return (f"// swift-tools-version: 6.1\n// Written by script/compat.\nimport PackageDescription\n\n"
                f"let package = Package(\n    name: {_quoted(self.package.name)},\n"
                f"    dependencies: [{', '.join(packages)}],\n    targets: [\n{targets}\n    ],\n"
                f"    swiftLanguageModes: [.version({_quoted(self.package.mode)})])\n")

    def _target(self, target, resources):
        own = {each.name for each in self.targets}
        products = {product: os.path.basename(path) for path, names in self.dependencies.items() for product in names}
        needs = [_quoted(name) for name in target.needs if name in own]
        needs += [f".product(name: {_quoted(name)}, package: {_quoted(products[name])})"
                  for name in target.needs if name in products]
        if target.is_test:
            # What a test imports may be given with --dependency without the manifest's knowing it (CocoaPods, Carthage).
            known = {products[name] for name in target.needs if name in products}
            needs += [f".product(name: {_quoted(name)}, package: {_quoted(package)})"
                      for name, package in sorted(products.items()) if package not in known]
        needs.append('.product(name: "UIKit", package: "Vitrine")')
        kind = {"test": "testTarget", "executable": "executableTarget"}.get(target.kind, "target")
        words = [f"name: {_quoted(target.name)}", f"dependencies: [{', '.join(needs)}]",
                 f"path: {_quoted('Targets/' + target.name)}"]
        if resources:
            words.append(f"resources: [{', '.join(resources)}]")
        defines = [_quoted(flag) for setting in target.settings if setting.get("tool") == "swift"
                   for flag in [setting["kind"].get("define", {}).get("_0")] if flag]
        if defines:
            words.append(f"swiftSettings: [{', '.join(f'.define({each})' for each in defines)}]")
        return f".{kind}({', '.join(words)})"


def _quoted(text):
    return json.dumps(text, ensure_ascii=False)
