// Long text of which little shows: a part of it is laid out that gives the same lines.
// No Apple page: this is ours.
import Foundation

/// Lays out the head of a long text and the end of the paragraph that the head ends in, as if nothing were between them.
///
/// The lines are those of the whole text where none of them shows anything near the seam: what is left out lies behind the
/// last line, or under an ellipsis. Where that is not so, a longer head is tried, and at last the whole text.
///
/// Guessed: a paragraph's direction shows in its head or tail, and no bracket in the head closes behind the seam.
struct TextCut {
    /// Shorter texts are laid out whole.
    static let shortest = 16_384
    /// The first head, in UTF-16 units; each further one is four times as long.
    private static let firstHead = 2_048
    /// Lines stay away from the seam by so many units.
    private static let margin = 64

    /// The content that is laid out in place of the whole text.
    let content: TextLayoutRequest.Content
    /// The end of the head; text behind it is shifted.
    let seam: Int
    /// The units left out there.
    let removed: Int
    /// The width of the request.
    private let width: Double
    private let clips: Bool

    /// The lines of a request of which a part is enough; nil where the whole text is needed.
    static func build(_ request: TextLayoutRequest) -> (lines: [TextLine], size: CGSize, isTruncated: Bool)? {
        guard isLimited(request) else { return nil }
        let text = Text(request.content)
        guard text.byteCount > shortest else { return nil }
        var head = firstHead
        while let cut = TextCut(text, head: head, of: request) {
            var part = request
            part.content = cut.content
            let built = LayoutBuilder.buildWhole(part)
            if built.lines.allSatisfy({ cut.isAway($0) }), built.lines.contains(where: { $0.range.location < cut.seam }) {
                return (built.lines.map { cut.moved($0) }, built.size, built.isTruncated)
            }
            head *= 4
        }
        return nil
    }

    /// Whether there is an end to what shows: a width, and a number of lines, a height or a single line.
    private static func isLimited(_ request: TextLayoutRequest) -> Bool {
        guard request.width.isFinite, request.width > 0, request.width < 1e7 else { return false }
        return request.maximumLines > 0 || (request.height.isFinite && request.height < 1e6)
            || request.lineBreakMode.map { !$0.wraps } == true
    }

    /// Cuts a text; nil if hardly anything would be left out behind so long a head.
    private init?(_ text: Text, head: Int, of request: TextLayoutRequest) {
        guard let end = text.boundary(before: head) else { return nil }
        // 1. The rest of the head's paragraph, of which the tail is kept.
        let paragraphEnd = text.paragraphEnd(from: end)
        let tail = max(end, text.boundary(before: max(end, paragraphEnd - head)) ?? end)
        // 2. A little of what follows, so that it is known to be there.
        let rest = text.boundary(before: min(text.count, paragraphEnd + Self.margin)) ?? text.count
        let last = max(rest, min(text.count, paragraphEnd))
        guard tail - end + text.count - last > text.count / 2 else { return nil }
        width = Double(request.width)
        clips = request.lineBreakMode == .byClipping
        seam = tail > end ? end : last
        removed = tail - end
        content = text.joined(0..<end, tail..<last)
    }

    /// Whether a line shows nothing near the seam and nothing behind it but what ends a truncated line.
    private func isAway(_ line: TextLine) -> Bool {
        let near = (seam - Self.margin)..<(seam + Self.margin)
        let range = line.range.location..<(line.range.location + line.range.length)
        guard range.overlaps(near) || range.lowerBound >= seam else { return true }
        guard range.lowerBound < near.lowerBound else { return false }
        if line.isTruncated { return !line.boxes.contains { near.contains(range.lowerBound + $0.start) } }
        // A line that is clipped at its end shows nothing beyond the width.
        guard clips, line.origin.x >= 0, !line.isRightToLeft else { return false }
        return line.boxes.allSatisfy { range.lowerBound + $0.start < near.lowerBound || $0.x >= width }
    }

    /// The line with its places in the whole text.
    private func moved(_ line: TextLine) -> TextLine {
        guard removed > 0, line.range.location + line.range.length > seam else { return line }
        func place(_ index: Int) -> Int { index < seam ? index : index + removed }
        var result = line
        let start = place(line.range.location)
        result.range = NSRange(location: start, length: place(line.range.location + line.range.length) - start)
        for index in result.boxes.indices {
            result.boxes[index].start = place(line.range.location + line.boxes[index].start) - start
        }
        return result
    }
}

/// A text of either kind, by UTF-16 units.
private struct Text {
    private let string: String
    private let attributed: NSAttributedString?

    init(_ content: TextLayoutRequest.Content) {
        switch content {
        case .plain(let string):
            self.string = string
            attributed = nil
        case .attributed(let attributed):
            string = attributed.string
            self.attributed = attributed
        }
    }

    /// Cheaper than ``count``, and never less.
    var byteCount: Int { string.utf8.count }
    var count: Int { string.utf16.count }

    private func index(_ offset: Int) -> String.Index { string.utf16.index(string.startIndex, offsetBy: offset) }

    /// The beginning of the character that an index lies in; nil beyond the end.
    func boundary(before offset: Int) -> Int? {
        guard offset <= count else { return nil }
        if offset == count { return offset }
        // Longer characters than these are cut: nothing near the seam shows.
        for place in stride(from: offset, to: max(0, offset - 32), by: -1) {
            if String.Index(index(place), within: string) != nil { return place }
        }
        return offset
    }

    /// The index behind the terminator of the paragraph that an index lies in.
    func paragraphEnd(from offset: Int) -> Int {
        var bytes = string.utf8[index(offset)...]
        let found = bytes.withContiguousStorageIfAvailable { Self.end($0) } ?? Self.end(Array(bytes))
        bytes = bytes.dropFirst(found)
        return string.utf16.distance(from: string.startIndex, to: bytes.startIndex)
    }

    /// The number of bytes to the end of the first terminator: those of `StyledText`.
    private static func end<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> Int
    where Bytes.Element == UInt8, Bytes.Index == Int {
        var index = bytes.startIndex
        let end = bytes.endIndex
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte > 13 && byte < 0xC2 { continue }
            if byte == 10 { return index - bytes.startIndex }
            if byte == 13 { return index - bytes.startIndex + (index < end && bytes[index] == 10 ? 1 : 0) }
            if byte == 0xC2, index < end, bytes[index] == 0x85 { return index + 1 - bytes.startIndex }
            if byte == 0xE2, index + 1 < end, bytes[index] == 0x80, bytes[index + 1] == 0xA9 {
                return index + 2 - bytes.startIndex
            }
        }
        return bytes.count
    }

    func joined(_ head: Range<Int>, _ tail: Range<Int>) -> TextLayoutRequest.Content {
        guard let attributed else {
            return .plain(
                String(string[index(head.lowerBound)..<index(head.upperBound)])
                    + String(string[index(tail.lowerBound)..<index(tail.upperBound)]))
        }
        let result = NSMutableAttributedString(
            attributedString: attributed.attributedSubstring(from: NSRange(location: head.lowerBound, length: head.count)))
        result.append(attributed.attributedSubstring(from: NSRange(location: tail.lowerBound, length: tail.count)))
        return .attributed(NSAttributedString(attributedString: result))
    }
}
