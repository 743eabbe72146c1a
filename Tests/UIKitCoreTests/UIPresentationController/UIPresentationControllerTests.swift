// Custom presentations: the controller's whole life, its container and place.
// Apple: "UIPresentationController", "Creating custom presentations".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Logs its life; half as high as the container, over a shade of its own.
@MainActor final class LoggedPresentation: UIPresentationController {
    var log: CallLog?
    let shade = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
        log?("willBegin(\(presentedView?.superview == nil))")
        shade.frame = containerView!.bounds
        containerView!.addSubview(shade)
        shade.alpha = 0
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log?("didEnd(\(completed))") }
    override func dismissalTransitionWillBegin() { log?("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log?("dismissalDidEnd(\(completed))") }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        log?("willLayout")
    }
    override func containerViewDidLayoutSubviews() { log?("didLayout") }
}

/// Gives presentation controllers and animators.
@MainActor final class LoggedTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var isCustom = true
    private(set) var presentation: LoggedPresentation?
    init(_ log: CallLog) { self.log = log }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard isCustom else { return nil }
        let made = LoggedPresentation(presentedViewController: presented, presenting: presenting)
        made.log = log
        presentation = made
        return made
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor @Suite("UIPresentationController", .harness) struct UIPresentationControllerTests {
    static let phone = StageEnvironment(
        size: CGSize(width: 200, height: 400), scale: 1, safeAreaInsets: StageInsets(), isRegularHeight: true)

    // Covers: UIPresentationController.presentationTransitionWillBegin, UIPresentationController.presentationTransitionDidEnd, UIPresentationController.dismissalTransitionWillBegin, UIPresentationController.dismissalTransitionDidEnd, UIPresentationController.containerView, UIPresentationController.containerViewWillLayoutSubviews, UIPresentationController.containerViewDidLayoutSubviews, UIPresentationController.frameOfPresentedViewInContainerView, UIPresentationController.presentedView, UIPresentationController.init(presentedViewController:presenting:), UIPresentationController.presentedViewController, UIPresentationController.presentingViewController, UIViewControllerTransitioningDelegate.presentationController, UIViewController.transitioningDelegate, UIModalPresentationStyle.custom, UIViewController.transitionCoordinator, UIViewController.presentationController, UIViewController.isBeingPresented, UIViewController.isBeingDismissed
    @Test("A custom presentation begins, lays out and ends in order; the presenter is not told (documented)")
    func life() throws {
        let app = StageFixture(Self.phone)
        let log = CallLog()
        let root = LoggedController("A", log)
        let window = app.show(root)
        let modal = LoggedController("M", log)
        let transitioning = LoggedTransitioning(log)
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = transitioning
        _ = log.take()
        root.present(modal, animated: false) { log("presented") }
        let presentation = try #require(transitioning.presentation)
        #expect(modal.isBeingPresented)
        #expect(modal.transitionCoordinator != nil)
        #expect(presentation.shade.alpha == 1)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayoutSub") } == [
                "M.loadView", "M.viewDidLoad", "willBegin(true)", "M.viewWillAppear", "M.viewIsAppearing(true)", "willLayout",
                "didLayout", "M.viewDidAppear", "didEnd(true)", "presented",
            ])
        #expect(!modal.isBeingPresented)
        #expect(modal.transitionCoordinator == nil)
        #expect(presentation.presentedViewController === modal)
        #expect(presentation.presentingViewController === root)
        #expect(presentation.containerView?.superview === window)
        #expect(presentation.presentedView === modal.view)
        #expect(modal.presentationController === presentation)
        #expect(presentation.presentationStyle == .custom)
        #expect(modal.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
        #expect(root.view.window === window)
        let container = presentation.containerView
        root.dismiss(animated: false) { log("dismissed") }
        #expect(modal.isBeingDismissed)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "dismissalWillBegin", "M.viewWillDisappear", "M.viewDidDisappear", "dismissalDidEnd(true)", "dismissed",
            ])
        #expect(container?.superview == nil)
        #expect(presentation.containerView == nil)
        #expect(!modal.isBeingDismissed)
        #expect(app.codes.isEmpty)
        #expect(root.presentedViewController == nil)
    }

    // Covers: UIPresentationController.shouldRemovePresentersView, UIPresentationController.shouldPresentInFullscreen
    @Test("A presentation that removes the presenter's view lets it disappear and brings it back (documented)")
    func removing() {
        final class Removing: UIPresentationController {
            override var shouldRemovePresentersView: Bool { true }
            override var shouldPresentInFullscreen: Bool { false }
        }
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Removing(presentedViewController: presented, presenting: presenting) }
        }
        let app = StageFixture(Self.phone)
        let log = CallLog()
        let root = LoggedController("A", log)
        let window = app.show(root)
        let modal = LoggedController("M", log)
        let giver = Giver()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = giver
        _ = log.take()
        root.present(modal, animated: false)
        app.turn()
        #expect(log.take().filter { $0.contains("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
        #expect(root.view.superview == nil)
        modal.dismiss(animated: false)
        app.turn()
        #expect(
            log.take().filter { $0.contains("A.") && !$0.contains("ayout") }
                == ["A.viewWillAppear", "A.viewIsAppearing(true)", "A.viewDidAppear"])
        #expect(root.view.superview === window)
        #expect(root.view.frame == window.bounds)
    }

    // Covers: UIPresentationController.overrideTraitCollection, UIPresentationController.traitCollection
    @Test("A presentation overrides traits of what it presents (documented)")
    func traits() throws {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        app.show(root)
        let transitioning = LoggedTransitioning(CallLog())
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = transitioning
        root.present(modal, animated: false)
        let presentation = try #require(transitioning.presentation)
        presentation.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        #expect(modal.traitCollection.userInterfaceStyle == .dark)
        #expect(modal.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        #expect(presentation.traitCollection.userInterfaceStyle == .light)
    }

    // Covers: UIPresentationController.frameOfPresentedViewInContainerView
    @Test("The presented view follows its presentation's frame when the window turns (documented)")
    func turning() throws {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        app.show(root)
        let transitioning = LoggedTransitioning(CallLog())
        let modal = UIViewController()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = transitioning
        root.present(modal, animated: false)
        app.turn()
        var turned = Self.phone
        turned.size = CGSize(width: 400, height: 200)
        turned.orientation = .landscapeLeft
        turned.isRegularHeight = false
        app.turn(.environment(turned))
        #expect(transitioning.presentation?.containerView?.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(modal.view.frame == CGRect(x: 0, y: 100, width: 400, height: 100))
    }

    @Test("Presented during a presentation (UIK0218) and from a detached controller (UIK0219): Apple's warnings")
    func warnings() {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        let window = app.show(root)
        let first = UIViewController()
        let second = UIViewController()
        first.modalPresentationStyle = .overFullScreen
        root.present(first, animated: false)
        root.present(second, animated: false)
        func name(_ object: AnyObject) -> String { "<UIViewController: \(ObjectName.address(object))>" }
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0218 misuse: A view controller was presented during a presentation or dismissal.
                  object   UIViewController \(ObjectName.address(root)) — UIWindow
                  at       UIPresentationControllerTests.swift:…
                  cause    The presenting controller's presented controller is still being presented or already being dismissed.
                  fix      Present in the completion handler of present or dismiss.
                  apple    Warning: Attempt to present \(name(second)) on \(name(root)) while a presentation is in progress!
                """)
        #expect(second.presentingViewController == nil)
        #expect(root.presentedViewController === first)
        app.turn()
        root.dismiss(animated: false)
        let detached = UIViewController()
        window.addSubview(detached.view)
        app.turn()
        second.modalPresentationStyle = .overFullScreen
        detached.present(second, animated: false)
        #expect(
            app.diagnostics.last.map(Reports.stable) == """
                UIK0219 misuse: A view controller presents that is attached to no other.
                  object   UIViewController \(ObjectName.address(detached)) — UIWindow
                  at       UIPresentationControllerTests.swift:…
                  cause    Its view is in the window, but it is neither the root of a window, nor presented, nor the child of a controller.
                  fix      Call addChild(_:) on the controller whose view holds its view.
                  apple    Presenting view controllers on detached view controllers is discouraged \(name(detached)).
                """)
        #expect(app.codes == ["UIK0218", "UIK0219"])
        #expect(second.presentingViewController === detached)
    }

    // Covers: UIViewController.present, UIViewController.dismiss
    @Test("After a dismissal without movement the next presentation may begin at once; dismissing takes the whole pile")
    func chained() {
        let app = StageFixture(Self.phone)
        let root = UIViewController()
        app.show(root)
        func modal() -> UIViewController {
            let controller = UIViewController()
            controller.modalPresentationStyle = .overFullScreen
            return controller
        }
        let (one, two, three) = (modal(), modal(), modal())
        root.present(one, animated: false)
        app.turn()
        one.present(two, animated: false)
        app.turn()
        #expect(two.view.window != nil)
        #expect(one.presentedViewController === two)
        root.dismiss(animated: false)
        root.present(three, animated: false)
        app.turn()
        #expect(root.presentedViewController === three)
        #expect(one.view.window == nil)
        #expect(two.view.window == nil)
        #expect(one.presentedViewController == nil)
        #expect(two.presentingViewController == nil)
        #expect(app.codes.isEmpty)
    }
}
