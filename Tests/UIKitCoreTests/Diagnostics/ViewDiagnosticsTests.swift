// The whole text of each diagnostic of views and controllers, and what happens after it.
// Apple: messages as public reports quote them.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// The whole text, with the place's line number as `…`.
private func lines(_ diagnostic: Diagnostic?) -> String { diagnostic?.pinnedText ?? "" }

private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

@MainActor @Suite("Diagnostics of views", .harness) struct ViewDiagnosticsTests {
    // Covers: UIView.center, UIView.frame, UIView.bounds, UIView.transform, UIView.alpha
    @Test("NaN and infinity are not taken: UIK0101")
    func notFinite() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center = CGPoint(x: CGFloat.nan, y: 0)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0101 exception: A view's geometry is not a finite number.
                  object   UIView \(address(view)) — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    center was set to (nan, 0).
                  fix      Check the numbers before they are set; guard divisions by sizes that may be zero.
                  apple    CALayerInvalidGeometry: CALayer position contains NaN: [nan 0]
                """)
        view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        view.bounds.size.height = .nan
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        view.alpha = .nan
        #expect(app.codes == ["UIK0101", "UIK0101", "UIK0101", "UIK0101", "UIK0101"])
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
    }

    // Covers: UIView.frame
    @Test("Zero and negative sizes are taken; giant ones are clamped: UIK0102")
    func giant() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1e12, height: 10))
        #expect(
            lines(app.diagnostics.last) == """
                UIK0102 misuse: A view's geometry is too large to be laid out.
                  object   UIView \(address(view)) — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    frame was set to (0, 0, 1e+12, 10).
                  fix      Put large content into a scroll view and lay out only the visible part.
                """)
        #expect(view.frame.width == 16_777_216)
        view.backgroundColor = .red
        app.show(view)
        view.frame = .zero
        view.frame = CGRect(x: 10, y: 10, width: -5, height: 5)
        #expect(view.frame == CGRect(x: 5, y: 10, width: 5, height: 5))
        app.turn()
        #expect(app.codes == ["UIK0102"])
    }

    // Covers: UIView.addSubview
    @Test("A view added to itself: UIK0103 with Apple's text, and nothing happens")
    func itself() {
        let app = StageFixture()
        let view = UIView()
        view.accessibilityIdentifier = "card"
        view.addSubview(view)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0103 exception: A view was added to itself as a subview.
                  object   UIView \(address(view)) "card" — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    addSubview(_:) received the view on which it was called, typically after a controller was pushed twice.
                  fix      Add another view, or call addSubview(_:) on the intended superview.
                  apple    NSInvalidArgumentException: Can't add self as subview
                """)
        #expect(view.superview == nil)
        #expect(view.subviews.isEmpty)
    }

    @Test("Under .crash a view added to itself ends the process")
    func itselfCrashes() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
    }

    // Covers: UIView.addSubview
    @Test("A view added to its descendant: UIK0104, and nothing happens")
    func descendant() {
        let app = StageFixture()
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        inner.addSubview(outer)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0104 exception: A view was added to one of its own descendants.
                  object   UIView \(address(outer)) — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    <UIView: \(address(inner))> is a descendant of <UIView: \(address(outer))>, which was about to become its subview.
                  fix      Remove the new superview from the view first.
                  apple    CALayerInvalid: layer <CALayer: \(address(outer.layer))> is a part of cycle in its layer tree
                """)
        #expect(outer.superview == nil)
        #expect(inner.superview === outer)
    }

    // Covers: UIView.snapshotView
    @Test("A snapshot of what was never drawn: UIK0105")
    func snapshot() {
        final class Drawn: UIView { override func draw(_ rect: CGRect) {} }
        let app = StageFixture()
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = view.snapshotView(afterScreenUpdates: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0105 misuse: A view was snapshotted that has not been rendered.
                  object   Drawn \(address(view)) — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    The view has not been displayed yet and afterScreenUpdates was false.
                  fix      Pass true for afterScreenUpdates, or show the view first.
                  apple    Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your view has been rendered at least once before snapshotting or snapshot after screen updates.
                """)
    }

    // Covers: UIView.setNeedsLayout
    @Test("UIKit off the main actor: UIK0106, also where the test does not run on the first thread")
    func offMain() {
        let app = StageFixture()
        let view = UIView()
        view.setNeedsLayout()
        #expect(app.codes.isEmpty)
        let shared = view
        // Not awaited: another test would run meanwhile and take the reports.
        let done = DispatchSemaphore(value: 0)
        Thread {
            // As unchecked Swift 5 code would.
            unsafeMainActorCall { shared.setNeedsLayout() }
            done.signal()
        }.start()
        done.wait()
        #expect(
            lines(app.diagnostics.first { $0.entry.code == "UIK0106" }) == """
                UIK0106 misuse: UIKit was used away from the main thread.
                  at       ViewDiagnosticsTests.swift:…
                  cause    -[UIView setNeedsLayout] was not called on the main thread.
                  fix      Call it on the main actor: await MainActor.run { … } or DispatchQueue.main.async { … }.
                  apple    Main Thread Checker: UI API called on a background thread: -[UIView setNeedsLayout]
                """)
    }
}

/// Calls a main-actor closure where it is, as code does that was compiled without checks.
private func unsafeMainActorCall(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in
        typealias Unchecked = () -> Void
        unsafeBitCast(body, to: Unchecked.self)()
    }
}

@MainActor @Suite("Diagnostics of controllers", .harness) struct ControllerDiagnosticsTests {
    // Covers: UIViewController.loadView
    @Test("loadView without a view: UIK0201, and a plain view is used")
    func noView() {
        final class Empty: UIViewController { override func loadView() {} }
        let app = StageFixture()
        let controller = Empty()
        #expect(controller.view != nil)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0201 exception: A view controller's loadView did not set its view.
                  object   Empty \(address(controller))
                  at       ViewDiagnosticsTests.swift:…
                  cause    loadView() is overridden and returned without setting view.
                  fix      Set view in loadView(), or call super.loadView().
                  apple    NSInternalInconsistencyException: -[UIViewController loadView] did not set the view
                """)
    }

    // Covers: UIViewController.view
    @Test("One view for two controllers: UIK0202, and the first one loses it")
    func twoControllers() {
        let app = StageFixture()
        let first = UIViewController()
        let second = UIViewController()
        let view: UIView = first.view
        second.view = view
        #expect(
            lines(app.diagnostics.last) == """
                UIK0202 exception: A view was given to a second view controller.
                  object   UIViewController \(address(second))
                  at       ViewDiagnosticsTests.swift:…
                  cause    The view is the view of another controller.
                  fix      Create a view for each controller, or set the view of the first controller to nil.
                  apple    UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a time! View <UIView: \(address(view))> is associated with <UIViewController: \(address(first))>. Clear this association before associating this view with <UIViewController: \(address(second))>.
                """)
        #expect(!first.isViewLoaded)
        #expect(second.view === view)
    }

    // Covers: UIViewController.beginAppearanceTransition, UIViewController.endAppearanceTransition
    @Test("Transitions out of step: UIK0203 with Apple's warning")
    func unbalanced() {
        let app = StageFixture()
        let controller = UIViewController()
        controller.endAppearanceTransition()
        #expect(
            lines(app.diagnostics.last) == """
                UIK0203 misuse: Appearance transitions were begun and ended out of step.
                  object   UIViewController \(address(controller))
                  at       ViewDiagnosticsTests.swift:…
                  cause    A transition began while the same one was in progress, or ended without having begun.
                  fix      Call beginAppearanceTransition(_:animated:) and endAppearanceTransition() in pairs, and not for children that are forwarded automatically.
                  apple    Unbalanced calls to begin/end appearance transitions for <UIViewController: \(address(controller))>.
                """)
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(true, animated: false)
        #expect(app.codes == ["UIK0203", "UIK0203"])
    }

    // Covers: UIViewController.addChild
    @Test("A controller added to itself: UIK0204, and nothing happens")
    func itself() {
        let app = StageFixture()
        let controller = UIViewController()
        controller.addChild(controller)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0204 exception: A view controller was added to itself or to its descendant.
                  object   UIViewController \(address(controller))
                  at       ViewDiagnosticsTests.swift:…
                  cause    <UIViewController: \(address(controller))> was about to become a child of <UIViewController: \(address(controller))>, which is the same controller.
                  fix      Add another controller, or remove the parent from the child first.
                """)
        let child = UIViewController()
        controller.addChild(child)
        child.addChild(controller)
        #expect(app.codes == ["UIK0204", "UIK0204"])
        #expect(controller.children == [child])
        #expect(child.children.isEmpty)
    }

    // Covers: UIView.addSubview, UIViewController.addChild
    @Test("A child's view in another controller's view: UIK0205 with Apple's text; the view is added")
    func inconsistent() {
        let app = StageFixture()
        let parent = UIViewController()
        let other = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        other.view.addSubview(child.view)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0205 exception: A child controller's view was added to the view of a controller that is not its parent.
                  object   UIViewController \(address(child)) — (detached)
                  at       ViewDiagnosticsTests.swift:…
                  cause    The view of <UIViewController: \(address(child))>, a child of <UIViewController: \(address(parent))>, was added to the view of <UIViewController: \(address(other))>.
                  fix      Call addChild(_:) on the controller whose view contains the child's view.
                  apple    UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: \(address(child))> should have parent view controller:<UIViewController: \(address(other))> but actual parent is:<UIViewController: \(address(parent))>
                """)
        #expect(child.view.superview === other.view)
        #expect(child.parent === parent)
    }

    // Covers: UIViewController.transition
    @Test("A transition between controllers that are not both children: UIK0206")
    func transition() {
        let app = StageFixture()
        let parent = UIViewController()
        let one = UIViewController()
        let two = UIViewController()
        parent.addChild(one)
        parent.transition(from: one, to: two, duration: 0, animations: nil)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0206 exception: A transition was asked for between controllers that are not children of one parent.
                  object   UIViewController \(address(parent))
                  at       ViewDiagnosticsTests.swift:…
                  cause    One of the two controllers is not a child of the receiver.
                  fix      Call addChild(_:) for both before transition(from:to:…).
                  apple    NSInvalidArgumentException: Children view controllers <UIViewController: \(address(one))> and <UIViewController: \(address(two))> must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]
                """)
    }

    // Covers: UIViewController.present
    @Test("Presented on itself, twice, or while a child: UIK0207, UIK0208, UIK0209 with Apple's texts")
    func presentedWrongly() {
        let app = StageFixture()
        let root = UIViewController()
        app.show(root)
        root.present(root, animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0207 exception: A view controller was presented on itself.
                  object   UIViewController \(address(root)) — UIWindow
                  at       ViewDiagnosticsTests.swift:…
                  cause    present(_:animated:completion:) received the controller on which it was called.
                  fix      Present another controller.
                  apple    NSInvalidArgumentException: Application tried to present <UIViewController: \(address(root))> modally on itself. Presenting controller is <UIViewController: \(address(root))>.
                """)
        let child = UIViewController()
        root.addChild(child)
        root.present(child, animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0209 exception: A view controller was presented that is shown already.
                  object   UIViewController \(address(child))
                  at       ViewDiagnosticsTests.swift:…
                  cause    The controller is the child of another one or the root of a window.
                  fix      Remove it from its parent or window first.
                  apple    NSInvalidArgumentException: Application tried to present modally an active controller <UIViewController: \(address(child))>.
                """)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        app.turn()
        let another = UIViewController()
        modal.present(modal, animated: false)
        another.present(modal, animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0208 exception: A view controller was presented that is presented already.
                  object   UIViewController \(address(modal)) — UIWindow > PresentationContainer
                  at       ViewDiagnosticsTests.swift:…
                  cause    The controller is being presented by another one.
                  fix      Dismiss it first, or create a new controller.
                  apple    NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: \(address(modal))> that is already being presented by <UIViewController: \(address(root))>.
                """)
        #expect(app.codes == ["UIK0207", "UIK0209", "UIK0207", "UIK0208"])
        #expect(root.presentedViewController === modal)
    }

    // Covers: UIViewController.present, UIViewController.dismiss
    @Test("A presenter outside windows, or busy, and a hasty dismissal: UIK0210, UIK0211, UIK0212")
    func droppedCalls() {
        let app = StageFixture()
        let early = UIViewController()
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        early.present(modal, animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0210 misuse: A view controller presents whose view is not in a window.
                  object   UIViewController \(address(early))
                  at       ViewDiagnosticsTests.swift:…
                  cause    The presenting controller's view is not in the window hierarchy, typically in viewDidLoad.
                  fix      Present in viewDidAppear(_:) or later.
                  apple    Attempt to present <UIViewController: \(address(modal))> on <UIViewController: \(address(early))> (from <UIViewController: \(address(early))>) whose view is not in the window hierarchy.
                """)
        let root = UIViewController()
        app.show(root)
        modal.modalPresentationStyle = .overFullScreen
        root.present(modal, animated: false)
        root.dismiss(animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0212 misuse: A view controller was dismissed during a presentation or dismissal.
                  object   UIViewController \(address(root)) — UIWindow
                  at       ViewDiagnosticsTests.swift:…
                  cause    The presented controller is still being presented or already being dismissed.
                  fix      Dismiss in the completion handler of present or dismiss.
                  apple    Warning: Attempt to dismiss from view controller <UIViewController: \(address(root))> while a presentation or dismiss is in progress!
                """)
        app.turn()
        let second = UIViewController()
        root.present(second, animated: false)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0211 misuse: A view controller presents while it is presenting another one.
                  object   UIViewController \(address(root)) — UIWindow
                  at       ViewDiagnosticsTests.swift:…
                  cause    The presenting controller has a presented controller.
                  fix      Present on the presented controller, or dismiss that first.
                  apple    Attempt to present <UIViewController: \(address(second))> on <UIViewController: \(address(root))> which is already presenting <UIViewController: \(address(modal))>
                """)
        #expect(root.presentedViewController === modal)
    }

    // Covers: UIWindow.rootViewController
    @Test("A window without a root at the end of the launch: UIK0214 with Apple's text")
    func noRoot() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            let extra = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                extra.makeKeyAndVisible()
                return extra.rootViewController == nil
            }
        }
        let app = StageFixture()
        let delegate = Delegate()
        UIApplication.shared.launch(delegate: delegate)
        #expect(
            lines(app.diagnostics.last) == """
                UIK0214 exception: A window has no root view controller at the end of the launch.
                  object   UIWindow \(address(delegate.extra))
                  at       ViewDiagnosticsTests.swift:…
                  cause    A window was shown during the launch and its rootViewController is nil.
                  fix      Set rootViewController before makeKeyAndVisible().
                  apple    NSInternalInconsistencyException: Application windows are expected to have a root view controller at the end of application launch
                """)
    }
}
