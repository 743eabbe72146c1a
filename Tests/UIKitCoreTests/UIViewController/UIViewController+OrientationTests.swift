// The interface turns with the device as far as app and front controller allow it.
// Apple: "UIViewController", supportedInterfaceOrientations, shouldAutorotate.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private class Held: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    var preferred = UIInterfaceOrientation.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
    convenience init(_ mask: UIInterfaceOrientationMask) {
        self.init()
        self.mask = mask
    }
}

@MainActor @Suite("UIViewController: orientations", .harness) struct UIViewControllerOrientationTests {
    private static let upright = StageDevice.standard.environment()
    private static let turned = upright.rotated(to: .landscapeLeft)

    // Covers: UIScreen.bounds, UIDevice.orientation
    @Test("A controller that supports portrait alone keeps the interface upright; the device's orientation changes (documented)")
    func portraitOnly() {
        let app = StageFixture(Self.upright)
        let window = app.show(Held(.portrait))
        app.turn(.environment(Self.turned))
        #expect(UIScreen.main.bounds.size == Self.upright.size)
        #expect(window.frame.size == Self.upright.size)
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        #expect(window.safeAreaInsets.top == Self.upright.safeAreaInsets.top)
        #expect(app.stage.lastFrame.map { CGFloat($0.buffer.width) } == Self.upright.size.width * Self.upright.scale)
        var dark = Self.turned
        dark.appearance = .dark
        app.turn(.environment(dark))
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(UIScreen.main.bounds.size == Self.upright.size)
    }

    // Covers: UIViewController.supportedInterfaceOrientations
    @Test("A phone's default supports all but upside down (documented)")
    func byDefault() {
        let app = StageFixture(Self.upright)
        app.show(UIViewController())
        app.turn(.environment(Self.turned))
        #expect(UIScreen.main.bounds.size == Self.turned.size)
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        app.turn(.environment(Self.upright.rotated(to: .portraitUpsideDown)))
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }

    // Covers: UIViewController.shouldAutorotate
    @Test("A controller that does not turn keeps the orientation that it has (documented)")
    func noTurning() {
        let app = StageFixture(Self.upright)
        let controller = Held(.all)
        controller.turns = false
        app.show(controller)
        app.turn(.environment(Self.turned))
        #expect(!controller.shouldAutorotate)
        #expect(UIScreen.main.bounds.size == Self.upright.size)
    }

    // Covers: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations
    @Test("Asking anew turns the interface to the device (documented)")
    func asking() {
        let app = StageFixture(Self.upright)
        let controller = Held(.portrait)
        app.show(controller)
        app.turn(.environment(Self.turned))
        controller.mask = .all
        #expect(UIScreen.main.bounds.size == Self.upright.size)
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(UIScreen.main.bounds.size == Self.turned.size)
        #expect(controller.view.bounds.size == Self.turned.size)
    }

    // Covers: UIViewController.attemptRotationToDeviceOrientation
    @Test("The old way of asking anew: every window's interface turns to the device where it may (documented)")
    func attempting() {
        let app = StageFixture(Self.upright)
        let controller = Held(.portrait)
        app.show(controller)
        app.turn(.environment(Self.turned))
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(UIScreen.main.bounds.size == Self.upright.size)
        controller.mask = .all
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(UIScreen.main.bounds.size == Self.turned.size)
        #expect(controller.view.bounds.size == Self.turned.size)
    }

    // Covers: UIViewController.preferredInterfaceOrientationForPresentation, UIViewController.present
    @Test("A full-screen controller for landscape turns the interface while it is presented (documented)")
    func presented() {
        let app = StageFixture(Self.upright)
        let root = UIViewController()
        app.show(root)
        let movie = Held(.landscape)
        movie.preferred = .landscapeLeft
        movie.modalPresentationStyle = .fullScreen
        root.present(movie, animated: false)
        app.turn()
        #expect(movie.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
        #expect(movie.view.bounds.size == Self.turned.size)
        #expect(UIDevice.current.orientation == .portrait)
        root.dismiss(animated: false)
        app.turn()
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        #expect(root.view.bounds.size == Self.upright.size)
    }

    // Covers: UIViewController.supportedInterfaceOrientations
    @Test("UIK0217: nothing in common with the app; the app's orientations count")
    func nothingInCommon() {
        final class Upright: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let app = StageFixture(Self.upright)
        UIApplication.shared.delegate = Upright()
        let controller = Held(.landscape)
        app.show(controller)
        #expect(controller.supportedInterfaceOrientations == .landscape)
        #expect(
            app.diagnostics.first.map(Reports.stable) == """
                UIK0217 exception: App and view controller have no interface orientation in common.
                  object   \(ObjectName.of(controller))
                  at       StageFixture.swift:…
                  cause    supportedInterfaceOrientations of the controller has no orientation in common with those of the app.
                  fix      Allow one of the controller's orientations in application(_:supportedInterfaceOrientationsFor:).
                  apple    UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the application, and [Held shouldAutorotate] is returning YES
                """)
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
    }
}
