// A class of a generated test.

/// As much of a class as the trap needs.
struct ClassSketch {
    var name: String
    var superclass: String
    var isFinal = true
    /// Lines of the body, without indentation.
    var members: [String] = []

    /// The declaration, private to its file.
    var lines: [String] {
        let head = "private \(isFinal ? "final " : "")class \(name): \(superclass) {"
        return members.isEmpty ? [head + "}"] : [head] + members.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// A method's lines: on one line where it is short.
    static func method(_ head: String, _ body: [String]) -> [String] {
        if body.count == 1, !body[0].contains("//"), head.count + body[0].count < 100 {
            return ["\(head) { \(body[0]) }"]
        }
        return ["\(head) {"] + body.map { "    " + $0 } + ["}"]
    }
}
