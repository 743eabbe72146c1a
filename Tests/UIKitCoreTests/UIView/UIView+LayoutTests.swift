// Layout, autoresizing, safe area, margins.
// Apple: "UIView", Laying out subviews; "Positioning content relative to the safe area".
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Counting: UIView {
    var layouts = 0
    var safeAreas: [UIEdgeInsets] = []
    var margins = 0
    override func layoutSubviews() { layouts += 1 }
    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    override func layoutMarginsDidChange() { margins += 1 }
}

@MainActor @Suite("UIView: layout", .harness) struct UIViewLayoutTests {
    nonisolated static let maskCases: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 120, height: 70)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 60, width: 20, height: 20)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            CGRect(x: 22.5, y: 16.25, width: 20, height: 20)
        ),
        (
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            CGRect(x: 20, y: 10, width: 40, height: 20)
        ),
    ]

    // Covers: UIView.setNeedsLayout, UIView.layoutIfNeeded
    @Test("Many requests make one layout, in the turn or at layoutIfNeeded (documented)")
    func once() {
        let app = StageFixture()
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.layouts = 0
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        app.turn()
        #expect(view.layouts == 2)
        app.turn()
        #expect(view.layouts == 2)
    }

    // Covers: UIView.bounds, UIView.center
    @Test("A new size asks for layout, a new place does not (documented)")
    func size() {
        let app = StageFixture(StageEnvironment(scale: 1, safeAreaInsets: StageInsets()))
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.show(view)
        view.layouts = 0
        view.center = CGPoint(x: 50, y: 50)
        app.turn()
        #expect(view.layouts == 0)
        view.bounds.size.width = 20
        app.turn()
        #expect(view.layouts == 1)
    }

    // Covers: UIView.layoutSubviews, UIView.safeAreaInsetsDidChange, UIView.layoutMarginsDidChange
    @Test("The callbacks of a view that becomes inset: safe area, margins, then layout in the turn")
    func callbacks() {
        final class Told: UIView {
            var log: [String] = []
            override func layoutSubviews() { log.append("layoutSubviews") }
            override func safeAreaInsetsDidChange() { log.append("safeAreaInsetsDidChange") }
            override func layoutMarginsDidChange() { log.append("layoutMarginsDidChange") }
        }
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 100, height: 200), scale: 1, safeAreaInsets: StageInsets(top: 20)))
        let view = Told(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        app.show(view)
        view.log = []
        view.frame.origin.y = 0
        #expect(view.log == ["safeAreaInsetsDidChange", "layoutMarginsDidChange"])
        app.turn()
        #expect(view.log.last == "layoutSubviews")
        #expect(view.log.count == 3)
    }

    // Covers: UIView.safeAreaInsets
    @Test("Content far outside of a scroll view's visible part has no safe area and is not laid out as it scrolls (documented)")
    func offScreen() {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 100, height: 200), scale: 1, safeAreaInsets: StageInsets(bottom: 20)))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 100, height: 2000)
        let near = Counting(frame: CGRect(x: 0, y: 150, width: 100, height: 50))
        let far = Counting(frame: CGRect(x: 0, y: 1000, width: 100, height: 50))
        scroll.addSubview(near)
        scroll.addSubview(far)
        app.show(scroll)
        #expect(near.safeAreaInsets.bottom == 20)
        #expect(far.safeAreaInsets == .zero)
        far.layouts = 0
        for step in 1...5 {
            scroll.contentOffset.y = CGFloat(step) * 20
            app.turn()
        }
        #expect(far.layouts == 0)
        #expect(far.safeAreas.isEmpty)
        scroll.contentOffset.y = 850
        #expect(far.safeAreaInsets.bottom == 20)
    }

    // Covers: UIView.autoresizingMask, UIView.autoresizesSubviews
    @Test(
        "Autoresizing shares the difference in proportion to the old lengths",
        arguments: Self.maskCases)
    func masks(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.bounds.size = CGSize(width: 200, height: 150)
        #expect(child.frame == expected)
        parent.autoresizesSubviews = false
        parent.bounds.size = CGSize(width: 500, height: 500)
        #expect(child.frame == expected)
    }

    // Covers: UIView.safeAreaInsets
    @Test("A view gets what of the safe area reaches into it (documented)")
    func safeArea() {
        let app = StageFixture(
            StageEnvironment(
                size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: StageInsets(top: 47, bottom: 34)))
        let controller = UIViewController()
        let window = app.show(controller)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let view = Counting(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        #expect(view.safeAreas == [UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)])
        view.frame.origin.y = 780
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 70, right: 0))
        view.frame.origin.y = 300
        #expect(view.safeAreaInsets == .zero)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    // Covers: UIViewController.additionalSafeAreaInsets, UIViewController.viewSafeAreaInsetsDidChange, UIView.safeAreaInsets
    @Test("A controller's additional insets are added for its view and what that holds (documented)")
    func additional() {
        final class Controller: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: 100, height: 200), scale: 1, safeAreaInsets: StageInsets(top: 20)))
        let controller = Controller()
        app.show(controller)
        let child = UIView(frame: controller.view.bounds)
        controller.view.addSubview(child)
        let before = controller.changes
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 10, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 10, right: 0))
        #expect(controller.changes == before + 1)
    }

    // Covers: UIView.layoutMargins, UIView.directionalLayoutMargins
    @Test("Margins are 8 unless set, by sides or by direction (documented)")
    func margins() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.margins == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(view.directionalLayoutMargins.leading == 8)
    }

    // Covers: UIView.preservesSuperviewLayoutMargins, UIView.insetsLayoutMarginsFromSafeArea, UIView.layoutMargins
    @Test("Preserved margins of the superview count as far as they reach in (documented)")
    func preserved() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 100))
        child.preservesSuperviewLayoutMargins = true
        parent.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
        child.preservesSuperviewLayoutMargins = false
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(child.insetsLayoutMarginsFromSafeArea)
    }

    // Covers: UIView.preservesSuperviewLayoutMargins, UIView.layoutMargins
    @Test("Preserved margins follow whatever they come from: frames, transforms, layers, margins, superviews, direction")
    func preservedAnew() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30)
        let middle = UIView(frame: outer.bounds), inner = UIView(frame: outer.bounds)
        for (view, above) in [(middle, outer), (inner, middle)] {
            view.preservesSuperviewLayoutMargins = true
            above.addSubview(view)
        }
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 30))
        middle.frame.origin.x = 5
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 15, bottom: 30, right: 35))
        middle.layer.position.y += 4
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 15, bottom: 34, right: 35))
        inner.transform = CGAffineTransform(translationX: 2, y: 0)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 13, bottom: 34, right: 37))
        inner.transform = .identity
        outer.bounds.size.height = 110
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 15, bottom: 24, right: 35))
        middle.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 60, bottom: 24, right: 35))
        middle.semanticContentAttribute = .forceRightToLeft
        #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 15, bottom: 24, right: 60))
        middle.preservesSuperviewLayoutMargins = false
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 60))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 20, right: 30))
        inner.removeFromSuperview()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    // Covers: UIViewController.systemMinimumLayoutMargins, UIViewController.viewRespectsSystemMinimumLayoutMargins
    @Test(
        "A controller's view keeps the system's margins: 16 on narrow screens, 20 on wide ones (observed)",
        arguments: [(CGFloat(375), CGFloat(16)), (414, 20), (320, 16), (393, 20)])
    func systemMargins(width: CGFloat, expected: CGFloat) {
        let app = StageFixture(
            StageEnvironment(size: CGSize(width: width, height: 600), scale: 1, safeAreaInsets: StageInsets(top: 20)))
        let controller = UIViewController()
        app.show(controller)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: expected, bottom: 0, right: expected))
        #expect(controller.systemMinimumLayoutMargins.leading == expected)
        controller.view.layoutMargins = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
        #expect(controller.view.layoutMargins.left == expected)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 22, left: 3, bottom: 4, right: 5))
    }
}
