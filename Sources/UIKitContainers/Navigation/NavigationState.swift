// The state of a navigation controller, grouped by the file that changes it.
// No Apple page: this is ours (the storage behind UINavigationController).
import CoreGraphics
import Foundation
import UIKitCore

/// Changed by `UINavigationController+Stack.swift` and `UINavigationController+Transition.swift`.
struct NavigationStack {
    var controllers: [UIViewController] = []
    /// The one whose view is shown, or is coming.
    var shown: UIViewController?
    /// Children that are off the stack and leave when the transition is over.
    var leaving: [UIViewController] = []
    /// Children that have been added and whose arrival is not told yet.
    var arriving: [UIViewController] = []
    /// True while controllers are told of a change: what they ask for meanwhile waits.
    var isTelling = false
    /// The change that was requested meanwhile.
    var waiting: (operation: UINavigationController.Operation, animated: Bool)?
    var transition: NavigationTransition?
    weak var delegate: (any UINavigationControllerDelegate)?
}

/// Changed by `UINavigationController+Bars.swift`.
struct NavigationBars {
    var barClass: UINavigationBar.Type?
    var toolbarClass: UIToolbar.Type?
    var bar: UINavigationBar?
    var toolbar: UIToolbar?
    var isBarHidden = false
    var isToolbarHidden = true
    /// How far a bar is out of the screen while a page moves: -1…1 widths of the bar, negative to the left.
    var barShift: CGFloat = 0
    var toolbarShift: CGFloat = 0
    var hidesOnTap = false
    var hidesOnSwipe = false
    var hidesWithKeyboard = false
    var hidesWhenLow = false
    var tap: UITapGestureRecognizer?
    var swipe: UIPanGestureRecognizer?
    /// Hidden by itself: in a low window.
    var isHiddenByHeight = false
    var keyboardWatch: (any NSObjectProtocol)?
}

/// Changed by `UINavigationController+Scrolling.swift`.
struct NavigationScrolling {
    /// The scroll view whose place the bar follows.
    weak var view: UIScrollView?
    /// The visible height of the large title: 0 for none of it, more than its own height while it is pulled down.
    var largeHeight: CGFloat = 0
}

/// One change between two pages.
@MainActor final class NavigationTransition {
    let operation: UINavigationController.Operation
    weak var from: UIViewController?
    let to: UIViewController
    /// The stack as it was, for a change that does not come about.
    let before: [UIViewController]
    let coordinator: TransitionCoordinator
    var context: TransitionContext?
    var barChange: NavigationBarChange?
    /// The hand of the back swipe.
    var swipe: UIPercentDrivenInteractiveTransition?
    let wasBarHidden: Bool
    let wasToolbarHidden: Bool

    init(
        _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController,
        before: [UIViewController], coordinator: TransitionCoordinator, wasBarHidden: Bool, wasToolbarHidden: Bool
    ) {
        self.operation = operation
        self.from = from
        self.to = to
        self.before = before
        self.coordinator = coordinator
        self.wasBarHidden = wasBarHidden
        self.wasToolbarHidden = wasToolbarHidden
    }
}
