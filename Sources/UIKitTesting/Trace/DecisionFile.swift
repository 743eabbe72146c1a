// The lines of VITRINE_TRACE beside a failed test's pictures.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// `trace.txt`: the last some thousand decisions of the test that runs.
enum DecisionFile {
    static let name = "trace.txt"

    /// The lines; nil where none was told.
    static var data: Data? {
        let lines = Trace.lines()
        guard !lines.isEmpty else { return nil }
        let left = Trace.count - lines.count
        let head = left > 0 ? "… \(left) lines before these were let go\n" : ""
        return Data((head + lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Writes it into a folder of artifacts; the file's name, nil where there is nothing to write.
    static func leave(in folder: URL) -> String? {
        guard let data, (try? data.write(to: folder.appendingPathComponent(name))) != nil else { return nil }
        return name
    }
}
