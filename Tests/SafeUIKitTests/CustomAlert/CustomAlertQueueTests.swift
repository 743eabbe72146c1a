// One alert at a time: each has its turn, and whatever becomes of one, the next one comes.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

/// Goes in, and never says that it is there.
private final class Endless: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}

@MainActor @Suite("CustomAlertController: the queue", .harness) struct CustomAlertQueueTests {
    let root = UIViewController()

    private func shown() async throws -> Harness {
        // Small, since each frame of an alert's going is drawn.
        let harness = try await Harness(device: .custom(320, 480, scale: 1))
        root.view.backgroundColor = .systemBackground
        try await harness.show(root)
        return harness
    }

    @Test("alerts and errors of a scene come one after another") func queue() async throws {
        let presenter = freshRecovery()
        let harness = try await shown()
        var log: [String] = []
        let (first, second) = (rating { log.append("first \($0)") }, rating { log.append("second \($0)") })
        first.show(over: root, animated: false)
        root.presentError(plainError()) { _ in }
        second.show(over: root, animated: false)
        try await harness.settle()
        #expect(root.presentedViewController === first)
        #expect(presenter.shown.isEmpty)
        try await harness.tap(.button("Send"))
        try await harness.settle()
        #expect(root.presentedViewController == nil)
        #expect(presenter.shown.count == 1)
        presenter.choose(0)
        try await harness.settle()
        #expect(root.presentedViewController === second)
        try await harness.tap(.button("Not Now"))
        try await harness.settle()
        #expect(log == ["first Send", "second Not Now"])
    }

    @Test("an alert that somebody else takes down, or that cannot be shown, holds nobody up") func queueGoesOn() async throws {
        let harness = try await shown()
        let (first, second) = (rating(), rating())
        first.show(over: root, animated: false)
        second.show(over: root, animated: false)
        try await harness.settle()
        root.dismiss(animated: false)
        try await harness.settle()
        #expect(root.presentedViewController === second)
        harness.window.rootViewController = nil
        try await harness.settle()
        let third = rating()
        third.show(over: UIViewController(), animated: false)
        try await harness.settle()
        #expect(third.presentingViewController == nil)
        try await harness.show(UIViewController())
        let (fourth, front) = (rating(), try #require(harness.window.rootViewController))
        fourth.show(over: front, animated: false)
        try await harness.settle()
        #expect(front.presentedViewController === fourth)
    }

    @Test(
        "a choice made while the alert comes in counts once, also where somebody else takes it down before",
        arguments: [true, false])
    func chosenOnTheWayIn(_ isTakenDown: Bool) async throws {
        let harness = try await shown()
        var log: [String] = []
        let (first, second, other) = (rating { log.append($0) }, rating(), UIViewController())
        first.show(over: root)
        second.show(over: root, animated: false)
        try await harness.advance(by: 0.05)
        #expect(first.isBeingPresented)
        first.choose(first.actions[0])
        first.choose(first.actions[1])
        if isTakenDown { harness.window.rootViewController = other }
        try await harness.settle()
        #expect(log == ["Send"])
        #expect(first.presentingViewController == nil)
        #expect((isTakenDown ? other : root).presentedViewController === second)
    }

    @Test("a choice counts, and the next alert comes, where the screen goes away under the alert's going") func rootGoes()
        async throws
    {
        let harness = try await shown()
        var log: [String] = []
        let (first, second, other) = (rating { log.append($0) }, rating(), UIViewController())
        first.show(over: root, animated: false)
        second.show(over: root, animated: false)
        try await harness.settle()
        first.choose(first.actions[1])
        try await harness.advance(by: 0.05)
        harness.window.rootViewController = other
        try await harness.settle()
        #expect(log == ["Not Now"])
        #expect(other.presentedViewController === second)
    }

    @Test("an alert that waits in vain for a transition to end gives its turn away") func inVain() async throws {
        let harness = try await shown()
        let (blocking, endless) = (UIViewController(), Endless())
        blocking.modalPresentationStyle = .fullScreen
        blocking.transitioningDelegate = endless
        root.present(blocking, animated: true)
        try await harness.advance(by: 0.5)
        let (first, second) = (rating(), rating())
        first.show(over: root, animated: false)
        second.show(over: root, animated: false)
        // In steps: a look that comes late, on a machine that is busy elsewhere, costs one of them and not the rest of the time.
        for _ in 0..<60 { try await harness.advance(by: 0.1) }
        #expect(first.presentingViewController == nil)
        try #require(endless.context).completeTransition(true)
        try await harness.advance(by: 1)
        #expect(blocking.presentedViewController === second)
    }

    @Test("an alert that is up already is not shown again, and holds nobody up") func upAlready() async throws {
        let harness = try await shown()
        let (alert, next) = (rating(), rating())
        root.present(alert, animated: false)
        alert.show(over: root, animated: false) { Issue.record("shown") }
        next.show(over: root, animated: false)
        try await harness.settle()
        #expect(root.presentedViewController === alert)
        #expect(alert.presentedViewController === next)
    }
}
