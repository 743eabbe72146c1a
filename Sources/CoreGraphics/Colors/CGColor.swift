// A colour: components in a space, alpha last, or a pattern.
// Apple: "CGColor".

/// An immutable colour; equal where space, components and pattern are equal.
public final class CGColor: @unchecked Sendable {
    /// The space the components belong to.
    public let colorSpace: CGColorSpace?
    /// The components in the order of the space, alpha last.
    public var components: [CGFloat]? { values }
    /// The pattern of a pattern colour.
    public let pattern: CGPattern?
    let values: [CGFloat]
    /// Premultiplied sRGB as `0xAARRGGBB`, rounded per component.
    package let premultipliedPixel: UInt32

    init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        colorSpace = space
        self.values = values
        self.pattern = pattern
        let alpha = values.last ?? 0
        let rgb = space.model == .pattern ? (0, 0, 0) : space.encodedSRGB(Array(values.dropLast()))
        premultipliedPixel = Self.premultiply(rgb.0, rgb.1, rgb.2, alpha)
    }

    /// Components of a space with alpha last; as many are read as the space needs.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// A pattern colour; `components` are alpha for coloured patterns, colour and alpha for the others.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)),
            pattern: pattern)
    }

    /// A colour of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    /// A colour of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
    }

    /// A gray of the device: the same number in red, green and blue of sRGB.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray, alpha])
    }

    /// A gray of the curve 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray22, values: [gray, alpha])
    }

    /// A colour of four inks.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black of alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Components with alpha.
    public var numberOfComponents: Int { values.count }
    /// The last component, 0…1.
    public var alpha: CGFloat { values.last ?? 0 }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The colour in another space, clipped unless that is extended; nil for patterns and indexed spaces.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard let own = colorSpace, pattern == nil else { return nil }
        if own == space { return self }
        guard let converted = space.components(encodedSRGB: own.encodedSRGB(Array(values.dropLast()))) else {
            return nil
        }
        return CGColor(space: space, values: converted + [alpha])
    }
}

extension CGColor: Hashable {
    public static func == (one: CGColor, other: CGColor) -> Bool {
        one === other
            || (one.values == other.values && one.colorSpace == other.colorSpace && one.pattern === other.pattern)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

extension CGColor {
    /// Encoded sRGB and alpha, not premultiplied, clipped to 0…1; black for patterns.
    package var sRGBComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard let colorSpace, pattern == nil else { return (0, 0, 0, unit(alpha)) }
        let rgb = colorSpace.encodedSRGB(Array(values.dropLast()))
        return (unit(rgb.0), unit(rgb.1), unit(rgb.2), unit(alpha))
    }

    /// A premultiplied pixel `0xAARRGGBB` of encoded sRGB; values are clipped to 0…1, NaN counts as 0.
    static func premultiply(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> UInt32 {
        let alpha = unit(alpha)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(unit(red) * alpha) << 16 | byte(unit(green) * alpha) << 8
            | byte(unit(blue) * alpha)
    }
}

/// The value in 0…1; NaN becomes 0.
func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
