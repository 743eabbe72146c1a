// Presentations that cover a controller and not the window.
// Apple: "UIViewController", definesPresentationContext; "UIModalPresentationStyle", currentContext.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIViewController: presentation contexts", .harness) struct UIViewControllerContextTests {
    // Covers: UIViewController.definesPresentationContext, UIModalPresentationStyle.currentContext, UIViewController.presentingViewController
    @Test(
        "currentContext covers the controller that defines the context, which leaves and comes back (documented)",
        arguments: [true, false])
    func current(defines: Bool) {
        let app = StageFixture()
        let root = UIViewController()
        let pane = UIViewController()
        pane.definesPresentationContext = defines
        root.addChild(pane)
        root.view.addSubview(pane.view)
        pane.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        pane.didMove(toParent: root)
        let window = app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .currentContext
        pane.present(modal, animated: false)
        app.turn()
        #expect(modal.presentingViewController === (defines ? pane : root))
        let container = modal.view.superview
        #expect(container?.frame == (defines ? CGRect(x: 10, y: 20, width: 100, height: 50) : window.bounds))
        #expect(modal.view.frame.size == container?.bounds.size)
        #expect(container === modal.presentationController?.containerView)
        #expect(container?.superview === (defines ? root.view : window))
        #expect((pane.view.superview == nil) == defines)
        #expect((root.view.superview == nil) == !defines)
        pane.dismiss(animated: false)
        app.turn()
        #expect(pane.view.superview === root.view)
        #expect(root.view.superview === window)
        #expect(modal.view.superview == nil)
        #expect(pane.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(app.codes.isEmpty)
    }

    // Covers: UIModalPresentationStyle.overCurrentContext, UIViewController.definesPresentationContext
    @Test("overCurrentContext leaves the covered view where it is (documented)")
    func over() {
        let app = StageFixture()
        let root = UIViewController()
        let pane = UIViewController()
        pane.definesPresentationContext = true
        root.addChild(pane)
        root.view.addSubview(pane.view)
        pane.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        pane.present(modal, animated: false)
        #expect(root.view.subviews.map { $0 === modal.view.superview } == [false, true])
        #expect(modal.view.superview?.frame == pane.view.frame)
        #expect(modal.view.frame.size == pane.view.frame.size)
    }
}
