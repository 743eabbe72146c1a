// The drum that a wheel's rows lie on.
// No Apple page: the proportions were fitted by eye to public pictures of iOS 13 and later (observed, not measured).
import CoreGraphics
import Foundation
import QuartzCore

/// Where a row shows itself for its distance from the middle. Lengths in points, angles in radians.
struct PickerCylinder: Equatable {
    /// The drum's diameter by the picker's height.
    static let diameter: CGFloat = 1.07
    /// How many times more rows there are than would lie flat on the drum.
    static let squeeze: CGFloat = 1.45
    /// Of the viewer, by 1 ÷ points.
    static let perspective: CGFloat = 0.003
    /// Rows beside the middle are smaller by this, and this much less opaque.
    static let magnification: CGFloat = 21.0 / 23.0
    static let dimming: CGFloat = 0.45
    /// Rows turned further than this are not drawn.
    static let horizon: CGFloat = 1.4

    var height: CGFloat
    var rowHeight: CGFloat

    var radius: CGFloat { height * Self.diameter / 2 }
    private var anglePerPoint: CGFloat { height > 0 ? 2 * asin(1 / Self.diameter) / (height * Self.squeeze) : 0 }

    /// How far from the middle rows are drawn.
    var reach: CGFloat { anglePerPoint > 0 ? Self.horizon / anglePerPoint : 0 }

    func angle(_ distance: CGFloat) -> CGFloat { distance * anglePerPoint }

    /// 0 for the row in the middle, 1 for those beside it and further away.
    private func away(_ distance: CGFloat) -> CGFloat { rowHeight > 0 ? min(1, abs(distance) / rowHeight) : 0 }

    /// How far below the middle a row is seen.
    func offset(_ distance: CGFloat) -> CGFloat {
        let angle = angle(distance)
        let depth = radius * (1 - cos(angle))
        return radius * sin(angle) / (1 + depth * Self.perspective)
    }

    /// Turns and moves a row that lies in the middle. The perspective is the superlayer's.
    func transform(_ distance: CGFloat) -> CATransform3D {
        guard distance != 0 else { return CATransform3DIdentity }
        let angle = angle(distance)
        let scale = 1 - (1 - Self.magnification) * away(distance)
        var transform = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
        transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
        return CATransform3DScale(transform, scale, scale, 1)
    }

    /// What the superlayer gives to all rows.
    static var projection: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -perspective
        return transform
    }

    /// Rows fade beside the middle, and towards the horizon.
    func alpha(_ distance: CGFloat) -> CGFloat {
        let near = 1 - (1 - Self.dimming) * away(distance)
        return near * min(1, max(0, cos(angle(distance)) / 0.6))
    }

    /// The row whose middle is nearest to a place below the middle of the picker, while the wheel stands at a position
    /// in rows.
    func row(at place: CGFloat, position: CGFloat, count: Int) -> Int? {
        guard count > 0, rowHeight > 0 else { return nil }
        let reach = reach / rowHeight
        let first = max(0, Int((position - reach).rounded(.up)))
        let last = min(count - 1, Int((position + reach).rounded(.down)))
        guard first <= last else { return nil }
        return (first...last).min { one, two in
            abs(offset((CGFloat(one) - position) * rowHeight) - place)
                < abs(offset((CGFloat(two) - position) * rowHeight) - place)
        }
    }
}
