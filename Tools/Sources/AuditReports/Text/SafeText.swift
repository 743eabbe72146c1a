// Text from files that cannot move the cursor.

/// Takes the power out of characters that steer terminals or reorder what is read.
enum SafeText {
    /// What to show for a character: control characters as their pictures, marks that turn the reading direction as U+FFFD.
    static func shown(_ character: Character) -> String {
        guard character.unicodeScalars.contains(where: steers) else { return String(character) }
        return character.unicodeScalars.map { scalar in
            guard steers(scalar) else { return String(scalar) }
            switch scalar.value {
            case 0...0x1F: return String(Unicode.Scalar(0x2400 + scalar.value)!)
            case 0x7F: return "\u{2421}"
            case 0xFEFF: return ""
            default: return "\u{FFFD}"
            }
        }.joined()
    }

    /// A sentence on one line.
    static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.map(shown).joined() }.joined(separator: " ")
    }

    private static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
