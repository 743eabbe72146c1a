// A file as it was read.
import Foundation
import SwiftModel

/// A file's bytes, or why there are none.
struct LoadedFile: Sendable {
    /// Larger files are left out.
    static let sizeLimit = 16 << 20

    var path: String
    /// nil where it could not be read.
    var source: [UInt8]?
    var hash: UInt64
    /// Whether bytes were replaced, so that offsets in it are not those on disk.
    var isRepaired: Bool
    var notices: [FileNotice]

    /// Reads a file, or takes the bytes that stand for it.
    static func load(_ path: String, root: String, overlay: [UInt8]?) -> LoadedFile {
        var file = LoadedFile(path: path, source: nil, hash: 0, isRepaired: false, notices: [])
        let bytes: [UInt8]
        if let overlay {
            bytes = overlay
        } else {
            let absolute = path.hasPrefix("/") ? path : root == "/" ? "/" + path : root + "/" + path
            guard let read = read(absolute, limit: sizeLimit) else {
                file.notices.append(FileNotice(path: path, kind: .unreadable, message: "The file cannot be read."))
                return file
            }
            guard read.isWhole else {
                file.notices.append(
                    FileNotice(
                        path: path, kind: .tooLarge, message: "The file has more than \(sizeLimit >> 20) MiB; it was left out."))
                return file
            }
            bytes = read.bytes
        }
        file.hash = StableHash.of(bytes)
        if let bad = firstInvalid(bytes) {
            file.source = Array(String(decoding: bytes, as: UTF8.self).utf8)
            file.isRepaired = true
            let line = bytes[..<bad].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            file.notices.append(
                FileNotice(
                    path: path, line: line, kind: .invalidUTF8,
                    message: "The file is not UTF-8; it was read with marks for the bytes that are not, and is not mended."))
        } else {
            file.source = bytes
        }
        return file
    }

    /// The bytes of a regular file; none, and not whole, of one with more than the limit.
    static func read(_ path: String, limit: Int = .max) -> (bytes: [UInt8], isWhole: Bool)? {
        // A pipe of that name must not hold us up.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        if size > limit { return ([], false) }
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
                if got < 0 { failed = true }
                if got <= 0 { break }
                count += got
            }
        }
        return failed ? nil : (bytes, true)
    }

    /// The offset of the first byte that is not UTF-8; nil where all are.
    private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
        if isASCII(bytes) { return nil }
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput, .error: return min(offset, bytes.count)
            }
        }
    }

    /// Eight bytes at a time.
    private static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var all: UInt64 = 0
            var offset = 0
            while offset + 8 <= buffer.count {
                all |= buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                offset += 8
            }
            while offset < buffer.count {
                all |= UInt64(buffer[offset])
                offset += 1
            }
            return all & 0x8080_8080_8080_8080 == 0
        }
    }
}
