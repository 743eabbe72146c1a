// Content sizes: hugging, resistance, labels that wrap, alignment rectangles, baselines.
// Apple: "Auto Layout Guide", Intrinsic Content Size; "UIView", Measuring in Auto Layout.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: content sizes", .harness) struct AutoLayoutContentTests {
    // Covers: UIView.intrinsicContentSize, UIView.invalidateIntrinsicContentSize
    @Test("The intrinsic size counts, and a new one after invalidation (documented)")
    func intrinsic() {
        let fixture = LayoutFixture()
        let view = fixture.add(Sized(70, 30))
        view.corner(10, 10)
        fixture.layOut()
        #expect(view.place == "10 10 70 30")
        #expect(view.intrinsicContentSize == CGSize(width: 70, height: 30))
        view.content = CGSize(width: 90, height: UIView.noIntrinsicMetric)
        view.invalidateIntrinsicContentSize()
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        fixture.root.layoutIfNeeded()
        #expect(view.place == "10 10 90 5")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    // Covers: UIView.setContentHuggingPriority, UIView.contentHuggingPriority
    @Test("Of two views in a row the one that hugs less grows (documented)")
    func hugging() {
        let fixture = LayoutFixture()
        let one = fixture.add(Sized(50, 10)), two = fixture.add(Sized(50, 10))
        row(one, two, fixture.root)
        one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(one.contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(one.contentHuggingPriority(for: .vertical) == .defaultLow)
        fixture.layOut()
        #expect([one.place, two.place] == ["0 0 50 10", "50 0 250 10"])
        two.setContentHuggingPriority(.required, for: .horizontal)
        fixture.layOut()
        #expect([one.place, two.place] == ["0 0 250 10", "250 0 50 10"])
    }

    // Covers: UIView.setContentCompressionResistancePriority, UIView.contentCompressionResistancePriority
    @Test("Of two views too wide the one that resists less shrinks (documented)")
    func resistance() {
        let fixture = LayoutFixture()
        let one = fixture.add(Sized(200, 10)), two = fixture.add(Sized(200, 10))
        row(one, two, fixture.root)
        one.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        #expect(one.contentCompressionResistancePriority(for: .horizontal).rawValue == 751)
        fixture.layOut()
        #expect([one.place, two.place] == ["0 0 200 10", "200 0 100 10"])
        one.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        fixture.layOut()
        #expect([one.place, two.place] == ["0 0 100 10", "100 0 200 10"])
    }

    @Test("Priorities are raised and lowered by numbers (documented)")
    func priorities() {
        var priority = UILayoutPriority.defaultHigh - 1
        #expect(priority.rawValue == 749)
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
        priority += 2
        #expect(priority.rawValue == 751)
        priority -= 0.5
        #expect(priority == UILayoutPriority(750.5))
    }

    @Test("No view is less than nothing wide or high, however much another of the same resistance wants (inferred)")
    func floors() {
        let fixture = LayoutFixture(300, 200)
        let bar = fixture.add(Sized(100, 32)), text = fixture.add(Sized(100, 500))
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 60),
            bar.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            text.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            text.bottomAnchor.constraint(lessThanOrEqualTo: fixture.root.bottomAnchor),
        ])
        fixture.layOut()
        #expect(bar.frame.minY == 60)
        #expect(text.frame.maxY == 200)
        #expect(bar.frame.height >= 0)
        #expect(bar.frame.height <= 32)
        #expect(text.frame.minY == bar.frame.maxY + 16)
        // The same with the roles changed, and then back.
        bar.content.height = 500
        text.content.height = 32
        fixture.layOut()
        #expect(bar.frame.minY == 60)
        #expect(text.frame.maxY == 200)
        #expect(text.frame.minY == bar.frame.maxY + 16)
        #expect(text.frame.height >= 0)
        #expect(text.frame.height <= 32)
        bar.content.height = 20
        fixture.layOut()
        #expect([bar.place, text.place] == ["0 60 100 20", "0 96 100 32"])
        #expect(fixture.app.diagnostics.isEmpty)
        bar.removeFromSuperview()
        fixture.layOut()
        #expect(text.frame.size == CGSize(width: 100, height: 32))
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("Edges that cross leave a view of no width, and the conflict says so (inferred)")
    func crossed() throws {
        let fixture = LayoutFixture(20, 20)
        let view = fixture.view()
        view.pin(16)
        fixture.layOut()
        #expect(view.frame.width == 0 || view.frame.minX == 16 || view.frame.maxX == 4)
        #expect(view.frame.width >= 0)
        #expect(view.frame.height >= 0)
        let said = fixture.app.diagnostics.filter { $0.entry.code == "UIK1651" }
        #expect(said.count == 2)
        let across = try #require(said.first { $0.message.contains("width of UIView") })
        #expect(across.message.contains("is not below 0"))
        #expect(across.apple?.contains("is not below 0") == false)
    }

    private func row(_ one: UIView, _ two: UIView, _ root: UIView) {
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor), one.rightAnchor.constraint(equalTo: two.leftAnchor),
            two.rightAnchor.constraint(equalTo: root.rightAnchor), one.topAnchor.constraint(equalTo: root.topAnchor),
            two.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    @Test("Hugging and resistance of controls, as UIKit makes them in code (observed)")
    func defaults() {
        let fixture = LayoutFixture()
        func all(_ view: UIView) -> [Float] {
            [
                view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
                view.contentCompressionResistancePriority(for: .horizontal),
                view.contentCompressionResistancePriority(for: .vertical),
            ].map(\.rawValue)
        }
        #expect(all(UIView()) == [250, 250, 750, 750])
        #expect(all(UILabel()) == [250, 250, 750, 750])
        #expect(all(UISwitch()) == [750, 750, 750, 750])
        withExtendedLifetime(fixture) {}
    }

    // Covers: UILabel.numberOfLines
    @Test("A label of several lines is as high as its text at the width it gets (documented)")
    func wrapping() {
        let fixture = LayoutFixture(300, 400)
        let label = fixture.add(UILabel()), below = fixture.view()
        label.text = "Several words that do not stand in one line of so narrow a label at all"
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
            label.topAnchor.constraint(equalTo: fixture.root.topAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        below.size(10, 10)
        fixture.layOut()
        let high = label.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(high > UIFont.systemFont(ofSize: 17).lineHeight * 1.5)
        #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: high))
        #expect(below.frame.minY == high + 4)
        fixture.root.frame = CGRect(x: 0, y: 0, width: 150, height: 400)
        fixture.root.layoutIfNeeded()
        let higher = label.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(higher > high)
        #expect(label.frame.height == higher)
        #expect(below.frame.minY == higher + 4)
        label.text = "Short"
        fixture.root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
        label.numberOfLines = 2
        label.text = "Several words that do not stand in one line of so narrow a label at all"
        fixture.root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("A label of several lines with room is as wide as its text")
    func roomy() {
        let fixture = LayoutFixture()
        let label = fixture.add(UILabel())
        label.text = "Two\nlines"
        label.numberOfLines = 0
        label.corner(0, 0)
        label.trailingAnchor.constraint(lessThanOrEqualTo: fixture.root.trailingAnchor).isActive = true
        fixture.layOut()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 300, height: 0)))
    }

    // Covers: UITextView.isScrollEnabled
    @Test("A text view that does not scroll is as high as its text at its width")
    func textView() {
        let fixture = LayoutFixture(200, 400)
        let view = fixture.add(UITextView())
        view.isScrollEnabled = false
        view.text = "Several words that do not stand in one line of so narrow a view"
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        ])
        fixture.layOut()
        #expect(!view.isScrollEnabled)
        #expect(view.frame.size == CGSize(width: 200, height: view.sizeThatFits(CGSize(width: 200, height: 0)).height))
    }

    @MainActor private final class Padded: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }

    // Covers: UIView.alignmentRectInsets, UIView.alignmentRect, UIView.frame
    @Test("Constraints speak of alignment rectangles; frames reach beyond (documented)")
    func alignment() {
        let fixture = LayoutFixture()
        let view = fixture.add(Padded()), beside = fixture.view()
        view.corner(20, 20)
        view.size(50, 40)
        beside.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        beside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        beside.size(10, 10)
        fixture.layOut()
        #expect(view.place == "18 19 56 44")
        #expect(view.alignmentRectInsets.left == 2)
        #expect(view.alignmentRect(forFrame: view.frame).place == "20 20 50 40")
        #expect(view.frame(forAlignmentRect: CGRect(x: 20, y: 20, width: 50, height: 40)).place == "18 19 56 44")
        #expect(beside.place == "70 20 10 10")
    }

    // Covers: UIView.lastBaselineAnchor, UIView.firstBaselineAnchor
    @Test("Labels of two sizes stand on one baseline; a plain view stands on it with its bottom (documented)")
    func baselines() {
        let fixture = LayoutFixture()
        let small = fixture.add(UILabel()), large = fixture.add(UILabel()), plain = fixture.view()
        small.text = "Small"
        small.font = .systemFont(ofSize: 12)
        large.text = "Large"
        large.font = .systemFont(ofSize: 40)
        large.corner(0, 0)
        small.leftAnchor.constraint(equalTo: large.rightAnchor).isActive = true
        small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
        plain.size(10, 10)
        plain.leftAnchor.constraint(equalTo: small.rightAnchor).isActive = true
        plain.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        fixture.layOut()
        let base = UIFont.systemFont(ofSize: 40).ascender.rounded()
        #expect(abs(plain.frame.maxY - base) <= 1)
        let smallBase = small.frame.minY + UIFont.systemFont(ofSize: 12).ascender
        #expect(abs(smallBase - plain.frame.maxY) <= 1)
        large.font = .systemFont(ofSize: 20)
        fixture.root.layoutIfNeeded()
        #expect(abs(plain.frame.maxY - UIFont.systemFont(ofSize: 20).ascender) <= 1)
    }
}
