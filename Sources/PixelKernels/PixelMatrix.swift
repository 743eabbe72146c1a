// A colour matrix: how materials and filters change the colours that come through them.
// Apple: "CIColorMatrix" (the idea; this type is ours).

/// A matrix on straight sRGB colours, out = rows · (r, g, b, 1), held within 0…1. Alpha stays.
///
/// On premultiplied pixels the fourth number of a row counts × alpha, so a transparent pixel keeps its transparency and
/// its straight colour changes as an opaque one's does. Numbers beyond ±7 count as ±7 where pixels are computed.
public struct PixelMatrix: Equatable, Sendable {
    /// What red becomes: weights of red, green, blue, and what is added.
    public var red: SIMD4<Float>
    /// What green becomes.
    public var green: SIMD4<Float>
    /// What blue becomes.
    public var blue: SIMD4<Float>

    /// A matrix of these rows.
    public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Leaves every colour as it is.
    public static let identity = PixelMatrix(red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])

    /// Colours moved away from (above 1) or towards (below 1) their luma, whose weights are Rec. 709's unless given.
    public static func saturation(
        _ amount: Float, lumaRed: Float = 0.2126, green: Float = 0.7152, blue: Float = 0.0722
    ) -> PixelMatrix {
        let luma = SIMD4(lumaRed, green, blue, 0) * (1 - amount)
        return PixelMatrix(
            red: luma + [amount, 0, 0, 0], green: luma + [0, amount, 0, 0], blue: luma + [0, 0, amount, 0])
    }

    /// Every channel moved by so much of its range: what is added to a material's colours.
    public static func brightness(_ amount: Float) -> PixelMatrix {
        PixelMatrix(red: [1, 0, 0, amount], green: [0, 1, 0, amount], blue: [0, 0, 1, amount])
    }

    /// This one first, then `next`; colours between both are not held within 0…1.
    public func concatenating(_ next: PixelMatrix) -> PixelMatrix {
        func row(_ of: SIMD4<Float>) -> SIMD4<Float> {
            of.x * red + of.y * green + of.z * blue + SIMD4(0, 0, 0, of.w)
        }
        return PixelMatrix(red: row(next.red), green: row(next.green), blue: row(next.blue))
    }

    /// Number by number on the way to another one; 0 is this one, 1 the other.
    public func mixed(with other: PixelMatrix, at fraction: Float) -> PixelMatrix {
        PixelMatrix(
            red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
            blue: blue + (other.blue - blue) * fraction)
    }

    /// What an opaque colour becomes, in 0…1.
    public func apply(red r: Float, green g: Float, blue b: Float) -> (red: Float, green: Float, blue: Float) {
        let color = SIMD4(r, g, b, 1)
        func held(_ row: SIMD4<Float>) -> Float { min(max((row * color).sum(), 0), 1) }
        return (held(red), held(green), held(blue))
    }
}
