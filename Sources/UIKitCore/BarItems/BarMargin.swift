// The room at the sides of bars.
// No Apple page; observed on screens recorded at 375, 390, 393 and 430 points.
import CoreGraphics

/// The free space of bars at their left and right beside the safe area, in points.
///
/// A view's own margins are others: 20 from 390 points on (`UIViewController.systemMinimumLayoutMargins`).
package enum BarMargin {
    /// The margin for a window's width: 16 on phones up to 402 points, 20 on wider screens. Observed at 375, 390, 393, 414 and
    /// 430; 402 and 440 are guessed from their neighbours.
    package static func side(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
