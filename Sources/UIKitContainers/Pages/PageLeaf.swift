// How a page that is bound turns: the side at which it is bound, the angle, the picture of it.
// No Apple page: this is ours. UIKit rolls the page; this one stays flat.
import CoreGraphics
import Foundation
import QuartzCore

/// The side at which a page is bound.
enum PageBinding { case left, right, top, bottom }

/// One page that turns about its bound side.
struct PageLeaf: Equatable {
    /// Degrees from lying flat, for a part of the way. The free edge goes along with the finger: a page that is bound at
    /// an edge of the screen ends upright, out of sight; one that is bound in the middle ends on the other side.
    static func angle(_ progress: CGFloat, toOtherSide: Bool) -> CGFloat {
        let part = min(max(progress, 0), 1)
        return acos(toOtherSide ? 1 - 2 * part : 1 - part) * 180 / .pi
    }

    /// The transform of a view about its middle that turns it by degrees about its bound side, towards who looks at it.
    static func transform(_ size: CGSize, _ binding: PageBinding, degrees: CGFloat) -> CATransform3D {
        guard degrees != 0 else { return CATransform3DIdentity }
        let angle = degrees * .pi / 180
        let x: CGFloat, y: CGFloat, rotation: CATransform3D
        switch binding {
        case .left: (x, y, rotation) = (-size.width / 2, 0, CATransform3DMakeRotation(-angle, 0, 1, 0))
        case .right: (x, y, rotation) = (size.width / 2, 0, CATransform3DMakeRotation(angle, 0, 1, 0))
        case .top: (x, y, rotation) = (0, -size.height / 2, CATransform3DMakeRotation(angle, 1, 0, 0))
        case .bottom: (x, y, rotation) = (0, size.height / 2, CATransform3DMakeRotation(-angle, 1, 0, 0))
        }
        var depth = CATransform3DIdentity
        depth.m34 = -1 / (4 * max(size.width, size.height, 1))
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-x, -y, 0),
            CATransform3DConcat(CATransform3DConcat(rotation, depth), CATransform3DMakeTranslation(x, y, 0)))
    }
}
