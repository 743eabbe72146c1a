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

    /// Writes a file whole or not at all: under a name of its own first, then renamed. False if it cannot; `errno` says why.
    @discardableResult
    static func write(_ text: String, to path: String) -> Bool {
        let temporary = "\(path).\(getpid())"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { return false }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes = bytes.dropFirst(count)
        }
        let reason = errno
        // A full disk may say so only here.
        guard close(file) == 0, bytes.isEmpty, rename(temporary, path) == 0 else {
            let last = bytes.isEmpty ? errno : reason
            unlink(temporary)
            errno = last
            return false
        }
        return true
    }

    /// What the last call that failed says.
    static var reason: String { String(cString: strerror(errno)) }

    static func makeFolder(_ path: String) -> Bool {
        (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
