// Animators of the app's own.
// Apple: "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Slides the new view in from the right, and out again.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var completes = true
    private(set) var context: (any UIViewControllerContextTransitioning)?
    init(_ log: CallLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        let from = context.viewController(forKey: .from), to = context.viewController(forKey: .to)
        log("\((from as? LoggedController)?.name ?? "?")->\((to as? LoggedController)?.name ?? "?")")
        let isPresenting = to?.presentingViewController === from
        guard let moving = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from) else { return }
        let final = isPresenting ? context.finalFrame(for: to!) : context.initialFrame(for: from!)
        let outside = final.offsetBy(dx: context.containerView.bounds.width, dy: 0)
        if isPresenting { context.containerView.addSubview(moving) }
        moving.frame = isPresenting ? outside : final
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { moving.frame = isPresenting ? final : outside },
            completion: { [completes] _ in context.completeTransition(completes) })
    }
    func animationEnded(_ transitionCompleted: Bool) { log("ended(\(transitionCompleted))") }
}

@MainActor private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
            view.frame = transitionContext.containerView.bounds
        }
    }
}

@MainActor @Suite("UIViewControllerContextTransitioning", .harness) struct TransitionContextTests {
    private func present(
        _ style: UIModalPresentationStyle, _ configure: (LoggedTransitioning) -> Void
    ) -> (StageFixture, CallLog, LoggedController, LoggedController, LoggedTransitioning) {
        let app = StageFixture(UIPresentationControllerTests.phone)
        let log = CallLog()
        let root = LoggedController("A", log)
        app.show(root)
        let modal = LoggedController("M", log)
        let transitioning = LoggedTransitioning(log)
        transitioning.isCustom = false
        configure(transitioning)
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = transitioning
        _ = log.take()
        return (app, log, root, modal, transitioning)
    }

    // Covers: UIViewControllerAnimatedTransitioning.animateTransition(using:), UIViewControllerAnimatedTransitioning.transitionDuration(using:), UIViewControllerAnimatedTransitioning.animationEnded(_:), UIViewControllerContextTransitioning.completeTransition, UIViewControllerContextTransitioning.containerView, UIViewControllerContextTransitioning.viewController, UIViewControllerContextTransitioning.view, UIViewControllerContextTransitioning.finalFrame, UIViewControllerContextTransitioning.isAnimated, UIViewControllerContextTransitioning.isInteractive, UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:), UIViewControllerTransitioningDelegate.animationController(forDismissed:), UIViewControllerContextTransitioning.transitionWasCancelled
    @Test("An animator moves the views for its duration; the controllers have appeared when it completes (documented)")
    func animated() {
        var slide: Slide?
        let (app, log, root, modal, transitioning) = present(.fullScreen) {
            slide = Slide($0.log)
            // What animationController answers, asked for both ways.
            $0.animator = slide
        }
        root.present(modal, animated: true) { log("presented") }
        app.turn()
        #expect(slide?.context?.isAnimated == true && slide?.context?.isInteractive == false)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "A->M", "M.viewIsAppearing(true)",
            ])
        // Half way: the model stands at the end, the picture between.
        app.advance(by: 0.2)
        #expect(modal.view.frame.minX == 0 && modal.view.layer.presentation()!.frame.minX > 20)
        #expect(root.view.window != nil && modal.isBeingPresented)
        app.advance(by: 0.3)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") }
                == ["A.viewDidDisappear", "M.viewDidAppear", "presented", "ended(true)"])
        #expect(root.view.window == nil && !modal.isBeingPresented && slide?.context?.transitionWasCancelled == false)
        modal.dismiss(animated: true) { log("dismissed") }
        app.turn()
        app.advance(by: 0.5)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.viewWillDisappear", "A.viewWillAppear", "M->A", "A.viewIsAppearing(true)", "M.viewDidDisappear",
                "A.viewDidAppear", "dismissed", "ended(true)",
            ])
        #expect(root.view.window != nil && modal.view.window == nil && root.presentedViewController == nil)
        #expect(app.codes.isEmpty)
        _ = transitioning
    }

    // Covers: UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:), UIViewControllerInteractiveTransitioning.startInteractiveTransition(_:), UIViewControllerContextTransitioning.updateInteractiveTransition, UIViewControllerContextTransitioning.cancelInteractiveTransition, UIViewControllerContextTransitioning.finishInteractiveTransition, UIViewControllerContextTransitioning.transitionWasCancelled, UIViewControllerContextTransitioning.isInteractive, UIViewControllerContextTransitioning.completeTransition
    @Test("A presentation driven by hand and taken back leaves everything as it was (documented)")
    func cancelled() throws {
        let hand = Hand()
        let (app, log, root, modal, transitioning) = present(.fullScreen) {
            $0.animator = Slide($0.log)
            // What interactionControllerForPresentation answers.
            $0.interactor = hand
        }
        root.present(modal, animated: true)
        let coordinator = try #require(modal.transitionCoordinator)
        var ended: Bool?
        coordinator.animate(alongsideTransition: nil) { ended = $0.isCancelled }
        app.turn()
        let context = try #require(hand.context)
        #expect(context.isInteractive && coordinator.initiallyInteractive)
        context.updateInteractiveTransition(0.3)
        #expect(coordinator.percentComplete == 0.3)
        context.cancelInteractiveTransition()
        #expect(context.transitionWasCancelled && !context.isInteractive)
        context.completeTransition(false)
        app.turn()
        #expect(ended == true && modal.view.window == nil && root.view.window != nil)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(log.take().filter { $0.contains("A.viewDidAppear") }.count == 1)
        // Once more, to the end.
        root.present(modal, animated: true)
        app.turn()
        let second = try #require(hand.context)
        second.finishInteractiveTransition()
        #expect(!second.isInteractive)
        second.completeTransition(true)
        app.turn()
        #expect(modal.view.window != nil && root.view.window == nil && root.presentedViewController === modal)
        _ = transitioning
    }
}
