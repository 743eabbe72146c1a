// Changed files onto the disk.
import Foundation

/// Writes a file whole or not at all.
public enum FileWriter {
    /// A file that cannot be written.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        public var description: String
    }

    /// Replaces a file's content in one step and keeps its permissions; a link stays a link.
    ///
    /// - Parameter expected: What the file must still hold; nil where that does not matter.
    public static func write(_ bytes: [UInt8], to path: String, expecting expected: [UInt8]? = nil) throws {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        if let expected {
            guard let now = FileManager.default.contents(atPath: target), Array(now) == expected else {
                throw Failure(description: "\(path): changed since it was audited; not written")
            }
        }
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o644
        let temporary = "\(target).vitrine-\(UUID().uuidString.prefix(8))"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard file >= 0 else { throw Self.failure(path) }
        do {
            try Self.write(bytes, to: file, path)
            // The mask of the process may have taken bits away.
            guard fchmod(file, mode) == 0 else { throw Self.failure(path) }
            guard close(file) == 0, rename(temporary, target) == 0 else { throw Self.failure(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], to file: Int32, _ path: String) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let failure = Self.failure(path)
                close(file)
                throw failure
            }
            rest = rest.dropFirst(count)
        }
    }

    private static func failure(_ path: String) -> Failure {
        Failure(description: "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
}
