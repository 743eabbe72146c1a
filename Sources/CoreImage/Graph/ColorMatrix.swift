// Affine maps of straight colours; a chain of them is one.
// Apple: "Core Image Filter Reference", CIColorMatrix, CIColorControls, CIHueAdjust, CIExposureAdjust.

/// out = M · (r, g, b, a, 1): twenty numbers, five for each of red, green, blue and alpha.
struct ColorMatrix: Equatable, Sendable {
    /// A row: weights of red, green, blue, alpha, and the bias.
    typealias Line = (Float, Float, Float, Float, Float)

    /// The numbers in order.
    var values: (Line, Line, Line, Line)

    static func == (one: ColorMatrix, other: ColorMatrix) -> Bool {
        one.values.0 == other.values.0 && one.values.1 == other.values.1 && one.values.2 == other.values.2
            && one.values.3 == other.values.3
    }

    init(_ red: Line, _ green: Line, _ blue: Line, _ alpha: Line = (0, 0, 0, 1, 0)) {
        values = (red, green, blue, alpha)
    }

    static let identity = ColorMatrix((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0))

    /// Whether alpha comes out as it went in.
    var keepsAlpha: Bool { values.3 == (0, 0, 0, 1, 0) }
    /// Whether a transparent pixel gets some alpha.
    var paintsTransparent: Bool { values.3.4 > 0 }

    /// This map, then another.
    func followed(by later: ColorMatrix) -> ColorMatrix {
        let m = values
        func line(_ l: Line) -> Line {
            func sum(_ part: KeyPath<Line, Float>) -> Float {
                l.0 * m.0[keyPath: part] + l.1 * m.1[keyPath: part] + l.2 * m.2[keyPath: part] + l.3 * m.3[keyPath: part]
            }
            return (sum(\.0), sum(\.1), sum(\.2), sum(\.3), sum(\.4) + l.4)
        }
        let n = later.values
        return ColorMatrix(line(n.0), line(n.1), line(n.2), line(n.3))
    }

    /// Mixed with the identity: 0 changes nothing, 1 is the whole map.
    func mixed(_ t: Float) -> ColorMatrix {
        func line(_ own: Line, _ plain: Line) -> Line {
            (
                plain.0 + (own.0 - plain.0) * t, plain.1 + (own.1 - plain.1) * t, plain.2 + (own.2 - plain.2) * t,
                plain.3 + (own.3 - plain.3) * t, plain.4 + (own.4 - plain.4) * t
            )
        }
        let i = Self.identity.values
        return ColorMatrix(
            line(values.0, i.0), line(values.1, i.1), line(values.2, i.2), line(values.3, i.3))
    }

    /// The weights of luminance (ITU-R BT.709).
    static let luma: SIMD3<Float> = [0.2126, 0.7152, 0.0722]

    /// Every component from the luminance.
    static let gray = ColorMatrix((luma.x, luma.y, luma.z, 0, 0), (luma.x, luma.y, luma.z, 0, 0), (luma.x, luma.y, luma.z, 0, 0))

    /// Between grey (0) and the colour (1), and beyond.
    static func saturation(_ s: Float) -> ColorMatrix {
        var m = gray
        m = ColorMatrix(
            (m.values.0.0 * (1 - s) + s, m.values.0.1 * (1 - s), m.values.0.2 * (1 - s), 0, 0),
            (m.values.1.0 * (1 - s), m.values.1.1 * (1 - s) + s, m.values.1.2 * (1 - s), 0, 0),
            (m.values.2.0 * (1 - s), m.values.2.1 * (1 - s), m.values.2.2 * (1 - s) + s, 0, 0))
        return m
    }

    /// Components × a number each.
    static func scale(_ s: SIMD4<Float>) -> ColorMatrix {
        ColorMatrix((s.x, 0, 0, 0, 0), (0, s.y, 0, 0, 0), (0, 0, s.z, 0, 0))
    }

    /// Colours × k + bias.
    static func linear(_ k: Float, _ bias: Float) -> ColorMatrix {
        ColorMatrix((k, 0, 0, 0, bias), (0, k, 0, 0, bias), (0, 0, k, 0, bias))
    }

    /// A turn about the axis of greys, radians.
    static func hue(_ angle: Float) -> ColorMatrix {
        let c = cos(angle), s = sin(angle)
        let third = (1 - c) / 3, root = s / Float(3).squareRoot()
        return ColorMatrix(
            (c + third, third - root, third + root, 0, 0), (third + root, c + third, third - root, 0, 0),
            (third - root, third + root, c + third, 0, 0))
    }

    /// The luminance in one colour, mixed with the original.
    static func monochrome(_ color: SIMD4<Float>, intensity: Float) -> ColorMatrix {
        func line(_ v: Float) -> Line { (luma.x * v, luma.y * v, luma.z * v, 0, 0) }
        return ColorMatrix(line(color.x), line(color.y), line(color.z)).mixed(intensity)
    }

    /// From one colour to another by the luminance; the picture's alpha stays, the colours' is left out.
    static func ramp(_ from: SIMD4<Float>, _ to: SIMD4<Float>) -> ColorMatrix {
        func line(_ a: Float, _ b: Float) -> Line {
            let d = b - a
            return (luma.x * d, luma.y * d, luma.z * d, 0, a)
        }
        return ColorMatrix(line(from.x, to.x), line(from.y, to.y), line(from.z, to.z))
    }

    /// Sepia: the widely used weights, mixed with the original.
    static func sepia(_ intensity: Float) -> ColorMatrix {
        ColorMatrix(
            (0.393, 0.769, 0.189, 0, 0), (0.349, 0.686, 0.168, 0, 0), (0.272, 0.534, 0.131, 0, 0)
        ).mixed(intensity)
    }
}
