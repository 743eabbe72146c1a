// The order of passes, measuring, animation.
// Apple: "Auto Layout Guide", The Deferred Layout Pass; "UIView", updateConstraints().
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor private final class Updating: UIView {
    let log: CallLog
    let name: String
    var body: () -> Void = {}
    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
        log("\(name) updates")
        body()
        super.updateConstraints()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log("\(name) lays out \(Int(frame.width))")
    }
}

@MainActor private final class Controller: UIViewController {
    var updates = 0
    override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
    }
}

@MainActor @Suite("Auto Layout: the cycle", .harness) struct AutoLayoutCycleTests {
    // Covers: UIView.updateConstraints, UIView.setNeedsUpdateConstraints, UIView.needsUpdateConstraints
    @Test("Updates come bottom first, then solving, then layout top first (documented)")
    func order() {
        let fixture = LayoutFixture()
        let log = CallLog()
        let outer = Updating("outer", log), inner = Updating("inner", log)
        fixture.add(outer).pin(10)
        fixture.add(inner, to: outer).pin(10)
        fixture.layOut()
        #expect(log.take() == ["inner updates", "outer updates", "outer lays out 280", "inner lays out 260"])
        #expect(!outer.needsUpdateConstraints())
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        fixture.root.layoutIfNeeded()
        #expect(log.take().prefix(2) == ["inner updates", "outer updates"])
        #expect(!inner.needsUpdateConstraints())
    }

    // Covers: UIView.updateConstraintsIfNeeded
    @Test("Constraints made in updateConstraints() count in the same pass; updateConstraintsIfNeeded() makes them at once")
    func making() {
        let fixture = LayoutFixture()
        let log = CallLog()
        let view = Updating("view", log)
        view.body = { [unowned view] in if view.constraints.isEmpty { view.size(30, 40) } }
        fixture.add(view).corner(1, 2)
        #expect(view.constraints.isEmpty)
        view.updateConstraintsIfNeeded()
        #expect(view.constraints.count == 2)
        fixture.layOut()
        #expect(view.place == "1 2 30 40")
        #expect(log.take().filter { $0 == "view updates" }.count == 1)
    }

    // Covers: UIViewController.updateViewConstraints
    @Test("A controller's updateViewConstraints() stands before its view's update (documented)")
    func controller() {
        let app = StageFixture()
        let controller = Controller()
        app.show(controller)
        #expect(controller.updates == 1)
        controller.view.setNeedsUpdateConstraints()
        app.turn()
        #expect(controller.updates == 2)
    }

    @Test("In layoutSubviews() the frames of the subviews stand after super, and changed constraints count at once")
    func within() {
        final class Outer: UIView {
            var seen: [CGFloat] = []
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                width?.constant = bounds.width / 2
                super.layoutSubviews()
                seen.append(subviews[0].frame.width)
            }
        }
        let fixture = LayoutFixture()
        let outer = fixture.add(Outer())
        outer.pin()
        let inner = fixture.view(in: outer)
        inner.corner(0, 0)
        outer.width = inner.widthAnchor.constraint(equalToConstant: 10)
        outer.width?.isActive = true
        inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
        fixture.layOut()
        #expect(outer.seen.last == 150)
        #expect(inner.place == "0 0 150 10")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("Where layoutSubviews() does not call super the subviews are placed all the same")
    func withoutSuper() {
        final class Outer: UIView { override func layoutSubviews() {} }
        let fixture = LayoutFixture()
        let outer = fixture.add(Outer())
        outer.pin()
        let inner = fixture.view(in: outer)
        inner.pin(5)
        fixture.layOut()
        #expect(inner.place == "5 5 290 190")
    }

    // Covers: UIView.animate
    @Test("A constant changed and laid out within an animation moves the view over its time (documented)")
    func animation() {
        let app = StageFixture()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.size(10, 10)
        view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        let left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
        left.isActive = true
        app.show(controller)
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
        #expect(view.place == "100 0 10 10")
        app.turn()
        app.advance(by: 0.5)
        let shown = view.layer.presentation()?.frame.minX ?? -1
        #expect(abs(shown - 50) < 1)
        app.advance(by: 1)
        #expect(view.layer.presentation()?.frame.minX == 100)
    }

    // Covers: UIView.systemLayoutSizeFitting, UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize
    @Test("The fitting size is the smallest or largest that the constraints allow (documented)")
    func fitting() {
        let fixture = LayoutFixture(scale: 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let label = fixture.add(UILabel(), to: view)
        label.text = "Some words to measure in one line"
        label.pin(10)
        let natural = label.intrinsicContentSize
        let small = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(small == CGSize(width: natural.width + 20, height: natural.height + 20))
        // What is measured is not laid out.
        #expect(view.bounds.size == CGSize(width: 500, height: 500))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == small.width)
        label.numberOfLines = 0
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 120)
        #expect(narrow.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
        label.text = "Some"
        let shorter = view.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(shorter.height == natural.height + 20)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("A view in a tree is measured by what it holds; changes of constraints and views count at the next question")
    func fittingInside() {
        let fixture = LayoutFixture()
        let card = fixture.view()
        card.pin()
        let inner = fixture.view(in: card)
        inner.pin(4)
        let width = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        let height = inner.heightAnchor.constraint(equalTo: inner.widthAnchor)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([width, height])
        fixture.layOut()
        #expect(inner.place == "4 4 292 192")
        let compressed = UIView.layoutFittingCompressedSize
        #expect(card.systemLayoutSizeFitting(compressed) == CGSize(width: 38, height: 38))
        width.constant = 50
        #expect(card.systemLayoutSizeFitting(compressed) == CGSize(width: 58, height: 58))
        let more = fixture.view(in: card)
        more.size(100, 1)
        more.leadingAnchor.constraint(equalTo: card.leadingAnchor).isActive = true
        more.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor).isActive = true
        #expect(card.systemLayoutSizeFitting(compressed).width == 100)
        more.removeFromSuperview()
        #expect(card.systemLayoutSizeFitting(compressed).width == 58)
        #expect(inner.place == "4 4 292 192")
    }

    // Covers: UIView.requiresConstraintBasedLayout, UIView.updateConstraints
    @Test("A class that needs constraints is asked for them once, though it overrides nothing (documented)")
    func requiring() {
        let fixture = LayoutFixture()
        #expect(!UIView.requiresConstraintBasedLayout)
        #expect(Requiring.requiresConstraintBasedLayout)
        #expect(UIStackView.requiresConstraintBasedLayout)
        let view = fixture.add(Requiring()), plain = fixture.view()
        #expect(view.needsUpdateConstraints())
        #expect(!plain.needsUpdateConstraints())
        fixture.layOut()
        #expect(!view.needsUpdateConstraints())
    }

    // Covers: UIView.sizeThatFits, UIView.sizeToFit
    @Test(
        "What fits a plain view is its size, whatever constraints hold in it: they are asked by systemLayoutSizeFitting (documented)"
    )
    func fittingByHand() {
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.pin(5)
        inner.size(20, 10)
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 50, height: 60))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 20))
    }
}

@MainActor private final class Requiring: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
}
