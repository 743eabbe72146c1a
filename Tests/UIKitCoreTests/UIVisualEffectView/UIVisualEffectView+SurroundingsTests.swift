// What keeps effects from being seen: alpha, masks, one picture. The whole texts.
// Apple: "UIVisualEffectView", Setting the correct alpha value; masks
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("UIVisualEffectView: surroundings", .harness) struct UIVisualEffectViewSurroundingsTests {
    private let it = EffectFixture(UIBlurEffect(style: .dark))
    private var name: String { ObjectName.address(it.effectView) }
    private var last: String { it.app.diagnostics.last?.pinnedText ?? "" }

    // Covers: UIVisualEffectView.alpha
    @Test("alpha below 1 on the effect view is UIK1802 with Apple's words, once until it is 1 again")
    func alpha() {
        it.effectView.alpha = 0.5
        let place = "UIVisualEffectView \(name) — UIWindow > UIView"
        #expect(
            last == """
                UIK1802 misuse: A visual effect view is not opaque, or is in a view that is not.
                  object   \(place)
                  at       UIVisualEffectView+SurroundingsTests.swift:…
                  cause    alpha of the view itself is below 1, or is being animated from or to such a value.
                  fix      Animate effect from or to nil instead of alpha, and fade contentView.
                  apple    <UIVisualEffectView \(name)> is being asked to animate its opacity. This will cause the effect to appear broken until opacity returns to 1.
                """)
        it.effectView.alpha = 0.4
        #expect(it.app.codes == ["UIK1802"])
        #expect(near(it.effectView.alpha, 0.4))
        it.effectView.alpha = 1
        it.effectView.alpha = 0.9
        #expect(it.app.codes == ["UIK1802", "UIK1802"])
    }

    @Test("so it is on a view that holds it, in animations from and to 0, and where it is moved into such a view")
    func ancestors() {
        it.controller.view.alpha = 0.5
        #expect(it.app.codes == ["UIK1802"])
        #expect(
            it.app.diagnostics.last?.cause
                == "alpha of \(ObjectName.short(it.controller.view)) is below 1, or is being animated from or to such a value.")
        it.controller.view.alpha = 1
        it.effectView.alpha = 0
        #expect(it.app.codes.count == 1, "nothing is seen of it")
        UIView.animate(withDuration: 1) { it.effectView.alpha = 1 }
        #expect(it.app.codes.count == 2)
        it.app.advance(by: 2)
        let faded = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        faded.alpha = 0.5
        it.controller.view.addSubview(faded)
        #expect(it.app.codes.count == 2)
        faded.addSubview(it.effectView)
        #expect(it.app.codes.count == 3)
    }

    @Test("contents may fade, a view without an effect may, and one beside it")
    func allowed() {
        let content = UIView()
        it.effectView.contentView.addSubview(content)
        content.alpha = 0.5
        it.effectView.contentView.alpha = 0.5
        it.controller.view.subviews[0].alpha = 0.5
        UIView.animate(withDuration: 1) { content.alpha = 1 }
        it.effectView.effect = nil
        it.effectView.alpha = 0.5
        #expect(it.app.codes == [])
        it.effectView.effect = UIBlurEffect(style: .light)
        #expect(it.app.codes == ["UIK1802"])
    }

    // Covers: UIView.mask
    @Test("a mask on a view that holds it is UIK1803: documented to raise; the mask is set")
    func mask() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        it.controller.view.mask = mask
        #expect(
            last == """
                UIK1803 exception: A visual effect view is in a view that has a mask.
                  object   UIVisualEffectView \(name) — UIWindow > UIView
                  at       UIVisualEffectView+SurroundingsTests.swift:…
                  cause    mask of \(ObjectName.short(it.controller.view)) is set.
                  fix      Set the mask on the visual effect view itself, or on its contentView.
                """)
        #expect(it.controller.view.mask === mask)
        #expect(it.app.codes == ["UIK1803"])
        it.controller.view.mask = nil
        let masked = UIView()
        masked.mask = UIView()
        it.controller.view.addSubview(masked)
        #expect(it.app.codes.count == 1)
        masked.addSubview(it.effectView)
        #expect(it.app.codes == ["UIK1803", "UIK1803"])
    }

    // Covers: CALayer.shouldRasterize
    @Test("a rasterized or masked layer around it is UIK1804, seen in its next layout")
    func group() {
        it.controller.view.layer.shouldRasterize = true
        it.effectView.setNeedsLayout()
        it.effectView.layoutIfNeeded()
        #expect(
            last == """
                UIK1804 misuse: A visual effect view is in a layer that is drawn as one bitmap.
                  object   UIVisualEffectView \(name) — UIWindow > UIView
                  at       UIVisualEffectView+SurroundingsTests.swift:…
                  cause    layer.shouldRasterize of \(ObjectName.short(it.controller.view)) is set.
                  fix      Rasterize or mask layers beside the visual effect view, not one that contains it.
                """)
        #expect(it.app.codes == ["UIK1804"])
        let other = EffectFixture(UIBlurEffect(style: .dark))
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.layer.mask = CAShapeLayer()
        other.controller.view.addSubview(holder)
        holder.addSubview(other.effectView)
        #expect(other.app.codes == ["UIK1804"])
    }
}
