// Why a file with recorded answers cannot be used.
// No Apple page: this is ours.
import Foundation

/// The reason why a file with recorded answers cannot be used: the file, the place in it, the cause.
public enum NetworkFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file does not exist; the searched paths.
    case missing(String, searched: [String])
    /// The file exists but is not readable.
    case unreadable(String, cause: String)
    /// The file is not JSON.
    case notJSON(String, cause: String)
    /// A member is missing, unknown or of another type. The place is a path such as `log.entries[3].response`.
    case malformed(String, place: String, cause: String)
    /// A body is marked as base64 and is not.
    case wrongBase64(String, place: String)
    /// The answers could not be written.
    case unwritable(String, cause: String)

    public var description: String {
        switch self {
        case .missing(let file, let searched):
            return "There is no file \(file) with recorded answers. Looked for:\n"
                + searched.map { "  \($0)" }.joined(separator: "\n")
                + "\nVITRINE_RECORD_NETWORK=missing asks the network once and writes it."
        case .unreadable(let file, let cause): return "\(file) cannot be read: \(cause)"
        case .notJSON(let file, let cause): return "\(file) is no JSON: \(cause)"
        case .malformed(let file, let place, let cause): return "\(file), at \(place): \(cause)"
        case .wrongBase64(let file, let place): return "\(file), at \(place): the text is no base64"
        case .unwritable(let file, let cause): return "\(file) could not be written: \(cause)"
        }
    }

    /// Converts a decoder's error, with its coding path as the place.
    static func decoding(_ file: String, _ error: any Error) -> NetworkFileError {
        func place(_ path: [any CodingKey]) -> String {
            let text = path.reduce(into: "") { text, key in
                text += key.intValue.map { "[\($0)]" } ?? (text.isEmpty ? key.stringValue : ".\(key.stringValue)")
            }
            return text.isEmpty ? "the top" : text
        }
        guard let error = error as? DecodingError else { return .notJSON(file, cause: "\(error)") }
        switch error {
        case .keyNotFound(let key, let context):
            return .malformed(file, place: place(context.codingPath), cause: "\"\(key.stringValue)\" is missing")
        case .typeMismatch(let type, let context):
            return .malformed(file, place: place(context.codingPath), cause: "\(words(type)) is expected")
        case .valueNotFound(let type, let context):
            return .malformed(file, place: place(context.codingPath), cause: "\(words(type)) is expected, not null")
        case .dataCorrupted(let context):
            guard context.codingPath.isEmpty else {
                return .malformed(file, place: place(context.codingPath), cause: context.debugDescription)
            }
            let under = context.underlyingError.map { " \(($0 as NSError).userInfo[NSDebugDescriptionErrorKey] ?? $0)" }
            return .notJSON(file, cause: context.debugDescription + (under ?? ""))
        @unknown default: return .notJSON(file, cause: "\(error)")
        }
    }

    private static func words(_ type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Int.Type, is Double.Type: "a number"
        case is Bool.Type: "true or false"
        case is [String: Any].Type: "an object"
        case is [Any].Type: "an array"
        default: "\(type)".hasPrefix("Array<") ? "an array" : "\(type)".hasPrefix("Dictionary<") ? "an object" : "\(type)"
        }
    }
}
