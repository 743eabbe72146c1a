// The view's stored state, grouped by the file that changes it: `script/check-layers` reads these comments.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

/// Changed by `UIView+Hierarchy.swift`.
struct ViewHierarchy {
    // Not `private(set)`: a struct with weak fields would be copied by each read. `script/check-layers` keeps the rule.
    weak var superview: UIView?
    var subviews: [UIView] = []
    /// Rises along the superview's list of subviews; see ``SiblingOrder``.
    var rank = 0
    weak var window: UIWindow?
    /// The controller whose `view` this is. Its own folder sees it as `controller`.
    weak var owner: (any ViewOwner)?
    /// Changed by the accessors alone.
    var tag = 0
    /// The superview makes this one by itself; archives leave it out.
    var isPart = false

    mutating func insert(_ view: UIView, at index: Int) { subviews.insert(view, at: index) }
    mutating func remove(at index: Int) { subviews.remove(at: index) }
    mutating func exchange(_ index1: Int, _ index2: Int) { subviews.swapAt(index1, index2) }
    /// Puts another list in the place of the subviews.
    mutating func list(_ views: [UIView]) { subviews = views }
    mutating func stand(at rank: Int) { self.rank = rank }
    mutating func enter(_ superview: UIView) { self.superview = superview }
    mutating func leaveSuperview() { superview = nil }

    /// Takes all off the list, for a view that dies. Called by `UIView.swift`.
    mutating func giveUpSubviews() -> [UIView] {
        let all = subviews
        subviews = []
        return all
    }

    /// The view is in another window, or in none. Called by `UIView+Hierarchy.swift`, by `UIWindow+Showing.swift` for the window
    /// itself, and by `UIView+Appearance.swift` for a mask.
    mutating func enter(window: UIWindow?) { self.window = window }

    /// The view becomes that of a controller, or of none. Called by `UIViewController+View.swift`.
    mutating func belong(to owner: (any ViewOwner)?) { self.owner = owner }

    /// The superview makes the view by itself, or no longer does. Called by `UIView+SetUp.swift`.
    mutating func bePart(_ isPart: Bool) { self.isPart = isPart }
}

/// Changed by the accessors alone.
struct ViewResizing {
    var resizesSubviews = true
    var mask: UIView.AutoresizingMask = []
    /// Whether frame and mask place the view, and not constraints. Changed by `UIView+Constraints.swift`.
    var translatesMask = true
    /// The layout pass that the view was last laid out in, and how often.
    private(set) var pass: UInt32 = 0
    private(set) var rounds = 0

    /// The view is laid out in a pass: for how many times now. Called by `UIView+UpdateConstraints.swift`.
    mutating func layOut(in pass: UInt32) -> Int {
        rounds = pass == self.pass ? rounds &+ 1 : 1
        self.pass = pass
        return rounds
    }
}

/// Changed by `UIView+Margins.swift`.
struct ViewMargins {
    /// Changed by `UIView+SafeArea.swift`.
    var safeArea = UIEdgeInsets.zero
    /// The margins that were set; nil means the default of 8 or the controller's system margins.
    private(set) var set: NSDirectionalEdgeInsets?
    /// The margins that were set by `layoutMargins`, which do not turn round with the direction; nil if ``set`` counts.
    private(set) var setLeftRight: UIEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The margins at the last notification.
    private(set) var last: UIEdgeInsets?
    /// The margins of a view that takes its superview's, until something that they come from changes.
    private(set) var kept: UIEdgeInsets?
    /// Whether a subview keeps margins that came from these.
    private(set) var isFollowed = false
    /// Whether the next layout tells of margins that may differ from the ``last`` ones.
    private(set) var isDue = false

    /// The app gave margins that do not turn round with the direction.
    mutating func take(_ insets: UIEdgeInsets) {
        setLeftRight = insets
        set = nil
    }

    /// The app gave margins that turn round with the direction.
    mutating func take(_ insets: NSDirectionalEdgeInsets) {
        set = insets
        setLeftRight = nil
    }

    mutating func keep(_ insets: UIEdgeInsets?) { kept = insets }
    /// A subview keeps margins that come from these.
    mutating func isFollowedNow() { isFollowed = true }

    /// Nothing is kept here. Returns whether a subview keeps what came from these, which is to be forgotten as well.
    mutating func forget() -> Bool {
        let wasFollowed = isFollowed
        kept = nil
        isFollowed = false
        return wasFollowed
    }

    /// The next layout tells of the margins.
    mutating func putOff() { isDue = true }
    /// They are told now.
    mutating func beginTelling() { isDue = false }
    /// These are told. Returns those that were told before, at first the default of 8.
    mutating func tell(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let before = last ?? UIView.standardMargins
        last = insets
        return before
    }
}

/// Changed by `UIView+Appearance.swift`.
struct ViewAppearance {
    var backgroundColor: UIColor?
    var isOpaque = true
    /// Changed by the accessors alone.
    var clearsContext = true
    var contentMode = UIView.ContentMode.scaleToFill
    var mask: UIView?
    var semantic = UISemanticContentAttribute.unspecified
    /// Changed by `UIView+Tint.swift`.
    var tint: UIColor?
    /// Changed by `UIView+Tint.swift`.
    var tintAdjustment = UIView.TintAdjustmentMode.automatic
    private(set) var hasRendered = false
    /// The properties of ``AppearanceKey`` that the view was given by others than proxies.
    private(set) var given: UInt64 = 0
    /// What proxies gave, typed by `AppearanceKey.swift`, whose property alone puts it here.
    var stylingSlot = Slot()

    /// The view draws its content. Called by `UIView+Drawing.swift`.
    mutating func render() { hasRendered = true }

    /// The view was given a value of a key by somebody else than a proxy. Called by `AppearanceKey.swift`.
    mutating func give(bit: UInt64) { given |= bit }
}

/// Changed by the accessors alone.
struct ViewInteraction {
    var isEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// The list of recognizers, typed by `UIView+Gestures.swift`, whose property alone puts it here.
    var recognizerSlot = Slot()
    /// Changed by `UIInteraction.swift`.
    var interactions: [any UIInteraction] = []
    /// The list of motion effects, typed by `MotionEngine.swift`, whose property alone puts it here.
    var motionSlot = Slot()
    /// The settings of focus, typed by `UIView+Focus.swift`, whose property alone puts it here.
    var focusSlot = Slot()
}
