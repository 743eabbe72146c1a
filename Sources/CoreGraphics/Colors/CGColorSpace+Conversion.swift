// Converting components between spaces by way of linear light with sRGB's primaries.
// Apple: "CGColor", converted(to:intent:options:).

extension CGColorSpace {
    /// Three components of encoded sRGB, not clipped, for components of this space without alpha.
    func encodedSRGB(_ c: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        switch kind {
        case .deviceRGB, .sRGB, .extendedSRGB: return (c[0], c[1], c[2])
        case .deviceGray, .extendedGray: return (c[0], c[0], c[0])
        case .deviceCMYK, .genericCMYK:
            return ((1 - c[0]) * (1 - c[3]), (1 - c[1]) * (1 - c[3]), (1 - c[2]) * (1 - c[3]))
        case .indexed(let last):
            guard let base = baseColorSpace else { return (0, 0, 0) }
            let index = max(0, min(last, Int(c[0].isFinite ? c[0] : 0)))
            let count = base.numberOfComponents
            return base.encodedSRGB((0..<count).map { CGFloat(table[index * count + $0]) / 255 })
        case .pattern: return (0, 0, 0)
        default:
            let linear = linearSRGB(c)
            return (Curve.sRGB.encode(linear.0), Curve.sRGB.encode(linear.1), Curve.sRGB.encode(linear.2))
        }
    }

    /// Components of this space for encoded sRGB; clipped to 0…1 unless the space is extended.
    func components(encodedSRGB rgb: (CGFloat, CGFloat, CGFloat)) -> [CGFloat]? {
        let result: [CGFloat]
        switch kind {
        case .deviceRGB, .sRGB, .extendedSRGB: result = [rgb.0, rgb.1, rgb.2]
        case .deviceGray, .extendedGray:
            if rgb.0 == rgb.1, rgb.1 == rgb.2 {
                result = [rgb.0]
            } else {
                result = [Curve.sRGB.encode(luminance(rgb))]
            }
        case .genericGrayGamma2_2: result = [Curve.gamma(2.2).encode(luminance(rgb))]
        case .linearGray, .extendedLinearGray: result = [luminance(rgb)]
        case .deviceCMYK, .genericCMYK:
            let black = 1 - max(rgb.0, rgb.1, rgb.2)
            let rest = 1 - black
            result =
                rest <= 0
                ? [0, 0, 0, 1] : [(rest - rgb.0) / rest, (rest - rgb.1) / rest, (rest - rgb.2) / rest, black]
        case .indexed, .pattern: return nil
        default:
            let linear = (Curve.sRGB.decode(rgb.0), Curve.sRGB.decode(rgb.1), Curve.sRGB.decode(rgb.2))
            let own = primaries.fromSRGB(linear)
            result = [curve.encode(own.0), curve.encode(own.1), curve.encode(own.2)]
        }
        return kind.isExtended ? result : result.map { max(0, min(1, $0)) }
    }

    private func luminance(_ rgb: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
        0.2126 * Curve.sRGB.decode(rgb.0) + 0.7152 * Curve.sRGB.decode(rgb.1) + 0.0722 * Curve.sRGB.decode(rgb.2)
    }

    private func linearSRGB(_ c: [CGFloat]) -> (CGFloat, CGFloat, CGFloat) {
        if model == .monochrome {
            let value = curve.decode(c[0])
            return (value, value, value)
        }
        return primaries.toSRGB((curve.decode(c[0]), curve.decode(c[1]), curve.decode(c[2])))
    }

    private var curve: Curve {
        switch kind {
        case .genericGrayGamma2_2: .gamma(2.2)
        case .linearGray, .extendedLinearGray, .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .genericRGBLinear:
            .linear
        case .adobeRGB1998: .gamma(563.0 / 256.0)
        default: .sRGB
        }
    }

    private var primaries: Primaries {
        switch kind {
        case .displayP3, .extendedDisplayP3, .linearDisplayP3: .displayP3
        case .adobeRGB1998: .adobeRGB
        default: .sRGB
        }
    }
}

/// How light is encoded; negative values mirror.
enum Curve {
    case linear
    case sRGB
    case gamma(CGFloat)

    func decode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result: CGFloat
        switch self {
        case .linear: return value
        case .sRGB: result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        case .gamma(let gamma): result = pow(size, gamma)
        }
        return value < 0 ? -result : result
    }

    func encode(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result: CGFloat
        switch self {
        case .linear: return value
        case .sRGB: result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        case .gamma(let gamma): result = pow(size, 1 / gamma)
        }
        return value < 0 ? -result : result
    }
}

/// The three primaries, all with the white point D65.
enum Primaries {
    case sRGB, displayP3, adobeRGB

    /// Rows of the matrix to linear sRGB, computed from the published chromaticities.
    private var matrix: [[CGFloat]]? {
        switch self {
        case .sRGB: nil
        case .displayP3: Self.displayP3Matrix
        case .adobeRGB: Self.adobeRGBMatrix
        }
    }

    private static let displayP3Matrix = toSRGBMatrix([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)])
    private static let adobeRGBMatrix = toSRGBMatrix([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)])

    func toSRGB(_ c: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        guard let matrix else { return c }
        return apply(matrix, c)
    }

    func fromSRGB(_ c: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
        guard let matrix else { return c }
        return apply(inverse(matrix), c)
    }

    private static func toSRGBMatrix(_ chromaticities: [(CGFloat, CGFloat)]) -> [[CGFloat]] {
        let sRGB = toXYZ([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)])
        return multiply(inverse(sRGB), toXYZ(chromaticities))
    }

    /// The matrix from linear components to XYZ for red, green and blue with white D65.
    private static func toXYZ(_ xy: [(CGFloat, CGFloat)]) -> [[CGFloat]] {
        let columns = xy.map { [$0.0 / $0.1, 1, (1 - $0.0 - $0.1) / $0.1] }
        let plain = (0..<3).map { row in (0..<3).map { columns[$0][row] } }
        let white: (CGFloat, CGFloat, CGFloat) = (0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)
        let scale = apply(inverse(plain), white)
        let factors = [scale.0, scale.1, scale.2]
        return plain.map { row in (0..<3).map { row[$0] * factors[$0] } }
    }
}

private func apply(_ m: [[CGFloat]], _ c: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
    func row(_ r: Int) -> CGFloat { m[r][0] * c.0 + m[r][1] * c.1 + m[r][2] * c.2 }
    return (row(0), row(1), row(2))
}

private func multiply(_ one: [[CGFloat]], _ other: [[CGFloat]]) -> [[CGFloat]] {
    var result = one
    for row in 0..<3 {
        for column in 0..<3 {
            var sum: CGFloat = 0
            for index in 0..<3 { sum += one[row][index] * other[index][column] }
            result[row][column] = sum
        }
    }
    return result
}

private func inverse(_ m: [[CGFloat]]) -> [[CGFloat]] {
    func minor(_ r: Int, _ c: Int) -> CGFloat {
        let rows = [0, 1, 2].filter { $0 != r }
        let columns = [0, 1, 2].filter { $0 != c }
        return m[rows[0]][columns[0]] * m[rows[1]][columns[1]] - m[rows[0]][columns[1]] * m[rows[1]][columns[0]]
    }
    let determinant = m[0][0] * minor(0, 0) - m[0][1] * minor(0, 1) + m[0][2] * minor(0, 2)
    var result = m
    for r in 0..<3 {
        for c in 0..<3 {
            let sign: CGFloat = (r + c).isMultiple(of: 2) ? 1 : -1
            result[r][c] = sign * minor(c, r) / determinant
        }
    }
    return result
}
