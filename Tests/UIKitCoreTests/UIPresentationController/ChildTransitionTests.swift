// Animators between two children of a container: what navigation and tab bar controllers run, without either.
// Apple: "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Slides the new view in from the right over 0.4 s.
@MainActor private final class ChildSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let final = context.finalFrame(for: to)
        view.frame = final.offsetBy(dx: final.width, dy: 0)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// The same by a property animator, which can be stopped on its way.
@MainActor private final class StoppableSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var asked = 0
    private(set) var ended: [Bool] = []
    private var animator: UIViewPropertyAnimator?
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { Issue.record("not asked for") }
    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        asked += 1
        let view = context.view(forKey: .to)!
        let final = context.containerView.bounds
        view.frame = final.offsetBy(dx: final.width, dy: 0)
        context.containerView.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.frame = final }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        self.animator = animator
        return animator
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// A container in fifty lines: one child at a time, another by an animator.
@MainActor private final class Pager: UIViewController {
    let stage = UIView()
    let bar = UIView()
    private(set) var shown: UIViewController?
    private(set) var results: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        stage.frame = CGRect(x: 0, y: 40, width: 200, height: 360)
        bar.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.addSubview(stage)
        view.addSubview(bar)
    }

    func put(_ child: UIViewController) {
        addChild(child)
        child.view.frame = stage.bounds
        stage.addSubview(child.view)
        child.didMove(toParent: self)
        shown = child
    }

    func show(
        _ next: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
        _ interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        guard let old = shown else { return }
        addChild(next)
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        let coordinator = TransitionCoordinator(containerView: stage, isAnimated: true)
        containment.coordinator = coordinator
        let context = TransitionContext(
            in: stage, from: .init(old, view: old.view, initial: self.stage.bounds),
            to: .init(next, view: next.view, final: self.stage.bounds), animator: animator, interactor: interactor
        ) { [weak self] completed in
            guard let self else { return }
            let (coming, going) = completed ? (next, old) : (old, next)
            if !completed {
                next.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
            }
            going.view.removeFromSuperview()
            going.endAppearanceTransition()
            coming.endAppearanceTransition()
            if completed { next.didMove(toParent: self) }
            going.removeFromParent()
            self.shown = coming
            self.results.append(completed)
            self.containment.coordinator = nil
            coordinator.finish(cancelled: !completed)
        }
        coordinator.run(context)
    }
}

@MainActor @Suite("Transitions between children", .harness) struct ChildTransitionTests {
    private func pager() -> (StageFixture, CallLog, Pager, LoggedController, LoggedController) {
        let app = StageFixture(UIPresentationControllerTests.phone)
        let log = CallLog()
        let pager = Pager()
        app.show(pager)
        let one = LoggedController("A", log), two = LoggedController("B", log)
        pager.put(one)
        app.turn()
        _ = log.take()
        return (app, log, pager, one, two)
    }

    private func x(_ controller: UIViewController) -> CGFloat { controller.view.layer.presentation()?.frame.minX ?? -1 }

    // Covers: UIViewControllerContextTransitioning.presentationStyle, UIViewController.transitionCoordinator, UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
    @Test("an animator moves a container's child in; each controller hears of it once, in order (documented)")
    func plain() throws {
        let (app, log, pager, one, two) = pager()
        let slide = ChildSlide()
        pager.show(two, by: slide)
        let coordinator = try #require(two.transitionCoordinator)
        #expect(one.transitionCoordinator === coordinator)
        #expect(pager.transitionCoordinator === coordinator)
        #expect(coordinator.presentationStyle == UIModalPresentationStyle.none)
        #expect(coordinator.transitionDuration == 0.4)
        #expect(coordinator.viewController(forKey: .from) === one)
        #expect(coordinator.viewController(forKey: .to) === two)
        #expect(coordinator.containerView === pager.stage)
        #expect(coordinator.isAnimated)
        #expect(!coordinator.isInterruptible)
        // animate(alongsideTransition:completion:) and animateAlongsideTransition(in:animation:completion:) go along.
        var completions: [Bool] = []
        coordinator.animate(alongsideTransition: nil) { completions.append($0.isCancelled) }
        coordinator.animateAlongsideTransition(in: pager.bar, animation: { _ in pager.bar.alpha = 0 }) {
            completions.append($0.isCancelled)
        }
        app.turn()
        app.advance(by: 0.2)
        #expect(abs(x(two) - 100) < 15)
        #expect(two.view.frame.minX == 0)
        #expect(pager.results.isEmpty)
        let bar = try #require(pager.bar.layer.presentation()).opacity
        #expect(bar > 0.1)
        #expect(bar < 0.9)
        app.advance(by: 0.25)
        app.turn()
        #expect(pager.results == [true])
        #expect(slide.ended == [true])
        #expect(completions == [false, false])
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "B.willMove(nil)", "A.willMove(nil)", "A.viewWillDisappear", "B.loadView", "B.viewDidLoad",
                "B.viewWillAppear", "B.viewIsAppearing(true)", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(nil)",
                "A.didMove(nil)",
            ])
        #expect(one.view.window == nil)
        #expect(one.parent == nil)
        #expect(pager.children == [two])
        #expect(app.codes.isEmpty)
        #expect(two.transitionCoordinator == nil)
    }

    // Covers: UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:), UIViewControllerTransitionCoordinator.notifyWhenInteractionEnds(_:), UIViewControllerTransitionCoordinator.animateAlongsideTransition(in:animation:completion:), UIViewControllerTransitionCoordinatorContext.isCancelled
    @Test("a hand drives the children and a bar outside of the container, lets go, and all stands as before (documented)")
    func byHand() throws {
        let (app, log, pager, one, two) = pager()
        let slide = ChildSlide(), driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        pager.show(two, by: slide, driver)
        let coordinator = try #require(two.transitionCoordinator)
        var heard: [String] = []
        coordinator.notifyWhenInteractionChanges { heard.append("changes \($0.isInteractive) \($0.isCancelled)") }
        coordinator.notifyWhenInteractionEnds { heard.append("ends \($0.isCancelled)") }
        coordinator.animateAlongsideTransition(in: pager.bar, animation: { _ in pager.bar.alpha = 0 }) {
            heard.append("over \($0.isCancelled)")
        }
        app.turn()
        driver.update(0.5)
        app.turn()
        app.advance(by: 2)
        #expect(abs(x(two) - 100) < 2)
        #expect(coordinator.percentComplete == 0.5)
        #expect(coordinator.isInteractive)
        #expect(abs(CGFloat(pager.bar.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
        driver.cancel()
        #expect(heard == ["changes false true", "ends true"])
        app.advance(by: 0.1)
        #expect(x(two) > 120)
        driver.pause()
        #expect(heard == ["changes false true", "ends true", "changes true false"])
        driver.cancel()
        app.advance(by: 0.4)
        app.turn()
        app.turn()
        #expect(pager.results == [false])
        #expect(slide.ended == [false])
        #expect(heard.last == "over true")
        #expect(pager.bar.alpha == 1)
        #expect(pager.bar.layer.speed == 1)
        #expect(pager.stage.layer.speed == 1)
        #expect(one.view.window != nil)
        #expect(two.view.window == nil)
        #expect(pager.children == [one])
        let calls = log.take()
        for call in [
            "A.viewWillDisappear", "B.viewWillAppear", "A.viewWillAppear", "B.viewWillDisappear", "A.viewDidAppear",
            "B.viewDidDisappear",
        ] {
            #expect(calls.filter { $0 == call }.count == 1, "\(call)")
        }
        #expect(app.codes.isEmpty)
    }

    // Covers: UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:), UIViewControllerTransitionCoordinatorContext.isInterruptible
    @Test(
        "an animator that can be interrupted is asked for once, in place of animateTransition(using:) (documented)",
        arguments: [true, false])
    func interruptible(finishes: Bool) throws {
        let (app, _, pager, one, two) = pager()
        let slide = StoppableSlide(), driver = UIPercentDrivenInteractiveTransition()
        driver.completionCurve = .linear
        pager.show(two, by: slide, driver)
        let coordinator = try #require(two.transitionCoordinator)
        coordinator.animate(alongsideTransition: { _ in pager.bar.alpha = 0 })
        #expect(coordinator.isInterruptible)
        #expect(slide.asked == 1)
        app.turn()
        driver.update(0.25)
        app.turn()
        app.advance(by: 1)
        #expect(abs(x(two) - 150) < 2)
        if finishes { driver.finish() } else { driver.cancel() }
        app.advance(by: 0.05)
        let after = x(two)
        #expect(finishes ? after < 149 : after > 151, "\(after)")
        app.advance(by: 0.5)
        app.turn()
        #expect(pager.results == [finishes])
        #expect(slide.ended == [finishes])
        #expect(slide.asked == 1)
        #expect(pager.children == [finishes ? two : one])
        #expect((finishes ? two : one).view.frame == pager.stage.bounds)
        #expect(pager.bar.alpha == (finishes ? 0 : 1))
        #expect(app.codes.isEmpty)
    }

    // Covers: UIPercentDrivenInteractiveTransition.wantsInteractiveStart, UIPercentDrivenInteractiveTransition.pause
    @Test("a transition that began by itself can be taken hold of, moved, and let go (documented)", arguments: [true, false])
    func takenHold(canStop: Bool) {
        let (app, _, pager, _, two) = pager()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        driver.completionCurve = .linear
        pager.show(two, by: canStop ? StoppableSlide() : ChildSlide(), driver)
        app.turn()
        app.advance(by: 0.1)
        let before = x(two)
        #expect(before < 170)
        #expect(before > 100)
        #expect(two.transitionCoordinator?.isInteractive == false)
        driver.pause()
        app.advance(by: 1)
        #expect(abs(x(two) - before) < 10)
        #expect(two.transitionCoordinator?.isInteractive == true)
        driver.update(0.75)
        app.turn()
        #expect(abs(x(two) - 50) < 2)
        driver.finish()
        app.advance(by: 0.3)
        app.turn()
        #expect(pager.results == [true])
        #expect(pager.children == [two])
        #expect(app.codes.isEmpty)
    }
}
