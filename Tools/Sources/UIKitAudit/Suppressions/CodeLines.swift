// Which lines of a file hold more than comments.
import SwiftModel

/// Tells lines with code from blank lines and lines with comments only.
struct CodeLines {
    private let hasCode: [Bool]

    init(_ text: SourceText, comments: [Range<Int>]) {
        var hasCode = [Bool](repeating: false, count: text.lineStarts.count)
        var comment = comments.startIndex
        var offset = 0
        for line in text.lineStarts.indices {
            let end = line + 1 < text.lineStarts.count ? text.lineStarts[line + 1] : text.bytes.count
            while offset < end {
                while comment < comments.endIndex, comments[comment].upperBound <= offset { comment += 1 }
                if comment < comments.endIndex, comments[comment].contains(offset) {
                    offset = min(comments[comment].upperBound, end)
                } else {
                    if text.bytes[offset] > 0x20 { hasCode[line] = true }
                    offset += 1
                }
            }
        }
        self.hasCode = hasCode
    }

    /// The next line (from 1) with code after a line; 0 where there is none.
    func next(after line: Int) -> Int {
        guard line < hasCode.count else { return 0 }
        return hasCode[line...].firstIndex(of: true).map { $0 + 1 } ?? 0
    }

    /// What goes when a comment is deleted: its lines with their ends where nothing else stands on them, otherwise the
    /// comment and the blanks before it.
    func deletion(of comment: Range<Int>, in text: SourceText) -> Range<Int> {
        func isBlank(_ offset: Int) -> Bool { text.bytes[offset] == 0x20 || text.bytes[offset] == 0x09 }
        func isEnd(_ offset: Int) -> Bool { text.bytes[offset] == 0x0A || text.bytes[offset] == 0x0D }
        var (lower, upper) = (comment.lowerBound, comment.upperBound)
        while lower > 0, isBlank(lower - 1) { lower -= 1 }
        let startsLine = lower == 0 || text.bytes[lower - 1] == 0x0A
        while upper < text.bytes.count, isBlank(upper) { upper += 1 }
        let endsLine = upper == text.bytes.count || isEnd(upper)
        guard startsLine, endsLine else { return (startsLine ? comment.lowerBound : lower)..<comment.upperBound }
        if upper < text.bytes.count, text.bytes[upper] == 0x0D { upper += 1 }
        if upper < text.bytes.count, text.bytes[upper] == 0x0A { upper += 1 }
        return lower..<upper
    }
}
