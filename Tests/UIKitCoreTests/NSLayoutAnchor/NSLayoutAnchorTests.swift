// Anchors: the constraints they make, and which are the same.
// Apple: "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSLayoutDimension".
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitCore
import UIKitValues

@MainActor @Suite("NSLayoutAnchor", .harness) struct NSLayoutAnchorTests {
    let one = UIView()
    let two = UIView()

    private func facts(_ constraint: NSLayoutConstraint) -> String {
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        let second = constraint.secondItem == nil ? "" : " \(constraint.multiplier)*\(constraint.secondAttribute)"
        return "\(constraint.firstAttribute) \(relation)\(second) \(constraint.constant)"
    }

    // Covers: UIView.leadingAnchor, UIView.trailingAnchor, UIView.leftAnchor, UIView.rightAnchor, UIView.centerXAnchor, UIView.topAnchor, UIView.bottomAnchor, UIView.centerYAnchor, UIView.firstBaselineAnchor, UIView.lastBaselineAnchor, NSLayoutAnchor.constraint, NSLayoutXAxisAnchor.constraint, NSLayoutYAxisAnchor.constraint
    @Test("each anchor relates its attribute by each relation, with and without a constant")
    func places() {
        let x = [one.leadingAnchor, one.trailingAnchor, one.leftAnchor, one.rightAnchor, one.centerXAnchor]
        let names = ["leading", "trailing", "left", "right", "centerX"]
        for (anchor, name) in zip(x, names) {
            let other = two.centerXAnchor
            #expect(facts(anchor.constraint(equalTo: other)) == "\(name) == 1.0*centerX 0.0")
            #expect(facts(anchor.constraint(lessThanOrEqualTo: other)) == "\(name) <= 1.0*centerX 0.0")
            #expect(facts(anchor.constraint(greaterThanOrEqualTo: other)) == "\(name) >= 1.0*centerX 0.0")
            #expect(facts(anchor.constraint(equalTo: other, constant: 2)) == "\(name) == 1.0*centerX 2.0")
            #expect(facts(anchor.constraint(lessThanOrEqualTo: other, constant: 2)) == "\(name) <= 1.0*centerX 2.0")
            #expect(facts(anchor.constraint(greaterThanOrEqualTo: other, constant: 2)) == "\(name) >= 1.0*centerX 2.0")
        }
        let y = [one.topAnchor, one.bottomAnchor, one.centerYAnchor, one.firstBaselineAnchor, one.lastBaselineAnchor]
        for (anchor, name) in zip(y, ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]) {
            #expect(facts(anchor.constraint(equalTo: two.topAnchor, constant: -1)) == "\(name) == 1.0*top -1.0")
        }
    }

    // Covers: UIView.widthAnchor, UIView.heightAnchor, NSLayoutDimension.constraint
    @Test("dimensions take constants and multipliers")
    func dimensions() {
        let (width, height) = (one.widthAnchor, two.heightAnchor)
        #expect(facts(width.constraint(equalToConstant: 5)) == "width == 5.0")
        #expect(facts(width.constraint(lessThanOrEqualToConstant: 5)) == "width <= 5.0")
        #expect(facts(width.constraint(greaterThanOrEqualToConstant: 5)) == "width >= 5.0")
        #expect(facts(width.constraint(equalTo: height, multiplier: 2)) == "width == 2.0*height 0.0")
        #expect(facts(width.constraint(lessThanOrEqualTo: height, multiplier: 2)) == "width <= 2.0*height 0.0")
        #expect(facts(width.constraint(greaterThanOrEqualTo: height, multiplier: 2)) == "width >= 2.0*height 0.0")
        #expect(facts(width.constraint(equalTo: height, multiplier: 2, constant: 1)) == "width == 2.0*height 1.0")
        #expect(
            facts(width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 1)) == "width <= 2.0*height 1.0")
        #expect(
            facts(width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 1))
                == "width >= 2.0*height 1.0")
        #expect(facts(width.constraint(equalTo: height)) == "width == 1.0*height 0.0")
    }

    // Covers: UILayoutGuide.leadingAnchor, UILayoutGuide.trailingAnchor, UILayoutGuide.leftAnchor, UILayoutGuide.rightAnchor, UILayoutGuide.centerXAnchor, UILayoutGuide.topAnchor, UILayoutGuide.bottomAnchor, UILayoutGuide.centerYAnchor, UILayoutGuide.widthAnchor, UILayoutGuide.heightAnchor
    @Test("guides have the anchors of views but the baselines")
    func guides() {
        let guide = UILayoutGuide()
        let other = UILayoutGuide()
        #expect(facts(guide.leadingAnchor.constraint(equalTo: other.trailingAnchor)) == "leading == 1.0*trailing 0.0")
        #expect(facts(guide.leftAnchor.constraint(equalTo: other.rightAnchor)) == "left == 1.0*right 0.0")
        #expect(facts(guide.centerXAnchor.constraint(equalTo: other.centerXAnchor)) == "centerX == 1.0*centerX 0.0")
        #expect(facts(guide.topAnchor.constraint(equalTo: other.bottomAnchor)) == "top == 1.0*bottom 0.0")
        #expect(facts(guide.centerYAnchor.constraint(equalTo: other.topAnchor)) == "centerY == 1.0*top 0.0")
        #expect(facts(guide.widthAnchor.constraint(equalTo: other.heightAnchor)) == "width == 1.0*height 0.0")
        #expect(guide.widthAnchor.item === guide)
    }

    // Covers: NSLayoutXAxisAnchor.constraint, NSLayoutYAxisAnchor.constraint
    @Test("system spacing is 8 points times the multiplier between edges")
    func systemSpacing() {
        let (start, end) = (two.leadingAnchor, one.trailingAnchor)
        #expect(facts(start.constraint(equalToSystemSpacingAfter: end, multiplier: 1)) == "leading == 1.0*trailing 8.0")
        #expect(
            facts(start.constraint(lessThanOrEqualToSystemSpacingAfter: end, multiplier: 2))
                == "leading <= 1.0*trailing 16.0")
        #expect(
            facts(start.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: 0.5))
                == "leading >= 1.0*trailing 4.0")
        let (top, bottom) = (two.topAnchor, one.bottomAnchor)
        #expect(facts(top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 1)) == "top == 1.0*bottom 8.0")
        #expect(
            facts(top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1)) == "top <= 1.0*bottom 8.0"
        )
        #expect(
            facts(top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1))
                == "top >= 1.0*bottom 8.0")
    }

    @Test("between baselines the fonts give the spacing: guessed as lines that touch")
    func baselineSpacing() {
        let (upper, lower) = (UILabel(), UILabel())
        upper.font = .systemFont(ofSize: 12)
        lower.font = .systemFont(ofSize: 30)
        let made = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
        #expect(made.constant == 2 * (lower.font.ascender - upper.font.descender))
        #expect(made.constant > 60)
    }

    // Covers: NSLayoutAnchor.item, NSLayoutAnchor.copy, NSLayoutYAxisAnchor.anchorWithOffset
    @Test("anchors of the same attribute of the same item are equal")
    func equality() {
        #expect(one.topAnchor == one.topAnchor)
        #expect(one.topAnchor.hash == one.topAnchor.hash)
        #expect(one.topAnchor != one.bottomAnchor)
        #expect(one.topAnchor != two.topAnchor)
        #expect(Set([one.widthAnchor, one.widthAnchor, one.heightAnchor]).count == 2)
        #expect((one.topAnchor.copy() as? NSLayoutYAxisAnchor) == one.topAnchor)
        let gap = one.topAnchor.anchorWithOffset(to: two.topAnchor)
        #expect(gap == one.topAnchor.anchorWithOffset(to: two.topAnchor))
        #expect(gap != two.topAnchor.anchorWithOffset(to: one.topAnchor))
        #expect(gap.item === two)
    }

    // Covers: NSLayoutAnchor.item
    @Test("an anchor prints as UIKit's and does not keep its item alive")
    func printing() {
        var label: UILabel? = UILabel()
        let anchor = label!.rightAnchor
        let address = ObjectName.address(anchor)
        #expect(
            anchor.description == "<NSLayoutXAxisAnchor:\(address) \"UILabel:\(ObjectName.address(label!)).right\">")
        label = nil
        #expect(anchor.item == nil)
        #expect(anchor.description == "<NSLayoutXAxisAnchor:\(address) \"(null).right\">")
    }
}

@MainActor @Suite("NSLayoutAnchor: ambiguity", .harness) struct NSLayoutAnchorAmbiguityTests {
    // Covers: NSLayoutAnchor.hasAmbiguousLayout, NSLayoutAnchor.constraintsAffectingLayout, UILayoutGuide.hasAmbiguousLayout, UILayoutGuide.constraintsAffectingLayout
    @Test("an anchor says whether it is determined, and by what")
    func ambiguity() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let width = inner.widthAnchor.constraint(equalToConstant: 30)
        let place = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5)
        let right = guide.rightAnchor.constraint(equalTo: inner.rightAnchor)
        NSLayoutConstraint.activate([width, place, right])
        #expect(!inner.rightAnchor.hasAmbiguousLayout)
        #expect(!inner.widthAnchor.hasAmbiguousLayout)
        #expect(inner.topAnchor.hasAmbiguousLayout)
        #expect(inner.heightAnchor.hasAmbiguousLayout)
        #expect(Set(inner.rightAnchor.constraintsAffectingLayout) == [width, place])
        #expect(inner.topAnchor.constraintsAffectingLayout.isEmpty)
        #expect(guide.hasAmbiguousLayout)
        #expect(Set(guide.constraintsAffectingLayout(for: .horizontal)).isSuperset(of: [right]))
    }
}
