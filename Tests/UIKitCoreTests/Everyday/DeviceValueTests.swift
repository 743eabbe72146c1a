// What apps ask of device, window and application every day.
// Apple: "UIUserInterfaceIdiom", "UIStatusBarStyle", "UIWindow", "UIApplication", "UIViewController"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Everyday values", .harness) struct DeviceValueTests {
    // Covers: UIUserInterfaceIdiom.phone, UIUserInterfaceIdiom.pad, UIUserInterfaceIdiom.mac, UIUserInterfaceIdiom.tv, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, UIDevice.userInterfaceIdiom
    @Test("device and traits say phone or pad, compact or regular (documented)")
    func idioms() async throws {
        let phone = try await Harness(device: .iPhone14)
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(phone.window.traitCollection.userInterfaceIdiom == .phone)
        #expect(phone.window.traitCollection.horizontalSizeClass == .compact)
        #expect(phone.window.traitCollection.verticalSizeClass == .regular)
        phone.close()
        let pad = try await Harness(device: .iPadPro97)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(pad.window.traitCollection.userInterfaceIdiom == .pad)
        #expect(pad.window.traitCollection.horizontalSizeClass == .regular)
        let values: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac]
        #expect(values.map(\.rawValue) == [-1, 0, 1, 2, 3, 5], "of the public header")
    }

    // Covers: UIUserInterfaceStyle.dark, UIUserInterfaceStyle.light, UIUserInterfaceStyle.unspecified, UIUserInterfaceStyle.init(rawValue:)
    @Test("an override of the style reaches the views below; unspecified gives the screen's back (documented)")
    func styles() {
        let app = StageFixture()
        let view = UIView()
        let window = app.show(view)
        #expect(view.traitCollection.userInterfaceStyle == .light)
        window.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        window.overrideUserInterfaceStyle = .unspecified
        #expect(view.traitCollection.userInterfaceStyle == .light)
        #expect(UIUserInterfaceStyle(rawValue: 2) == .dark)
        #expect(UIUserInterfaceStyle(rawValue: 0) == .unspecified)
    }

    private final class Styled: UIViewController {
        var style = UIStatusBarStyle.default
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    // Covers: UIStatusBarStyle.default, UIStatusBarStyle.lightContent, UIStatusBarStyle.darkContent, UIApplication.statusBarStyle
    @Test("the status bar has the style of the controller that covers the window, once it is asked anew (documented)")
    func statusBar() {
        let app = StageFixture()
        let controller = Styled()
        app.show(controller)
        #expect(UIApplication.shared.statusBarStyle == .default)
        controller.style = .lightContent
        #expect(UIApplication.shared.statusBarStyle == .default)
        controller.setNeedsStatusBarAppearanceUpdate()
        app.turn()
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
        controller.style = .darkContent
        controller.setNeedsStatusBarAppearanceUpdate()
        app.turn()
        #expect(UIApplication.shared.statusBarStyle == .darkContent)
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
    }

    // Covers: UIApplication.shared, UIApplication.delegate, UIApplication.applicationState, UIApplication.userInterfaceLayoutDirection, UIApplication.State.active
    @Test("there is one application, active once it was launched; its direction is that of the language (documented)")
    func application() {
        final class Delegate: NSObject, UIApplicationDelegate {}
        let app = StageFixture()
        let shared = UIApplication.shared
        #expect(shared === UIApplication.shared)
        let delegate = Delegate()
        shared.delegate = delegate
        #expect(shared.delegate === delegate)
        shared.launch(delegate: nil)
        app.show(UIView())
        #expect(shared.applicationState == .active)
        #expect(shared.userInterfaceLayoutDirection == .leftToRight)
    }

    // Covers: UIWindow.init(), UIWindow.init(windowScene:), UIWindow.init(frame:)
    @Test("a window covers the screen where no frame is given, and belongs to the scene that it is made for (documented)")
    func windows() throws {
        let app = StageFixture()
        UIApplication.shared.launch(delegate: nil)
        let first = app.show(UIViewController())
        #expect(UIWindow().bounds.size == UIScreen.main.bounds.size)
        let scene = try #require(first.windowScene)
        let window = UIWindow(windowScene: scene)
        #expect(window.windowScene === scene)
        #expect(window.bounds.size == UIScreen.main.bounds.size)
        #expect(window.isHidden)
        #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40)).bounds.size == CGSize(width: 30, height: 40))
    }

    // Covers: UIViewController.init(), UIViewController.init(nibName:bundle:), UIViewController.isViewLoaded
    @Test("a controller has no view until it is asked for one (documented)")
    func controllers() {
        let controller = UIViewController()
        #expect(!controller.isViewLoaded)
        #expect(controller.parent == nil)
        #expect(controller.title == nil)
        #expect(controller.view != nil)
        #expect(controller.isViewLoaded)
        #expect(!UIViewController(nibName: nil, bundle: nil).isViewLoaded)
    }

    // Covers: UIViewController.init(coder:), UIView.init(coder:), UIImageView.init(coder:)
    @Test("controllers and views come back from archives")
    func archives() throws {
        let controller = UIViewController()
        controller.title = "Archived"
        let data = try NSKeyedArchiver.archivedData(withRootObject: controller, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIViewController
        #expect(read?.title == "Archived")
        #expect(read?.isViewLoaded == false)
        let plain = try archived(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let view = UIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.contentMode = .bottom
        view.tag = 7
        let copy = try archived(view)
        #expect(copy.frame == view.frame)
        #expect(copy.contentMode == .bottom)
        #expect(copy.tag == 7)
    }

    // Covers: UIInterfaceOrientationMask.portrait, UIInterfaceOrientationMask.allButUpsideDown, UIInterfaceOrientationMask.all, UIInterfaceOrientationMask.contains, UIInterfaceOrientationMask.landscape, UIInterfaceOrientation.portrait, UIInterfaceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight, UIInterfaceOrientation.portraitUpsideDown
    @Test("orientations are bits of their numbers; a phone's default leaves out upside down (documented)")
    func orientations() {
        let all: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        #expect(all.map(\.rawValue) == [1, 2, 3, 4])
        let masks: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
        #expect(zip(all, masks).allSatisfy { $1.rawValue == 1 << UInt($0.rawValue) })
        #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
        #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.portrait))
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
        #expect(UIInterfaceOrientationMask.all == [.allButUpsideDown, .portraitUpsideDown])
        let app = StageFixture()
        let controller = UIViewController()
        app.show(controller)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    }

    // Covers: UISemanticContentAttribute.forceRightToLeft, UISemanticContentAttribute.forceLeftToRight, UISemanticContentAttribute.playback, UISemanticContentAttribute.spatial, UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight, UIUserInterfaceLayoutDirection.rightToLeft
    @Test("the direction of a view: forced, the language's, or never turned for playback and space (documented)")
    func directions() {
        let app = StageFixture(StageEnvironment(rightToLeft: true))
        let view = UIView()
        app.show(view)
        func direction(_ attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
            view.semanticContentAttribute = attribute
            return view.effectiveUserInterfaceLayoutDirection
        }
        #expect(direction(.unspecified) == .rightToLeft)
        #expect(direction(.forceRightToLeft) == .rightToLeft)
        #expect(direction(.forceLeftToRight) == .leftToRight)
        #expect(direction(.playback) == .leftToRight)
        #expect(direction(.spatial) == .leftToRight)
    }
}
