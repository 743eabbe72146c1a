// Constraints as UIKit prints them. Forms: observed (public logs from iOS 11 on).
// Apple: "Auto Layout Guide", Debugging Tricks and Tips.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("NSLayoutConstraint: printing", .harness) struct NSLayoutConstraintPrintingTests {
    let outer = UIView()
    let one = UIView()
    let two = UIView()

    init() {
        outer.addSubview(one)
        outer.addSubview(two)
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        ConstraintWords.body(constraint, ["O": outer, "A": one, "B": two])
    }

    @Test("a size is printed as an equation")
    func sizes() {
        #expect(text(one.heightAnchor.constraint(equalToConstant: 44)) == "UIView:A.height == 44   (inactive)")
        #expect(
            text(one.widthAnchor.constraint(lessThanOrEqualTo: two.heightAnchor, multiplier: 1.0 / 3, constant: -2))
                == "UIView:A.width <= 0.333333*UIView:B.height - 2   (inactive)")
    }

    @Test("a space that leads to the first item is printed in the visual form")
    func spaces() {
        #expect(
            text(one.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8))
                == "H:|-(8)-[UIView:A]   (inactive, names: '|':UIView:O )")
        #expect(
            text(outer.bottomAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 12.5))
                == "V:[UIView:A]-(>=12.5)-|   (inactive, names: '|':UIView:O )")
        #expect(
            text(two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: -4))
                == "V:[UIView:A]-(-4)-[UIView:B]   (inactive)")
        #expect(
            text(two.leftAnchor.constraint(equalTo: one.rightAnchor)) == "H:[UIView:A]-(0)-[UIView:B](LTR)   (inactive)"
        )
    }

    @Test("a space that leads away from the first item is printed as an equation")
    func equations() {
        #expect(
            text(one.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8))
                == "UIView:A.trailing == UIView:O.trailing - 8   (inactive)")
        #expect(
            text(one.bottomAnchor.constraint(equalTo: two.topAnchor)) == "UIView:A.bottom == UIView:B.top   (inactive)")
        #expect(
            text(one.centerXAnchor.constraint(equalTo: outer.centerXAnchor, constant: 3))
                == "UIView:A.centerX == UIView:O.centerX + 3   (inactive)")
    }

    // Covers: NSLayoutConstraint.identifier, NSLayoutConstraint.priority
    @Test("identifier, priority and the names of views stand in it")
    func names() {
        let label = UILabel()
        label.text = "Drag pieces to the grid so that they fit"
        outer.addSubview(label)
        two.accessibilityIdentifier = "BackButton"
        let constraint = label.topAnchor.constraint(equalTo: two.topAnchor)
        constraint.identifier = "mine"
        constraint.priority = .defaultHigh
        #expect(
            ConstraintWords.body(constraint, ["L": label, "B": two])
                == "'mine' UILabel:L'Drag pieces to the grid s...'.top == BackButton.top priority:750   "
                + "(inactive, names: BackButton:B )")
        let guide = UILayoutGuide()
        guide.identifier = "guide"
        outer.addLayoutGuide(guide)
        #expect(
            ConstraintWords.body(
                guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor), ["G": guide, "O": outer])
                == "H:|-(0)-[UILayoutGuide:G'guide']   (inactive, names: '|':UIView:O )")
    }

    @Test("the system's spacing says so until it is changed")
    func systemSpacing() {
        let constraint = two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 2)
        #expect(text(constraint) == "V:[UIView:A]-(NSSpace(16))-[UIView:B]   (inactive)")
        constraint.constant = 5
        #expect(text(constraint) == "V:[UIView:A]-(5)-[UIView:B]   (inactive)")
    }

    // Covers: NSLayoutXAxisAnchor.anchorWithOffset
    @Test("a distance is printed as a difference")
    func distances() {
        let gap = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
        #expect(
            text(gap.constraint(equalTo: one.widthAnchor, multiplier: 2))
                == "(UIView:B.leading - UIView:A.trailing) == 2*UIView:A.width   (inactive)")
    }
}
