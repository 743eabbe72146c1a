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
        let attributes = try? FileManager.default.attributesOfItem(atPath: target)
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic)
            if let permissions = attributes?[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target)
            }
        } catch {
            throw Failure(description: "\(path): cannot be written: \(Self.cause(error))")
        }
    }

    private static func cause(_ error: any Error) -> String {
        if let posix = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError, posix.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(posix.code)))
        }
        return error.localizedDescription
    }
}
