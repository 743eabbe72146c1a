// A linear change of colours.
// No Apple page: this is ours.

/// A colour matrix on straight sRGB: each of red, green and blue is a sum of multiples of (r, g, b, 1), clamped to 0…1.
public struct PixelMatrix: Equatable, Sendable {
    /// What makes the channel of this name: factors of red, green and blue, and what is added.
    public var red, green, blue: SIMD4<Float>

    /// From its three rows.
    public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Leaves every colour as it is.
    public static let identity = PixelMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

    /// Moves colours away from their own grey (> 1) or towards it (0…1), given what each channel adds to the grey.
    public static func saturation(
        _ amount: Float, lumaRed: Float = 0.2126, green: Float = 0.7152, blue: Float = 0.0722
    ) -> PixelMatrix {
        let grey = SIMD4<Float>(lumaRed, green, blue, 0) * (1 - amount)
        return PixelMatrix(red: grey + [amount, 0, 0, 0], green: grey + [0, amount, 0, 0], blue: grey + [0, 0, amount, 0])
    }

    /// This one, then another.
    public func concatenating(_ next: PixelMatrix) -> PixelMatrix {
        func row(_ r: SIMD4<Float>) -> SIMD4<Float> { red * r.x + green * r.y + blue * r.z + [0, 0, 0, r.w] }
        return PixelMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }

    /// A part of the way to another, 0…1.
    public func mixed(with other: PixelMatrix, at part: Float) -> PixelMatrix {
        PixelMatrix(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part)
    }
}
