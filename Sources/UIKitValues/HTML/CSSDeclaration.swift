// The properties of CSS that an attributed string can show, as values.
// CSS 2.2 and the modules behind it; what is left out stands in Documentation/Guides/HTML.md.
import Foundation

/// A length as it is written; what em and percent mean depends on the property.
enum CSSLength: Equatable {
    /// Points of UIKit, which are CSS pixels.
    case points(CGFloat)
    case em(CGFloat)
    /// Times the font size of `html`.
    case rem(CGFloat)
    /// A part of the whole: 1 is 100 %.
    case percent(CGFloat)
    /// A bare number, which only line-height takes.
    case number(CGFloat)

    /// CSS Values 4, 6.2 "Absolute lengths": 1in = 96px = 72pt. Apple's import makes 32 points of 24pt (public report).
    init?(_ word: String) {
        var end = word.endIndex
        while end > word.startIndex, case let before = word.index(before: end),
            word[before].isLetter || word[before] == "%"
        {
            end = before
        }
        guard let value = Double(word[..<end]), value.isFinite, abs(value) < 1_000_000 else { return nil }
        let number = CGFloat(value)
        switch word[end...].lowercased() {
        case "": self = value == 0 ? .points(0) : .number(number)
        case "px": self = .points(number)
        case "pt": self = .points(number * 4 / 3)
        case "pc": self = .points(number * 16)
        case "in": self = .points(number * 96)
        case "cm": self = .points(number * 96 / 2.54)
        case "mm": self = .points(number * 96 / 25.4)
        case "q": self = .points(number * 96 / 101.6)
        case "em": self = .em(number)
        case "rem": self = .rem(number)
        // Half an em each: the advance of "0" and the height of "x" are not looked up (guessed).
        case "ex", "ch": self = .em(number / 2)
        case "%": self = .percent(number / 100)
        default: return nil
        }
    }

    /// Points; percent is of the first argument, nil for a bare number.
    func points(ofWhole whole: CGFloat, em: CGFloat, rem: CGFloat) -> CGFloat? {
        switch self {
        case .points(let value): value
        case .em(let value): value * em
        case .rem(let value): value * rem
        case .percent(let value): value * whole
        case .number: nil
        }
    }
}

/// The four sides of a box.
enum CSSSide { case top, right, bottom, left }

/// How white space counts (CSS Text 3, 3 "white-space").
enum CSSWhiteSpace { case normal, nowrap, pre, preWrap, preLine }

/// The kind of box that an element makes (CSS Display 3).
enum CSSDisplay { case inline, block, listItem, table, tableRow, tableCell, hidden }

/// A declaration that was understood.
enum CSSDeclaration: Equatable {
    case fontFamily([String])
    case fontSize(CSSLength)
    /// `larger` and `smaller`: a factor.
    case fontScale(CGFloat)
    /// A factor of the medium size: xx-small to xxx-large.
    case fontStep(CGFloat)
    case fontWeight(Int)
    case fontBolder
    case fontLighter
    case italic(Bool)
    case systemFont(String)
    case color(CSSColor)
    case background(CSSColor)
    case align(NSTextAlignment)
    case decoration(underline: Bool, lineThrough: Bool)
    case lineHeight(CSSLength?)
    case margin(CSSSide, CSSLength)
    case padding(CSSSide, CSSLength)
    case textIndent(CSSLength)
    case letterSpacing(CSSLength)
    case whiteSpace(CSSWhiteSpace)
    case direction(NSWritingDirection)
    case display(CSSDisplay)
    /// 1 for super, −1 for sub, 0 for the baseline.
    case script(Int)
    case raise(CSSLength)
    case listStyle(NSTextList.MarkerFormat?)
    case transform(HTMLTextTransform)
    case width(CSSLength)
    case height(CSSLength)

    /// Whether others depend on it: the font's size comes first.
    var isFont: Bool {
        switch self {
        case .fontSize, .fontScale, .fontStep, .systemFont: true
        default: false
        }
    }
}

/// text-transform (CSS Text 3, 2.1).
enum HTMLTextTransform { case none, uppercase, lowercase, capitalize }
