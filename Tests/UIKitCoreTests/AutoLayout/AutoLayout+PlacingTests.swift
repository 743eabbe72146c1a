// Which views a layout pass places, and what becomes of frames that are set by hand.
// Apple: "Auto Layout Guide", The deferred layout pass.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that counts how often it is placed.
@MainActor private final class Counted: UIView {
    var moves = 0
    override var center: CGPoint { didSet { moves += 1 } }
}

@MainActor @Suite("Auto Layout: placing", .harness) struct AutoLayoutPlacingTests {
    @Test("A new constant places the views that depend on it alone")
    func alone() {
        let fixture = LayoutFixture()
        let views = (0..<3).map { _ in fixture.add(Counted()) }
        let lefts = views.map { $0.leftAnchor.constraint(equalTo: fixture.root.leftAnchor) }
        NSLayoutConstraint.activate(lefts)
        for view in views {
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
            view.size(10, 10)
        }
        fixture.layOut()
        for view in views { view.moves = 0 }
        lefts[1].constant = 50
        fixture.root.layoutIfNeeded()
        #expect(views.map(\.place) == ["0 0 10 10", "50 0 10 10", "0 0 10 10"])
        #expect(views.map(\.moves) == [0, 1, 0])
        fixture.layOut()
        #expect(views.map(\.moves) == [0, 1, 0])
    }

    // Covers: UIView.frame, UIView.center, UIView.layer
    @Test("A frame that is set by hand stands until the superview's next layout, for which a new size asks (observed)")
    func byHand() {
        let fixture = LayoutFixture()
        let view = fixture.view(), other = fixture.view()
        for one in [view, other] {
            one.corner(5, 5)
            one.size(20, 20)
        }
        fixture.layOut()
        view.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
        other.layer.position = CGPoint(x: 60, y: 60)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "100 100 20 20")
        #expect(other.place == "50 50 20 20")
        view.frame.size = CGSize(width: 1, height: 1)
        #expect(view.place == "100 100 1 1")
        fixture.layOut()
        #expect(view.place == "5 5 20 20")
        #expect(other.place == "5 5 20 20")
        view.center = .zero
        other.bounds.size.width = 7
        fixture.layOut()
        #expect(view.place == "5 5 20 20")
        #expect(other.place == "5 5 20 20")
    }

    @Test("A view that the moving superview does not take along keeps its place in the tree")
    func standing() {
        let fixture = LayoutFixture()
        let card = fixture.view()
        let left = card.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10)
        left.isActive = true
        card.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        card.size(100, 100)
        let inside = fixture.view(in: card)
        inside.corner(0, 0)
        inside.size(5, 5)
        let fixed = fixture.view(in: card)
        fixed.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 40).isActive = true
        fixed.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        fixed.size(5, 5)
        let guide = UILayoutGuide()
        card.addLayoutGuide(guide)
        guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 50).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 8).isActive = true
        fixture.layOut()
        #expect(fixed.place == "30 0 5 5")
        #expect(guide.layoutFrame.minX == 40)
        left.constant = 20
        fixture.root.layoutIfNeeded()
        #expect(card.place == "20 0 100 100")
        #expect(inside.place == "0 0 5 5")
        #expect(fixed.place == "20 0 5 5")
        #expect(guide.layoutFrame.minX == 30)
    }

    // Covers: UIView.safeAreaLayoutGuide, UILayoutGuide.init, UILayoutGuide.owningView, UILayoutGuide.identifier
    @Test("Guides of one's own and the safe area's place views; a guide does not keep its view alive (documented)")
    func guides() {
        let fixture = LayoutFixture()
        let guide = UILayoutGuide()
        #expect(guide.owningView == nil)
        #expect(guide.identifier.isEmpty)
        guide.identifier = "middle"
        fixture.root.addLayoutGuide(guide)
        #expect(guide.owningView === fixture.root)
        #expect(fixture.root.layoutGuides.first?.identifier == "middle")
        let safe = fixture.root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 100),
            guide.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -100),
            guide.topAnchor.constraint(equalTo: safe.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
        ])
        let view = fixture.view()
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        view.size(20, 10)
        fixture.layOut()
        #expect(safe.layoutFrame.place == "0 0 300 200")
        #expect(safe.owningView === fixture.root)
        #expect(guide.layoutFrame.place == "100 0 100 30")
        #expect(view.place == "140 20 20 10")
        let lone = UILayoutGuide()
        do {
            let owner = UIView()
            owner.addLayoutGuide(lone)
            #expect(lone.owningView === owner)
        }
        #expect(lone.owningView == nil)
    }

    // Covers: NSLayoutConstraint.firstItem, NSLayoutConstraint.secondItem, NSLayoutConstraint.isActive
    @Test("A constraint keeps neither view nor guide alive; with the view that lists it, it is not active any more")
    func gone() {
        weak var seen: UIView?
        var made: NSLayoutConstraint?
        var toGuide: NSLayoutConstraint?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let view = UIView(), guide = UILayoutGuide()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.addLayoutGuide(guide)
            made = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
            toGuide = view.topAnchor.constraint(equalTo: guide.topAnchor)
            made?.isActive = true
            toGuide?.isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.minX == 3)
            #expect(made?.firstItem === view)
            #expect(toGuide?.secondItem === guide)
            seen = root
        }
        #expect(seen == nil)
        #expect(made?.firstItem == nil)
        #expect(made?.secondItem == nil)
        #expect(made?.isActive == false)
        #expect(toGuide?.secondItem == nil)
        #expect(toGuide?.isActive == false)
        made?.constant = 4
        #expect(made?.constant == 4)
    }

    @Test("Where the pixels become smaller, views are placed on them anew")
    func scale() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10.4).isActive = true
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        view.size(20, 20)
        fixture.layOut()
        #expect(view.frame.minX == 10)
        fixture.root.traitOverrides.displayScale = 2
        fixture.layOut()
        #expect(view.frame.minX == 10.5)
    }
}
