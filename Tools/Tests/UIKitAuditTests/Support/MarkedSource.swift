// Source with marked positions.
import SwiftModel

/// A Swift text, or several files, whose positions of interest are marked with `↓`.
struct MarkedSource {
    /// By name, without marks; `Example.swift` where the text names none.
    var files: [(path: String, text: String)] = []
    /// The marked places: file and UTF-8 offset without marks, in order.
    var marks: [(path: String, offset: Int)] = []

    init(_ text: String) {
        var path = "Example.swift"
        var lines: [Substring] = []
        func finish(_ source: inout MarkedSource) {
            guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
            source.add(path, lines.joined(separator: "\n") + "\n")
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") {
                finish(&self)
                path = String(line.dropFirst("// file: ".count))
                lines = []
            } else {
                lines.append(line)
            }
        }
        finish(&self)
    }

    private mutating func add(_ path: String, _ text: String) {
        var plain = ""
        for character in text {
            if character == "↓" {
                marks.append((path, plain.utf8.count))
            } else {
                plain.append(character)
            }
        }
        files.append((path, plain))
    }
}
