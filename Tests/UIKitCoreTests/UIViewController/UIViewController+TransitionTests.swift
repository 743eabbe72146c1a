// Changes of size and traits.
// Apple: "UIContentContainer", "UITraitEnvironment".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Turning: UIViewController {
    let log: CallLog
    init(_ log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log("willTransition(\(newCollection.verticalSizeClass == .compact))")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log("viewWillTransition(\(Int(size.width)), now \(Int(view.bounds.width)))")
        coordinator.animate(alongsideTransition: { [log, view] _ in
            log("animate.alongside(now \(Int(view!.bounds.width)))")
        }) { [log] context in log("animate.completion(\(context.isCancelled))") }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("traitCollectionDidChange(\(previousTraitCollection?.verticalSizeClass == .regular))")
    }
    override func viewDidLayoutSubviews() { log("layout(\(Int(view.bounds.width)))") }
}

@MainActor @Suite("UIViewController: transitions", .harness) struct UIViewControllerTransitionTests {
    private static let upright = StageEnvironment(
        size: CGSize(width: 200, height: 400), scale: 1, safeAreaInsets: StageInsets(), isRegularHeight: true)
    private static var turned: StageEnvironment {
        var environment = upright
        environment.size = CGSize(width: 400, height: 200)
        environment.orientation = .landscapeLeft
        environment.isRegularHeight = false
        return environment
    }

    // Covers: UIContentContainer.viewWillTransition, UIContentContainer.willTransition, UIViewControllerTransitionCoordinator.animate, UITraitEnvironment.traitCollectionDidChange, UIScreen.bounds, UIViewControllerTransitionCoordinatorContext.isCancelled
    @Test("Rotation: traits and size to come, then the change, what goes along, layout, completion (documented)")
    func rotation() {
        let app = StageFixture(Self.upright)
        let log = CallLog()
        let controller = Turning(log)
        let window = app.show(controller)
        _ = log.take()
        app.turn(.environment(Self.turned))
        #expect(
            log.take() == [
                "willTransition(true)", "viewWillTransition(400, now 200)", "traitCollectionDidChange(true)",
                "animate.alongside(now 400)", "layout(400)",
                "animate.completion(false)",
            ])
        #expect(window.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 200))
        #expect(controller.transitionCoordinator == nil)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    // Covers: UIDevice.orientation, UIDevice.orientationDidChangeNotification, UIScreen.nativeBounds, UIApplication.statusBarOrientation
    @Test("The device's left is the interface's right, and rotation is announced (documented)")
    func orientation() {
        let app = StageFixture(Self.upright)
        app.show(UIViewController())
        var announced = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { announced += 1 } }
        app.turn(.environment(Self.turned))
        NotificationCenter.default.removeObserver(token as Any)
        #expect(announced == 1)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 400))
    }

    // Covers: UIViewController.setOverrideTraitCollection, UIViewController.overrideTraitCollection, UIViewController.traitCollection
    @Test("A parent overrides the traits of one child (documented)")
    func overridden() {
        let app = StageFixture(Self.upright)
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        app.show(parent)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child) != nil)
    }

    // Covers: UIViewController.overrideUserInterfaceStyle, UITraitEnvironment.traitCollection
    @Test("A controller's style holds for its view and what that holds, and for nothing above")
    func style() {
        let app = StageFixture(Self.upright)
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        let window = app.show(controller)
        let view = UIView()
        controller.view.addSubview(view)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        window.overrideUserInterfaceStyle = .dark
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    // Covers: UIView.registerForTraitChanges, UIViewController.registerForTraitChanges
    @Test("A registration hears of its own traits only, with the object and the old traits (documented)")
    func registrations() {
        let app = StageFixture(Self.upright)
        let controller = UIViewController()
        app.show(controller)
        var styles: [UIUserInterfaceStyle] = []
        let token = controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, before: UITraitCollection) in
            styles.append(before.userInterfaceStyle)
            styles.append(view.traitCollection.userInterfaceStyle)
        }
        app.turn(.environment(Self.turned))
        #expect(styles == [])
        var dark = Self.turned
        dark.appearance = .dark
        app.turn(.environment(dark))
        #expect(styles == [.light, .dark])
        controller.view.unregisterForTraitChanges(token)
        app.turn(.environment(Self.turned))
        #expect(styles.count == 2)
    }

    // Covers: UIContentContainer.size, UIContentContainer.viewWillTransition
    @Test("Children hear of the size that their parent gives them (documented)")
    func childSizes() {
        final class Half: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let app = StageFixture(Self.upright)
        let parent = Half()
        let log = CallLog()
        let child = Turning(log)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        parent.view.addSubview(child.view)
        app.show(parent)
        _ = log.take()
        app.turn(.environment(Self.turned))
        #expect(log.take().contains("viewWillTransition(200, now 100)"))
    }
}
