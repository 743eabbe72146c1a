// Sums and greatest values of insets, for safe areas and margins.
// No Apple page: this is ours.
import Foundation

extension UIEdgeInsets {
    /// The sum of two insets, edge by edge.
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// The greater of two insets, edge by edge.
    package func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
