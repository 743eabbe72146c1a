// The space that the system font adds after each character, by size: Apple's table and the substitute's corrections.
// Apple: Human Interface Guidelines, Typography (tracking values)
import Foundation

/// The space that the system font adds after each character.
enum Tracking {
    /// Points to add after each character of a font, kerning apart.
    static func points(for descriptor: FontDescriptor) -> Double {
        guard descriptor.family == .system else { return 0 }
        let size = Double(descriptor.pointSize)
        return (thousandths(at: size) + correction(weight: FontWeight.css(descriptor.weight), size: size)) / 1000 * size
    }

    /// San Francisco's tracking in thousandths of an em; between whole sizes it is interpolated. Documented.
    static func thousandths(at size: Double) -> Double {
        guard size > 6 else { return 41 }
        guard size < 80 else { return 0 }
        let low = Int(size)
        let a = value(low)
        let fraction = size - Double(low)
        return fraction == 0 ? a : a + (value(low + 1) - a) * fraction
    }

    private static let small: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8,
    ]

    /// Points at sizes from 49 up, where the table has gaps.
    private static let large: [(size: Int, points: Double)] = [
        (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26),
        (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]

    private static func value(_ size: Int) -> Double {
        if size < 6 { return 41 }
        if size <= 48 { return small[size - 6] }
        guard let upper = large.firstIndex(where: { $0.size >= size }) else { return 0 }
        let high = large[upper]
        if high.size == size || upper == 0 { return high.points / Double(size) * 1000 }
        let low = large[upper - 1]
        let part = Double(size - low.size) / Double(high.size - low.size)
        return (low.points + (high.points - low.points) * part) / Double(size) * 1000
    }

    /// The tracking that gives Inter the measured widths of San Francisco, in thousandths of an em.
    ///
    /// Fitted on widths in public Interface Builder files and snapshots: headline texts at 17, labels of 21, 25, 28, 34
    /// and 58 points, bold lines at 32. Above 20 points Inter's display cut begins at once where San Francisco's optical
    /// size moves by and by: the table makes up for that.
    static func correction(weight: Int, size: Double) -> Double {
        let text: Double =
            switch weight {
            case ...400: 0
            case ...500: 5
            case ...600: 9
            case ...700: 14
            // Black is fitted on two labels, heavy lies between.
            case ...800: 23
            default: 32
            }
        guard size > 20 else { return text }
        let display: Double = weight <= 400 ? 0 : weight <= 500 ? -2 : weight <= 600 ? -4 : -8
        let part = min((size - 20) / 8, 1)
        return cut(size) + text * (1 - part) + display * part + large(weight: weight, size: size).letters
    }

    /// The tracking of single characters in large text beside the fits above, which are of whole lines: San Francisco's letters
    /// are wider than those say, its bold capitals wider still, and its spaces narrower. In thousandths of an em from 28 points
    /// on, less from 20.
    ///
    /// Regular is fitted on a text of 17 letters in four sizes with the gaps between its words; semibold on the seven lines of
    /// a label at 32 points, which wants a hundredth less than a label at 31; bold on the same lines, which were taken for
    /// bold, and its capitals on titles of recorded screens and on labels of 28 to 36 points; black on two labels at 34.
    /// Medium lies between regular and semibold, heavy between bold and black.
    private static func large(weight: Int, size: Double) -> (letters: Double, capitals: Double, spaces: Double) {
        let part = min(max(0, (size - 20) / 8), 1)
        let most: (letters: Double, capitals: Double, spaces: Double)
        switch weight {
        case ..<300: most = (0, 0, 0)
        case ..<500: most = (91 * 2.0 / 17, 0, -91)
        case ..<600: most = (12, 0, -95)
        case ..<700: most = (12, 0, -60)
        case ..<800: most = (16.6, 48, -109)
        case ..<900: most = (35, 0, -109)
        default: most = (45, 0, -109)
        }
        return (most.letters * part, most.capitals * part, most.spaces * part)
    }

    /// Points to add to single characters beside what every one gets.
    struct Extra: Equatable {
        var spaces = 0.0
        var digits = 0.0
        var capitals = 0.0

        /// The tracking of a character, by its UTF-16 unit.
        func points(for unit: UInt16) -> Double {
            switch unit {
            case 0x20: spaces
            case 0x30...0x39: digits
            case 0x41...0x5A: capitals
            default: 0
            }
        }
    }

    /// The tracking of spaces, digits and capitals of a font; none for fonts other than the system's.
    ///
    /// San Francisco's digits are wider than Inter's, and those of its display cut much wider: fitted on labels without
    /// letters, such as times and amounts, of 12 to 17 and of 32 to 80 points. Digits of one width (`tnum`) keep theirs:
    /// nothing recorded tells of them.
    static func extra(for descriptor: FontDescriptor) -> Extra {
        guard descriptor.family == .system else { return Extra() }
        let size = Double(descriptor.pointSize)
        let most = large(weight: FontWeight.css(descriptor.weight), size: size)
        let digits = descriptor.features.contains(.monospacedDigits) ? 0 : 6 + 29 * min(max(0, (size - 20) / 8), 1)
        return Extra(
            spaces: most.spaces / 1000 * size, digits: digits / 1000 * size, capitals: most.capitals / 1000 * size)
    }

    /// The display cut's correction at regular weight.
    private static func cut(_ size: Double) -> Double {
        let table: [Double] = [50, 27, 18, 6.5, 4, 0.4, -3, -6, -8.4]
        guard size < 28 else { return -8.4 }
        let low = Int(size)
        return table[low - 20] + (table[low - 19] - table[low - 20]) * (size - Double(low))
    }
}
