// A colour for filters.
// Apple: "CIColor".

/// An immutable colour: straight components in a colour space of three.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let values: [CGFloat]
    /// The space of the components.
    public let colorSpace: CGColorSpace

    init(_ values: [CGFloat], _ space: CGColorSpace) {
        self.values = values
        colorSpace = space
    }

    private static let standard = CGColorSpace(name: CGColorSpace.sRGB)!

    /// A colour in sRGB (what it is not in sRGB already is converted); a pattern counts as black.
    public init(cgColor color: CGColor) {
        if let space = color.colorSpace, space.model == .rgb, let components = color.components, components.count == 4 {
            values = components
            colorSpace = space
        } else {
            let c = color.sRGBComponents
            values = [c.red, c.green, c.blue, c.alpha]
            colorSpace = Self.standard
        }
    }

    /// A colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], Self.standard)
    }
    /// An opaque colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init([red, green, blue, 1], Self.standard)
    }
    /// A colour of an RGB space; nil for another one.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
        guard colorSpace.model == .rgb else { return nil }
        self.init([red, green, blue, alpha], colorSpace)
    }
    /// An opaque colour of an RGB space; nil for another one.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
    }
    /// Three or four numbers as ``stringRepresentation`` writes them; what is missing is 0, alpha 1.
    public convenience init(string representation: String) {
        let numbers = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
        func number(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
        self.init(red: number(0, 0), green: number(1, 0), blue: number(2, 0), alpha: number(3, 1))
    }

    /// Decodes a colour of sRGB; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "components") else { return nil }
        values = CIColor(string: String(describing: text)).values
        colorSpace = Self.standard
    }
    /// Encodes the components of sRGB, not clipped, whatever the colour's own space.
    open func encode(with coder: NSCoder) {
        let rgb = extendedSRGB + [alpha]
        coder.encode(rgb.map(\.plain).joined(separator: " ") as NSString, forKey: "components")
    }
    open class var supportsSecureCoding: Bool { true }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other.values == values && other.colorSpace == colorSpace
    }
    open override var hash: Int { values.hashValue }

    /// Components with alpha: 4.
    open var numberOfComponents: Int { values.count }
    /// The first component.
    open var red: CGFloat { values[0] }
    /// The second component.
    open var green: CGFloat { values[1] }
    /// The third component.
    open var blue: CGFloat { values[2] }
    /// 0 for what is not seen.
    open var alpha: CGFloat { values[3] }
    /// `0.2 0.4 0.6 1`.
    open var stringRepresentation: String { values.map(\.plain).joined(separator: " ") }
    open override var description: String { "(\(stringRepresentation))" }

    /// Red, green and blue of sRGB, not clipped.
    private var extendedSRGB: [CGFloat] {
        guard colorSpace != Self.standard, let color = CGColor(colorSpace: colorSpace, components: values),
            let extended = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let converted = color.converted(to: extended, intent: .defaultIntent, options: nil)?.components
        else { return Array(values[0..<3]) }
        return Array(converted[0..<3])
    }

    /// Encoded sRGB.
    var sRGB: WorkingColor {
        let rgb = extendedSRGB
        return WorkingColor(values: SIMD4(Float(rgb[0]), Float(rgb[1]), Float(rgb[2]), Float(alpha)))
    }
}

extension CIColor {
    /// Opaque black.
    public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// Opaque white.
    public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Opaque grey of one half.
    public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Opaque red.
    public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Opaque green.
    public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Opaque blue.
    public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Opaque cyan.
    public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Opaque magenta.
    public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Opaque yellow.
    public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Transparent black.
    public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
