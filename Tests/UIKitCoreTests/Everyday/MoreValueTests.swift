// Smaller things of every day: scenes, formats, traits of fonts, links, transforms.
// Apple: pages of the types named in each test
import CoreGraphics
import Foundation
import QuartzCore
import SelectorDispatch
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("More everyday values", .harness) struct MoreValueTests {
    // Covers: UIButton.ButtonType.custom, UIButton.ButtonType.system, UIButton.ButtonType.close, UIButton.buttonType
    @Test("a custom button's title is white, a system one's is the tint, and the type stays (documented)")
    func buttonTypes() {
        let custom = UIButton(type: .custom)
        let system = UIButton(type: .system)
        #expect(custom.buttonType == .custom)
        #expect(system.buttonType == .system)
        #expect(UIButton().buttonType == .custom)
        #expect(custom.currentTitleColor == .white)
        system.tintColor = .red
        #expect(system.currentTitleColor == .red)
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    // Covers: UIWindowScene.interfaceOrientation, UIWindowScene.coordinateSpace, UISceneSession.role, UIScene.ActivationState.foregroundActive, UIScene.ActivationState.foregroundInactive, UIScene.ActivationState.background
    @Test("a window's scene knows its orientation, its space, its role and whether it is active (documented)")
    func scenes() throws {
        let app = StageFixture()
        UIApplication.shared.launch(delegate: nil)
        let window = app.show(UIViewController())
        let scene = try #require(window.windowScene)
        #expect(scene.interfaceOrientation == .portrait)
        #expect(scene.coordinateSpace.bounds == UIScreen.main.bounds)
        #expect(scene.session.role == .windowApplication)
        #expect(scene.activationState == .foregroundActive)
        app.turn(.lifecycle(.resignActive))
        #expect(scene.activationState == .foregroundInactive)
        app.turn(.lifecycle(.enterBackground))
        #expect(scene.activationState == .background)
    }

    // Covers: UIGraphicsImageRendererFormat.preferred, UIGraphicsImageRendererFormat.default
    @Test("the preferred format has the screen's scale and is not opaque (documented)")
    func formats() {
        UITraitCollection(displayScale: 2).performAsCurrent {
            for format in [UIGraphicsImageRendererFormat.preferred(), .default()] {
                #expect(format.scale == 2)
                #expect(!format.opaque)
            }
        }
    }

    // Covers: UIFontDescriptor.SymbolicTraits.contains, UIFontDescriptor.SymbolicTraits.insert, UIFontDescriptor.SymbolicTraits.init(), UIFontDescriptor.SymbolicTraits.traitMonoSpace
    @Test("symbolic traits are a set that a font answers for (documented)")
    func fontTraits() {
        var traits = UIFontDescriptor.SymbolicTraits()
        traits.insert(.traitBold)
        #expect(traits.contains(.traitBold))
        #expect(!traits.contains(.traitItalic))
        #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
        let fixed = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescriptor.symbolicTraits
        #expect(fixed.contains(.traitMonoSpace))
    }

    // Covers: CADisplayLink.init(target:selector:)
    @Test("a display link calls a method of its target at each frame until it is invalidated (documented)")
    func displayLinks() {
        final class Ticker: NSObject { var times: [CFTimeInterval] = [] }
        DispatchTable.register("tick:", on: Ticker.self) { (ticker: Ticker, link: CADisplayLink) in
            ticker.times.append(link.timestamp)
        }
        let app = StageFixture()
        app.show(UIView())
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, selector: Selector("tick:"))
        link.add(to: .main, forMode: .common)
        for _ in 0..<3 { app.advance(by: 1.0 / 60) }
        #expect(ticker.times.count >= 2)
        #expect(ticker.times == ticker.times.sorted())
        link.invalidate()
        let count = ticker.times.count
        app.advance(by: 1.0 / 60)
        #expect(ticker.times.count == count)
    }

    // Covers: UIView.transform3D, CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)
    @Test("a view's transform in space is its layer's; the flat one is its flat part (documented)")
    func transform3D() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let matrix = CATransform3D(
            m11: 2, m12: 0, m13: 0, m14: 0, m21: 0, m22: 3, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 5,
            m42: 6, m43: 0, m44: 1)
        view.transform3D = matrix
        #expect(CATransform3DEqualToTransform(view.layer.transform, matrix))
        #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
    }

    // Covers: UISlider.init(frame:), UILabel.draw, UIWindow.init(coder:)
    @Test("frames are kept; a label's draw fills its bounds with what drawText draws; a window comes back from an archive")
    func makings() throws {
        #expect(UISlider(frame: CGRect(x: 1, y: 2, width: 120, height: 34)).frame == CGRect(x: 1, y: 2, width: 120, height: 34))
        final class Boxed: UILabel {
            var areas: [CGRect] = []
            override func drawText(in rect: CGRect) { areas.append(rect) }
        }
        let label = Boxed(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Text"
        _ = ViewPicture.drawn(CGSize(width: 50, height: 20)) { label.draw(.zero) }
        #expect(label.areas.last == CGRect(x: 0, y: 0, width: 50, height: 20))
        _ = StageFixture()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(try archived(window).bounds.size == CGSize(width: 100, height: 200))
    }

    // Covers: UIApplication.didReceiveMemoryWarningNotification
    @Test("a memory warning is posted to whoever observes it (documented)")
    func memoryWarning() {
        let app = StageFixture()
        app.show(UIView())
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in count += 1 }
        app.turn(.lifecycle(.memoryWarning))
        NotificationCenter.default.removeObserver(token)
        #expect(count == 1)
    }

    // Covers: UIStatusBarAnimation.fade, UIStatusBarAnimation.slide, UIStatusBarAnimation.none, UIViewController.preferredStatusBarUpdateAnimation
    @Test(
        "fade is the way of the status bar that controllers prefer by themselves; outside of an animation the bar goes at once (documented)"
    )
    func statusBarAnimation() {
        final class Sliding: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { hides }
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        }
        #expect(UIViewController().preferredStatusBarUpdateAnimation == .fade)
        #expect([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
        let app = StageFixture()
        let controller = Sliding()
        app.show(controller)
        controller.hides = true
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(app.codes.isEmpty)
        #expect(UIApplication.shared.isStatusBarHidden)
    }

    // Covers: NSTextAlignment.justified, NSTextAlignment.natural, NSTextAlignment.right
    @Test("justified text fills its lines but for the last one; natural text begins where the language does (documented)")
    func alignments() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        label.numberOfLines = 0
        label.text = "Some words that fill more than one line of it"
        label.textAlignment = .justified
        let justified = try #require(ViewPicture.of(label).inkBox())
        label.textAlignment = .natural
        let natural = try #require(ViewPicture.of(label).inkBox())
        #expect(justified.maxX >= 118)
        #expect(natural.minX < 3)
        label.textAlignment = .right
        #expect(try #require(ViewPicture.of(label).inkBox()).minX > natural.minX)
    }
}
