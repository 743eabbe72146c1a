// The corner that bends ever more slowly towards its ends.
// Apple: "CALayerCornerCurve".
import CoreGraphics
import Foundation

/// The curve of continuous corners, publicly observed on iOS 7 and later: three cubics that reach 1.528665 radii.
enum ContinuousCorner {
    static let expansion: CGFloat = 1.528665

    /// Cubics from the top edge to the right one of a top right corner, as distances from the corner in radii:
    /// `x` to the left, `y` down. The first point is (expansion, 0).
    static let cubics: [(CGPoint, CGPoint, CGPoint)] = [
        (
            CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), CGPoint(x: 0.63149379, y: 0.07491139)
        ),
        (
            CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
            CGPoint(x: 0.07491139, y: 0.63149379)
        ),
        (
            CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: expansion)
        ),
    ]
}
