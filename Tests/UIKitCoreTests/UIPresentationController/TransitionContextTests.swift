// Animators of the app's own.
// Apple: "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Slides the new view in from the right, and out again.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var completes = true
    /// Whether the context says if it was cancelled, as most animators do.
    var asksContext = false
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
            completion: { [completes, asksContext] _ in
                context.completeTransition(asksContext ? !context.transitionWasCancelled : completes)
            })
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

    // Covers: UIViewControllerAnimatedTransitioning.animateTransition(using:), UIViewControllerAnimatedTransitioning.transitionDuration(using:), UIViewControllerAnimatedTransitioning.animationEnded(_:), UIViewControllerContextTransitioning.completeTransition, UIViewControllerContextTransitioning.containerView, UIViewControllerContextTransitioning.viewController, UIViewControllerContextTransitioning.view, UIViewControllerContextTransitioning.finalFrame, UIViewControllerContextTransitioning.initialFrame(for:), UIViewControllerContextTransitioning.isAnimated, UIViewControllerContextTransitioning.isInteractive, UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:), UIViewControllerTransitioningDelegate.animationController(forDismissed:), UIViewControllerContextTransitioning.transitionWasCancelled
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
        #expect(slide?.context?.isAnimated == true)
        #expect(slide?.context?.isInteractive == false)
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "A->M", "M.viewIsAppearing(true)",
            ])
        // Half way: the model stands at the end, the picture between.
        app.advance(by: 0.2)
        #expect(modal.view.frame.minX == 0 && modal.view.layer.presentation()!.frame.minX > 20)
        #expect(root.view.window != nil)
        #expect(modal.isBeingPresented)
        app.advance(by: 0.3)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") }
                == ["A.viewDidDisappear", "M.viewDidAppear", "presented", "ended(true)"])
        #expect(root.view.window == nil)
        #expect(!modal.isBeingPresented)
        #expect(slide?.context?.transitionWasCancelled == false)
        modal.dismiss(animated: true) { log("dismissed") }
        app.turn()
        app.advance(by: 0.5)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.viewWillDisappear", "A.viewWillAppear", "M->A", "A.viewIsAppearing(true)", "M.viewDidDisappear",
                "A.viewDidAppear", "dismissed", "ended(true)",
            ])
        #expect(root.view.window != nil)
        #expect(modal.view.window == nil)
        #expect(root.presentedViewController == nil)
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
        #expect(context.isInteractive)
        #expect(coordinator.initiallyInteractive)
        context.updateInteractiveTransition(0.3)
        #expect(coordinator.percentComplete == 0.3)
        context.cancelInteractiveTransition()
        #expect(context.transitionWasCancelled)
        #expect(!context.isInteractive)
        context.completeTransition(false)
        app.turn()
        #expect(ended == true)
        #expect(modal.view.window == nil)
        #expect(root.view.window != nil)
        #expect(root.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
        #expect(log.take().filter { $0.contains("A.viewDidAppear") }.count == 1)
        // Once more, to the end.
        root.present(modal, animated: true)
        app.turn()
        let second = try #require(hand.context)
        second.finishInteractiveTransition()
        #expect(!second.isInteractive)
        second.completeTransition(true)
        app.turn()
        #expect(modal.view.window != nil)
        #expect(root.view.window == nil)
        #expect(root.presentedViewController === modal)
        _ = transitioning
    }

    // Covers: UIPercentDrivenInteractiveTransition.init(), UIPercentDrivenInteractiveTransition.update(_:), UIPercentDrivenInteractiveTransition.finish, UIPercentDrivenInteractiveTransition.percentComplete, UIPercentDrivenInteractiveTransition.duration, UIPercentDrivenInteractiveTransition.completionSpeed, UIPercentDrivenInteractiveTransition.completionCurve, UIPercentDrivenInteractiveTransition.wantsInteractiveStart
    @Test("A dismissal driven by a part of the whole follows the hand, then runs on to its end (documented)")
    func percentFinished() throws {
        let slide = Slide(CallLog())
        slide.asksContext = true
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.completionSpeed == 1)
        #expect(driver.completionCurve == .easeInOut)
        #expect(driver.wantsInteractiveStart)
        driver.completionCurve = .linear
        driver.completionSpeed = 2
        let (app, _, root, modal, transitioning) = present(.fullScreen) { $0.animator = slide }
        root.present(modal, animated: false)
        app.turn()
        transitioning.interactor = driver
        modal.dismiss(animated: true)
        app.turn()
        #expect(driver.duration == 0.4)
        #expect(driver.percentComplete == 0)
        func shown() -> CGFloat { modal.view.layer.presentation()?.frame.minX ?? -1 }
        driver.update(0.25)
        app.turn()
        let quarter = shown()
        #expect(driver.percentComplete == 0.25)
        #expect(quarter > 5)
        #expect(quarter < 100)
        // Time alone moves nothing.
        app.advance(by: 3)
        #expect(shown() == quarter)
        #expect(modal.isBeingDismissed)
        #expect(slide.context?.isInteractive == true)
        driver.update(7)
        #expect(driver.percentComplete == 1)
        driver.update(0.5)
        app.turn()
        #expect(abs(shown() - 100) < 1)
        driver.finish()
        #expect(slide.context?.isInteractive == false)
        // Half of 0.4 s is left, at twice the speed.
        app.advance(by: 0.05)
        #expect(shown() > 110)
        #expect(shown() < 195)
        app.advance(by: 0.06)
        app.advance(by: 0.02)
        app.turn()
        #expect(root.presentedViewController == nil)
        #expect(modal.view.window == nil)
        #expect(root.view.window != nil)
        #expect(slide.context?.transitionWasCancelled == false)
        #expect(app.codes.isEmpty)
    }

    // Covers: UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)
    @Test("The delegate is asked for a hand with the animator that it gave; nil lets the animator run (documented)")
    func handForDismissal() {
        final class Giver: NSObject, UIViewControllerTransitioningDelegate {
            let slide = Slide(CallLog())
            var hand: UIPercentDrivenInteractiveTransition?
            var asked: [any UIViewControllerAnimatedTransitioning] = []
            func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
                slide
            }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                asked.append(animator)
                return hand
            }
        }
        let giver = Giver()
        giver.slide.asksContext = true
        let (app, _, root, modal, _) = present(.fullScreen) { _ in }
        modal.transitioningDelegate = giver
        for isByHand in [true, false] {
            giver.hand = isByHand ? UIPercentDrivenInteractiveTransition() : nil
            root.present(modal, animated: false)
            app.turn()
            modal.dismiss(animated: true)
            app.turn()
            app.advance(by: 1)
            app.turn()
            #expect(giver.asked.count == (isByHand ? 1 : 2))
            #expect(giver.asked.allSatisfy { $0 === giver.slide })
            #expect((root.presentedViewController == nil) == !isByHand, "time alone moves nothing that a hand drives")
            giver.hand?.finish()
            app.advance(by: 0.25)
            app.advance(by: 0.25)
            app.turn()
            #expect(root.presentedViewController == nil)
        }
    }

    // Covers: UIPercentDrivenInteractiveTransition.cancel, UIPercentDrivenInteractiveTransition.pause
    @Test("Let go to be cancelled it runs back, and everything stands as before; the hand may take hold again (documented)")
    func percentCancelled() throws {
        let slide = Slide(CallLog())
        slide.asksContext = true
        let driver = UIPercentDrivenInteractiveTransition()
        let (app, log, root, modal, transitioning) = present(.fullScreen) { $0.animator = slide }
        root.present(modal, animated: false)
        app.turn()
        transitioning.interactor = driver
        for takesHoldAgain in [true, false] {
            _ = log.take()
            modal.dismiss(animated: true)
            app.turn()
            driver.update(0.5)
            app.turn()
            driver.cancel()
            app.advance(by: 0.1)
            if takesHoldAgain {
                driver.pause()
                let held = driver.percentComplete
                app.advance(by: 1)
                #expect(driver.percentComplete == held)
                #expect(slide.context?.isInteractive == true)
                #expect(held < 0.5)
                driver.cancel()
            }
            app.advance(by: 0.3)
            app.turn()
            app.turn()
            #expect(slide.context?.transitionWasCancelled == true)
            #expect(root.presentedViewController === modal)
            #expect(modal.view.frame.minX == 0)
            #expect(modal.view.window != nil)
            #expect(!modal.isBeingDismissed)
            #expect(modal.view.layer.animationKeys() == nil)
            // Guessed: the order of a page that is not popped after all (UINavigationController+TransitionTests, observed).
            let calls = log.take().map { String($0.prefix { $0 != "(" && $0 != " " }) }.filter { $0.hasSuffix("ppear") }
            #expect(calls.suffix(4) == ["A.viewWillDisappear", "A.viewDidDisappear", "M.viewWillAppear", "M.viewDidAppear"])
        }
        transitioning.interactor = nil
        modal.dismiss(animated: true)
        app.turn()
        app.advance(by: 0.5)
        app.turn()
        #expect(root.presentedViewController == nil)
    }
}
