// The stack of a navigation controller, and a change of it.
// No Apple page: this is ours (the storage behind UINavigationController).
import CoreGraphics
import Foundation
import UIKitCore

/// Changed by `UINavigationController+Stack.swift` and `UINavigationController+Transition.swift`.
struct NavigationStack {
    private(set) var controllers: [UIViewController] = []
    /// The one whose view is shown, or is coming.
    private(set) var shown: UIViewController?
    /// Children that are off the stack and leave when the transition is over.
    private(set) var leaving: [UIViewController] = []
    /// Children that have been added and whose arrival is not told yet.
    private(set) var arriving: [UIViewController] = []
    /// True while controllers are told of a change: what they ask for meanwhile waits.
    private(set) var isTelling = false
    /// The change that was requested meanwhile.
    private(set) var waiting: (operation: UINavigationController.Operation, animated: Bool)?
    private(set) var transition: NavigationTransition?
    /// Changed by the accessors alone.
    weak var delegate: (any UINavigationControllerDelegate)?

    /// Other controllers are on the stack.
    mutating func stack(_ controllers: [UIViewController]) { self.controllers = controllers }
    mutating func show(_ controller: UIViewController?) { shown = controller }

    mutating func arrive(_ child: UIViewController) { arriving.append(child) }
    mutating func leave(_ child: UIViewController) { leaving.append(child) }
    /// The child does not arrive after all.
    mutating func forgetArrival(of child: UIViewController) { arriving.removeAll { $0 === child } }
    /// The children do not leave after all.
    mutating func keep(_ children: [UIViewController]) { leaving.removeAll { child in children.contains { $0 === child } } }

    /// Those whose arrival is told now.
    mutating func takeArrivals() -> [UIViewController] {
        let all = arriving
        arriving = []
        return all
    }

    /// Those that leave now: all but the one that is shown.
    mutating func takeLeaving() -> [UIViewController] {
        let gone = leaving.filter { $0 !== shown }
        leaving.removeAll { child in gone.contains { $0 === child } }
        return gone
    }

    mutating func beginTelling() { isTelling = true }
    mutating func endTelling() { isTelling = false }
    mutating func wait(for operation: UINavigationController.Operation, _ animated: Bool) { waiting = (operation, animated) }
    mutating func takeWaiting() -> (operation: UINavigationController.Operation, animated: Bool)? {
        let next = waiting
        waiting = nil
        return next
    }

    mutating func begin(_ transition: NavigationTransition) {
        self.transition = transition
        shown = transition.to
    }
    mutating func endTransition() { transition = nil }
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
