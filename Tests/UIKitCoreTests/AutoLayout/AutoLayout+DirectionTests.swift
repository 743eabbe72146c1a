// Leading and trailing in both directions, guides and margins.
// Apple: "Supporting Right-to-Left Languages"; "UILayoutGuide".
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: direction and guides", .harness) struct AutoLayoutDirectionTests {
    // Covers: UIView.leadingAnchor, UIView.trailingAnchor, UIView.semanticContentAttribute
    @Test("Leading is the right side where the direction is turned, constants with it (documented)")
    func turned() {
        let fixture = LayoutFixture()
        let one = fixture.view(), two = fixture.view()
        for view in [one, two] {
            view.size(40, 10)
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        }
        one.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 10).isActive = true
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5).isActive = true
        fixture.layOut()
        #expect([one.place, two.place] == ["10 0 40 10", "55 0 40 10"])
        fixture.root.semanticContentAttribute = .forceRightToLeft
        #expect(fixture.root.semanticContentAttribute == .forceRightToLeft)
        fixture.root.layoutIfNeeded()
        #expect([one.place, two.place] == ["250 0 40 10", "205 0 40 10"])
        fixture.root.semanticContentAttribute = .unspecified
        fixture.root.layoutIfNeeded()
        #expect([one.place, two.place] == ["10 0 40 10", "55 0 40 10"])
    }

    @Test("Inequalities, multipliers and a middle turn round as well")
    func turnedForms() {
        let fixture = LayoutFixture()
        fixture.root.semanticContentAttribute = .forceRightToLeft
        let one = fixture.view(), two = fixture.view(), three = fixture.view()
        for view in [one, two, three] {
            view.size(20, 10)
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        }
        one.leadingAnchor.constraint(greaterThanOrEqualTo: fixture.root.leadingAnchor, constant: 30).isActive = true
        let wish = one.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor)
        wish.priority = .defaultLow
        wish.isActive = true
        // A quarter of the way from the leading edge: 75 from the right.
        NSLayoutConstraint(
            item: two, attribute: .leading, relatedBy: .equal, toItem: fixture.root, attribute: .trailing, multiplier: 0.25,
            constant: 0
        ).isActive = true
        three.leadingAnchor.constraint(equalTo: fixture.root.centerXAnchor, constant: 10).isActive = true
        fixture.layOut()
        #expect(one.place == "250 0 20 10")
        #expect(two.place == "205 0 20 10")
        #expect(three.place == "120 0 20 10")
    }

    // Covers: UIView.layoutMarginsGuide, UIView.directionalLayoutMargins
    @Test("Margins by attribute and by guide; new margins move what they hold (documented)")
    func margins() {
        let fixture = LayoutFixture()
        fixture.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        let one = fixture.view(), two = fixture.view()
        one.pin()
        let held = fixture.view()
        NSLayoutConstraint.activate([
            two.leadingAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.leadingAnchor),
            two.trailingAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.trailingAnchor),
            two.topAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.topAnchor),
            two.bottomAnchor.constraint(equalTo: fixture.root.layoutMarginsGuide.bottomAnchor),
            NSLayoutConstraint(
                item: held, attribute: .trailing, relatedBy: .equal, toItem: fixture.root, attribute: .trailingMargin,
                multiplier: 1, constant: -2),
            held.topAnchor.constraint(equalTo: fixture.root.topAnchor),
        ])
        held.size(10, 10)
        fixture.layOut()
        #expect(one.place == "0 0 300 200")
        #expect(two.place == "20 1 240 196")
        #expect(held.place == "248 0 10 10")
        fixture.root.directionalLayoutMargins = .zero
        fixture.root.layoutIfNeeded()
        #expect(two.place == "0 0 300 200")
        #expect(held.place == "288 0 10 10")
    }

    // Covers: UIView.addLayoutGuide, UILayoutGuide.layoutFrame, UIView.removeLayoutGuide, UIView.layoutGuides
    @Test("A guide is placed like a view and places others; taken off, its constraints go (documented)")
    func guides() {
        let fixture = LayoutFixture()
        let guide = UILayoutGuide()
        fixture.root.addLayoutGuide(guide)
        let view = fixture.view()
        let start = guide.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor, constant: 30)
        NSLayoutConstraint.activate([
            start, guide.widthAnchor.constraint(equalToConstant: 100),
            guide.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.size(20, 50)
        fixture.layOut()
        #expect(guide.layoutFrame.place == "30 5 100 50")
        #expect(view.place == "70 55 20 50")
        #expect(fixture.root.layoutGuides.count == 1)
        fixture.root.removeLayoutGuide(guide)
        #expect(!start.isActive)
        #expect(fixture.root.constraints.isEmpty)
        #expect(view.constraints.count == 2)
    }

    // Covers: UIView.readableContentGuide
    @Test("The readable guide is no wider than suits reading, in the middle (observed: 672 at the default size)")
    func readable() {
        let fixture = LayoutFixture(1000, 200)
        let view = fixture.view()
        let guide = fixture.root.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        fixture.layOut()
        #expect(view.place == "164 8 672 184")
        #expect(guide.layoutFrame.place == "164 8 672 184")
        fixture.root.frame.size.width = 300
        fixture.root.layoutIfNeeded()
        #expect(view.place == "8 8 284 184")
    }
}
