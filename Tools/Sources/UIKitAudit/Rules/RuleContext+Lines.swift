// Ranges for edits.
import SwiftModel

extension RuleContext {
    /// What to delete with a statement: its whole line with the line's end where it stands alone on it, else the statement and
    /// the `;` or blanks after it.
    public func lines(of statement: Statement) -> Range<Int> {
        let bytes = file.source.bytes
        var start = statement.range.lowerBound
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        var end = statement.range.upperBound
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
        if beginsLine, end == bytes.count || bytes[end] == UInt8(ascii: "\n") { return start..<min(end + 1, bytes.count) }
        end = statement.range.upperBound
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: ";") { end += 1 }
        return statement.range.lowerBound..<end
    }
}
