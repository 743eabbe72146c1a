// The colours of a gradient as a table that the gradient kernels look up.
// Apple: "CGGradient", "CAGradientLayer".
internal import CPixelKernels

/// The colours along a gradient, made once and used for any number of fills.
///
/// Colours are interpolated straight (unpremultiplied) in encoded sRGB, as Core Graphics does: white to clear black
/// passes through grey. 1,024 entries where there are two stops, else 4,096.
public final class GradientRamp: Sendable {
    /// A colour at a place along the gradient; straight components and location in 0…1 (clamped).
    public struct Stop: Hashable, Sendable {
        /// Place along the gradient and straight components, 0…1.
        public var location, red, green, blue, alpha: Double

        /// A colour at a place.
        public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
            self.location = location
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    let table: [UInt32]
    let log2Size: Int32
    /// Whether every pixel that the gradient paints is opaque.
    public let isOpaque: Bool

    /// Stops in ascending order of location (equal locations make a hard edge). Without extending, nothing is painted
    /// before the start or after the end.
    public init(stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
        log2Size = stops.count <= 2 ? 10 : 12
        let size = 1 << Int(log2Size)
        var entries = [UInt32](repeating: 0, count: size + 2)
        var plain = stops.map {
            vtk_stop(location: $0.location, r: $0.red, g: $0.green, b: $0.blue, a: $0.alpha)
        }
        // A location below the one before it counts as equal to it.
        for index in plain.indices.dropFirst() where !(plain[index].location >= plain[index - 1].location) {
            plain[index].location = plain[index - 1].location
        }
        vtk_ramp_fill(plain, Int32(plain.count), log2Size, extendsBefore ? 1 : 0, extendsAfter ? 1 : 0, &entries)
        table = entries
        isOpaque = entries.allSatisfy { $0 >> 24 == 255 }
    }

    /// The premultiplied colour at a position; below 0 and from 1 on what lies outside the gradient.
    public func pixel(at position: Double) -> UInt32 {
        let size = Double(table.count - 2)
        if !(position >= 0) { return table[0] }
        return position >= 1 ? table[table.count - 1] : table[1 + Int(position * size)]
    }
}
