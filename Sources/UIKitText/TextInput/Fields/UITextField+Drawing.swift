// Laying out and drawing a field's one line; where its characters stand.
// Apple: "UITextField", drawText(in:), drawPlaceholder(in:).
import CoreGraphics
import Foundation
import Typesetting
import UIKitCore
import UIKitValues

/// One line as laid out, with the way from the text's indices to those of what is shown.
struct FieldLayout {
    let layout: TextLayout
    /// Whether each character is shown as a dot.
    let isSecure: Bool
    /// The UTF-16 indices at which the characters of a secure text begin, and the end.
    let starts: [Int]

    /// The index in what is shown of an index in the text.
    func shown(_ index: Int) -> Int {
        guard isSecure else { return index }
        return starts.lastIndex { $0 <= index } ?? 0
    }

    /// The index in the text of one in what is shown.
    func actual(_ index: Int) -> Int {
        guard isSecure else { return index }
        return starts[min(max(0, index), starts.count - 1)]
    }
}

extension UITextField {
    static let dot = "\u{2022}"

    /// The font in the user's text size, where that is followed.
    var shownFont: UIFont { content.followsContentSize ? content.font.adjusted(for: traitCollection) : content.font }

    /// The text as it is read on the screen.
    var shownString: String {
        inputTraits.isSecure
            ? String(repeating: Self.dot, count: content.storage.string.count) : content.storage.string
    }

    /// The text as it is drawn, in whole.
    private var shownText: NSAttributedString {
        guard inputTraits.isSecure || content.followsContentSize else {
            return NSAttributedString(attributedString: content.storage)
        }
        if inputTraits.isSecure {
            var attributes = defaultAttributes
            attributes[.font] = shownFont
            return NSAttributedString(string: shownString, attributes: attributes)
        }
        let copy = NSMutableAttributedString(attributedString: content.storage)
        let traits = traitCollection
        var index = 0
        while index < content.storage.length {
            var range = NSRange(location: 0, length: 0)
            if let font = content.storage.attribute(.font, at: index, effectiveRange: &range) as? UIFont {
                copy.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
            index = max(index + 1, range.location + range.length)
        }
        return NSAttributedString(attributedString: copy)
    }

    private func request(_ text: NSAttributedString, width: CGFloat) -> TextLayoutRequest {
        var request = TextLayoutRequest(
            string: text, defaultFont: shownFont.typesetFont, defaultColor: content.color)
        request.width = width
        request.maximumLines = 1
        request.lineBreakMode = width.isFinite ? .byTruncatingTail : .byClipping
        request.alignment = .left
        request.isRightToLeft = textIsRightToLeft
        request.scale = max(1, contentScaleFactor)
        return request
    }

    func fieldLayout(of text: NSAttributedString, width: CGFloat = .infinity) -> FieldLayout {
        FieldLayout(layout: TextLayout.make(request(text, width: width)), isSecure: false, starts: [])
    }

    /// The whole line, as wide as it is.
    var fullLayout: FieldLayout { textLayout(width: .infinity, shrinksTo: nil) }

    /// The line for a width: shrunk where the field does that, cut where nobody edits.
    private func textLayout(width: CGFloat, shrinksTo room: CGFloat?) -> FieldLayout {
        var request = request(shownText, width: width)
        if let room, content.shrinks, room > 0 {
            let size = max(shownFont.pointSize, 1)
            let minimum =
                content.minimumSize > 0 ? min(1, content.minimumSize / size) : min(1, LabelMeasures.smallestFontSize / size)
            let factor = TextFitting.scaleFactor(for: request, width: room, minimum: minimum)
            if factor < 1 { request = TextFitting.scaled(request, by: factor) }
        }
        var starts: [Int] = []
        if inputTraits.isSecure {
            var index = 0
            for character in content.storage.string {
                starts.append(index)
                index += character.utf16.count
            }
            starts.append(index)
        }
        return FieldLayout(layout: TextLayout.make(request), isSecure: inputTraits.isSecure, starts: starts)
    }

    /// The line that is shown now in the text's rectangle.
    var shownLayout: FieldLayout {
        let width = parts.text.frame.width
        if let known = parts.layout, known.width == width, known.isEditing == isEditing { return known.layout }
        let whole = textLayout(width: .infinity, shrinksTo: width)
        let fits = whole.layout.inkedWidth <= width + 0.01
        let made = isEditing || fits || width <= 0 ? whole : textLayout(width: width, shrinksTo: width)
        parts.layout = (made, width, isEditing)
        return made
    }

    /// The direction of the text: as set, else that of the interface for an empty text, else of its first letter.
    var textIsRightToLeft: Bool {
        if let paragraph = content.attributes[.paragraphStyle] as? NSParagraphStyle,
            paragraph.baseWritingDirection != .natural
        {
            return paragraph.baseWritingDirection == .rightToLeft
        }
        for scalar in content.storage.string.unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: if scalar.properties.isAlphabetic { return false }
            }
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: Places

    /// The top left corner of the line in a rectangle of the field's coordinates.
    func lineOrigin(_ layout: TextLayout, in rect: CGRect, scrolls: Bool = true) -> CGPoint {
        let room = rect.width - layout.inkedWidth
        let x: CGFloat
        let isNaturalRight = content.alignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
        if room < 0 {
            x = scrolls && isEditing ? -editing.scroll : 0
        } else if content.alignment == .center {
            x = room / 2
        } else {
            x = content.alignment == .right || isNaturalRight ? room : 0
        }
        let height = layout.lines.first?.height ?? shownFont.lineHeight
        return CGPoint(x: rect.minX + x, y: rect.minY + verticalOffset(rect.height - height))
    }

    /// The distance from the top at which the text is drawn: the middle unless the field says otherwise.
    private func verticalOffset(_ room: CGFloat) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: room
        default: room / 2
        }
    }

    func drawShownText(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), hasText, rect.width > 0 else { return }
        let layout = shownLayout.layout
        layout.draw(in: context, at: lineOrigin(layout, in: rect))
    }

    func drawShownPlaceholder(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let text = shownPlaceholder, rect.width > 0 else { return }
        let layout = fieldLayout(of: text, width: rect.width).layout
        layout.draw(in: context, at: lineOrigin(layout, in: rect, scrolls: false))
    }

    /// The caret without its width.
    func caret(at index: Int) -> CGRect {
        let shown = shownLayout
        let rect = parts.text.frame
        let origin = lineOrigin(shown.layout, in: rect)
        guard hasText else {
            let height = shownFont.lineHeight
            let line = CGRect(x: emptyX(rect), y: rect.minY + verticalOffset(rect.height - height), width: 0, height: height)
            return line
        }
        let caret = shown.layout.caretRect(at: shown.shown(index)).offsetBy(dx: origin.x, dy: origin.y)
        // At both ends the caret stays within the text's rectangle.
        let x = min(max(caret.minX, rect.minX + 1), max(rect.minX + 1, rect.maxX - 1))
        return CGRect(x: x, y: caret.minY, width: 0, height: caret.height)
    }

    private func emptyX(_ rect: CGRect) -> CGFloat {
        switch content.alignment {
        case .center: rect.midX
        case .right: rect.maxX - 1
        case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: rect.maxX - 1
        default: rect.minX + 1
        }
    }

    func rects(for range: NSRange) -> [CGRect] {
        let shown = shownLayout
        let rect = parts.text.frame
        let origin = lineOrigin(shown.layout, in: rect)
        let start = shown.shown(range.location)
        let end = shown.shown(range.location + range.length)
        return shown.layout.rects(for: NSRange(location: start, length: end - start)).compactMap {
            let piece = $0.offsetBy(dx: origin.x, dy: origin.y).intersection(
                CGRect(x: rect.minX, y: -1e4, width: rect.width, height: 2e4))
            return piece.isNull ? nil : piece
        }
    }

    func index(at point: CGPoint) -> Int {
        guard hasText else { return 0 }
        let shown = shownLayout
        let origin = lineOrigin(shown.layout, in: parts.text.frame)
        let index = shown.layout.insertionIndex(at: CGPoint(x: point.x - origin.x, y: 1))
        return min(shown.actual(index), content.storage.length)
    }

    /// Moves the line so that the caret is seen.
    func revealCaret(_ caret: CGRect) {
        let shown = shownLayout
        let rect = parts.text.frame
        let excess = shown.layout.inkedWidth - rect.width
        var scroll: CGFloat = 0
        if excess > 0 {
            scroll = editing.scroll
            let index = textEditor.selection.location + (textEditor.state.anchor == nil ? textEditor.selection.length : 0)
            let x = shown.layout.caretRect(at: shown.shown(index)).minX
            if x - scroll < 2 { scroll = max(0, x - 2) }
            if x - scroll > rect.width - 2 { scroll = x - rect.width + 2 }
            scroll = min(max(0, scroll), excess + 2)
        }
        scrollText(to: scroll)
    }
}
