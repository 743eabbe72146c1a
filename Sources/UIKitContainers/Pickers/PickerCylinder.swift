// The drum that a wheel's rows lie on.
// No Apple page: the numbers are in PickerMeasures.
import CoreGraphics
import Foundation
import QuartzCore

/// The place of a row by its distance from the middle. Lengths in points, angles in radians.
///
/// Rows lie on the drum with their own heights, and are seen from far away: in a picker 216 high they stand 31.4, 58.4 and
/// 77.4 from the middle, and each is turned by 21.3° more.
struct PickerCylinder: Equatable {
    var height: CGFloat
    var rowHeight: CGFloat

    var radius: CGFloat { height * PickerMeasures.radiusByHeight }
    private var anglePerPoint: CGFloat { height > 0 ? 1 / radius : 0 }

    /// How far from the middle rows are drawn.
    var reach: CGFloat { anglePerPoint > 0 ? PickerMeasures.horizon / anglePerPoint : 0 }

    func angle(_ distance: CGFloat) -> CGFloat { distance * anglePerPoint }

    /// 0 for the row in the middle, 1 for those beside it and further away.
    private func away(_ distance: CGFloat) -> CGFloat { rowHeight > 0 ? min(1, abs(distance) / rowHeight) : 0 }

    /// How far below the middle a row is seen.
    func offset(_ distance: CGFloat) -> CGFloat {
        radius * sin(min(max(angle(distance), -.pi / 2), .pi / 2))
    }

    /// Turns and moves a row that lies in the middle.
    func transform(_ distance: CGFloat) -> CATransform3D {
        guard distance != 0 else { return CATransform3DIdentity }
        let angle = angle(distance)
        let scale = 1 - (1 - PickerMeasures.magnification) * away(distance)
        var transform = CATransform3DMakeTranslation(0, radius * sin(angle), radius * (cos(angle) - 1))
        transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
        return CATransform3DScale(transform, scale, scale, 1)
    }

    /// Rows fade beside the middle, and towards the horizon.
    func alpha(_ distance: CGFloat) -> CGFloat {
        let near = 1 - (1 - PickerMeasures.dimming) * away(distance)
        return near * min(1, max(0, cos(angle(distance)) / PickerMeasures.fadingFrom))
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
