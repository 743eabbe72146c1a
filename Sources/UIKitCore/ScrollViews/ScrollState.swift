// The scroll view's stored state, grouped by the file that changes it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitValues

/// Changed by `UIScrollView+Content.swift`.
package struct ScrollContent {
    var size = CGSize.zero
    package var inset = UIEdgeInsets.zero
    var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The adjusted insets that the delegate was last told.
    package var adjustedInset = UIEdgeInsets.zero
    /// The limits for which the offset was last brought inside.
    package var lastLimits: ScrollMotion.Limits?
    /// Room that a refresh control takes at the top while it refreshes.
    var refreshInset: CGFloat = 0
    /// The refresh inset at the last change of ``adjustedInset``.
    var lastRefreshInset: CGFloat = 0
    var alignmentPoint = CGPoint.zero
    /// The bar at the top that follows the content.
    package weak var follower: (any ScrollFollower)?
    /// The same for a bar at the bottom.
    package weak var bottomFollower: (any ScrollFollower)?
    /// How much the bar at the top would grow if the content were pulled down.
    package var reach: CGFloat = 0
}

/// Changed by the accessors alone.
struct ScrollOptions {
    var isEnabled = true
    var locksDirection = false
    var bouncesHorizontally = true
    var bouncesVertically = true
    var alwaysBouncesHorizontally = false
    var alwaysBouncesVertically = false
    var isPaging = false
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var allowsKeyboardScrolling = true
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}

/// Changed by `UIScrollView+Dragging.swift`, `UIScrollView+Coasting.swift` and `UIScrollView+Offset.swift`.
struct ScrollActivity {
    /// The axes that a drag moves.
    enum Lock { case none, horizontal, vertical }

    var motion = ScrollMotion()
    var isTracking = false
    /// The fingers that are down stopped content that moved by itself.
    var wasCaught = false
    var isDragging = false
    var isDecelerating = false
    var isAnimating = false
    var lock = Lock.none
    /// The fingers' translation that the content has followed so far.
    var followed = CGPoint.zero
    /// True while the motion itself sets the offset.
    var isShowing = false
    /// Counts what the app asked for, so that a callback that asked for another motion is noticed.
    var orders = 0
    /// The target of the running animation that a key began; the next key continues from it.
    var keyTarget: CGPoint?
    /// True while the animation under way goes to the top for a tap on the status bar.
    var isGoingToTop = false
}

/// Changed by `UIScrollView+Zooming.swift`.
struct ScrollZoom {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var bounces = true
    var isZooming = false
    var isBouncing = false
    var isAnimating = false
    /// The scale when the fingers began, before any give at the ends.
    var start: CGFloat = 1
    /// The point of the unscaled content that stays under the fingers.
    var anchor = CGPoint.zero
    /// Counts animations, so that an old one's end does not end a new one.
    var animations = 0
}

/// Changed by `UIScrollView+Indicators.swift`.
struct ScrollIndicators {
    var style = UIScrollView.IndicatorStyle.default
    var showsVertical = true
    var showsHorizontal = true
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var adjustsInsets = true
    /// The views of the indicators. Their layers are in the scroll view's layer, but the views are nobody's subviews.
    var vertical: UIView?
    var horizontal: UIView?
    /// The clock's number of the fade that waits.
    var fade: Int?
    var areVisible = false
    /// The axis whose indicator a finger holds; none otherwise.
    var dragged: UIAxis = []
    /// The place on the indicator at which the finger holds it, in points from its beginning.
    var grip: CGFloat = 0
}
