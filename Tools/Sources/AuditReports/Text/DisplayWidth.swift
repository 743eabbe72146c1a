// How many cells a character takes on a terminal. Unicode: UAX #11 "East Asian Width", UTS #51 "Unicode Emoji".

/// Widths of characters in a grid of cells.
enum DisplayWidth {
    /// 0, 1 or 2; control characters count as 0 and must be replaced before.
    static func cells(_ character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            // Variation selector 16 asks for the picture, which is wide.
            if scalar == "\u{FE0F}", character.unicodeScalars.first?.properties.isEmoji == true { return 2 }
            width = max(width, cells(scalar))
            if width == 2 { return 2 }
        }
        return width
    }

    static func cells(_ text: String) -> Int { text.reduce(0) { $0 + cells($1) } }

    private static func cells(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    /// The blocks of East Asian scripts, and full-width forms.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
