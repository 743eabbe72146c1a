// The file a picture lives in.
// No Apple page: this is ours; the layout is that of the SnapshotTesting library.
import Foundation

/// The file of a picture: `__Snapshots__/<test file>/<test>.<name>.png` beside the test's source.
struct SnapshotName: Sendable, Hashable {
    /// Folder of the test file's pictures.
    let folder: URL
    /// Without folder and `.png`.
    let stem: String

    /// A name as given, else a number that counts the unnamed pictures of the test.
    init(testFile: String, testName: String, name: String) {
        let file = URL(fileURLWithPath: testFile)
        folder = file.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        stem = Self.safe(testName) + "." + Self.safe(name)
    }

    /// The picture.
    var picture: URL { folder.appendingPathComponent(stem + ".png") }
    /// The view tree recorded with it, one view a line.
    var views: URL { folder.appendingPathComponent(stem + ".views.jsonl") }
    /// `File/test.name`, for messages and the report.
    var title: String { folder.lastPathComponent + "/" + stem }

    /// Letters, digits, `-`, `_` and `.`; all else becomes hyphens, and the part after `(` of a function goes.
    static func safe(_ text: String) -> String {
        let name = text.hasSuffix(")") ? text.prefix { $0 != "(" } : text[...]
        var result = ""
        for character in name {
            let keeps = character.isLetter || character.isNumber || "-_.".contains(character)
            if keeps {
                result.append(character)
            } else if !result.isEmpty, !result.hasSuffix("-") {
                result.append("-")
            }
        }
        while let last = result.last, last == "-" { result.removeLast() }
        result = String(result.drop { $0 == "." || $0 == "-" })
        return result.isEmpty ? "unnamed" : result
    }
}
