// Which views' lines differ between two view trees.
// No Apple page: this is ours.
import Foundation

/// Compares two trees line by line: which views changed, came or went.
struct ViewTreeDifference: Sendable {
    /// Such as `UILabel "Total": frame [48,120,300,61] → [48,123,300,61]`.
    let sentences: [String]

    init(expected: String, actual: String) {
        let old = Self.lines(expected)
        let new = Self.lines(actual)
        // 1. Equal lines are matched in order; what is left is paired by place in the tree.
        let steps = new.map(\.text).difference(from: old.map(\.text))
        var removed: [Line] = []
        var inserted: [Line] = []
        for step in steps {
            switch step {
            case .remove(let offset, _, _): removed.append(old[offset])
            case .insert(let offset, _, _): inserted.append(new[offset])
            }
        }
        // 2. A removed and an inserted line of the same path are one changed view.
        var result: [(order: Int, text: String)] = []
        for line in inserted {
            if let index = removed.firstIndex(where: { $0.path == line.path && $0.type == line.type }) {
                result.append((line.number, Self.change(from: removed.remove(at: index), to: line)))
            } else {
                result.append((line.number, "\(line.name): new"))
            }
        }
        result += removed.map { ($0.number, "\($0.name): gone") }
        sentences = result.sorted { ($0.order, $0.text) < ($1.order, $1.text) }.map(\.text)
    }

    private struct Line {
        let number: Int
        let text: String
        let fields: [String: String]
        var path: String { fields["path"] ?? "" }
        var type: String { fields["class"] ?? "" }
        var name: String {
            let said = fields["id"] ?? fields["text"]
            return said.map { "\(type) \"\($0)\" at \(path)" } ?? "\(type) at \(path)"
        }
    }

    private static func lines(_ tree: String) -> [Line] {
        tree.split(separator: "\n").enumerated().map { number, text in
            Line(number: number, text: String(text), fields: fields(String(text)))
        }
    }

    private static func fields(_ line: String) -> [String: String] {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { return [:] }
        return object.mapValues { value in
            if let list = value as? [Any] { return "[" + list.map { "\($0)" }.joined(separator: ",") + "]" }
            return "\(value)"
        }
    }

    private static func change(from old: Line, to new: Line) -> String {
        let keys = Set(old.fields.keys).union(new.fields.keys).sorted()
        let changes = keys.filter { old.fields[$0] != new.fields[$0] }
            .map { "\($0) \(old.fields[$0] ?? "none") → \(new.fields[$0] ?? "none")" }
        return "\(old.name): \(changes.joined(separator: ", "))"
    }
}
