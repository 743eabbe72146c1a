// Pages on their way: by the system, by the app's animator, by hand.
// Apple: "UINavigationController", "UIViewControllerAnimatedTransitioning".
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore

/// Drops the new page from above over 0.4 s.
@MainActor private final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let final = context.finalFrame(for: to)
        view.frame = final.offsetBy(dx: 0, dy: -final.height)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.frame = final
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor private final class Director: NSObject, UINavigationControllerDelegate {
    let drop = Drop()
    var hand: UIPercentDrivenInteractiveTransition?
    private(set) var asked: [UINavigationController.Operation] = []
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return drop
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

@MainActor @Suite("UINavigationController: transitions", .harness) struct UINavigationControllerTransitionTests {
    // Covers: UIViewController.transitionCoordinator, UIViewControllerTransitionCoordinator.animate
    @Test("The coordinator is there at once; its work goes along and ends with the push (documented)")
    func coordinator() throws {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        #expect(coordinator.isAnimated)
        #expect(!coordinator.isInteractive)
        #expect(coordinator.transitionDuration == 0.35)
        #expect(coordinator.viewController(forKey: .from) === fixture.first)
        #expect(coordinator.viewController(forKey: .to) === b)
        #expect(b.transitionCoordinator != nil)
        var ended: [Bool] = []
        let ball = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.first.view.addSubview(ball)
        coordinator.animate(alongsideTransition: { _ in ball.alpha = 0.5 }) { ended.append($0.isCancelled) }
        fixture.run(0.1)
        #expect(ended == [] && ball.layer.presentation()!.opacity < 1 && ball.layer.presentation()!.opacity > 0.5)
        fixture.run(0.4)
        #expect(ended == [false])
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.navigation.pushViewController(fixture.page("C"), animated: false)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("The upper page comes over the whole width, the lower one goes aside by three tenths (from memory)")
    func slide() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        fixture.app.turn()
        #expect(fixture.x(of: b.view) > 380)
        #expect(abs(fixture.x(of: fixture.first.view)) < 3)
        fixture.run(0.12)
        let middle = fixture.x(of: b.view)
        #expect(middle > 10)
        #expect(middle < 300)
        #expect(abs(fixture.x(of: fixture.first.view) + (390 - middle) * 0.3) < 1)
        fixture.run(0.4)
        #expect(fixture.x(of: b.view) == 0)
        #expect(fixture.first.view.superview == nil)
        #expect(fixture.first.view.transform == .identity)
        fixture.navigation.popViewController(animated: true)
        fixture.app.turn()
        #expect(abs(fixture.x(of: fixture.first.view) + 117) < 3)
        fixture.run(0.5)
        #expect(fixture.x(of: fixture.first.view) == 0)
        #expect(b.view.superview == nil)
    }

    @Test("From right to left pages come from the left and go back to it")
    func rightToLeft() {
        let fixture = NavigationFixture(StageEnvironment(scale: 1, rightToLeft: true))
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        fixture.app.turn()
        #expect(fixture.x(of: b.view) < -380)
        fixture.run(0.5)
        fixture.swipe([385, 330, 200, 60])
        fixture.run(0.5)
        #expect(fixture.navigation.topViewController === fixture.first)
    }

    // Covers: UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)
    @Test("An animator of the delegate's moves the pages instead (documented)")
    func custom() {
        let fixture = NavigationFixture()
        let director = Director()
        fixture.navigation.delegate = director
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.2)
        #expect(director.asked == [.push] && b.view.layer.presentation()!.position.y < 300)
        #expect(fixture.x(of: b.view) == 0)
        fixture.run(0.3)
        #expect(director.drop.ended == [true])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.first.view.superview == nil)
        #expect(fixture.navigation.topViewController === b)
        fixture.navigation.popViewController(animated: false)
        #expect(director.asked == [.push])
    }

    // Covers: UINavigationController.Operation.push, UINavigationController.Operation.pop, UINavigationController.Operation.none, UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)
    @Test("The delegate is asked for a push, a pop, and what a new stack is of the two; raw values are documented")
    func operations() {
        let fixture = NavigationFixture()
        let director = Director()
        fixture.navigation.delegate = director
        let (b, c) = (fixture.page("B"), fixture.page("C"))
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.6)
        fixture.navigation.popViewController(animated: true)
        fixture.run(0.6)
        #expect(director.asked == [.push, .pop])
        fixture.navigation.setViewControllers([fixture.first, b, c], animated: true)
        fixture.run(0.6)
        fixture.navigation.setViewControllers([b], animated: true)
        fixture.run(0.6)
        #expect(director.asked == [.push, .pop, .push, .pop])
        #expect(fixture.navigation.viewControllers == [b])
        let none = UINavigationController.Operation.none
        #expect(none.rawValue == 0)
        #expect(UINavigationController.Operation.push.rawValue == 1)
        #expect(UINavigationController.Operation.pop.rawValue == 2)
        #expect(!director.asked.contains(none))
    }

    // Covers: UINavigationControllerDelegate.navigationController(_:interactionControllerFor:), UIPercentDrivenInteractiveTransition.cancel
    @Test("By the delegate's hand: cancelled, the stack, bar and pages are as before (documented)")
    func interactive() {
        let fixture = NavigationFixture()
        let director = Director()
        director.hand = UIPercentDrivenInteractiveTransition()
        fixture.navigation.delegate = director
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        _ = fixture.log.take()
        fixture.run(0.1)
        director.hand?.update(0.5)
        fixture.app.turn()
        #expect(abs(b.view.layer.presentation()!.position.y) < 1)
        director.hand?.cancel()
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers == [fixture.first])
        #expect(b.parent == nil)
        #expect(fixture.navigation.navigationBar.topItem === fixture.first.navigationItem)
        #expect(
            fixture.log.take() == [
                "B.willMove(nil)", "B.willDisappear moving", "B.didDisappear", "A.willAppear(true)", "A.didAppear",
                "B.didMove(nil)",
            ])
        #expect(fixture.first.view.superview != nil)
        #expect(director.drop.ended == [false])
    }

    @Test("A drag from the edge moves the page with the finger; far enough it goes back (documented)")
    func swipeBack() throws {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: false)
        _ = fixture.log.take()
        fixture.swipe([5, 40, 120, 200, 201], lift: false)
        fixture.app.turn()
        #expect(fixture.navigation.topViewController === fixture.first)
        let coordinator = try #require(fixture.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive)
        #expect(coordinator.initiallyInteractive)
        #expect(abs(fixture.x(of: b.view) - 196) < 30)
        #expect(fixture.log.take() == ["B.willMove(nil)", "B.willDisappear moving", "A.willAppear(true)"])
        fixture.app.touch(1, .ended, 201, 400)
        fixture.run(0.5)
        #expect(fixture.log.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)"])
        #expect(fixture.navigation.viewControllers == [fixture.first])
        #expect(fixture.app.codes == [])
    }

    @Test("Let go too early the page comes back, and the stack with it (observed order)")
    func cancelled() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: false)
        _ = fixture.log.take()
        fixture.swipe([5, 30, 50, 60, 60, 60, 60, 60])
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers == [fixture.first, b])
        #expect(b.parent === fixture.navigation)
        #expect(
            fixture.log.take() == [
                "B.willMove(nil)", "B.willDisappear moving", "A.willAppear(true)", "A.willDisappear", "A.didDisappear",
                "B.willAppear(true)", "B.didAppear",
            ])
        #expect(fixture.x(of: b.view) == 0)
        #expect(fixture.first.view.superview == nil)
        #expect(!b.isMovingFromParent)
        #expect(fixture.navigation.navigationBar.topItem === b.navigationItem)
        #expect(fixture.app.codes == [])
        fixture.navigation.popViewController(animated: false)
        #expect(fixture.navigation.topViewController === fixture.first)
    }

    @Test("A page that was let go can be caught again on its way")
    func caught() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: false)
        fixture.swipe([5, 100, 220, 260])
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
        let there = fixture.x(of: b.view)
        fixture.swipe([5, 18, 22, 20, 20, 20], lift: false)
        fixture.run(0.5)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(fixture.x(of: b.view) >= there)
        #expect(fixture.x(of: b.view) < 385)
        fixture.app.touch(1, .cancelled, 5, 400)
        fixture.run(0.6)
        #expect(fixture.navigation.viewControllers == [fixture.first, b])
        #expect(fixture.x(of: b.view) == 0)
    }

    // Covers: UINavigationController.interactivePopGestureRecognizer
    @Test("No drag goes back from the first page, nor where the item hides or replaces the back button (observed)")
    func noSwipe() {
        let fixture = NavigationFixture()
        fixture.swipe([5, 100, 300])
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers == [fixture.first])
        let b = fixture.page("B")
        b.navigationItem.hidesBackButton = true
        fixture.navigation.pushViewController(b, animated: false)
        fixture.swipe([5, 100, 300])
        fixture.run(0.5)
        #expect(fixture.navigation.topViewController === b)
        b.navigationItem.hidesBackButton = false
        b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
        fixture.swipe([5, 100, 300])
        fixture.run(0.5)
        #expect(fixture.navigation.topViewController === b)
        // Public code sets the delegate to nil to have the drag all the same.
        fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
        fixture.swipe([5, 100, 300])
        fixture.run(0.5)
        #expect(fixture.navigation.topViewController === fixture.first)
        fixture.swipe([5, 100, 300])
        fixture.run(0.5)
        #expect(fixture.navigation.viewControllers == [fixture.first])
        #expect(fixture.app.codes == [])
    }

    @Test("While pages move they take no touches")
    func touches() {
        let fixture = NavigationFixture()
        var taps = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 200, width: 390, height: 200)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        fixture.first.view.addSubview(button)
        fixture.app.tap(200, 300)
        #expect(taps == 1)
        fixture.navigation.pushViewController(fixture.page("B"), animated: true)
        fixture.run(0.03)
        fixture.app.tap(200, 300)
        #expect(taps == 1)
    }

    @Test("Where animations are off pages change at once")
    func noAnimations() {
        let fixture = NavigationFixture()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        #expect(fixture.log.calls.contains("B.didAppear"))
        #expect(b.view.superview != nil)
    }

    @Test("Turned on its way the page ends at the new size")
    func rotated() {
        var turned = StageEnvironment(scale: 1)
        turned.size = CGSize(width: 844, height: 390)
        turned.orientation = .landscapeLeft
        turned.isRegularHeight = false
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.1)
        fixture.app.turn(.environment(turned))
        fixture.run(0.6)
        #expect(b.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(b.view.center == CGPoint(x: 422, y: 195))
        #expect(fixture.navigation.navigationBar.bounds.height == 32)
    }
}
