"""Who changes the state structs: what their comments say, and what the sources do.

A struct takes part where its comment says who changes it:

    /// Changed by `UIView+Margins.swift`.
    struct ViewMargins {
        /// Changed by `UIView+SafeArea.swift`.            for one field
        var safeArea = UIEdgeInsets.zero
        // Changed by the accessors alone.                 for the fields down to the next empty line
        var insets = true

        /// Nothing is kept. Called by `UIScreen.swift`.   for one mutating method
        mutating func forget() {}
    }

"The accessors" are the members of the class that stores the struct, in the file of its body. Changes are found by the stored
property's name (`margins.safeArea = `): assignments, `&`, mutating methods, closures with an `inout` struct, and writable key paths.
The look is at names: a change through a copy, or through a key path that is passed on, is not seen. A named file that changes
nothing is a breach as well."""
import os
import re

OWNERS = re.compile(r"(?:Changed|Called) by\b(.*)", re.S)
NAMED = re.compile(r"`([\w+]+\.swift)`")
MODIFIERS = r"(?:(?:package|public|internal|private|fileprivate|nonisolated|weak|unowned|final|lazy|(?:private|fileprivate)\(set\))\s+)*"
STRUCT = re.compile(r"^" + MODIFIERS + r"struct (\w+)")
FIELD = re.compile(r"^    " + MODIFIERS + r"var (\w+)\s*(?::\s*([^={]+?))?\s*(?:=\s*(.*))?$")
METHOD = re.compile(r"^    (?:@\w+\s+)*" + MODIFIERS + r"mutating func (\w+)")
HEAD = re.compile(r"^(\s*)(?:@?[\w().]+\s+)*?(class|struct|enum|extension|protocol|actor)\s+(\w+)(?:\s*:\s*(?:@\w+\s+)*(\w+))?")
GATE = re.compile(r"func (\w+).*?(?:\(inout (\w+)\) ->|WritableKeyPath<(\w+),)", re.S)
CHAIN = re.compile(r"(?:[?!]|\.\w+|\[[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*\])*")
WRITE = re.compile(r"\s*(?:=(?!=)|(?:[-+*/%|&^]|&[-+*]|<<|>>)=|$)")
CALL = re.compile(r"\s*[({]")
LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"')
# Methods of Swift's own values that change them.
MUTATING = {
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "popLast", "popFirst",
    "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "toggle", "negate", "sort", "reverse", "shuffle", "swapAt",
    "merge", "updateValue", "reserveCapacity", "replaceSubrange", "partition", "round", "update",
}


class Owned:
    """A struct, or one of its fields or methods, with the files that may change it."""

    def __init__(self, text, path, line):
        self.path, self.line, self.used = path, line, set()
        self.files = set(NAMED.findall(text))
        self.byAccessors = "accessors" in text

    def join(self, other):
        self.files |= other.files
        self.byAccessors |= other.byAccessors

    def allows(self, path, bodies):
        return os.path.basename(path) in self.files or self.byAccessors and path in bodies

    def text(self):
        names = [f"`{name}`" for name in sorted(self.files)] + (["the accessors"] if self.byAccessors else [])
        return " and ".join(names)


class State:
    """A struct whose comment names its owners."""

    def __init__(self, name, path, owner, isShared):
        self.name, self.path, self.owner, self.isShared = name, path, owner, isShared
        self.fields, self.methods, self.types = {}, {}, {}
        # Names of stored properties of this type, the classes that have them, and the files of these.
        self.stored, self.classes, self.bodies, self.gates = set(), set(), set(), {}

    def member(self, name):
        return self.fields.get(name) or self.methods.get(name)


class Sources:
    def __init__(self, root, folders):
        self.root, self.lines, self.module, self.around = root, {}, {}, {}
        self.superclass, self.reference, self.mutating = {}, set(), {}
        for module, folder in folders:
            for where, _, names in os.walk(os.path.join(root, folder)):
                for name in sorted(names):
                    if name.endswith(".swift"):
                        path = os.path.relpath(os.path.join(where, name), root)
                        with open(os.path.join(root, path), encoding="utf8") as file:
                            self.lines[path] = file.read().split("\n")
                        self.module[path] = module
        self.names = {os.path.basename(path) for path in self.lines}
        for path in self.lines:
            self.look(path)

    def look(self, path):
        """The type around each line, superclasses, types that are references, and mutating methods."""
        around, open_ = [], []
        for line in self.lines[path]:
            head = HEAD.match(line)
            if head and "{" in line and not line.strip().startswith("//"):
                depth, kind, name, above = len(head[1]), head[2], head[3], head[4]
                open_ = [one for one in open_ if one[0] < depth] + [(depth, name)]
                if kind in ("class", "actor", "protocol"):
                    self.reference.add(name)
                    if above and kind == "class":
                        self.superclass.setdefault(name, above)
            found = re.search(r"\bmutating func (\w+)", line)
            # The type that the method stands in: a type nested before it is closed by then.
            outer = [name for depth, name in open_ if depth < len(line) - len(line.lstrip())]
            if found and outer:
                self.mutating.setdefault(outer[-1], set()).add(found[1])
            around.append(open_[0][1] if open_ else "")
        self.around[path] = around

    def code(self, path):
        """The numbered lines without comments and without the text of literals."""
        isText = False
        for number, line in enumerate(self.lines[path], 1):
            wasText, isText = isText, isText ^ (line.count('"""') % 2 == 1)
            if not wasText:
                yield number, LITERAL.sub('""', line).split("//")[0].rstrip()

    def descends(self, name, classes):
        while name:
            if name in classes:
                return True
            name = self.superclass.get(name)
        return False


def states(sources):
    """The structs that take part."""
    found = []
    for path, lines in sources.lines.items():
        doc, state, group = [], None, None
        for number, line in enumerate(lines, 1):
            head = STRUCT.match(line)
            if head and not state:
                says = OWNERS.search(" ".join(doc))
                if says and line.rstrip().endswith("{"):
                    state = State(head[1], path, Owned(says[1], path, number), bool(re.search(r"\b(package|public)\b", line)))
                    found.append(state)
                doc = []
            elif line.startswith("}"):
                state, group, doc = None, None, []
            elif line.strip().startswith("///"):
                doc.append(line.strip()[3:].strip())
            elif state and line.startswith("    // "):
                group = (group or "") + " " + line.strip()[2:].strip()
                doc = []
            else:
                if state:
                    read_member(state, sources, path, number, line, doc, group)
                if not line.strip():
                    group = None
                if not line.strip().startswith("@"):
                    doc = []
    return found


def read_member(state, sources, path, number, line, doc, group):
    field, method = FIELD.match(line), METHOD.match(line)
    if not field and not method:
        return
    says = OWNERS.search(" ".join(doc)) or (OWNERS.search(group) if group and field else None)
    owner = Owned(says[1], path, number) if says else state.owner
    if method:
        if method[1] in state.methods and owner is not state.owner:
            known = state.methods[method[1]]
            if known is state.owner:
                state.methods[method[1]] = known = Owned("", path, number)
                known.join(state.owner)
            known.join(owner)
        else:
            state.methods.setdefault(method[1], owner)
        return
    state.fields[field[1]] = owner
    kind = (field[2] or field[3] or "").replace("any ", "")
    names = re.findall(r"[A-Za-z_]\w*", kind)
    state.types[field[1]] = names[-1] if field[2] and names else names[0] if names else ""


def find_stored(sources, found):
    """Where classes store the structs, and functions that let others change them."""
    by_name = {state.name: state for state in found}
    for path, lines in sources.lines.items():
        for number, line in sources.code(path):
            for name in re.findall(r"\bvar \w+\s*(?:=\s*|:\s*)(\w+)", line):
                state = by_name.get(name)
                if state and line.startswith("    ") and not line.startswith("     "):
                    state.stored.add(re.search(r"\bvar (\w+)\s*(?:=\s*|:\s*)" + name, line)[1])
                    state.classes.add(sources.around[path][number - 1])
                    state.bodies.add(path)
            if re.search(r"\bfunc \w+", line):
                text = " ".join(lines[number - 1:number + 2])
                gate = GATE.match(text[text.index("func "):])
                state = gate and by_name.get(gate[2] or gate[3])
                if state and text.find("{") > text.find(gate[2] or gate[3]):
                    state.gates.setdefault(gate[1], set()).add(sources.around[path][number - 1])


def writes(sources, state, name, line, start):
    """Whether what begins with a member's name, which ends at a place, changes that member."""
    if name in state.methods:
        return bool(CALL.match(line, start))
    chain = CHAIN.match(line, start)
    rest, parts = line[chain.end():], re.findall(r"\.(\w+)", chain[0])
    kind = state.types.get(name, "")
    if kind in sources.reference and (parts or "[" in chain[0]) and not re.fullmatch(r"[?!]?(\[.*\])?", chain[0]):
        # The object changes, and the struct does not; of a list of objects its own methods change the struct.
        if not (len(parts) == 1 and "[" not in chain[0] and parts[0] in MUTATING and CALL.match(rest)):
            return False
    if WRITE.match(rest):
        return rest.strip() != "" or False
    if parts and CALL.match(rest):
        return parts[-1] in MUTATING or parts[-1] in sources.mutating.get(kind, ())
    return False


def changes(sources, found):
    """Each change: its place, the structs that it may be of, and the member; none for the struct as a whole."""
    for path in sources.lines:
        near = [state for state in found if state.isShared or sources.module[state.path] == sources.module[path]]
        stored = sorted({name for state in near for name in state.stored})
        gates = {gate for state in near for gate in state.gates}
        if not stored:
            continue
        names = re.compile(r"(?<![\w\\.])((?:[\w\])?!$]+\.)*)(?<!\w)(" + "|".join(stored) + r")\b[?!]?(\.\w+|\[keyPath:|\s*=\s*(\w+)\()?")
        gate = re.compile(r"\b(" + "|".join(sorted(gates)) + r")(?:\s*\{|\(\\\.(\w+))") if gates else None
        for number, line in sources.code(path):
            around, place = sources.around[path][number - 1], 0
            while hit := names.search(line, place):
                place = hit.end(2)
                receiver, stem, rest = hit[1], hit[2], hit[3]
                own = receiver in ("", "self.", "self?.", "self!.")
                of = [one for one in near if stem in one.stored and (not own or sources.descends(around, one.classes))]
                isInOut = line[:hit.start()].endswith("&")
                if line[:hit.start()].endswith(("var ", "let ")):
                    continue
                if not rest:
                    if isInOut:
                        yield path, number, stem, of, None
                elif rest.startswith("."):
                    member = rest[1:]
                    of = [one for one in of if one.member(member)
                          and (isInOut or writes(sources, one, member, line, hit.end(3)))]
                    yield path, number, f"{stem}.{member}", of, member
                elif rest.startswith("["):
                    yield path, number, stem, of, None
                else:
                    yield path, number, stem, [one for one in of if one.name == hit[4]], None
            for hit in gate.finditer(line) if gate else ():
                of = [one for one in near if any(sources.descends(around, {name}) for name in one.gates.get(hit[1], ()))]
                members = [(hit[2], None)] if hit[2] else [
                    (inner[1], inner.end()) for inner in re.finditer(r"\$0\.(\w+)", line[:])if inner.start() > hit.start()]
                for member, end in members:
                    some = [one for one in of if member in one.fields and (end is None or writes(sources, one, member, line, end))]
                    yield path, number, member, some, member


def breaches(root, folders):
    """Yields a path, a line, what is wrong there and the cure."""
    sources = Sources(root, folders)
    found = states(sources)
    find_stored(sources, found)
    for path, number, shown, of, member in changes(sources, found):
        isAllowed, owners = not of, []
        for state in of:
            # Of the whole: whoever changes a part of it may be meant.
            parts = [state.member(member)] if member else [state.owner, *state.fields.values(), *state.methods.values()]
            for part in parts:
                owners.append(part)
                if part.allows(path, state.bodies):
                    part.used.add(os.path.basename(path))
                    isAllowed = True
        if not isAllowed:
            yield (path, number, f"`{shown}` of {of[0].name} is changed here; its comment names {owners[0].text() or 'nobody'}",
                   "call a member of the file that is named, or give the struct a method whose comment says \"Called by\" and this file")
    for state in found:
        if not state.stored:
            yield state.path, state.owner.line, f"{state.name} says who changes it, and no class stores it", "take the comment away"
        for part in {id(one): one for one in [state.owner, *state.fields.values(), *state.methods.values()]}.values():
            for name in sorted(part.files):
                if name not in sources.names:
                    yield part.path, part.line, f"the comment names {name}, which there is not", "name the file that changes it"
                elif name not in part.used:
                    yield part.path, part.line, f"the comment names {name}, which changes nothing of it", "take the name off the comment"
