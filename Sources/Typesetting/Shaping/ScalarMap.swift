// A paragraph's scalars: their places in UTF-16 and UTF-8, and what scripts they hint at.
// No Apple page: this is ours.
import Foundation

/// A paragraph's scalars: their places in UTF-16 and UTF-8, and what scripts they hint at.
struct ScalarMap {
    /// UTF-16 offset of every scalar.
    private(set) var starts: [Int] = []
    /// UTF-8 offset of every scalar, and the whole count.
    private(set) var bytes: [Int] = []
    /// Ends in a zero.
    private(set) var utf8: [CChar] = []
    private(set) var scalars: [UInt32] = []
    private(set) var highest: UInt32 = 0
    private(set) var hasLetters = false
    /// Nothing but ``isPlain(_:)`` scalars.
    private(set) var isPlain = true
    private var hasKana = false
    private var hasHangul = false

    /// The number of bytes without the closing zero.
    var byteCount: Int { utf8.count - 1 }

    /// Lone surrogates count as U+FFFD.
    init(_ text: [UInt16]) {
        starts.reserveCapacity(text.count)
        bytes.reserveCapacity(text.count + 1)
        utf8.reserveCapacity(text.count + 1)
        scalars.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let unit = UInt32(text[index])
            var scalar = unit
            var length = 1
            if unit >= 0xD800, unit < 0xE000 {
                scalar = 0xFFFD
                if unit < 0xDC00, index + 1 < text.count, text[index + 1] >= 0xDC00, text[index + 1] < 0xE000 {
                    scalar = 0x10000 + ((unit - 0xD800) << 10) + (UInt32(text[index + 1]) - 0xDC00)
                    length = 2
                }
            }
            starts.append(index)
            append(scalar)
            index += length
        }
        bytes.append(utf8.count)
        utf8.append(0)
    }

    private mutating func append(_ scalar: UInt32) {
        bytes.append(utf8.count)
        scalars.append(scalar)
        highest = max(highest, scalar)
        if scalar >= 0x300, !Self.isPlain(scalar) { isPlain = false }
        func put(_ byte: UInt32) { utf8.append(CChar(bitPattern: UInt8(truncatingIfNeeded: byte))) }
        switch scalar {
        case 0:
            // A zero would end the text for C.
            utf8.append(1)
        case ..<0x80:
            put(scalar)
            if (scalar | 0x20) >= 0x61, (scalar | 0x20) <= 0x7A { hasLetters = true }
        case ..<0x800:
            put(0xC0 | scalar >> 6)
            put(0x80 | scalar & 0x3F)
            if scalar >= 0xC0 { hasLetters = true }
        case ..<0x10000:
            put(0xE0 | scalar >> 12)
            put(0x80 | scalar >> 6 & 0x3F)
            put(0x80 | scalar & 0x3F)
            if (0x3040...0x30FF).contains(scalar) { hasKana = true }
            if Self.isHangul(scalar) { hasHangul = true }
        default:
            put(0xF0 | scalar >> 18)
            put(0x80 | scalar >> 12 & 0x3F)
            put(0x80 | scalar >> 6 & 0x3F)
            put(0x80 | scalar & 0x3F)
        }
    }

    /// The language that Han characters are drawn in: by the company they keep, so that no locale matters.
    var language: String {
        hasKana ? "ja" : hasHangul ? "ko" : highest >= 0x2E80 ? "zh-cn" : "en"
    }

    /// The family for Han characters.
    var hanFamily: String {
        hasKana ? "Noto Sans CJK JP" : hasHangul ? "Noto Sans CJK KR" : "Noto Sans CJK SC"
    }

    /// Whether a scalar needs no itemizing where the style's face has it: Latin below U+0300, and the dashes, quotation marks,
    /// ellipses and signs that are typed with it. They are neutral or weak to direction, and none is an emoji.
    static func isPlain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x300, 0x2010...0x2027, 0x202F...0x203A, 0x20AC, 0x2122: true
        default: false
        }
    }

    /// Whether a letter belongs to a script that is written from right to left.
    static func isRightToLeft(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Whether a scalar is a Hangul syllable or letter.
    static func isHangul(_ scalar: UInt32) -> Bool {
        (0xAC00...0xD7AF).contains(scalar) || (0x1100...0x11FF).contains(scalar)
    }

    /// The scalar whose first UTF-16 unit is at the index.
    func scalar(at index: Int) -> UInt32 {
        scalarIndex(atUnit: index).map { scalars[$0] } ?? 0xFFFD
    }

    func scalarIndex(atUnit unit: Int) -> Int? { Self.find(unit, in: starts, count: starts.count) }

    /// The UTF-16 offset at a UTF-8 offset.
    func unit(atByte byte: Int, textCount: Int) -> Int {
        if byte >= byteCount { return textCount }
        return Self.find(byte, in: bytes, count: starts.count).map { starts[$0] } ?? textCount
    }

    /// The UTF-8 offset at a UTF-16 offset.
    func byte(atUnit unit: Int) -> Int { scalarIndex(atUnit: unit).map { bytes[$0] } ?? byteCount }

    /// The last of the ascending values that is ≤ the one sought.
    private static func find(_ value: Int, in values: [Int], count: Int) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if values[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low > 0 && value <= (values.last ?? 0) ? low - 1 : nil
    }
}
