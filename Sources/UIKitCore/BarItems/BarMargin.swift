// The room at the sides of bars.
// No Apple page; observed on screens recorded at 375, 390, 393 and 430 points.
import CoreGraphics

/// The free space of bars at their left and right beside the safe area, in points.
///
/// A view's own margins are others: 20 from 390 points on (`UIViewController.systemMinimumLayoutMargins`).
package enum BarMargin {
    /// The margin for a window's width.
    package static func side(_ width: CGFloat) -> CGFloat {
        width < BarMarginMeasures.wideFrom ? BarMarginMeasures.narrow : BarMarginMeasures.wide
    }
}

/// Points. Observed: `NativeScript+docs_ActionBar` (393, iOS 16.6 or 17.0), ResearchKit's `psat-task-1@3x` (390, iOS 15),
/// `mssun+passforios_screenshot4` (430, iOS 16.2); Interface Builder's frames at 375 and 414. For 402 and 440 guessed from these.
enum BarMarginMeasures {
    static let narrow: CGFloat = 16
    static let wide: CGFloat = 20
    /// Windows from this width on have the wide margin.
    static let wideFrom: CGFloat = 414
}
