// Reading and writing that other builds may do at the same time.
// No Apple page: this is ours.
import FoundationEssentials
import Glibc

/// One line on standard error, in the wrapper's name.
func complain(_ line: String) { tell("vitrine: " + line) }

/// One line on standard error that stands for itself, as the compiler's do.
func tell(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(2, bytes, bytes.count)
}

enum Files {
    static func read(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a file whole or not at all: under a name of its own first, then renamed. False if it cannot.
    @discardableResult
    static func write(_ text: String, to path: String) -> Bool {
        let temporary = "\(path).\(getpid())"
        // A full disk leaves a part of the file.
        guard FileManager.default.createFile(atPath: temporary, contents: Data(text.utf8)), rename(temporary, path) == 0 else {
            unlink(temporary)
            return false
        }
        return true
    }

    static func makeFolder(_ path: String) -> Bool {
        (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
