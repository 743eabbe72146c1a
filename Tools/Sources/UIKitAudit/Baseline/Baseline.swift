// Findings that are known and not to be reported again.
import Foundation

/// The findings of one day, written down so that only later ones are reported.
public struct Baseline: Sendable, Hashable {
    /// One known finding.
    public struct Entry: Sendable, Codable, Hashable {
        /// Relative to the root, with `/`.
        public var path: String
        public var rule: String
        /// The enclosing declaration, for those who read the file.
        public var context: String
        /// The finding's line, for those who read the file; shortened.
        public var text: String
        /// What is compared: rule, context, line and which of equal ones.
        public var fingerprint: String

        public init(path: String, rule: String, context: String, text: String, fingerprint: String) {
            self.path = path
            self.rule = rule
            self.context = context
            self.text = text
            self.fingerprint = fingerprint
        }
    }

    /// A baseline that cannot be read.
    public struct Malformed: Error, Hashable, CustomStringConvertible {
        public var description: String
    }

    /// By path, then rule, then fingerprint.
    public private(set) var entries: [Entry]

    static let version = 1

    private struct File: Decodable {
        var version: Int
        var findings: [Entry]
    }

    public init(_ entries: some Sequence<Entry> = []) {
        self.entries = entries.sorted {
            ($0.path, $0.rule, $0.context, $0.fingerprint) < ($1.path, $1.rule, $1.context, $1.fingerprint)
        }
    }

    /// The baseline that knows these findings.
    public init(_ findings: [Finding], sources: SourceStore) {
        self.init(
            zip(findings, FindingFingerprint.all(of: findings, sources: sources)).map { finding, fingerprint in
                Entry(
                    path: finding.range.path, rule: finding.rule, context: finding.context,
                    text: String(fingerprint.text.prefix(160)), fingerprint: fingerprint.value)
            })
    }

    /// Reads what ``text`` wrote.
    ///
    /// - Parameter path: The file's path, for messages.
    public init(reading bytes: some Sequence<UInt8>, path: String) throws {
        let data = Data(bytes)
        do {
            let file = try JSONDecoder().decode(File.self, from: data)
            guard file.version == Self.version else {
                throw Malformed(
                    description: "\(path): has version \(file.version); this vitrine reads version \(Self.version)")
            }
            self.init(file.findings)
        } catch let error as DecodingError {
            throw Malformed(description: "\(path): is no baseline: \(Self.words(for: error))")
        }
    }

    /// The file's text: sorted, one field a line, so that two branches' baselines merge.
    public var text: String {
        let findings = entries.map { entry -> JSONValue in
            [
                "path": .string(entry.path), "rule": .string(entry.rule), "context": .string(entry.context),
                "text": .string(entry.text), "fingerprint": .string(entry.fingerprint),
            ]
        }
        return JSONValue.object([("version", .int(Self.version)), ("findings", .array(findings))]).text + "\n"
    }

    private static func words(for error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            return keys.isEmpty ? "the file" : keys.joined(separator: ".").replacingOccurrences(of: ".[", with: "[")
        }
        return switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) has the wrong type"
        default: "it is not JSON"
        }
    }
}
