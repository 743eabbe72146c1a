// The suppressing comments of a file.
import SwiftModel

/// What a file's comments ask of the auditor, in the order in which they stand.
public struct FileSuppressions: Sendable, Codable, Hashable {
    public var comments: [SuppressionComment]

    public var isEmpty: Bool { comments.isEmpty }

    public init(comments: [SuppressionComment] = []) { self.comments = comments }

    /// Finds the suppressing comments.
    ///
    /// - Parameter comments: The file's comments as ranges of its bytes, marks included, in ascending order. Texts that look
    ///   like comments but stand in string literals must not be among them.
    public init(_ text: SourceText, comments: [Range<Int>]) {
        self.comments = []
        let comments = comments.filter { $0.lowerBound >= 0 && $0.upperBound <= text.bytes.count }
        // Most files have none: look for the mark before anything is computed.
        let marked = comments.filter { Self.mayHold(text.bytes[$0]) }
        guard !marked.isEmpty else { return }
        let code = CodeLines(text, comments: comments)
        for range in marked { read(range, in: text, code) }
    }

    private static let mark = Array("vitrine:".utf8)

    private static func mayHold(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let start = rest.firstIndex(of: mark[0]) {
            if rest[start...].starts(with: mark) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }

    private mutating func read(_ range: Range<Int>, in text: SourceText, _ code: CodeLines) {
        for line in text.text(range).split(whereSeparator: \.isNewline) {
            // One mark only: a comment quoted in a documentation comment speaks to nobody.
            let marks: Set<Character> = ["/", "*", "!"]
            var content: Substring = line.drop { $0.isWhitespace }
            content = content.drop { marks.contains($0) }
            content = content.drop { $0.isWhitespace }
            guard content.hasPrefix("vitrine:") else { continue }
            content = content.dropFirst("vitrine:".count)
            if content.hasSuffix("*/") { content = content.dropLast(2) }
            let word = content.prefix { !$0.isWhitespace }
            let body = content.dropFirst(word.count).drop(while: \.isWhitespace)
            let command = SuppressionComment.Command(rawValue: String(word))
            let source = SourceRange(range, in: text)
            comments.append(
                SuppressionComment(
                    command: command, word: String(word), body: String(body), range: source,
                    line: command == .disableNext ? code.next(after: source.endLine) : source.line,
                    deletion: code.deletion(of: range, in: text)))
            // One comment says one thing; its further lines explain.
            return
        }
    }
}
