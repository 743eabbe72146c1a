// The scroll view's stored state, grouped by the file that changes it: `script/check-layers` reads these comments.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitValues

/// Changed by `UIScrollView+Content.swift`.
struct ScrollContent {
    var size = CGSize.zero
    private(set) var inset = UIEdgeInsets.zero
    /// Changed by `UIScrollView+Content.swift` and, from an archive, `UIScrollView+SetUp.swift`.
    var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The adjusted insets that the delegate was last told.
    private(set) var adjustedInset = UIEdgeInsets.zero
    /// The limits for which the offset was last brought inside.
    private(set) var lastLimits: ScrollMotion.Limits?
    /// Room that a refresh control takes at the top while it refreshes.
    private(set) var refreshInset: CGFloat = 0
    /// The refresh inset at the last change of ``adjustedInset``.
    private(set) var lastRefreshInset: CGFloat = 0
    var alignmentPoint = CGPoint.zero

    mutating func take(_ inset: UIEdgeInsets) { self.inset = inset }
    mutating func adjust(to insets: UIEdgeInsets) { adjustedInset = insets }
    mutating func refresh(taking inset: CGFloat) { refreshInset = inset }
    mutating func noteRefreshInset() { lastRefreshInset = refreshInset }

    /// The offset is brought inside limits. Returns those for which that was done before.
    mutating func bring(inside limits: ScrollMotion.Limits) -> ScrollMotion.Limits? {
        let before = lastLimits
        lastLimits = limits
        return before
    }
}

/// The bars that follow the content.
package struct ScrollFollowers {
    /// The bar at the top that follows the content. Changed by `UINavigationController+Scrolling.swift`.
    package weak var top: (any ScrollFollower)?
    /// The same for a bar at the bottom. Changed by `UITabBarController+Edge.swift`.
    package weak var bottom: (any ScrollFollower)?
    /// How much the bar at the top would grow if the content were pulled down. Changed by `UINavigationController+Scrolling.swift`.
    package var reach: CGFloat = 0
}

/// Changed by the accessors alone.
struct ScrollOptions {
    /// Changed by `UIScrollView+Dragging.swift`.
    var isEnabled = true
    var locksDirection = false
    // Changed by `UIScrollView+Content.swift`.
    var bouncesHorizontally = true
    var bouncesVertically = true
    var alwaysBouncesHorizontally = false
    var alwaysBouncesVertically = false

    var isPaging = false
    /// Changed by the accessors and, from an archive, `UIScrollView+SetUp.swift`.
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var scrollsToTop = true
    var allowsKeyboardScrolling = true
    /// Changed by the accessors and, from an archive, `UIScrollView+SetUp.swift`.
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}

/// Changed by `UIScrollView+Dragging.swift`, `UIScrollView+Coasting.swift` and `UIScrollView+Offset.swift`.
struct ScrollActivity {
    /// The axes that a drag moves.
    enum Lock { case none, horizontal, vertical }

    var motion = ScrollMotion()
    private(set) var isTracking = false
    /// The fingers that are down stopped content that moved by itself.
    private(set) var wasCaught = false
    private(set) var isDragging = false
    private(set) var isDecelerating = false
    private(set) var isAnimating = false
    private(set) var lock = Lock.none
    /// The fingers' translation that the content has followed so far.
    private(set) var followed = CGPoint.zero
    /// True while the motion itself sets the offset.
    private(set) var isShowing = false
    /// Counts what the app asked for, so that a callback that asked for another motion is noticed.
    private(set) var orders = 0
    /// The target of the running animation that a key began; the next key continues from it. Changed by `KeyScrolling.swift`;
    /// `UIScrollView+Offset.swift` forgets it.
    var keyTarget: CGPoint?
    /// True while the animation under way goes to the top for a tap on the status bar.
    private(set) var isGoingToTop = false

    /// Somebody asks for a motion, or for none.
    mutating func order() { orders += 1 }

    mutating func touch() { isTracking = true }
    mutating func catchContent() { wasCaught = true }
    /// The last finger is gone. Returns whether it had stopped content that moved by itself.
    mutating func letGo() -> Bool {
        let was = wasCaught
        isTracking = false
        wasCaught = false
        return was
    }

    /// The content begins to follow fingers, an indicator or a wheel.
    mutating func beginDrag(at offset: CGPoint, limits: ScrollMotion.Limits, isTracking: Bool) {
        self.isTracking = isTracking
        isDragging = true
        motion.beginDrag(at: offset, limits: limits)
        motion.note(shown: offset)
    }

    /// The fingers' movement so far does not move the content; what follows does along the axes of a lock.
    mutating func follow(from translation: CGPoint, _ lock: Lock) {
        followed = translation
        self.lock = lock
    }

    /// The fingers are at another translation. Returns the way since the last one.
    mutating func follow(to translation: CGPoint) -> CGVector {
        let step = CGVector(dx: translation.x - followed.x, dy: translation.y - followed.y)
        followed = translation
        return step
    }

    mutating func endDrag() {
        isDragging = false
        isTracking = false
    }

    /// A callback may have ended what it was told of.
    mutating func drag(_ goesOn: Bool) { isDragging = goesOn }

    mutating func decelerate() { isDecelerating = true }
    mutating func animate() { isAnimating = true }

    /// What moves by itself stops.
    mutating func stop() {
        motion.stop()
        isDecelerating = false
        isAnimating = false
        isGoingToTop = false
    }

    mutating func beginShowing() { isShowing = true }
    mutating func endShowing() { isShowing = false }
    mutating func leaveWindow() { isTracking = false }

    /// The animation under way goes to the top. Called by `UIScrollView+Layout.swift`.
    mutating func goToTop() { isGoingToTop = true }
}

/// Changed by `UIScrollView+Zooming.swift`.
struct ScrollZoom {
    private(set) var minimum: CGFloat = 1
    private(set) var maximum: CGFloat = 1
    /// Changed by the accessors alone.
    var bounces = true
    private(set) var isZooming = false
    private(set) var isBouncing = false
    private(set) var isAnimating = false
    /// The scale when the fingers began, before any give at the ends.
    private(set) var start: CGFloat = 1
    /// The point of the unscaled content that stays under the fingers.
    private(set) var anchor = CGPoint.zero
    /// Counts animations, so that an old one's end does not end a new one.
    private(set) var animations = 0

    mutating func limit(to minimum: CGFloat, _ maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    mutating func begin() { isZooming = true }
    mutating func hold(_ anchor: CGPoint, at scale: CGFloat) {
        start = scale
        self.anchor = anchor
    }
    mutating func bounce(_ isBeyond: Bool) { isBouncing = isBeyond }
    /// The fingers are gone, and the scale comes back where it was beyond an end.
    mutating func letGo(_ isBeyond: Bool) {
        isZooming = false
        isBouncing = isBeyond
    }

    /// Returns the number of the animation that begins.
    mutating func animate() -> Int {
        isAnimating = true
        animations += 1
        return animations
    }

    /// The end of the animation under way does nothing.
    mutating func callOff() { animations += 1 }

    mutating func end() {
        isAnimating = false
        isBouncing = false
        isZooming = false
    }
}

/// Changed by `UIScrollView+Indicators.swift`.
struct ScrollIndicators {
    /// Changed by `UIScrollView+Indicators.swift` and, from an archive, `UIScrollView+SetUp.swift`.
    var style = UIScrollView.IndicatorStyle.default
    var showsVertical = true
    var showsHorizontal = true
    var verticalInsets = UIEdgeInsets.zero
    var horizontalInsets = UIEdgeInsets.zero
    var adjustsInsets = true
    /// The views of the indicators. Their layers are in the scroll view's layer, but the views are nobody's subviews.
    private(set) var vertical: UIView?
    private(set) var horizontal: UIView?
    /// The clock's number of the fade that waits.
    private(set) var fade: Int?
    private(set) var areVisible = false
    /// The axis whose indicator a finger holds; none otherwise.
    private(set) var dragged: UIAxis = []
    /// The place on the indicator at which the finger holds it, in points from its beginning.
    private(set) var grip: CGFloat = 0

    mutating func show(vertical: UIView, horizontal: UIView) {
        self.vertical = vertical
        self.horizontal = horizontal
        areVisible = true
    }
    mutating func hide() { areVisible = false }

    mutating func fade(by number: Int) { fade = number }
    /// The fade that waits begins, or is called off.
    mutating func endWaiting() { fade = nil }

    /// A finger takes an indicator. Called by `UIScrollView+IndicatorDragging.swift`.
    mutating func hold(_ axis: UIAxis, at grip: CGFloat) {
        dragged = axis
        self.grip = grip
    }

    /// The finger is gone. Called by `UIScrollView+IndicatorDragging.swift`.
    mutating func letGo() { dragged = [] }
}
