// The paragraphs of a text in order, with their lengths and heights summed up in chunks.
// No Apple page: this is ours; NSLayoutManager keeps its text in one.
import CoreGraphics
import Foundation

/// The paragraphs of a text in order. Finding by character or by height, and replacing some, costs the number of chunks
/// and the size of one: what lies behind an edit moves by arithmetic alone.
///
/// Heights are multiples of 2⁻¹⁶ points: sums are exact, so that they do not depend on the order of edits.
struct ParagraphList {
    /// One paragraph with its terminator; the last has none and may be empty.
    struct Entry {
        /// UTF-16 units.
        var length: Int
        /// The laid-out paragraph; nil until it is laid out.
        var laid: LaidParagraph?
        /// The laid-out paragraph from before an edit, whose unchanged parts are reused.
        var before: LaidParagraph?

        var height: Double { laid?.height ?? 0 }
    }

    /// A paragraph's place: its index in two steps, the text and the heights before it.
    struct Place: Equatable {
        fileprivate var chunk: Int
        fileprivate var slot: Int
        /// UTF-16 units before it.
        var start: Int
        /// Points before it.
        var top: Double
    }

    private struct Chunk {
        var entries: [Entry]
        private(set) var length = 0
        private(set) var height = 0.0
        private(set) var unlaid = 0
        /// The leftmost and rightmost edge of its lines.
        private(set) var left = Double.infinity
        private(set) var right = -Double.infinity
        /// The widest line with its indent.
        private(set) var widest = 0.0

        init(_ entries: [Entry]) {
            self.entries = entries
            sum()
        }

        mutating func sum() {
            length = 0
            height = 0
            unlaid = 0
            left = .infinity
            right = -.infinity
            widest = 0
            for entry in entries {
                length += entry.length
                guard let laid = entry.laid else {
                    unlaid += 1
                    continue
                }
                height += laid.height
                left = min(left, laid.left)
                right = max(right, laid.right)
                widest = max(widest, Double(laid.layout.size.width))
            }
        }

        mutating func lay(_ laid: LaidParagraph, at slot: Int) {
            entries[slot].before = nil
            if entries[slot].laid != nil {
                entries[slot].laid = laid
                return sum()
            }
            entries[slot].laid = laid
            unlaid -= 1
            height += laid.height
            left = min(left, laid.left)
            right = max(right, laid.right)
            widest = max(widest, Double(laid.layout.size.width))
        }
    }

    private static let most = 128
    private static let few = 16

    private var chunks: [Chunk]
    /// UTF-16 units.
    private(set) var length: Int
    /// Points of what is laid out.
    private(set) var height: Double
    /// Paragraphs that are not laid out.
    private(set) var unlaid: Int

    /// A list of paragraphs of these lengths, none laid out. An empty text has one of length 0.
    init(lengths: [Int] = [0]) {
        chunks = Self.chunks(lengths.isEmpty ? [Entry(length: 0)] : lengths.map { Entry(length: $0) })
        length = 0
        height = 0
        unlaid = 0
        sum()
    }

    private mutating func sum() {
        length = chunks.reduce(0) { $0 + $1.length }
        height = chunks.reduce(0) { $0 + $1.height }
        unlaid = chunks.reduce(0) { $0 + $1.unlaid }
    }

    private static func chunks(_ entries: [Entry]) -> [Chunk] {
        guard entries.count > most else { return [Chunk(entries)] }
        let count = (entries.count + most / 2 - 1) / (most / 2)
        return (0..<count).map { Chunk(Array(entries[$0 * entries.count / count..<($0 + 1) * entries.count / count])) }
    }

    /// Paragraphs.
    var count: Int { chunks.reduce(0) { $0 + $1.entries.count } }

    /// Leftmost and rightmost edge of the lines laid out; nil without any.
    var edges: (left: Double, right: Double)? {
        let left = chunks.reduce(Double.infinity) { min($0, $1.left) }
        let right = chunks.reduce(-Double.infinity) { max($0, $1.right) }
        return left <= right ? (left, right) : nil
    }

    /// The widest line with its indent, in points.
    var widest: Double { chunks.reduce(0) { max($0, $1.widest) } }

    subscript(place: Place) -> Entry { chunks[place.chunk].entries[place.slot] }

    var first: Place { Place(chunk: 0, slot: 0, start: 0, top: 0) }

    var last: Place {
        let entries = chunks[chunks.count - 1].entries
        let entry = entries[entries.count - 1]
        return Place(
            chunk: chunks.count - 1, slot: entries.count - 1, start: length - entry.length, top: height - entry.height)
    }

    func next(_ place: Place) -> Place? {
        let entry = self[place]
        var next = place
        next.start += entry.length
        next.top += entry.height
        next.slot += 1
        if next.slot == chunks[next.chunk].entries.count {
            next.chunk += 1
            next.slot = 0
            if next.chunk == chunks.count { return nil }
        }
        return next
    }

    func previous(_ place: Place) -> Place? {
        var previous = place
        previous.slot -= 1
        if previous.slot < 0 {
            previous.chunk -= 1
            if previous.chunk < 0 { return nil }
            previous.slot = chunks[previous.chunk].entries.count - 1
        }
        let entry = self[previous]
        previous.start -= entry.length
        previous.top -= entry.height
        return previous
    }

    /// The paragraph that holds a UTF-16 unit; the last one for the end and beyond.
    func place(containing unit: Int) -> Place {
        var start = 0
        var top = 0.0
        for (number, chunk) in chunks.enumerated() {
            guard unit < start + chunk.length else {
                start += chunk.length
                top += chunk.height
                continue
            }
            for (slot, entry) in chunk.entries.enumerated() {
                if unit < start + entry.length { return Place(chunk: number, slot: slot, start: start, top: top) }
                start += entry.length
                top += entry.height
            }
        }
        return last
    }

    /// The last paragraph that begins at a height or above it; those that are not laid out have none.
    func place(atHeight y: Double) -> Place {
        var start = 0
        var top = 0.0
        for (number, chunk) in chunks.enumerated() {
            guard y < top + chunk.height || (number == chunks.count - 1) else {
                start += chunk.length
                top += chunk.height
                continue
            }
            for (slot, entry) in chunk.entries.enumerated() {
                if y < top + entry.height || (number == chunks.count - 1 && slot == chunk.entries.count - 1) {
                    return Place(chunk: number, slot: slot, start: start, top: top)
                }
                start += entry.length
                top += entry.height
            }
        }
        return last
    }

    /// The first paragraph that is not laid out.
    var firstUnlaid: Place? {
        guard unlaid > 0 else { return nil }
        var start = 0
        var top = 0.0
        for (number, chunk) in chunks.enumerated() {
            if chunk.unlaid > 0 {
                for (slot, entry) in chunk.entries.enumerated() {
                    if entry.laid == nil { return Place(chunk: number, slot: slot, start: start, top: top) }
                    start += entry.length
                    top += entry.height
                }
            }
            start += chunk.length
            top += chunk.height
        }
        return nil
    }

    /// Keeps a paragraph's lines.
    mutating func lay(_ laid: LaidParagraph, at place: Place) {
        let before = chunks[place.chunk].height
        let waiting = chunks[place.chunk].unlaid
        chunks[place.chunk].lay(laid, at: place.slot)
        height += chunks[place.chunk].height - before
        unlaid += chunks[place.chunk].unlaid - waiting
    }

    /// Replaces the paragraphs from one to another, both included, by others that are not laid out.
    mutating func replace(from first: Place, through last: Place, with lengths: [Int]) {
        var entries = Array(chunks[first.chunk].entries[..<first.slot])
        var old: Place? = first
        for length in lengths {
            let before = old.map { self[$0].laid ?? self[$0].before }
            entries.append(Entry(length: length, before: before ?? nil))
            old = old == last ? nil : old.flatMap { next($0) }
        }
        entries += chunks[last.chunk].entries[(last.slot + 1)...]
        var end = last.chunk + 1
        // Small chunks join, so that many deletions do not leave a chain of crumbs.
        if entries.count < Self.few, end < chunks.count {
            entries += chunks[end].entries
            end += 1
        }
        chunks.replaceSubrange(first.chunk..<end, with: entries.isEmpty ? [] : Self.chunks(entries))
        if chunks.isEmpty { chunks = [Chunk([Entry(length: 0)])] }
        sum()
    }

    /// Forgets the lines of every paragraph; lengths stay.
    mutating func forgetLines(_ keep: (LaidParagraph) -> LaidParagraph?) {
        for number in chunks.indices {
            for slot in chunks[number].entries.indices {
                chunks[number].entries[slot].laid = chunks[number].entries[slot].laid.flatMap(keep)
            }
            chunks[number].sum()
        }
        sum()
    }

    /// Whether the sums are those of the entries, and no chunk is empty or too large. For tests.
    var isConsistent: Bool {
        chunks.allSatisfy { chunk in
            var other = chunk
            other.sum()
            return !chunk.entries.isEmpty && chunk.entries.count <= Self.most && other.length == chunk.length
                && other.height == chunk.height && other.unlaid == chunk.unlaid
        } && length == chunks.reduce(0) { $0 + $1.length } && height == chunks.reduce(0) { $0 + $1.height }
            && unlaid == chunks.reduce(0) { $0 + $1.unlaid }
    }
}

extension ParagraphList {
    /// The lengths of the paragraphs of a piece of text, terminators included. What ends in a terminator is followed by an
    /// empty paragraph if it is the end of the whole text.
    static func lengths(of units: some Collection<UInt16>, isEndOfText: Bool) -> [Int] {
        var lengths: [Int] = []
        var length = 0
        var isAfterReturn = false
        for unit in units {
            if isAfterReturn {
                isAfterReturn = false
                if unit == 10 {
                    lengths.append(length + 1)
                    length = 0
                    continue
                }
                lengths.append(length)
                length = 0
            }
            length += 1
            if unit == 13 {
                isAfterReturn = true
            } else if unit == 10 || unit == 0x85 || unit == 0x2029 {
                lengths.append(length)
                length = 0
            }
        }
        if isAfterReturn {
            lengths.append(length)
            length = 0
        }
        if length > 0 || isEndOfText { lengths.append(length) }
        return lengths
    }

    /// The units of a paragraph's terminator.
    static func terminatorLength(_ units: [UInt16]) -> Int {
        switch units.last {
        case 10: units.count > 1 && units[units.count - 2] == 13 ? 2 : 1
        case 13, 0x85, 0x2029: 1
        default: 0
        }
    }
}
