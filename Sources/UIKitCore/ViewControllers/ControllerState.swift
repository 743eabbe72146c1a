// The controller's stored state, grouped by the file that changes it.
// No Apple page: this is ours.
import Foundation
import UIKitValues

/// Changed by `UIViewController+Containment.swift`.
package struct ContainmentState {
    weak var parent: UIViewController?
    package var children: [UIViewController] = []
    var overrides: [ObjectIdentifier: UITraitCollection] = [:]
    var isMovingTo = false
    var isMovingFrom = false
    /// The coordinator of a change between the children, while it lasts; containers set it.
    package var coordinator: TransitionCoordinator?
}

/// Changed by `UIViewController+Appearance.swift`.
package struct AppearanceState {
    package enum Phase { case disappeared, appearing, appeared, disappearing }
    package var phase = Phase.disappeared
    package var animated = false
    /// Whether `viewIsAppearing` was called in this appearance.
    var sentIsAppearing = false
    /// Whether the end comes by itself when the view has moved to its window.
    var endsWithMove = false
}

/// Changed by `UIViewController+Presentation.swift`.
package struct ModalState {
    var style = UIModalPresentationStyle.automatic
    var transition = UIModalTransitionStyle.coverVertical
    var definesContext = false
    var providesTransition = false
    var isModalInPresentation = false
    var capturesStatusBar = false
    package var presented: UIViewController?
    package weak var presenting: UIViewController?
    /// While it is presented.
    package var presentation: Presentation?
    /// The presentation controller of the present or next presentation, and the style for which it was made.
    var controller: UIPresentationController?
    var controllerStyle = UIModalPresentationStyle.none
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    package var isBeingPresented = false
    package var isBeingDismissed = false
}

/// Changed by the accessors alone.
struct BarPreferences {
    var edges = UIRectEdge.all
    var includesOpaqueBars = false
    var adjustsScrollViews = true
}
