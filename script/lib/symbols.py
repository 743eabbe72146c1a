"""The symbol graphs of our modules, for script/coverage and script/check-docs."""
import json
import os
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))


def build():
    """Builds the package and returns the folder of its products."""
    subprocess.run(["swift", "build", "-Xswiftc", "-use-ld=lld"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True,
                          text=True).stdout.strip()


def c_module_flags(binaries):
    """The module maps and header folders that reading our modules needs."""
    flags = []
    # The last is what OpenCombine imports.
    for name in sorted(os.listdir(os.path.join(ROOT, "Sources"))) + ["COpenCombineHelpers"]:
        module_map = os.path.join(ROOT, "Sources", name, "module.modulemap")
        generated = os.path.join(binaries, f"{name}.build", "module.modulemap")
        written = os.path.join(ROOT, "Sources", name, "include", "module.modulemap")
        for path in (module_map, generated, written):
            if os.path.exists(path):
                flags += ["-Xcc", f"-fmodule-map-file={path}"]
    packages = ["cairo", "pangoft2", "harfbuzz", "freetype2", "fontconfig", "libwebp", "libpng", "libjpeg"]
    include = subprocess.run(["pkg-config", "--cflags-only-I", *packages], capture_output=True, text=True).stdout.split()
    for flag in include:
        flags += ["-Xcc", flag]
    return flags


def symbol_graphs(binaries, modules):
    """The graphs of these modules, their extensions of other modules' types among them, as parsed JSON."""
    folder = tempfile.mkdtemp()
    flags = c_module_flags(binaries)
    target = f"{os.uname().machine}-unknown-linux-gnu"

    def extract(module):
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", os.path.join(binaries, "Modules"),
             "-target", target, "-minimum-access-level", "public", "-output-dir", folder, *flags],
            check=True, capture_output=True)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(extract, modules))
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name)) as file:
            yield json.load(file)
