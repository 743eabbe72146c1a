// A layer that sets text.
// Apple: "CATextLayer".
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Typesetting

/// A layer that draws a string or an attributed string from the top of its bounds.
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
    /// Creates a layer from an archive, without a string.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// The text, a `String` or an `NSAttributedString`; other values draw nothing.
    open var string: Any? {
        get { text.string }
        set { change { $0.string = newValue } }
    }
    /// The font, a `UIFont` or a font name; nil for the system font. Attributed strings use their own fonts.
    open var font: CFTypeRef? {
        get { text.font }
        set { change { $0.font = newValue } }
    }
    /// The font size, in points; 36 by default. The size of the font itself is ignored.
    open var fontSize: CGFloat {
        get { text.size }
        set { if takes("CATextLayer.fontSize", newValue) { change("fontSize") { $0.size = newValue } } }
    }
    /// The text colour; white by default.
    open var foregroundColor: CGColor? {
        get { text.color }
        set { change("foregroundColor") { $0.color = newValue } }
    }
    /// Whether lines wrap at the width of the bounds.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change { $0.isWrapped = newValue } }
    }
    /// The truncation of lines; none by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { change { $0.truncation = newValue } }
    }
    /// The alignment of lines; natural by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { change { $0.alignment = newValue } }
    }
    /// Whether glyphs are placed at quarters of a pixel; true by default. False is stored and has no effect yet (UIK1201).
    open var allowsFontSubpixelQuantization: Bool {
        get { text.quantises }
        set {
            change { $0.quantises = newValue }
            Catalogue.stored(
                "CATextLayer.allowsFontSubpixelQuantization", of: describe(self), isDefault: newValue,
                "Glyphs stand at quarters of a pixel, whatever is set.")
        }
    }
    /// Returns the size of the text without limits.
    open override func preferredFrameSize() -> CGSize { text.layout(width: .infinity, scale: contentsScale)?.size ?? .zero }

    override func makeCopy() -> CALayer { CATextLayer(layer: self) }

    override func displaySpecial() -> Bool {
        displayText()
        return true
    }

    /// Returns true for animatable keys: size and colour are redrawn in every frame.
    open override class func needsDisplay(forKey key: String) -> Bool {
        key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
    }
    /// Returns a value by key, including `fontSize` and `foregroundColor`.
    open override func value(forKey key: String) -> Any? {
        switch key {
        case "fontSize": fontSize
        case "foregroundColor": foregroundColor
        default: super.value(forKey: key)
        }
    }
    /// Sets a value by key, including `fontSize` and `foregroundColor`.
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

/// The settings of a text layer, as a value.
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
