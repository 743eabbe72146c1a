// The look of an element's text: the computed values of CSS.
// CSS Cascade 4, 7 "Defaulting": which values pass on to the elements inside.
import Foundation

/// The look of characters; equal looks share their attributes.
struct HTMLTextStyle: Hashable {
    /// Families in order of preference; empty for the default font.
    var families: [String] = []
    /// Points.
    var size: CGFloat = HTMLMeasures.mediumSize
    /// 1…1000.
    var weight = HTMLMeasures.regularWeight
    var italic = false
    /// The colour; nil, for black, if nothing sets it.
    var color: CSSColor?
    var background: CSSColor?
    var underline = false
    var lineThrough = false
    /// Points after each character; nil for the font's own spacing.
    var letterSpacing: CGFloat?
    /// Points above the baseline.
    var raise: CGFloat = 0
    var link: String?
    /// A preferred font by Apple's CSS name, such as "-apple-system-body".
    var systemFont: String?
}

/// The computed values of an element.
struct HTMLStyle {
    // These pass on to the elements inside.
    var text = HTMLTextStyle()
    var align = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    /// Points, or a factor of the font size of each element.
    var lineHeight: CSSLength?
    var textIndent: CGFloat = 0
    var whiteSpace = CSSWhiteSpace.normal
    /// The format of list markers; nil for none.
    var marker: NSTextList.MarkerFormat? = .disc
    var transform = HTMLTextTransform.none
    var isHidden = false
    /// The sums of margins and paddings of the blocks around, points.
    var left: CGFloat = 0
    var right: CGFloat = 0
    var lists: [NSTextList] = []
    /// How many lists are open, those without markers too.
    var listDepth = 0

    // These are the element's own.
    var display = CSSDisplay.inline
    var marginTop: CGFloat = 0
    var marginRight: CGFloat = 0
    var marginBottom: CGFloat = 0
    var marginLeft: CGFloat = 0
    var paddingLeft: CGFloat = 0
    var paddingRight: CGFloat = 0
    var width: CSSLength?
    var height: CSSLength?

    /// The style with which an inner element begins.
    var inherited: HTMLStyle {
        var style = self
        style.display = .inline
        style.marginTop = 0
        style.marginRight = 0
        style.marginBottom = 0
        style.marginLeft = 0
        style.paddingLeft = 0
        style.paddingRight = 0
        style.width = nil
        style.height = nil
        return style
    }

    /// Whether it begins and ends lines.
    var isBlock: Bool { display == .block || display == .listItem || display == .table || display == .tableRow }

    /// Takes the declarations over, the weakest first. `parent` is the style around, `root` that of `html`.
    mutating func apply(_ declarations: [CSSDeclaration], parent: HTMLStyle, rootSize: CGFloat) {
        for declaration in declarations where declaration.isFont {
            applyFont(declaration, parent: parent, rootSize: rootSize)
        }
        for declaration in declarations where !declaration.isFont {
            apply(declaration, parent: parent, rootSize: rootSize)
        }
        if case .inline = display {
        } else {
            left += marginLeft + paddingLeft
            right += marginRight + paddingRight
        }
        if display == .hidden { isHidden = true }
    }

    private mutating func applyFont(_ declaration: CSSDeclaration, parent: HTMLStyle, rootSize: CGFloat) {
        switch declaration {
        case .fontSize(let length):
            if let size = length.points(ofWhole: parent.text.size, em: parent.text.size, rem: rootSize), size >= 0 {
                text.size = min(size, 10_000)
            }
        case .fontScale(let factor): text.size = min(parent.text.size * factor, 10_000)
        case .fontStep(let factor): text.size = HTMLMeasures.mediumSize * factor
        case .systemFont(let name):
            text.systemFont = name
            text.size = HTMLFonts.preferred(name)?.pointSize ?? text.size
            text.weight = HTMLMeasures.regularWeight
            text.italic = false
        default: break
        }
    }

    private mutating func apply(_ declaration: CSSDeclaration, parent: HTMLStyle, rootSize: CGFloat) {
        let em = text.size
        func points(_ length: CSSLength) -> CGFloat { length.points(ofWhole: 0, em: em, rem: rootSize) ?? 0 }
        switch declaration {
        case .fontFamily(let names):
            text.families = names
            text.systemFont = nil
        case .fontWeight(let weight): text.weight = weight
        // CSS Fonts 4, 2.2.1 "Relative weights".
        case .fontBolder:
            let weight = parent.text.weight
            let bolder = weight < HTMLMeasures.regularBelow ? HTMLMeasures.boldWeight : max(weight, HTMLMeasures.heaviestWeight)
            text.weight = weight < HTMLMeasures.lightBelow ? HTMLMeasures.regularWeight : bolder
        case .fontLighter:
            let weight = parent.text.weight
            let lighter = weight < HTMLMeasures.boldBelow ? HTMLMeasures.regularWeight : HTMLMeasures.boldWeight
            text.weight = weight < HTMLMeasures.regularBelow ? min(weight, 100) : lighter
        case .italic(let italic): text.italic = italic
        case .color(let color): text.color = color
        case .background(let color): text.background = color.alpha == 0 ? parent.text.background : color
        case .align(let alignment): align = alignment
        // Lines of the elements around go on through this one (CSS Text Decoration 3, 2): `none` takes off only its own.
        case .decoration(let underline, let lineThrough):
            text.underline = underline || parent.text.underline
            text.lineThrough = lineThrough || parent.text.lineThrough
        case .lineHeight(let length):
            switch length {
            case .number?, nil: lineHeight = length
            case .percent(let part)?: lineHeight = .points(part * em)
            case let length?: lineHeight = .points(points(length))
            }
        case .margin(let side, let length):
            switch side {
            case .top: marginTop = points(length)
            case .right: marginRight = points(length)
            case .bottom: marginBottom = points(length)
            case .left: marginLeft = points(length)
            }
        case .padding(let side, let length):
            if side == .left { paddingLeft = points(length) }
            if side == .right { paddingRight = points(length) }
        case .textIndent(let length): textIndent = points(length)
        case .letterSpacing(let length): text.letterSpacing = points(length)
        case .whiteSpace(let value): whiteSpace = value
        case .direction(let value): direction = value
        case .display(let value): display = value
        case .script(let level):
            let part = level > 0 ? HTMLMeasures.superscript : HTMLMeasures.subscript
            text.raise = level == 0 ? 0 : parent.text.raise + part * parent.text.size
        case .raise(let length):
            text.raise = parent.text.raise + (length.points(ofWhole: em, em: em, rem: rootSize) ?? 0)
        case .listStyle(let format): marker = format
        case .transform(let value): transform = value
        case .width(let length): width = length
        case .height(let length): height = length
        case .fontSize, .fontScale, .fontStep, .systemFont: break
        }
    }
}
