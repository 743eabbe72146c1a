// The goldens: folders of input files, and of what they become.
// No Apple page: this is ours.
import Foundation
import ObjCBridge

/// One golden: a module's files and their expected texts.
struct Golden: CustomStringConvertible, Sendable {
    let name: String
    let files: [SourceText]
    let expected: [String: String]
    var description: String { name }

    /// All goldens beside this file. `Tools/script/check-bridge --record` writes what is expected.
    static let all: [Golden] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map { name in
            Golden(
                name: name, files: texts(root.appending(path: name), name),
                expected: Dictionary(
                    uniqueKeysWithValues: texts(root.appending(path: name + "/Expected"), name).map { ($0.path, $0.text) }))
        }
    }()

    private static func texts(_ folder: URL, _ name: String) -> [SourceText] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { file in
            (try? String(contentsOf: folder.appending(path: file), encoding: .utf8))
                .map { SourceText(path: "\(name)/\(file)", text: $0) }
        }
    }

    func rewritten() -> [RewrittenFile] { Bridge.rewrite(module: "Golden", files) }

    /// A rewritten text without what was generated: blocks moved into bodies, and the end.
    static func withoutGenerated(_ text: String) -> [String] {
        var kept: [String] = []
        var isMoved = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("#sourceLocation(file: \"<objc of ") { break }
            if line.hasPrefix("#sourceLocation(file: \"<moved into ") {
                isMoved = true
                continue
            }
            if isMoved {
                if line.hasPrefix("#sourceLocation(") { isMoved = false }
                continue
            }
            kept.append(line)
        }
        return kept
    }
}
