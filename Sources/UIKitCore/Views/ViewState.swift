// The view's stored state, grouped by the file that changes it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Changed by `UIView+Hierarchy.swift`.
package struct ViewHierarchy {
    weak var superview: UIView?
    package var subviews: [UIView] = []
    /// Rises along the superview's list of subviews; see ``SiblingOrder``.
    var rank = 0
    weak var window: UIWindow?
    /// The controller whose `view` this is. Its own folder sees it as `controller`.
    weak var owner: (any ViewOwner)?
    var tag = 0
    /// The superview makes this one by itself; archives leave it out.
    package var isPart = false
}

/// Changed by `UIView+Autoresizing.swift`.
struct ViewResizing {
    var resizesSubviews = true
    var mask: UIView.AutoresizingMask = []
    /// Whether frame and mask place the view, and not constraints.
    var translatesMask = true
    /// The layout pass that the view was last laid out in, and how often.
    var pass: UInt32 = 0
    var rounds = 0
}

/// Changed by `UIView+SafeArea.swift` and `UIView+Margins.swift`.
struct ViewMargins {
    var safeArea = UIEdgeInsets.zero
    /// The margins that were set; nil means the default of 8 or the controller's system margins.
    var set: NSDirectionalEdgeInsets?
    /// The margins that were set by `layoutMargins`, which do not turn round with the direction; nil if ``set`` counts.
    var setLeftRight: UIEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The margins at the last notification.
    var last: UIEdgeInsets?
    /// The margins of a view that takes its superview's, until something that they come from changes.
    var kept: UIEdgeInsets?
    /// Whether a subview keeps margins that came from these.
    var isFollowed = false
    /// Whether the next layout tells of margins that may differ from the ``last`` ones.
    var isDue = false
}

/// Changed by `UIView+Appearance.swift` and `UIView+Tint.swift`.
struct ViewAppearance {
    var backgroundColor: UIColor?
    var isOpaque = true
    var clearsContext = true
    var contentMode = UIView.ContentMode.scaleToFill
    var mask: UIView?
    var semantic = UISemanticContentAttribute.unspecified
    var tint: UIColor?
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    var hasRendered = false
    /// The properties of ``AppearanceKey`` that the view was given by others than proxies.
    var given: UInt64 = 0
    /// Typed by `AppearanceKey.swift`.
    var stylingSlot = Slot()
}

/// Changed by `UIView+Events.swift`.
struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// The list of recognizers, typed by `UIView+Gestures.swift`.
    var recognizerSlot = Slot()
    var interactions: [any UIInteraction] = []
    /// The list of motion effects, typed and changed by `MotionEngine.swift`.
    var motionSlot = Slot()
    /// The settings of focus, typed by `UIView+Focus.swift`.
    var focusSlot = Slot()
}
