// A colour: fixed components, a pattern, a colour of the system, or a closure of the traits.
// Apple: "UIColor"
import CoreGraphics
import Foundation
import Synchronization
import Typesetting

/// A colour with an alpha, resolved in traits where it is dynamic.
///
/// Immutable; safe from any thread. Components are 0…1 in extended sRGB; values outside are kept and clamped in drawing.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// Set by initialisers alone.
    package private(set) final var content: ColorContent
    private let cachedColor = Mutex<CGColor?>(nil)
    /// What a colour of the system was last, in the traits of then.
    private let cachedSystemColor = Mutex<(value: SystemColor.Value, color: CGColor)?>(nil)

    /// A convenience: were it designated, subclasses in other packages could not inherit the others, as they do not see it.
    package convenience init(content: ColorContent) {
        self.init()
        self.content = content
    }

    /// A placeholder without components, for code that sets a colour later; using it is UIK1013, and clear. Observed.
    public override init() { content = .dynamic(.placeholder) }

    /// A grey; both 0…1.
    public init(white: CGFloat, alpha: CGFloat) { content = .white(white, alpha) }

    /// A colour of hue, saturation and brightness, each 0…1; the hue wraps, the others are clamped.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
        content = .rgb(RGBAComponents(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }

    /// A colour of extended sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(RGBAComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour of Display P3 components; kept as extended sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(RGBAComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of a Core Graphics colour.
    public init(cgColor: CGColor) { content = .cgColor(cgColor) }

    /// The image as a tile, its first corner at the origin of the context.
    public init(patternImage image: UIImage) { content = .pattern(image) }

    /// A colour that the closure answers for each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(DynamicColor(provider: dynamicProvider))
    }

    /// A colour literal's components.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Decodes a fixed or a system colour; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let content = ColorContent(coder: coder) else { return nil }
        self.content = content
    }

    /// Encodes the colour; a dynamic closure or a pattern is encoded as it looks in the current traits.
    open func encode(with coder: NSCoder) { encodeContent(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// True for the same components in the same colour space, the same system colour or the same closure.
    open override func isEqual(_ object: Any?) -> Bool { isSameColor(as: object) }
    /// Equal colours have equal hashes.
    open override var hash: Int { contentHash }
    /// The components, or the system colour's name.
    open override var description: String { contentDescription }

    /// The colour in the current traits as a Core Graphics colour.
    open var cgColor: CGColor { resolvedCGColor }
    /// The colour that this one stands for in the traits; itself where it is fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(in: traitCollection) }
    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Makes this the fill colour of the current context; without one a diagnostic.
    open func setFill() { applyFill() }
    /// Makes this the stroke colour of the current context; without one a diagnostic.
    open func setStroke() { applyStroke() }

    /// Grey level and alpha in the current traits. False where the colour is not a grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        readWhite(white, alpha)
    }
    /// Hue, saturation, brightness, alpha in the current traits. False for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { readHue(hue, saturation, brightness, alpha) }
    /// Extended sRGB components and alpha in the current traits. False for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { readRed(red, green, blue, alpha) }

    /// The Core Graphics colour of fixed content, made once.
    var fixedCGColor: CGColor {
        cachedColor.withLock { cached in
            if let cached { return cached }
            let made = content.makeCGColor()
            cached = made
            return made
        }
    }

    /// The Core Graphics colour of one of the system's colours whose value is `value` now; made by `make` where the last
    /// one had another.
    func systemCGColor(_ value: SystemColor.Value, make: () -> CGColor) -> CGColor {
        cachedSystemColor.withLock { cached in
            if let cached, cached.value == value { return cached.color }
            let made = make()
            cached = (value, made)
            return made
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
