// A layer that sets text.
// Apple: "CATextLayer".
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Typesetting

/// Draws a string or an attributed string from the top of its bounds.
open class CATextLayer: CALayer {
    private var text = TextValues()

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CATextLayer { text = other.text }
    }
    /// From an archive, without a string.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String` or an `NSAttributedString`; others draw nothing.
    open var string: Any? { get { text.string } set { change { $0.string = newValue } } }
    /// A `UIFont` or a font's name; nil for the system font. Attributed strings bring their own.
    open var font: CFTypeRef? { get { text.font } set { change { $0.font = newValue } } }
    /// Points; 36 unless set. A font's own size does not count.
    open var fontSize: CGFloat {
        get { text.size }
        set { if takes("CATextLayer.fontSize", newValue) { change("fontSize") { $0.size = newValue } } }
    }
    /// White unless set.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { change("foregroundColor") { $0.color = newValue } }
    }
    /// Whether lines are broken at the width of the bounds.
    open var isWrapped: Bool { get { text.isWrapped } set { change { $0.isWrapped = newValue } } }
    /// None unless set.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { change { $0.truncation = newValue } }
    }
    /// Natural unless set.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { change { $0.alignment = newValue } }
    }
    /// True, the default, places glyphs at quarters of a pixel; false is stored and not followed yet (UIK1201).
    open var allowsFontSubpixelQuantization: Bool {
        get { text.quantises }
        set {
            change { $0.quantises = newValue }
            Catalogue.stored(
                "CATextLayer.allowsFontSubpixelQuantization", of: describe(self), isDefault: newValue,
                "Glyphs stand at quarters of a pixel, whatever is set.")
        }
    }
    /// The size of the text without limits.
    open override func preferredFrameSize() -> CGSize { text.layout(width: .infinity, scale: contentsScale)?.size ?? .zero }

    override func makeCopy() -> CALayer { CATextLayer(layer: self) }

    override func displaySpecial() -> Bool {
        displayText()
        return true
    }

    /// True for what can move: size and colour are drawn anew at every frame.
    open override class func needsDisplay(forKey key: String) -> Bool {
        key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
    }
    /// Also `fontSize` and `foregroundColor`.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fontSize": fontSize
        case "foregroundColor": foregroundColor
        default: super.value(forKey: key)
        }
    }
    /// Also `fontSize` and `foregroundColor`.
    open override func setValue(_ value: Any?, forKey key: String) {
        switch (key, AnimatableValue(value)) {
        case ("fontSize", .number(let size)?): fontSize = size
        case ("foregroundColor", .color(let color)?): foregroundColor = color
        case ("foregroundColor", nil): foregroundColor = nil
        default: super.setValue(value, forKey: key)
        }
    }

    override func movesImplicitly(_ key: String) -> Bool { key == "fontSize" || key == "foregroundColor" }

    private func change(_ key: String? = nil, _ body: (inout TextValues) -> Void) {
        let action = key.flatMap { beginChange($0) }
        body(&text)
        setNeedsDisplay()
        if let key { endChange(key, action) }
    }

    /// Draws the text into a bitmap.
    private func displayText() {
        guard bounds.width > 0, bounds.height > 0,
            let layout = text.layout(width: bounds.width, scale: contentsScale)
        else {
            displayContents = .none
            return
        }
        drawContents { layout.draw(in: $0, at: self.bounds.origin) }
    }
}

/// What a text layer sets, as a value.
private struct TextValues {
    var string: Any?
    var font: CFTypeRef?
    var size: CGFloat = 36
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncation = CATextLayerTruncationMode.none
    var alignment = CATextLayerAlignmentMode.natural
    var quantises = true

    private var descriptor: FontDescriptor {
        if let font = font as? any TypesetFont { return font.typesetFont.withSize(size) }
        var result = FontDescriptor()
        result.pointSize = size
        if let name = font as? NSString { result.family = .named(name as String) }
        return result
    }

    func layout(width: CGFloat, scale: CGFloat) -> TextLayout? {
        let mode: NSLineBreakMode =
            switch truncation {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        let side: NSTextAlignment =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        let lines = isWrapped ? 0 : 1
        if let attributed = string as? NSAttributedString {
            return TextLayout.make(
                TextLayoutRequest(
                    string: attributed, defaultFont: descriptor, defaultColor: color, width: width,
                    maximumLines: lines, lineBreakMode: mode, alignment: side, scale: scale))
        }
        guard let plain = string as? String ?? (string as? NSString).map({ $0 as String }) else { return nil }
        return TextLayout.make(
            TextLayoutRequest(
                text: plain, font: descriptor, color: color, width: width, maximumLines: lines, lineBreakMode: mode,
                alignment: side, scale: scale))
    }
}
