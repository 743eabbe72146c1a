// Why a rectangle cannot be a view's frame.
// Apple: "CALayer"; a NaN in a frame raises CALayerInvalidGeometry there.
import UIKit

/// The reason why a rectangle, point or size cannot be a view's geometry.
public enum GeometryError: Error, Equatable, CustomStringConvertible {
    /// A part, such as `width`, is NaN or infinite.
    case notFinite(part: String, value: CGFloat)
    /// A part is farther from 0 than ``FiniteRect/limit``, where positions lose whole points.
    case tooLarge(part: String, value: CGFloat)
    /// A width or height is below 0.
    case negative(part: String, value: CGFloat)

    public var description: String {
        switch self {
        case .notFinite(let part, let value):
            return "The \(part) is \(value). Look for a division by a width or height of 0."
        case .tooLarge(let part, let value):
            return "The \(part) is \(value), beyond ±\(FiniteRect.limit) points. Look for a value left at "
                + "greatestFiniteMagnitude."
        case .negative(let part, let value):
            return "The \(part) is \(value). Look for insets that are larger than the space."
        }
    }
}
