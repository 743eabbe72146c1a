// Changes of a text by byte positions.
// No Apple page: this is ours.

/// One piece of text in another's place.
struct Edit {
    var start: Int
    var end: Int
    var text: String
}

/// The edits of one file.
struct EditList {
    private(set) var edits: [Edit] = []
    var isEmpty: Bool { edits.isEmpty }

    /// Puts text in the place of other text; what lacks of its line ends is added behind.
    mutating func replace(_ start: Int, _ end: Int, with text: String, of source: [UInt8]) {
        let before = source[start..<end].count { $0 == UInt8(ascii: "\n") }
        let after = text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.append(Edit(start: start, end: end, text: text + String(repeating: "\n", count: max(0, before - after))))
    }

    /// Blanks of the same width, so that nothing behind them moves.
    mutating func blank(_ start: Int, _ end: Int, of source: [UInt8]) {
        let blanks = String(decoding: source[start..<end], as: UTF8.self).unicodeScalars.map { $0 == "\n" ? "\n" : " " }
        edits.append(Edit(start: start, end: end, text: blanks.joined()))
    }

    mutating func insert(_ text: String, at position: Int) {
        edits.append(Edit(start: position, end: position, text: text))
    }

    /// The text with all edits made. Of two that overlap the one that begins later is left out: it lies inside the other.
    func applied(to source: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.count / 4)
        var position = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
        }
        for (_, edit) in ordered where edit.start >= position {
            result += source[position..<edit.start]
            result += edit.text.utf8
            position = edit.end
        }
        result += source[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
