// Two versions of a file as a patch.

/// A patch that `git apply` and `patch` read.
public enum UnifiedDiff {
    /// The patch from one version of a file to another; empty where they are equal.
    ///
    /// - Parameter path: Relative, with `/`; appears after `a/` and `b/`.
    public static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
        String(decoding: bytes(from: old, to: new, path: path), as: UTF8.self)
    }

    static let contextLines = 3

    static func bytes(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
        guard old != new else { return [] }
        let changes = lineChanges(lines(old), lines(new))
        var out = Array("--- \(quoted("a/" + path))\n+++ \(quoted("b/" + path))\n".utf8)
        for hunk in hunks(changes) { write(hunk, to: &out) }
        return out
    }

    private enum Change {
        case same(ArraySlice<UInt8>), removed(ArraySlice<UInt8>), added(ArraySlice<UInt8>)

        var isSame: Bool { if case .same = self { true } else { false } }
    }

    /// Where a hunk begins in both versions (from 0), and its lines.
    private typealias Hunk = (old: Int, new: Int, changes: [Change])

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { result.append(bytes[start...]) }
        return result
    }

    private static func lineChanges(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        let difference = new.difference(from: old)
        let removals = Set(difference.removals.map(offset))
        let insertions = Set(difference.insertions.map(offset))
        var result: [Change] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removals.contains(i) {
                result.append(.removed(old[i]))
                i += 1
            } else if j < new.count, insertions.contains(j) {
                result.append(.added(new[j]))
                j += 1
            } else {
                result.append(.same(new[j]))
                i += 1
                j += 1
            }
        }
        return result
    }

    private static func offset(_ change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func hunks(_ changes: [Change]) -> [Hunk] {
        var result: [Hunk] = []
        var index = 0
        var (old, new) = (0, 0)
        func advance(to end: Int) {
            for change in changes[index..<end] {
                switch change {
                case .same: (old, new) = (old + 1, new + 1)
                case .removed: old += 1
                case .added: new += 1
                }
            }
            index = end
        }
        while let first = changes[index...].firstIndex(where: { !$0.isSame }) {
            advance(to: max(index, first - contextLines))
            var end = first
            // A gap of up to twice the context joins two changes.
            while let next = changes[end...].firstIndex(where: { !$0.isSame }), next - end <= 2 * contextLines {
                end = changes[next...].firstIndex { $0.isSame } ?? changes.count
                if end == changes.count { break }
            }
            end = min(end + contextLines, changes.count)
            result.append((old, new, Array(changes[index..<end])))
            advance(to: end)
        }
        return result
    }

    private static func write(_ hunk: Hunk, to out: inout [UInt8]) {
        let oldCount = hunk.changes.count { if case .added = $0 { false } else { true } }
        let newCount = hunk.changes.count { if case .removed = $0 { false } else { true } }
        func range(_ start: Int, _ count: Int) -> String {
            // A side without lines names the line before it.
            count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
        }
        out += Array("@@ -\(range(hunk.old, oldCount)) +\(range(hunk.new, newCount)) @@\n".utf8)
        for change in hunk.changes {
            let (mark, line): (Character, ArraySlice<UInt8>) =
                switch change {
                case .same(let line): (" ", line)
                case .removed(let line): ("-", line)
                case .added(let line): ("+", line)
                }
            out.append(mark.asciiValue!)
            out += line
            if line.last != 0x0A { out += Array("\n\\ No newline at end of file\n".utf8) }
        }
    }

    /// Names with quotes, backslashes or control characters are quoted as git quotes them.
    private static func quoted(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
            // A blank in a name ends with a tab, as patch(1) wants.
            return path.contains(" ") ? path + "\t" : path
        }
        var out = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\\(scalar)"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 8)
                out += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
