// Fonts that no list has: pinned ones under another name.
// No Apple page: this is ours.
import Foundation

/// A font that no list has: a copy of Quicksand (SIL Open Font License, which allows that) under another name.
struct TestFont {
    /// Nine letters, as Quicksand has.
    let family: String
    let data: Data

    init(_ family: String, style: String = "Bold") throws {
        precondition(family.utf8.count == 9)
        self.family = family
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/quicksand/Quicksand-\(style).ttf")
        data = Self.renamed(try Data(contentsOf: file), "Quicksand", family)
    }

    /// The bytes with one word in its place of another of the same length.
    static func renamed(_ data: Data, _ old: String, _ new: String) -> Data {
        var data = data
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let word = old.data(using: encoding)!
            let other = new.data(using: encoding)!
            while let range = data.range(of: word) { data.replaceSubrange(range, with: other) }
        }
        return data
    }

    /// A file of the font in a folder of its own, for as long as the body runs.
    func withFile<Result>(_ name: String? = nil, _ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name ?? "\(family).ttf")
        try data.write(to: file)
        return try body(file)
    }
}
