# Sources of an Xcode project's targets, read from its project file.
# Xcode: "Project editor"; the file is a property list, which the toolchain's `plutil` reads.
import json
import os
import subprocess
from dataclasses import dataclass, field

SKIPPED = ("bundle.ui-testing", "bundle.unit-test")


@dataclass
class Target:
    """A target: its sources as they lie on disk, and the settings that change how they compile."""
    name: str
    kind: str
    sources: list[str] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)
    objective_c: list[str] = field(default_factory=list)
    swift_version: str = ""
    conditions: list[str] = field(default_factory=list)


def read(project: str) -> list[Target]:
    """Targets of `project` (a folder that ends in .xcodeproj), without tests."""
    done = subprocess.run(["plutil", "-convert", "json", "-o", "-", os.path.join(project, "project.pbxproj")], capture_output=True)
    if done.returncode != 0:
        return []
    try:
        content = json.loads(done.stdout)
    except ValueError:
        return []
    objects = content["objects"]
    root = objects[content["rootObject"]]
    base = os.path.normpath(os.path.join(os.path.dirname(project), root.get("projectDirPath", "")))
    paths: dict[str, str] = {}

    def walk(identifier: str, folder: str) -> None:
        node = objects.get(identifier, {})
        tree, own = node.get("sourceTree", "<group>"), node.get("path", "")
        start = folder if tree == "<group>" else base
        paths[identifier] = os.path.normpath(os.path.join(start, own))
        for child in node.get("children", []):
            walk(child, paths[identifier])

    walk(root["mainGroup"], base)

    def settings(list_id: str) -> dict:
        configurations = [objects.get(c, {}) for c in objects.get(list_id, {}).get("buildConfigurations", [])]
        chosen = [c for c in configurations if c.get("name") == "Debug"] or configurations[:1]
        return chosen[0].get("buildSettings", {}) if chosen else {}

    outer = settings(root.get("buildConfigurationList", ""))
    targets = []
    for identifier in root.get("targets", []):
        node = objects.get(identifier, {})
        kind = node.get("productType", "").replace("com.apple.product-type.", "")
        if node.get("isa") != "PBXNativeTarget" or kind in SKIPPED:
            continue
        own = {**outer, **settings(node.get("buildConfigurationList", ""))}
        platform = " ".join(str(own.get(key, "")) for key in ("SDKROOT", "SUPPORTED_PLATFORMS"))
        if any(word in platform for word in ("macosx", "watch", "appletv")) and "iphone" not in platform and "auto" not in platform:
            continue
        target = Target(node.get("name", "?"), kind, swift_version=str(own.get("SWIFT_VERSION", "")))
        flags = own.get("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "")
        target.conditions = [f for f in (flags if isinstance(flags, list) else str(flags).split()) if f.isidentifier()]
        found: list[str] = []
        for phase in node.get("buildPhases", []):
            if objects.get(phase, {}).get("isa") == "PBXSourcesBuildPhase":
                for entry in objects[phase].get("files", []):
                    reference = objects.get(entry, {}).get("fileRef", "")
                    if reference in paths:
                        found.append(paths[reference])
        for group in node.get("fileSystemSynchronizedGroups", []):
            found += synchronized(objects, group, identifier, paths)
        for path in dict.fromkeys(found):
            if path.endswith((".m", ".mm", ".c", ".cpp")):
                target.objective_c.append(path)
            elif path.endswith(".swift"):
                (target.sources if os.path.exists(path) else target.absent).append(path)
        targets.append(target)
    return targets


def synchronized(objects: dict, group: str, target: str, paths: dict[str, str]) -> list[str]:
    """Files of a folder that Xcode follows by itself, without the target's exceptions."""
    left_out = set()
    for exception in objects.get(group, {}).get("exceptions", []):
        if objects.get(exception, {}).get("target") == target:
            left_out |= set(objects[exception].get("membershipExceptions", []))
    result = []
    top = paths.get(group, "")
    for folder, _, files in os.walk(top):
        for name in sorted(files):
            path = os.path.join(folder, name)
            if os.path.relpath(path, top) not in left_out:
                result.append(path)
    return result
