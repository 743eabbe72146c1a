// The change that a backdrop makes of the pixels below it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A blur, a change of colours and tints, in this order.
package struct BackdropLook: Equatable, Sendable {
    /// Standard deviation of the blur in points at the screen's scale, finite, ≥ 0. Transforms do not change it.
    package let radius: CGFloat
    /// Applied to the blurred colours; nil leaves them.
    package let matrix: PixelMatrix?
    /// Laid over the result, first to last.
    package let tints: [BackdropTint]

    /// Radii below 0, or not finite, count as 0.
    package init(radius: CGFloat, matrix: PixelMatrix? = nil, tints: [BackdropTint] = []) {
        self.radius = radius.isFinite ? max(0, radius) : 0
        self.matrix = matrix
        self.tints = tints
    }

    /// Leaves what lies below as it is.
    package static let none = BackdropLook(radius: 0)

    /// Whether it changes no pixel.
    package var isNone: Bool {
        radius == 0 && (matrix ?? .identity) == .identity && tints.allSatisfy { $0.components.w == 0 }
    }

    /// A part of the way to another look. Parts outside 0…1, which springs reach, move the radius on as far as 0; colours
    /// stay at their end.
    package func mixed(with other: BackdropLook, at part: CGFloat) -> BackdropLook {
        if part == 0 || part.isNaN { return self }
        if part == 1 { return other }
        let colors = Float(min(max(0, part), 1))
        return BackdropLook(
            radius: radius.mixed(with: other.radius, part),
            matrix: PixelMatrix.mixed(matrix, other.matrix, at: colors),
            tints: tints.mixed(with: other.tints, at: colors))
    }
}

extension PixelMatrix {
    /// A part of the way between two matrices, of which nil changes nothing.
    static func mixed(_ a: PixelMatrix?, _ b: PixelMatrix?, at part: Float) -> PixelMatrix? {
        if a == nil && b == nil { return nil }
        return (a ?? .identity).mixed(with: b ?? .identity, at: part)
    }
}
