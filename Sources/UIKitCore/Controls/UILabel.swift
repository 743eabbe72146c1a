// One or more lines of text that cannot be edited.
// Apple: "UILabel"
import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// A view that shows text. It takes no touches unless told to.
@preconcurrency @MainActor
open class UILabel: UIView {
    final var content = LabelContent()
    final var style = LabelStyle()

    /// A label of a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }
    /// A label of an archive.
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

    /// The text, in the label's font and colour; nil for none. Of an attributed text its characters.
    open var text: String? {
        get { content.plain }
        set { setPlain(newValue) }
    }
    /// The text with its attributes; where they leave out font or colour the label's own count.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setAttributed(newValue) }
    }
    /// The font, system 17 by default; setting it changes all of an attributed text.
    open var font: UIFont! {
        get { shownFont }
        set { styled(.font, { ($0 as? UILabel)?.font = newValue }); setFont(newValue) }
    }
    /// The colour, `label` by default; setting it changes all of an attributed text.
    open var textColor: UIColor! {
        get { shownColor }
        set { styled(.textColor, { ($0 as? UILabel)?.textColor = newValue }); setColor(newValue) }
    }
    /// Where lines stand, natural by default.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { styled(.textAlignment, { ($0 as? UILabel)?.textAlignment = newValue }); setAlignment(newValue) }
    }
    /// How text too long is broken or cut, tail truncation by default.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }
    /// The rules for line breaks, `standard` by default.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { style.lineBreakStrategy }
        set { change { $0.lineBreakStrategy = newValue } }
    }
    /// The most lines, 1 by default; 0 for any number.
    open var numberOfLines: Int {
        get { style.numberOfLines }
        set {
            styled(.numberOfLines, { ($0 as? UILabel)?.numberOfLines = newValue })
            change { $0.numberOfLines = max(0, newValue) }
        }
    }
    /// True grows and shrinks preferred and scaled fonts with the user's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { style.followsContentSize }
        set {
            styled(.followsSize, { ($0 as? UILabel)?.adjustsFontForContentSizeCategory = newValue })
            change { $0.followsContentSize = newValue }
        }
    }
    /// True shrinks the font until the text fits the width, down to ``minimumScaleFactor``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { style.shrinks }
        set { change { $0.shrinks = newValue } }
    }
    /// The smallest part of the font's size, 0…1; 0 stands for the smallest readable size.
    open var minimumScaleFactor: CGFloat {
        get { style.minimumScale }
        set { change { $0.minimumScale = newValue } }
    }
    /// Whether letters are set closer, by a twentieth of the line at most, before text is cut.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { style.tightens }
        set { change { $0.tightens = newValue } }
    }
    /// Which line of the text stays in place when it shrinks.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { style.baseline }
        set { change { $0.baseline = newValue } }
    }
    /// The width in points at which several lines wrap for ``intrinsicContentSize``; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { style.preferredWidth }
        set { change { $0.preferredWidth = newValue } }
    }
    /// The colour of a hard shadow; nil for none.
    open var shadowColor: UIColor? {
        get { style.shadowColor }
        set {
            styled(.shadowColor, { ($0 as? UILabel)?.shadowColor = newValue })
            changeLook { $0.shadowColor = newValue }
        }
    }
    /// Where the shadow falls in points, (0, −1) by default.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            styled(.shadowOffset, { ($0 as? UILabel)?.shadowOffset = newValue })
            changeLook { $0.shadowOffset = newValue }
        }
    }
    /// The colour while ``isHighlighted``; nil for the ordinary one.
    open var highlightedTextColor: UIColor? {
        get { style.highlightedColor }
        set {
            styled(.highlightedTextColor, { ($0 as? UILabel)?.highlightedTextColor = newValue })
            changeLook { $0.highlightedColor = newValue }
        }
    }
    /// True draws in ``highlightedTextColor``.
    open var isHighlighted: Bool {
        get { style.isHighlighted }
        set { changeLook { $0.isHighlighted = newValue } }
    }
    /// False draws dimmed.
    open var isEnabled: Bool {
        get { style.isEnabled }
        set { changeLook { $0.isEnabled = newValue } }
    }
    /// Whether a pointer at rest shows the whole text; stored, nothing shows it yet (UIK1201).
    open var showsExpansionTextWhenTruncated: Bool {
        get { style.showsExpansion }
        set { setShowsExpansion(newValue) }
    }

    /// The rectangle that the text takes within one, of so many lines at most. The whole text is vertically centred, and its
    /// first lines begin where it begins.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measureText(bounds, numberOfLines)
    }
    /// Draws the text into a rectangle of the current context, vertically centred.
    open func drawText(in rect: CGRect) { drawTextContent(rect) }
    /// Draws the text into the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }
    /// The size of the text within a width; the height and a width of 0 do not limit it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    /// The size of the text, wrapped at ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// Fills the layer with the text as coverage in one colour, where nobody draws otherwise.
    open override func display(_ layer: CALayer) { displayText(layer) }
    /// Sets the text again in the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textTraitsChanged(previousTraitCollection)
    }
    /// The tint may be a colour of the text.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
    /// The text, unless one was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
    override var baselineDistances: BaselineDistances { textBaselines }
    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { .staticText }
    override var drawsContent: Bool { true }
}

/// Which line of a label's text stays in place when it shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Where a shrunk line stands: on its baseline, in the middle, or at the top.
    case alignBaselines = 0, alignCenters = 1, none = 2
}
