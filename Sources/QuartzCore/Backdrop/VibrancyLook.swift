// How sublayers colour what lies below them.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A change of the colours below, as strong as the sublayers are opaque.
package struct VibrancyLook: Equatable, Sendable {
    /// Makes the vibrant colour of what lies below; nil for none.
    package let matrix: PixelMatrix?
    /// How much of the sublayers shows as vibrant colour, 0…1; the rest is drawn in their own.
    package let amount: Float

    package init(matrix: PixelMatrix?, amount: Float = 1) {
        self.matrix = matrix
        self.amount = amount.isNaN || matrix == nil ? 0 : min(max(0, amount), 1)
    }

    /// Sublayers are drawn in their own colours.
    package static let none = VibrancyLook(matrix: nil)

    /// Whether sublayers are drawn as in any other layer.
    package var isNone: Bool { matrix == nil || amount == 0 }

    /// A part of the way to another look; parts outside 0…1 stay at their end. Between a look and none its share changes,
    /// not its colour.
    package func mixed(with other: VibrancyLook, at part: CGFloat) -> VibrancyLook {
        let part = Float(min(max(0, part.isNaN ? 0 : part), 1))
        if part == 0 { return self }
        if part == 1 { return other }
        let from = matrix ?? other.matrix, to = other.matrix ?? matrix
        return VibrancyLook(
            matrix: PixelMatrix.mixed(from, to, at: part), amount: amount + (other.amount - amount) * part)
    }
}
