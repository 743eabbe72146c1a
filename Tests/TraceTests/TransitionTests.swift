// An animator that completes its transition twice.
// Apple: "UIViewControllerContextTransitioning", completeTransition(_:).
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitTesting

@MainActor @Suite("Transitions that are completed twice", .harness) struct TransitionTests {
    private final class Eager: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        var context: (any UIViewControllerContextTransitioning)?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            transitionContext.completeTransition(true)
        }
    }

    @Test("UIK2045: completeTransition(_:) is called again; nothing happens")
    func twice() throws {
        let screen = Screen(), eager = Eager()
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = eager
        screen.controller.present(controller, animated: true)
        screen.advance(by: 1)
        #expect(screen.reports == [])
        let name = ObjectName.of(eager)
        try #require(eager.context).completeTransition(false)
        #expect(screen.controller.presentedViewController === controller)
        #expect(
            screen.reports == [
                """
                UIK2045 misuse: A transition is completed a second time.
                  object   \(name)
                  at       TransitionTests.swift:…
                  cause    completeTransition(false) was called after completeTransition(_:).
                  fix      Call completeTransition(_:) once, in the completion of the last animation.
                """
            ])
    }
}
