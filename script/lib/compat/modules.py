"""Which modules a file may import on this machine: the toolchain's, Vitrine's, and those of packages given besides."""
import json
import os
import subprocess

from .refusal import Refusal

_NOT_A_LIBRARY = ("test", "plugin", "macro", "system-target")


def toolchain(swift="swift"):
    """The names of the modules that come with the compiler, XCTest and Testing among them."""
    done = subprocess.run([swift, "-print-target-info"], capture_output=True, text=True)
    if done.returncode != 0:
        raise Refusal(f"`{swift} -print-target-info` failed: {done.stderr.strip()}")
    result = {"Swift", "XCTest", "Testing"}
    for folder in json.loads(done.stdout)["paths"]["runtimeLibraryImportPaths"]:
        for parent, folders, files in os.walk(folder):
            if os.path.relpath(parent, folder).count(os.sep) > 1:
                folders.clear()
            result.update(name.rsplit(".", 1)[0] for name in folders + files if name.endswith(".swiftmodule"))
    return result


def of_vitrine(root):
    """The names of Vitrine's modules: its folders of sources (and of stages)."""
    sources = os.path.join(root, "Sources")
    return {name for name in os.listdir(sources) if os.path.isdir(os.path.join(sources, name))} | {"Headless", "Browser"}


def of_dependency(path, swift="swift"):
    """(products, modules) of a package that lies at `path`."""
    if not os.path.isfile(os.path.join(path, "Package.swift")):
        raise Refusal(f"--dependency {path}: there is no Package.swift.")
    done = subprocess.run([swift, "package", "--package-path", path, "dump-package"], capture_output=True, text=True)
    if done.returncode != 0:
        raise Refusal(f"--dependency {path}: its manifest cannot be evaluated: {done.stderr.strip()}")
    manifest = json.loads(done.stdout)
    modules = {target["name"] for target in manifest["targets"] if target["type"] not in _NOT_A_LIBRARY}
    return [product["name"] for product in manifest["products"]], modules
