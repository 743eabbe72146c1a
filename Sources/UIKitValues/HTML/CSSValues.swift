// Property and value as written to declarations.
// CSS 2.2 and the modules behind it. A value that is not understood gives nothing, as CSS says (CSS Syntax 3, 9).
import Foundation

/// Reads the value of a property.
enum CSSValues {
    /// The declarations of `property: value`; shorthands give several.
    static func declarations(_ property: String, _ value: String) -> [CSSDeclaration] {
        let lower = value.lowercased()
        switch property {
        case "font-family": return families(value).map { [.fontFamily($0)] } ?? []
        case "font-size": return fontSize(lower).map { [$0] } ?? []
        case "font-weight": return weight(lower).map { [$0] } ?? []
        case "font-style":
            return lower == "normal"
                ? [.italic(false)] : lower == "italic" || lower.hasPrefix("oblique") ? [.italic(true)] : []
        case "font": return font(value)
        case "color": return CSSColor(css: value).map { [.color($0)] } ?? []
        case "background-color": return CSSColor(css: value).map { [.background($0)] } ?? []
        case "background":
            return words(value).lazy.compactMap { CSSColor(css: $0) }.first.map { [.background($0)] } ?? []
        case "text-align": return alignment(lower).map { [.align($0)] } ?? []
        case "text-decoration", "text-decoration-line": return decoration(lower)
        case "line-height":
            if lower == "normal" { return [.lineHeight(nil)] }
            return CSSLength(lower).map { [.lineHeight($0)] } ?? []
        case "margin": return box(lower) { .margin($0, $1) }
        case "padding": return box(lower) { .padding($0, $1) }
        case "margin-top": return length(lower) { .margin(.top, $0) }
        case "margin-right": return length(lower) { .margin(.right, $0) }
        case "margin-bottom": return length(lower) { .margin(.bottom, $0) }
        case "margin-left": return length(lower) { .margin(.left, $0) }
        case "padding-left": return length(lower) { .padding(.left, $0) }
        case "padding-right": return length(lower) { .padding(.right, $0) }
        case "text-indent": return length(lower) { .textIndent($0) }
        case "letter-spacing":
            return lower == "normal" ? [.letterSpacing(.points(0))] : length(lower) { .letterSpacing($0) }
        case "white-space": return whiteSpace(lower).map { [.whiteSpace($0)] } ?? []
        case "direction":
            return lower == "rtl" ? [.direction(.rightToLeft)] : lower == "ltr" ? [.direction(.leftToRight)] : []
        case "display": return display(lower).map { [.display($0)] } ?? []
        case "vertical-align": return verticalAlign(lower)
        case "list-style", "list-style-type":
            return words(lower).lazy.compactMap { listStyle($0) }.first.map { [.listStyle($0)] } ?? []
        case "text-transform": return transform(lower).map { [.transform($0)] } ?? []
        case "width": return length(lower) { .width($0) }
        case "height": return length(lower) { .height($0) }
        default: return []
        }
    }

    /// Words by white space, outside quotes and brackets.
    static func words(_ value: String) -> [String] { CSSText.split(value) { $0 == " " || $0 == "\n" || $0 == "\t" } }

    private static func length(_ word: String, _ make: (CSSLength) -> CSSDeclaration) -> [CSSDeclaration] {
        if word == "auto" { return [make(.points(0))] }
        guard let length = CSSLength(word) else { return [] }
        if case .number = length { return [] }
        return [make(length)]
    }

    /// One to four lengths: top, right, bottom, left.
    private static func box(_ value: String, _ make: (CSSSide, CSSLength) -> CSSDeclaration) -> [CSSDeclaration] {
        let lengths = words(value).map { $0 == "auto" ? CSSLength.points(0) : CSSLength($0) }
        guard (1...4).contains(lengths.count), !lengths.contains(nil) else { return [] }
        let all = lengths.compactMap { $0 }
        let right = all.count > 1 ? all[1] : all[0]
        return [
            make(.top, all[0]), make(.right, right), make(.bottom, all.count > 2 ? all[2] : all[0]),
            make(.left, all.count > 3 ? all[3] : right),
        ]
    }

    private static func families(_ value: String) -> [String]? {
        let names = CSSText.split(value) { $0 == "," }.map { name in
            let bare = name.trimmingCharacters(in: .whitespacesAndNewlines)
            return bare.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }.filter { !$0.isEmpty }
        return names.isEmpty ? nil : names
    }

    /// CSS Fonts 4, 2.5: the steps are these factors of medium.
    private static let steps: [String: CGFloat] = [
        "xx-small": 3 / 5, "x-small": 3 / 4, "small": 8 / 9, "medium": 1, "large": 6 / 5, "x-large": 3 / 2,
        "xx-large": 2,
        "xxx-large": 3,
    ]

    private static func fontSize(_ word: String) -> CSSDeclaration? {
        if let step = steps[word] { return .fontStep(step) }
        if word == "larger" { return .fontScale(1.2) }
        if word == "smaller" { return .fontScale(1 / 1.2) }
        // A bare number is no length; browsers take it as pixels in quirks mode, and documents here have no doctype (guessed).
        if case .number(let number)? = CSSLength(word) { return number >= 0 ? .fontSize(.points(number)) : nil }
        return CSSLength(word).map { .fontSize($0) }
    }

    private static func weight(_ word: String) -> CSSDeclaration? {
        switch word {
        case "normal": .fontWeight(400)
        case "bold": .fontWeight(700)
        case "bolder": .fontBolder
        case "lighter": .fontLighter
        default: Int(word).flatMap { (1...1000).contains($0) ? .fontWeight($0) : nil }
        }
    }

    /// The shorthand: style and weight, size with line height, families; or Apple's names of preferred fonts.
    private static func font(_ value: String) -> [CSSDeclaration] {
        let parts = words(value)
        if parts.count == 1, parts[0].lowercased().hasPrefix("-apple-system-") {
            return [.systemFont(parts[0].lowercased())]
        }
        var result: [CSSDeclaration] = [.fontWeight(400), .italic(false), .lineHeight(nil)]
        for (index, part) in parts.enumerated() {
            let word = part.lowercased()
            let pieces = word.split(separator: "/", maxSplits: 1).map(String.init)
            if word == "italic" || word == "oblique" {
                result.append(.italic(true))
            } else if let weight = weight(word), word != "normal" {
                result.append(weight)
            } else if word == "normal" || word == "small-caps" {
                continue
            } else if let size = pieces.first.flatMap(fontSize) {
                guard let names = families(parts[(index + 1)...].joined(separator: " ")) else { return [] }
                result += [size, .fontFamily(names)]
                if pieces.count > 1 { result += declarations("line-height", pieces[1]) }
                return result
            } else {
                return []
            }
        }
        return []
    }

    private static func alignment(_ word: String) -> NSTextAlignment? {
        switch word {
        case "left", "-webkit-left": .left
        case "right", "-webkit-right", "end": .right
        case "center", "-webkit-center": .center
        case "justify": .justified
        case "start": .natural
        default: nil
        }
    }

    private static func decoration(_ value: String) -> [CSSDeclaration] {
        let words = words(value)
        guard words.contains(where: { ["none", "underline", "line-through", "overline", "blink"].contains($0) }) else {
            return []
        }
        return [.decoration(underline: words.contains("underline"), lineThrough: words.contains("line-through"))]
    }

    private static func whiteSpace(_ word: String) -> CSSWhiteSpace? {
        switch word {
        case "normal": .normal
        case "nowrap": .nowrap
        case "pre": .pre
        case "pre-wrap", "break-spaces": .preWrap
        case "pre-line": .preLine
        default: nil
        }
    }

    private static func display(_ word: String) -> CSSDisplay? {
        switch word {
        case "none": .hidden
        case "inline", "inline-block", "inline-flex", "contents": .inline
        case "block", "flex", "grid", "flow-root": .block
        case "list-item": .listItem
        case "table": .table
        case "table-row": .tableRow
        case "table-cell": .tableCell
        default: nil
        }
    }

    private static func verticalAlign(_ word: String) -> [CSSDeclaration] {
        switch word {
        case "super": [.script(1)]
        case "sub": [.script(-1)]
        case "baseline": [.script(0)]
        default: length(word) { .raise($0) }
        }
    }

    /// Returns the style of list markers: nil for a word that is no style; `.some(nil)` for no markers.
    private static func listStyle(_ word: String) -> NSTextList.MarkerFormat?? {
        switch word {
        case "none": .some(nil)
        case "disc": .disc
        case "circle": .circle
        case "square": .square
        case "decimal": NSTextList.MarkerFormat("{decimal}.")
        case "lower-alpha", "lower-latin": NSTextList.MarkerFormat("{lower-alpha}.")
        case "upper-alpha", "upper-latin": NSTextList.MarkerFormat("{upper-alpha}.")
        case "lower-roman": NSTextList.MarkerFormat("{lower-roman}.")
        case "upper-roman": NSTextList.MarkerFormat("{upper-roman}.")
        default: nil
        }
    }

    private static func transform(_ word: String) -> HTMLTextTransform? {
        switch word {
        case "none": HTMLTextTransform.none
        case "uppercase": .uppercase
        case "lowercase": .lowercase
        case "capitalize": .capitalize
        default: nil
        }
    }
}
