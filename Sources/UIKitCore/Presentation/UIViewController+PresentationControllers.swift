// The presentation controller of a style, made when it is asked for.
// Apple: "UIViewController", presentationController; popoverPresentationController; sheetPresentationController.
import Diagnostics
import Foundation
import UIKitValues

extension UIViewController {
    /// The style with the system's choice made.
    var resolvedStyle: UIModalPresentationStyle { modal.style == .automatic ? automaticStyle : modal.style }

    /// The present presentation's, the parent's, or one made for the style and kept for the next presentation.
    var nearestPresentationController: UIPresentationController? {
        if let presentation = modal.presentation { return presentation.root }
        if let parent { return parent.nearestPresentationController }
        return presentationController(from: nil)
    }

    /// One made for another style is of no use any more.
    func presentationController(from source: UIViewController?) -> UIPresentationController {
        let style = resolvedStyle
        if let made = modal.controller, modal.controllerStyle == style, source == nil || style != .custom { return made }
        let presenter = source.map { source in
            var controller = source
            while let parent = controller.parent { controller = parent }
            return controller
        }
        let made = ownPresentationController(style, presenting: presenter) ?? plainController(style, presenter, source)
        if style != .custom { made.presentationState.style = style }
        modal.keep(made, for: style)
        return made
    }

    private func plainController(
        _ style: UIModalPresentationStyle, _ presenter: UIViewController?, _ source: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .custom:
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source ?? self)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet, .automatic:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        default: return CoverPresentationController(presentedViewController: self, presenting: presenter)
        }
    }

    /// Alerts need something to show, popovers something to point at.
    func isReadyForPresentation(
        _ root: UIPresentationController, from presenter: UIViewController, _ traits: UITraitCollection
    ) -> Bool {
        if reportIfEmpty() { return false }
        return (root as? UIPopoverPresentationController)?.prepareForPresentation(from: presenter, traits) ?? true
    }

    /// Whether what it presents covers the screen and takes part in its rotation and status bar.
    var coversScreen: Bool {
        guard !modal.isBeingDismissed, let active = modal.presentation?.active else { return false }
        return active.presentationStyle == .fullScreen && active is CoverPresentationController
    }
}
