// The tables of a TrueType or OpenType file, read as far as CGFont shows them.
// No Apple page: this is ours. The format: OpenType 1.9 (ISO/IEC 14496-22), head, hhea, hmtx, maxp, name, OS/2, post.
import Foundation

/// The tables of a TrueType or OpenType file. Numbers outside a table read as 0.
package struct FontTables: Sendable {
    /// The whole file.
    package let data: Data
    /// Tags in the order of the file, and where their tables are.
    package let directory: [(tag: UInt32, range: Range<Int>)]
    private let places: [UInt32: Range<Int>]

    /// Nil where the bytes are no such file, a table ends behind them, or head, hhea, hmtx or maxp is missing.
    package init?(_ given: Data) {
        let data = given.startIndex == 0 ? given : Data(given)
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= data.count else { return nil }
            return (0..<count).reduce(0) { $0 << 8 | Int(data[offset + $1]) }
        }
        guard Self.isFont(data), var start = number(0, 4) else { return nil }
        // A collection's first font stands for it.
        if start == 0x7474_6366 {
            guard let first = number(12, 4) else { return nil }
            start = first
        } else {
            start = 0
        }
        guard let count = number(start + 4, 2) else { return nil }
        var directory: [(tag: UInt32, range: Range<Int>)] = []
        for index in 0..<count {
            let entry = start + 12 + 16 * index
            guard let tag = number(entry, 4), let offset = number(entry + 8, 4), let length = number(entry + 12, 4),
                offset + length <= data.count
            else { return nil }
            directory.append((UInt32(tag), offset..<(offset + length)))
        }
        let places = Dictionary(directory.map { ($0.tag, $0.range) }) { first, _ in first }
        guard ["head", "hhea", "hmtx", "maxp"].allSatisfy({ places[Self.tag($0)] != nil }) else { return nil }
        self.places = places
        self.data = data
        self.directory = directory
    }

    /// Whether the first bytes are those of a TrueType or OpenType file or of a collection.
    package static func isFont(_ data: Data) -> Bool {
        let known: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
        return known.contains { data.starts(with: $0) }
    }

    /// Four letters as a number.
    package static func tag(_ name: StaticString) -> UInt32 {
        (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
    }

    package func table(_ tag: UInt32) -> Data? { places[tag].map { data.subdata(in: $0) } }

    // MARK: Numbers

    package func unsigned16(_ tag: StaticString, _ offset: Int) -> Int {
        guard let place = places[Self.tag(tag)], offset >= 0, offset + 2 <= place.count else { return 0 }
        let start = place.lowerBound + offset
        return Int(data[start]) << 8 | Int(data[start + 1])
    }

    package func signed16(_ tag: StaticString, _ offset: Int) -> Int {
        Int(Int16(truncatingIfNeeded: unsigned16(tag, offset)))
    }

    /// A number with 16 bits behind the point.
    package func fixed(_ tag: StaticString, _ offset: Int) -> Double {
        Double(signed16(tag, offset)) + Double(unsigned16(tag, offset + 2)) / 65536
    }

    // MARK: Glyphs

    package var glyphCount: Int { unsigned16("maxp", 4) }

    /// How far the pen moves behind a glyph, in font units; nil for a glyph that the font does not have.
    package func advance(of glyph: Int) -> Int? {
        guard glyph < glyphCount else { return nil }
        // The last entry holds for all glyphs behind it.
        let last = unsigned16("hhea", 34) - 1
        return last < 0 ? 0 : unsigned16("hmtx", 4 * min(glyph, last))
    }

    // MARK: Names

    /// A text of the name table, in English where there are several: Windows' words before the Macintosh's.
    package func name(_ id: Int) -> String? {
        let count = unsigned16("name", 2)
        let storage = unsigned16("name", 4)
        guard let place = places[Self.tag("name")] else { return nil }
        var best: (rank: Int, text: String)?
        for index in 0..<count {
            let record = 6 + 12 * index
            guard unsigned16("name", record + 6) == id else { continue }
            let platform = unsigned16("name", record)
            let language = unsigned16("name", record + 4)
            let rank = platform == 3 ? (language == 0x409 ? 4 : 2) : platform == 0 ? 3 : language == 0 ? 1 : 0
            let length = unsigned16("name", record + 8)
            let start = place.lowerBound + storage + unsigned16("name", record + 10)
            guard start + length <= place.upperBound, rank > best?.rank ?? -1 else { continue }
            let bytes = data.subdata(in: start..<(start + length))
            let text = String(data: bytes, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
            if let text, !text.isEmpty { best = (rank, text) }
        }
        return best?.text
    }
}
