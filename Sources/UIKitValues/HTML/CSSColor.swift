// Colours as HTML and CSS write them.
// CSS Color 4: named colours, hexadecimal notation, rgb(), hsl(); HTML standard, 2.3.6 "Colors" for attributes.
import Foundation

/// A colour of a style sheet: sRGB components and alpha, 0…1.
struct CSSColor: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let black = CSSColor(hex: 0x000000)
    /// The standard's colour of links that were not visited (15.3.4); Apple's import has it too (public report, see the guide).
    static let link = CSSColor(hex: 0x0000EE)

    init(hex: UInt32) {
        red = CGFloat(hex >> 16 & 0xFF) / 255
        green = CGFloat(hex >> 8 & 0xFF) / 255
        blue = CGFloat(hex & 0xFF) / 255
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour of a CSS value; nil where it is none.
    init?(css: String) {
        let text = css.lowercased()
        if text.hasPrefix("#") {
            guard let color = Self.hexadecimal(text.dropFirst()) else { return nil }
            self = color
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let name = text[..<open]
            let inside = text[text.index(after: open)..<text.index(before: text.endIndex)]
            guard let color = Self.function(name, inside) else { return nil }
            self = color
        } else if text == "transparent" {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
        } else {
            guard let hex = CSSColorNames.byName[text] else { return nil }
            self.init(hex: hex)
        }
    }

    /// The colour of an attribute such as `<font color>`, by the rules for legacy colours: nearly every text is one.
    init?(attribute: String) {
        let trimmed = attribute.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, trimmed.lowercased() != "transparent" else { return nil }
        if let hex = CSSColorNames.byName[trimmed.lowercased()] {
            self.init(hex: hex)
            return
        }
        if trimmed.hasPrefix("#"), trimmed.count == 4, let short = Self.hexadecimal(trimmed.dropFirst()[...]) {
            self = short
            return
        }
        // Steps 7 to 17: other characters count as 0, the text falls into three parts, of each the first two digits count.
        var digits = trimmed.unicodeScalars.prefix(128).flatMap { $0.value > 0xFFFF ? ["0", "0"] : [Character($0)] }
        if digits.first == "#" { digits.removeFirst() }
        digits = digits.map { $0.isASCII && $0.isHexDigit ? $0 : "0" }
        while digits.isEmpty || digits.count % 3 != 0 { digits.append("0") }
        let length = digits.count / 3
        var parts = (0..<3).map { Array(digits[$0 * length..<($0 + 1) * length].suffix(8)) }
        while parts[0].count > 2, parts.allSatisfy({ $0.first == "0" }) { parts = parts.map { Array($0.dropFirst()) } }
        let values = parts.map { CGFloat(Int(String($0.prefix(2)), radix: 16) ?? 0) / 255 }
        self.init(red: values[0], green: values[1], blue: values[2], alpha: 1)
    }

    /// Three, four, six or eight digits.
    private static func hexadecimal(_ digits: Substring) -> CSSColor? {
        guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let value = UInt32(long.prefix(6), radix: 16) else { return nil }
        var color = CSSColor(hex: value)
        if long.count == 8 { color.alpha = CGFloat(UInt32(long.suffix(2), radix: 16) ?? 255) / 255 }
        return color
    }

    /// rgb(), rgba(), hsl() and hsla(), with commas or with spaces and a slash.
    private static func function(_ name: Substring, _ inside: Substring) -> CSSColor? {
        let words = inside.split { $0 == "," || $0 == " " || $0 == "/" || $0 == "\t" || $0 == "\n" }.map(String.init)
        guard words.count == 3 || words.count == 4 else { return nil }
        let alpha = words.count == 4 ? fraction(words[3], of: 1) : 1
        guard let alpha else { return nil }
        switch name {
        case "rgb", "rgba":
            let values = words.prefix(3).compactMap { fraction($0, of: 255) }
            guard values.count == 3 else { return nil }
            return CSSColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case "hsl", "hsla":
            let hueText = words[0].hasSuffix("deg") ? String(words[0].dropLast(3)) : words[0]
            guard let hue = Double(hueText), hue.isFinite, let saturation = fraction(words[1], of: 100),
                let lightness = fraction(words[2], of: 100)
            else { return nil }
            return hsl(CGFloat(hue), saturation, lightness, alpha)
        default: return nil
        }
    }

    /// A number as a part of a whole, or a percentage, held to 0…1.
    private static func fraction(_ word: String, of whole: CGFloat) -> CGFloat? {
        let percent = word.hasSuffix("%")
        guard let number = Double(percent ? String(word.dropLast()) : word), number.isFinite else { return nil }
        return min(max(CGFloat(number) / (percent ? 100 : whole), 0), 1)
    }

    /// CSS Color 4, 7.1 "Converting HSL colors to sRGB".
    private static func hsl(_ hue: CGFloat, _ saturation: CGFloat, _ lightness: CGFloat, _ alpha: CGFloat) -> CSSColor {
        let amount = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: CGFloat) -> CGFloat {
            var turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            if turn < 0 { turn += 12 }
            return lightness - amount * max(-1, min(turn - 3, min(9 - turn, 1)))
        }
        return CSSColor(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }

    /// The colour as UIKit has it.
    var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
}
