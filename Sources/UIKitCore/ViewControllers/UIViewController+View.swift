// Loading the view, its place in the responder chain, archives.
// Apple: "UIViewController", Managing the view.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

extension UIViewController {
    var requiredView: UIView {
        loadIfNeeded()
        if let view = state.view { return view }
        // loadView left nothing: as UIKit, which raises, but with a view to go on with.
        Catalogue.viewNotLoaded.report(object: ObjectName.of(self))
        let view = UIView(frame: UIScreen.main.bounds)
        setView(view)
        return view
    }

    func loadIfNeeded() {
        guard state.view == nil, !state.isLoading else { return }
        MainThread.check("-[UIViewController loadView]")
        state.isLoading = true
        loadView()
        state.isLoading = false
        guard state.view != nil else { return }
        viewDidLoad()
    }

    func loadPlainView() {
        if let name = state.nibName {
            Catalogue.nibNotLoaded.report(object: ObjectName.of(self), cause: "The nib \"\(name)\" was specified.")
        }
        let view = UIView(frame: owningWindowStorage?.bounds ?? UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// A view belongs to one controller at most.
    func setView(_ view: UIView?) {
        guard view !== state.view else { return }
        if let other = view?.hierarchy.controller, other !== self {
            Catalogue.viewOfTwoControllers.report(
                object: ObjectName.of(self),
                apple: "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view "
                    + "controller at a time! View \(ObjectName.short(view!)) is associated with "
                    + "\(ObjectName.short(other)). Clear this association before associating this view with "
                    + "\(ObjectName.short(self)).")
            other.state.view = nil
        }
        state.view?.hierarchy.belong(to: nil)
        state.view?.forgetMargins()
        state.view = view
        view?.hierarchy.belong(to: self)
        view?.forgetMargins()
        guard let view else { return }
        if Self.updatesByItself { view.setNeedsUpdateConstraints() }
        if view.superview != nil || view.window != nil { view.updateTraits() }
        if state.additionalSafeAreaInsets != .zero { view.updateSafeArea() }
    }

    /// The view's superview; for a root view the window, for a presented one the presenter.
    var nextInChain: UIResponder? {
        if let window = owningWindowStorage, viewIfLoaded?.superview === window || viewIfLoaded?.superview == nil {
            return window
        }
        if let presenting = modal.presenting { return presenting }
        return viewIfLoaded?.superview ?? parent
    }

    func encodeState(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let name = state.nibName { coder.encode(name as NSString, forKey: "UINibName") }
        if let id = state.restorationIdentifier { coder.encode(id as NSString, forKey: "UIRestorationIdentifier") }
    }

    func decode(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        state.title = coder.objectIfPresent("UITitle") as? String
        state.nibName = coder.objectIfPresent("UINibName") as? String
        state.restorationIdentifier = coder.objectIfPresent("UIRestorationIdentifier") as? String
    }

    func setRestorationIdentifier(_ identifier: String?) {
        state.restorationIdentifier = identifier
        Catalogue.stored(
            "UIViewController.restorationIdentifier", of: ObjectName.of(self), isDefault: identifier == nil,
            "No state is kept from one launch to the next yet.")
    }

    // MARK: Margins and safe area

    func setAdditionalInsets(_ insets: UIEdgeInsets) {
        guard insets != state.additionalSafeAreaInsets else { return }
        state.additionalSafeAreaInsets = insets
        viewIfLoaded?.updateSafeArea()
    }

    func setRespectsMargins(_ value: Bool) {
        state.respectsSystemMargins = value
        viewIfLoaded?.marginsWereSet()
    }

    /// 16 at widths below 390 points, else 20 (observed at 320, 375, 393, 414, 667 and on iPad; 390 guessed).
    var minimumMargins: NSDirectionalEdgeInsets {
        let width = (viewIfLoaded?.window ?? owningWindowStorage)?.bounds.width ?? UIScreen.main.bounds.width
        let side = width < ViewMeasures.wideFrom ? ViewMeasures.narrowRootMargin : ViewMeasures.wideRootMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func setPreferredSize(_ size: CGSize) {
        guard size != state.preferredContentSize else { return }
        state.preferredContentSize = size
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        if parent == nil { modal.presentation?.active.preferredContentSizeDidChange(forChildContentContainer: self) }
    }

    package var defaultOrientations: UIInterfaceOrientationMask {
        UIScreen.main.environment.idiom == .pad ? .all : .allButUpsideDown
    }
}

extension ViewHierarchy {
    /// The controller whose `view` this is.
    var controller: UIViewController? {
        // No `map`: its closure would ask at each call whether it runs on the main actor.
        @inline(__always) get {
            guard let owner else { return nil }
            return unsafeDowncast(owner, to: UIViewController.self)
        }
    }
}

extension UIView {
    /// The controller whose `view` this is; nil for other views.
    package final var owningController: UIViewController? { hierarchy.controller }
    /// The controller whose view it is, or whose view it is the first subview of.
    var controllerOfContent: UIViewController? {
        if let controller = hierarchy.controller { return controller }
        guard let superview, superview.hierarchy.subviews.first === self else { return nil }
        return superview.hierarchy.controller
    }
}

extension UIViewController: ViewOwner {}
