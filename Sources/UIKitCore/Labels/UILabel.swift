// One or more lines of text that cannot be edited.
// Apple: "UILabel"
import CoreGraphics
import Foundation
import QuartzCore
import Typesetting
import UIKitValues

/// A view that displays text. It ignores touches by default.
@preconcurrency @MainActor
open class UILabel: UIView {
    final var content = LabelContent()
    final var style = LabelStyle()

    /// Creates a label with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }
    /// Creates a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        decodeLabel(coder)
    }
    /// Encodes the view, the text and its style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLabel(coder)
    }

    /// The text in the label's font and colour, or the characters of an attributed text; nil for none.
    open var text: String? {
        get { content.plain }
        set { setPlain(newValue) }
    }
    /// The attributed text. The label's font and colour apply where the text has none.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setAttributed(newValue) }
    }
    /// The font; the system font of 17 points by default. Assigning it changes all of an attributed text.
    open var font: UIFont! {
        get { shownFont }
        set { styled(.font, { ($0 as? UILabel)?.font = newValue }); setFont(newValue) }
    }
    /// The text colour; `label` by default. Assigning it changes all of an attributed text.
    open var textColor: UIColor! {
        get { shownColor }
        set { styled(.textColor, { ($0 as? UILabel)?.textColor = newValue }); setColor(newValue) }
    }
    /// The alignment of the lines; natural by default.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { styled(.textAlignment, { ($0 as? UILabel)?.textAlignment = newValue }); setAlignment(newValue) }
    }
    /// The way in which text that is too long is wrapped or truncated; tail truncation by default.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }
    /// The strategy for line breaks; `standard` by default.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { style.lineBreakStrategy }
        set { change { $0.lineBreakStrategy = newValue } }
    }
    /// The maximum number of lines, 1 by default; 0 for any number.
    open var numberOfLines: Int {
        get { style.numberOfLines }
        set {
            styled(.numberOfLines, { ($0 as? UILabel)?.numberOfLines = newValue })
            change { $0.numberOfLines = max(0, newValue) }
        }
    }
    /// Whether preferred and scaled fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { style.followsContentSize }
        set {
            styled(.followsSize, { ($0 as? UILabel)?.adjustsFontForContentSizeCategory = newValue })
            change { $0.followsContentSize = newValue }
        }
    }
    /// Whether the font shrinks until the text fits the width, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { style.shrinks }
        set { change { $0.shrinks = newValue } }
    }
    /// The smallest factor for the font size, 0…1; 0 stands for the smallest readable size.
    open var minimumScaleFactor: CGFloat {
        get { style.minimumScale }
        set { change { $0.minimumScale = newValue } }
    }
    /// Whether the letter spacing is reduced before the text is truncated, by at most a twentieth of the line.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { style.tightens }
        set { change { $0.tightens = newValue } }
    }
    /// The line that keeps its position when the text shrinks.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { style.baseline }
        set { change { $0.baseline = newValue } }
    }
    /// The width, in points, at which several lines wrap for ``intrinsicContentSize``; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { style.preferredWidth }
        set { change { $0.preferredWidth = newValue } }
    }
    /// The colour of a sharp shadow; nil for no shadow.
    open var shadowColor: UIColor? {
        get { style.shadowColor }
        set {
            styled(.shadowColor, { ($0 as? UILabel)?.shadowColor = newValue })
            changeLook { $0.shadowColor = newValue }
        }
    }
    /// The offset of the shadow, in points; (0, −1) by default.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            styled(.shadowOffset, { ($0 as? UILabel)?.shadowOffset = newValue })
            changeLook { $0.shadowOffset = newValue }
        }
    }
    /// The text colour while ``isHighlighted``; nil for the normal colour.
    open var highlightedTextColor: UIColor? {
        get { style.highlightedColor }
        set {
            styled(.highlightedTextColor, { ($0 as? UILabel)?.highlightedTextColor = newValue })
            changeLook { $0.highlightedColor = newValue }
        }
    }
    /// Whether the text has the ``highlightedTextColor``.
    open var isHighlighted: Bool {
        get { style.isHighlighted }
        set { changeLook { $0.isHighlighted = newValue } }
    }
    /// Whether the label is enabled. A disabled label is dimmed.
    open var isEnabled: Bool {
        get { style.isEnabled }
        set { changeLook { $0.isEnabled = newValue } }
    }
    /// Whether a resting pointer shows the whole text; stored, as it is not shown yet (UIK1201).
    open var showsExpansionTextWhenTruncated: Bool {
        get { style.showsExpansion }
        set { setShowsExpansion(newValue) }
    }

    /// Returns the rectangle for the text within a rectangle and a maximum number of lines. The whole text is vertically centred,
    /// and its first lines begin at the same position.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measureText(bounds, numberOfLines)
    }
    /// Draws the text into a rectangle of the current context, vertically centred.
    open func drawText(in rect: CGRect) { drawTextContent(rect) }
    /// Draws the text into the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }
    /// Returns the size of the text within a width. The height and a width of 0 do not limit the size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    /// The size of the text, wrapped at ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// Provides the layer's contents as the text's coverage in one colour, unless another object draws.
    open override func display(_ layer: CALayer) { displayText(layer) }
    /// Lays out the text again with the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textTraitsChanged(previousTraitCollection)
    }
    /// Updates text in the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
    /// The accessibility label; the text by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Vitrine) open override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    override var measuresAlike: Bool { type(of: self) == UILabel.self }
    @_spi(Vitrine) open override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    @_spi(Vitrine) open override var baselineDistances: BaselineDistances { textBaselines }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    override var isElementOnlyWithLabel: Bool { true }
    @_spi(Vitrine) open override var spacingFont: UIFont? { font }
    @_spi(Vitrine) open override var textForMessages: String? { text }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { .staticText }
    @_spi(Vitrine) open override var drawsContent: Bool { true }
}

/// The line of a label's text that keeps its position when the text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The position of a shrunk line: on its baseline, centred, or at the top.
    case alignBaselines = 0, alignCenters = 1, none = 2
}

/// What proxies of a label carry besides.
extension AppearanceKey {
    static let highlightedTextColor = AppearanceKey("highlightedTextColor")
    static let shadowColor = AppearanceKey("shadowColor")
    static let shadowOffset = AppearanceKey("shadowOffset")
    static let numberOfLines = AppearanceKey("numberOfLines")
    static let followsSize = AppearanceKey("followsSize")
}
