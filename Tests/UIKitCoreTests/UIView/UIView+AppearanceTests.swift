// Colours, tint, modes, masks, drawing, snapshots, traits.
// Apple: "UIView", Configuring a view's visual appearance.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIView: appearance", .harness) struct UIViewAppearanceTests {
    // Covers: UIView.isOpaque, UIView.contentMode, UIView.alpha, UIView.isHidden, UIView.clipsToBounds, UIView.autoresizesSubviews, UIView.isMultipleTouchEnabled, UIView.isExclusiveTouch
    @Test("A new view has Apple's defaults (documented)")
    func defaults() {
        let view = UIView()
        #expect(view.isOpaque)
        #expect(view.autoresizesSubviews)
        #expect(view.isUserInteractionEnabled)
        #expect(!view.isHidden)
        #expect(!view.clipsToBounds)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch)
        #expect(view.alpha == 1)
        #expect(view.tag == 0)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.backgroundColor == nil)
        #expect(view.mask == nil)
        #expect(view.clearsContextBeforeDrawing)
    }

    // Covers: UIView.backgroundColor, UIView.traitCollection, UIView.overrideUserInterfaceStyle
    @Test("A dynamic background is resolved anew when the style changes")
    func dynamicBackground() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        app.show(view)
        #expect(app.pixel(5, 5) == 0xFFFF_0000)
        view.overrideUserInterfaceStyle = .dark
        app.turn()
        #expect(app.pixel(5, 5) == 0xFFFF_FFFF)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.overrideUserInterfaceStyle = .unspecified
        var dark = app.stage.environment
        dark.appearance = .dark
        app.turn(.environment(dark))
        #expect(app.pixel(5, 5) == 0xFFFF_FFFF)
    }

    // Covers: UIView.tintColor, UIView.tintColorDidChange, UIView.tintAdjustmentMode, UIView.TintAdjustmentMode.dimmed, UIView.TintAdjustmentMode.normal
    @Test("The tint comes from the nearest view that sets one, and its change is told below (documented)")
    func tint() {
        final class Told: UIView {
            var told = 0
            override func tintColorDidChange() { told += 1 }
        }
        let root = Told()
        let own = Told()
        let child = Told()
        root.addSubview(own)
        root.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        own.tintColor = .green
        root.tintColor = .red
        #expect(child.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect(child.told == 1)
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        #expect(child.tintColor != .red)
        #expect(child.told == 2)
        #expect(own.told == 2)
        root.tintAdjustmentMode = .normal
        #expect(child.tintColor == .red)
        root.tintColor = nil
        #expect(child.tintColor == .systemBlue)
    }

    // Covers: UIView.contentMode
    @Test("Content modes become the layer's gravities, with top and bottom exchanged (documented)")
    func gravity() {
        let view = UIView()
        view.contentMode = .top
        #expect(view.layer.contentsGravity == .bottom)
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
        view.contentMode = .bottomRight
        #expect(view.layer.contentsGravity == .topRight)
        view.contentMode = .redraw
        #expect(view.layer.contentsGravity == .resize)
    }

    // Covers: UIView.draw, UIView.setNeedsDisplay
    @Test("draw is called once in the display pass, in the view's traits; plain views get no bitmap")
    func drawing() {
        final class Drawn: UIView {
            var draws = 0
            var style = UIUserInterfaceStyle.unspecified
            override func draw(_ rect: CGRect) {
                draws += 1
                style = UITraitCollection.current.userInterfaceStyle
                UIColor.green.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let app = StageFixture()
        let view = Drawn(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        view.overrideUserInterfaceStyle = .dark
        app.show(view)
        #expect(view.draws == 1)
        #expect(view.style == .dark)
        #expect(app.pixel(22, 22) == 0xFF00_FF00)
        view.setNeedsDisplay()
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        app.turn()
        app.turn()
        #expect(view.draws == 2)
    }

    // Covers: UIView.contentMode, UIView.draw
    @Test("A new size stretches what was drawn, and draws anew in the mode redraw (documented)")
    func redraw() {
        final class Drawn: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                UIRectFill(bounds)
            }
        }
        let app = StageFixture()
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.bounds.size.width = 20
        app.turn()
        #expect(view.draws == 1)
        view.contentMode = .redraw
        view.bounds.size.width = 30
        app.turn()
        #expect(view.draws == 2)
    }

    // Covers: UIView.mask
    @Test("A mask view cuts the view by its alpha")
    func mask() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        mask.backgroundColor = .black
        view.mask = mask
        let window = app.show(view)
        window.rootViewController?.view.backgroundColor = .red
        app.turn()
        #expect(app.pixel(5, 10) == 0xFFFF_FFFF)
        #expect(app.pixel(15, 10) == 0xFFFF_0000)
        view.mask = nil
        app.turn()
        #expect(app.pixel(15, 10) == 0xFFFF_FFFF)
    }

    // Covers: UIView.alpha
    @Test("alpha is kept between 0 and 1 and fades the view with its subviews")
    func alpha() {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        app.show(view)
        view.alpha = 0.5
        app.turn()
        let grey = app.pixel(5, 5) & 0xFF
        #expect(grey == 127 || grey == 128)
        view.alpha = 7
        #expect(view.alpha == 1)
        view.alpha = -1
        #expect(view.alpha == 0)
    }

    // Covers: UIView.snapshotView, UIView.drawHierarchy, UIView.resizableSnapshotView
    @Test("A snapshot view shows the same pixels; drawHierarchy draws into the current context")
    func snapshots() throws {
        let app = StageFixture()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let window = app.show(view)
        let copy = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(copy.bounds.size == view.bounds.size)
        copy.frame.origin = CGPoint(x: 100, y: 0)
        window.rootViewController?.view.addSubview(copy)
        app.turn()
        #expect(app.pixel(101, 1) == 0xFFFF_0000)
        #expect(app.pixel(107, 7) == 0xFF00_00FF)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 5, width: 5, height: 5), afterScreenUpdates: false, withCapInsets: .zero))
        #expect(part.bounds.size == CGSize(width: 5, height: 5))
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 1)
        #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 10))
    }

    // Covers: UIView.semanticContentAttribute, UIView.effectiveUserInterfaceLayoutDirection, UIView.userInterfaceLayoutDirection
    @Test("The direction follows the traits unless an attribute forces it (documented)")
    func direction() {
        let view = UIView()
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }

    // Covers: UIView.accessibilityIdentifier, UIView.accessibilityLabel, UIView.accessibilityTraits, UIView.isAccessibilityElement, UIView.restorationIdentifier
    @Test("Accessibility values are kept")
    func accessibility() {
        let view = UIView()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityTraits == .none)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Total"
        view.accessibilityIdentifier = "total"
        view.accessibilityTraits = [.button, .selected]
        view.restorationIdentifier = "r"
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityLabel == "Total")
        #expect(view.accessibilityIdentifier == "total")
        #expect(view.restorationIdentifier == "r")
        #expect(view.accessibilityTraits.contains(.button))
        #expect(!view.accessibilityTraits.contains(.link))
    }

    // Covers: UIView.contentScaleFactor
    @Test("contentScaleFactor is the screen's, and 0 puts it back (documented)")
    func scale() {
        let app = StageFixture(StageEnvironment(scale: 2))
        let view = UIView()
        #expect(view.contentScaleFactor == 2)
        view.contentScaleFactor = 1
        #expect(view.layer.contentsScale == 1)
        view.contentScaleFactor = 0
        #expect(view.contentScaleFactor == 2)
        _ = app
    }
}
