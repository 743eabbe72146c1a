// The controller's stored state, grouped by the file that changes it: `script/check-layers` reads these comments.
// No Apple page: this is ours.
import Foundation
import UIKitValues

/// Changed by `UIViewController+Containment.swift`.
package struct ContainmentState {
    // Not `private(set)`: a struct with weak fields would be copied by each read. `script/check-layers` keeps the rule.
    weak var parent: UIViewController?
    package var children: [UIViewController] = []
    var overrides: [ObjectIdentifier: UITraitCollection] = [:]
    var isMovingTo = false
    var isMovingFrom = false
    /// The coordinator of a change between the children, while it lasts. Changed by the containers, in
    /// `UINavigationController+Transition.swift` and `UITabBarController+Selection.swift`.
    package var coordinator: TransitionCoordinator?

    mutating func append(_ child: UIViewController) { children.append(child) }
    mutating func moveToEnd(_ child: UIViewController) {
        children.removeAll { $0 === child }
        children.append(child)
    }
    /// The children stand as on a container's list, those that are not on it last. Called by `UITabBarController+Selection.swift`.
    package mutating func order(as list: [UIViewController]) {
        children.sort { one, other in (list.firstIndex(of: one) ?? Int.max) < (list.firstIndex(of: other) ?? Int.max) }
    }
    mutating func forget(_ child: UIViewController) {
        children.removeAll { $0 === child }
        overrides[ObjectIdentifier(child)] = nil
    }
    mutating func override(_ traits: UITraitCollection?, for child: UIViewController) {
        overrides[ObjectIdentifier(child)] = traits
    }

    mutating func willEnter() { isMovingTo = true }
    mutating func enter(_ parent: UIViewController) { self.parent = parent }
    mutating func willLeave() { isMovingFrom = true }
    mutating func leave() { parent = nil }
    mutating func hasLeft() { isMovingFrom = false }

    /// The app is told that the parent changes. Called by `UIViewController.swift`.
    mutating func willMove(to newParent: UIViewController?) { isMovingFrom = newParent == nil && parent != nil }

    /// The parent has changed. Called by `UIViewController.swift`, and by `UINavigationController+Transition.swift` for changes
    /// that did not come about.
    package mutating func didMove() {
        isMovingTo = false
        isMovingFrom = false
    }
}

/// Changed by `UIViewController+Appearance.swift`.
package struct AppearanceState {
    package enum Phase { case disappeared, appearing, appeared, disappearing }
    package private(set) var phase = Phase.disappeared
    package private(set) var animated = false
    /// Whether `viewIsAppearing` was called in this appearance.
    private(set) var sentIsAppearing = false
    /// Whether the end comes by itself when the view has moved to its window.
    private(set) var endsWithMove = false

    mutating func beginAppearing(_ animated: Bool) {
        phase = .appearing
        self.animated = animated
        sentIsAppearing = false
    }

    mutating func beginDisappearing(_ animated: Bool) {
        phase = .disappearing
        self.animated = animated
    }

    mutating func end(_ phase: Phase) {
        self.phase = phase
        endsWithMove = false
    }

    mutating func sendIsAppearing() { sentIsAppearing = true }
    mutating func endWithMove() { endsWithMove = true }
}

/// Changed by `UIViewController+Presentation.swift` and, for the end of a presentation, `UIViewController+Dismissal.swift`.
package struct ModalState {
    // Not `private(set)`: a struct with weak fields would be copied by each read. `script/check-layers` keeps the rule.
    // Changed by the accessors alone.
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    var definesContext = false
    var providesTransition = false
    var isModalInPresentation = false
    var capturesStatusBar = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    package var presented: UIViewController?
    package weak var presenting: UIViewController?
    /// While it is presented.
    package var presentation: Presentation?
    /// The presentation controller of the present or next presentation, and the style for which it was made.
    var controller: UIPresentationController?
    var controllerStyle = UIModalPresentationStyle.none
    package var isBeingPresented = false
    package var isBeingDismissed = false

    /// The controller presents another one, or no longer any.
    mutating func present(_ controller: UIViewController?) { presented = controller }

    /// The controller begins to be presented.
    mutating func begin(_ presentation: Presentation, by presenter: UIViewController) {
        presenting = presenter
        self.presentation = presentation
        isBeingPresented = true
    }

    mutating func endBeingPresented() { isBeingPresented = false }
    mutating func beginBeingDismissed() { isBeingDismissed = true }
    mutating func endBeingDismissed() { isBeingDismissed = false }
    /// Another controller presents it, or none.
    mutating func go(to presenter: UIViewController?) { presenting = presenter }

    /// Keeps the presentation controller of a style for the next presentation. Called by
    /// `UIViewController+PresentationControllers.swift`.
    mutating func keep(_ controller: UIPresentationController, for style: UIModalPresentationStyle) {
        self.controller = controller
        controllerStyle = style
    }

    /// The presentation is over, and its controller of no more use. Called by `Presentation.swift`.
    mutating func forgetPresentation() {
        presentation = nil
        controller = nil
    }
}

/// Changed by the accessors alone.
struct BarPreferences {
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    /// Changed by `UIViewController+Bars.swift`.
    var adjustsScrollViews = true
}
