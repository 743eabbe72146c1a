// Loading and appearing, in Apple's order.
// Apple: "UIViewController", Responding to view-related events.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Logs its life.
@MainActor class LoggedController: UIViewController {
    let name: String
    let log: CallLog
    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func loadView() {
        log("\(name).loadView")
        super.loadView()
    }
    override func viewDidLoad() { log("\(name).viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log("\(name).viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log("\(name).viewIsAppearing(\(view.window != nil))") }
    override func viewDidAppear(_ animated: Bool) { log("\(name).viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("\(name).viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("\(name).viewDidDisappear") }
    override func viewWillLayoutSubviews() { log("\(name).viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log("\(name).viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("\(name).willMove(\((parent as? LoggedController)?.name ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("\(name).didMove(\((parent as? LoggedController)?.name ?? "nil"))")
    }
}

@MainActor @Suite("UIViewController: life cycle", .harness) struct UIViewControllerLifeCycleTests {
    // Covers: UIViewController.view, UIViewController.isViewLoaded, UIViewController.viewDidLoad, UIViewController.loadView, UIViewController.viewIfLoaded, UIViewController.loadViewIfNeeded, UIViewController.init
    @Test("The view is loaded when it is first asked for, once (documented)")
    func loading() {
        let log = CallLog()
        let controller = LoggedController("A", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.take() == ["A.loadView", "A.viewDidLoad"])
        #expect(controller.isViewLoaded)
    }

    // Covers: UIViewController.viewWillAppear, UIViewController.viewDidAppear, UIViewController.viewWillLayoutSubviews, UIViewController.viewDidLayoutSubviews, UIViewController.viewIsAppearing
    @Test("A root appears in Apple's order: load, will, is, layout, did (documented)")
    func root() {
        let app = StageFixture()
        let log = CallLog()
        let controller = LoggedController("A", log)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing(true)"])
        app.turn()
        #expect(log.take() == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear"])
        window.isHidden = true
        #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
        window.isHidden = false
        app.turn()
        #expect(log.take().filter { !$0.contains("ayout") } == ["A.viewWillAppear", "A.viewIsAppearing(true)", "A.viewDidAppear"])
    }

    // Covers: UIWindow.rootViewController, UIViewController.viewDidDisappear, UIViewController.viewWillDisappear
    @Test("Another root: the old one's view leaves and disappears, the new one appears")
    func exchangedRoot() {
        let app = StageFixture()
        let log = CallLog()
        let window = app.show(LoggedController("A", log))
        _ = log.take()
        let second = LoggedController("B", log)
        window.rootViewController = second
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
                "B.viewIsAppearing(true)",
                "B.viewDidAppear",
            ])
        #expect(second.view.frame == window.bounds)
        #expect(window.subviews == [second.view])
    }

    // Covers: UIViewController.addChild, UIViewController.didMove, UIViewController.willMove, UIViewController.removeFromParent, UIViewController.children, UIViewController.parent
    @Test("A child added to a shown parent appears with its view, and leaves with it (documented, order observed)")
    func child() {
        let app = StageFixture()
        let log = CallLog()
        let parent = LoggedController("P", log)
        app.show(parent)
        _ = log.take()
        let child = LoggedController("C", log)
        parent.addChild(child)
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == [
                "C.willMove(P)", "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing(true)", "C.viewDidAppear",
                "C.didMove(P)",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    // Covers: UIViewController.addChild
    @Test("Children of a parent appear with it, once; the parent is told first")
    func forwarded() {
        let app = StageFixture()
        let log = CallLog()
        let parent = LoggedController("P", log)
        let child = LoggedController("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = log.take()
        let window = app.show(parent)
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing(true)", "C.viewIsAppearing(true)", "P.viewDidAppear",
                "C.viewDidAppear",
            ])
        window.isHidden = true
        #expect(
            log.take().filter { $0.contains("ppear") } == [
                "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
            ])
    }

    // Covers: UIViewController.beginAppearanceTransition, UIViewController.endAppearanceTransition, UIViewController.shouldAutomaticallyForwardAppearanceMethods
    @Test("A parent that forwards by itself decides when its child appears (documented)")
    func manual() {
        final class Manual: LoggedController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let app = StageFixture()
        let log = CallLog()
        let parent = Manual("P", log)
        app.show(parent)
        let child = LoggedController("C", log)
        parent.addChild(child)
        _ = log.take()
        parent.view.addSubview(child.view)
        #expect(log.take().filter { $0.contains("ppear") } == [])
        child.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["C.viewWillAppear", "C.viewIsAppearing(true)"])
        child.endAppearanceTransition()
        #expect(log.take() == ["C.viewDidAppear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(app.codes.isEmpty)
    }

    // Covers: UIViewController.present, UIViewController.dismiss, UIViewController.presentedViewController, UIViewController.presentingViewController, UIViewController.modalPresentationStyle
    @Test("A full-screen presentation covers its presenter, and a dismissal brings it back (documented)")
    func presentation() {
        let app = StageFixture()
        let log = CallLog()
        let root = LoggedController("A", log)
        let window = app.show(root)
        _ = log.take()
        let modal = LoggedController("M", log)
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false) { log("presented") }
        #expect(root.presentedViewController === modal)
        #expect(modal.presentingViewController === root)
        #expect(modal.isBeingPresented)
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.loadView", "M.viewDidLoad", "A.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing(true)",
                "A.viewDidDisappear",
                "M.viewDidAppear", "presented",
            ])
        #expect(root.view.window == nil)
        #expect(modal.view.window === window)
        root.dismiss(animated: false) { log("dismissed") }
        app.turn()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "M.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing(true)", "M.viewDidDisappear", "A.viewDidAppear",
                "dismissed",
            ])
        #expect(root.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
        #expect(root.view.window === window)
        #expect(modal.view.window == nil)
    }

    // Covers: UIViewController.present, UIViewController.dismiss
    @Test("Over the full screen the presenter stays and is not told; a child presents through its ancestor")
    func over() {
        let app = StageFixture()
        let log = CallLog()
        let root = LoggedController("A", log)
        let child = LoggedController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        app.show(root)
        _ = log.take()
        let modal = LoggedController("M", log)
        modal.modalPresentationStyle = .overFullScreen
        child.present(modal, animated: false)
        app.turn()
        #expect(log.take().filter { $0.contains("ppear") } == ["M.viewWillAppear", "M.viewIsAppearing(true)", "M.viewDidAppear"])
        #expect(modal.presentingViewController === root)
        #expect(child.presentedViewController === modal)
        modal.dismiss(animated: false)
        app.turn()
        #expect(child.presentedViewController == nil)
        #expect(root.view.window != nil)
    }

    // Covers: UIViewController.title, UIViewController.isEditing, UIViewController.setEditing, UIViewController.preferredContentSize, UIViewController.preferredContentSizeDidChange, UIContentContainer.preferredContentSizeDidChange
    @Test("Stored values come back, and a parent hears of a preferred size (documented)")
    func values() {
        final class Parent: UIViewController {
            var told = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                told += 1
            }
        }
        let parent = Parent()
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 10)
        child.preferredContentSize = CGSize(width: 10, height: 10)
        #expect(parent.told == 1)
        child.title = "T"
        child.isEditing = true
        #expect(child.title == "T")
        #expect(child.isEditing)
        child.setEditing(false, animated: true)
        #expect(!child.isEditing)
    }
}
