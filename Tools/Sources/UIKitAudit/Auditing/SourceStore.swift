// The text of audited files, for those who show or change it.
import Foundation
import SwiftModel

/// Reads files under a root when they are first asked for and keeps them. Not for several threads at once.
public final class SourceStore {
    /// Absolute, without a slash at the end.
    public let root: String
    private var texts: [String: SourceText?]

    /// - Parameter overlays: Bytes that stand for a file's own, by relative path.
    public init(root: String, overlays: [String: [UInt8]] = [:]) {
        self.root = root
        texts = [:]
        for (path, bytes) in overlays { texts[path] = SourceText(path: path, bytes: bytes) }
    }

    /// The text of a file by its relative path; nil where it cannot be read.
    public func text(_ path: String) -> SourceText? {
        if let known = texts[path] { return known }
        let text = FileManager.default.contents(atPath: absolutePath(path)).map {
            SourceText(path: path, bytes: Array($0))
        }
        texts[path] = .some(text)
        return text
    }

    /// The path of a file on this machine.
    public func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : root == "/" ? "/" + path : root + "/" + path
    }
}
