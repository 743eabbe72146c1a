// A colour: fixed components, a pattern, a colour of the system, or a closure of the traits.
// Apple: "UIColor"
import CoreGraphics
import Foundation
import Synchronization
import Typesetting

/// A colour with an alpha. A dynamic colour is resolved with traits.
///
/// Immutable and safe to use from any thread. Components are 0…1 in extended sRGB; others are kept and clamped for drawing.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// Set by initialisers alone, so that no access can meet a change.
    @exclusivity(unchecked) package private(set) final var content: ColorContent
    private let cachedColor = Mutex<CGColor?>(nil)
    /// The value of a system colour that was resolved last, with its Core Graphics colour.
    private let cachedSystemColor = Mutex<(value: SystemColor.Value, color: CGColor)?>(nil)

    /// A convenience: were it designated, subclasses in other packages could not inherit the others, as they do not see it.
    package convenience init(content: ColorContent) {
        self.init()
        self.content = content
    }

    /// Creates a placeholder without components, for code that sets a colour later. Using it is UIK1013, and clear. Observed.
    public override init() { content = .dynamic(.placeholder) }

    /// Creates a grey; both values are 0…1.
    public init(white: CGFloat, alpha: CGFloat) { content = .white(white, alpha) }

    /// Creates a colour from hue, saturation and brightness, each 0…1. The hue wraps; the others are clamped.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
        content = .rgb(RGBAComponents(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }

    /// Creates a colour from extended sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(RGBAComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour from Display P3 components, which are converted to extended sRGB.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(RGBAComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) { content = .cgColor(cgColor) }

    /// Creates a pattern from an image as a tile, with its first corner at the origin of the context.
    public init(patternImage image: UIImage) { content = .pattern(image) }

    /// Creates a dynamic colour from a closure that returns the colour for traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(DynamicColor(provider: dynamicProvider))
    }

    /// Creates a colour from the components of a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a fixed or a system colour from an archive; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let content = ColorContent(coder: coder) else { return nil }
        self.content = content
    }

    /// Encodes the colour; a dynamic colour of a closure or a pattern is encoded as it appears in the current traits.
    open func encode(with coder: NSCoder) { encodeContent(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Returns this object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns whether the other colour has the same components in the same colour space, system colour or closure.
    open override func isEqual(_ object: Any?) -> Bool { isSameColor(as: object) }
    /// A hash that is equal for equal colours.
    open override var hash: Int { contentHash }
    /// The components, or the name of the system colour.
    open override var description: String { contentDescription }

    /// The colour in the current traits as a Core Graphics colour.
    open var cgColor: CGColor { resolvedCGColor }
    /// Returns the colour for traits; this colour if it is fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolved(in: traitCollection) }
    /// Returns the colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { replacingAlpha(alpha) }

    /// Sets the fill and stroke colours of the current context.
    open func set() {
        setFill()
        setStroke()
    }
    /// Sets the fill colour of the current context; a diagnostic without one.
    open func setFill() { applyFill() }
    /// Sets the stroke colour of the current context; a diagnostic without one.
    open func setStroke() { applyStroke() }

    /// Returns grey level and alpha in the current traits. False if the colour is not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        readWhite(white, alpha)
    }
    /// Returns hue, saturation, brightness and alpha in the current traits. False for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { readHue(hue, saturation, brightness, alpha) }
    /// Returns extended sRGB components and alpha in the current traits. False for a pattern.
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
