// Layers, widths, directions, safe areas, status bar, accessibility, transitions of one's own.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: looks", .harness) struct DeckLookTests {
    @Test("a sliding center uncovers the side below it, at rest and under a finger (#542)") func centerOverSide()
        async throws
    {
        let rig = try await DeckRig()
        rig.deck.layering = .centerOverSide
        rig.deck.open(.left, animated: false)
        #expect(rig.place(rig.center) == CGRect(x: 320, y: 0, width: 390, height: 844))
        #expect(rig.place(rig.left) == CGRect(x: 0, y: 0, width: 320, height: 844))
        rig.deck.close(animated: false)
        rig.deck.open(.left)
        try await rig.harness.advance(by: 0.15)
        let center = rig.seenPlace(rig.center).minX
        #expect(center > 10)
        #expect(center < 310)
        #expect(abs(rig.seenPlace(rig.left).minX - (center - 320) * 0.1) < 0.5)
        try await rig.harness.settle()
        try await rig.drag(360, to: 100)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(rig.place(rig.center).minX == 0)
        rig.deck.open(.right, animated: false)
        #expect(rig.place(rig.center).minX == -320)
        #expect(rig.place(rig.right).minX == 70)
        rig.deck.layering = .sideOverCenter
        try await rig.harness.turn()
        #expect(rig.place(rig.center).minX == -32)
        #expect(rig.place(rig.right).minX == 70)
        #expect(rig.deck.view.hitTest(CGPoint(x: 200, y: 400), with: nil) === rig.right.view)
    }

    @Test("the width is a panel's, a ledge's or a part of the deck's, and what is no number is the ordinary one")
    func widths() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        let cases: [(DeckWidth, CGFloat)] = [
            (.panel(200), 200), (.ledge(44), 346), (.fraction(0.5), 195), (.panel(.nan), 320), (.panel(-4), 1),
            (.ledge(-10), 390), (.automatic, 320), (.fraction(.infinity), 320),
        ]
        for (width, points) in cases {
            rig.deck.leftWidth = width
            try await rig.harness.turn()
            #expect(rig.place(rig.left).width == points, "\(width)")
        }
    }

    @Test("right to left the left side stands on the right, with its edge and its drags, unless it is to stay")
    func rightToLeft() async throws {
        let rig = try await DeckRig(Surroundings(locale: Locale(identifier: "ar")))
        #expect(rig.deck.leftEdgeGestureRecognizer.edges == .right)
        try await rig.drag(388, to: 100)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
        #expect(rig.place(rig.left).minX == 70)
        #expect(rig.place(rig.center).minX == -32)
        try await rig.drag(200, to: 380)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        rig.deck.mirrorsInRightToLeft = false
        try await rig.drag(388, to: 100)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.place(rig.right).minX == 70)
    }

    @Test("the safe area of center and sides does not change while they move") func safeArea() async throws {
        let rig = try await DeckRig(Surroundings(orientation: .landscape))
        rig.deck.layering = .centerOverSide
        let insets = rig.center.view.safeAreaInsets
        #expect(insets.left > 40)
        #expect(insets.right > 40)
        rig.deck.open(.left, animated: false)
        try await rig.harness.turn()
        #expect(rig.center.view.safeAreaInsets == insets)
        #expect(rig.left.view.safeAreaInsets.left == insets.left)
        #expect(rig.left.view.safeAreaInsets.right == 0)
    }

    @Test("the child under most of the status bar answers for it") func statusBar() async throws {
        let rig = try await DeckRig()
        #expect(rig.deck.childForStatusBarStyle === rig.center)
        #expect(rig.deck.childForStatusBarHidden === rig.center)
        rig.deck.open(.left, animated: false)
        #expect(rig.deck.childForStatusBarStyle === rig.left)
        #expect(rig.deck.childForHomeIndicatorAutoHidden === rig.left)
        rig.deck.leftWidth = .panel(100)
        #expect(rig.deck.childForStatusBarStyle === rig.center)
    }

    @Test("an open side hides the center from screen readers but for its way out, and escape closes")
    func accessibility() async throws {
        let rig = try await DeckRig()
        rig.center.view.addSubview(label("In the center"))
        rig.left.view.addSubview(label("In the side"))
        #expect(rig.harness.accessibilityTree().contains("In the center"))
        #expect(!rig.harness.accessibilityTree().contains("Close menu"))
        rig.deck.open(.left, animated: false)
        let tree = rig.harness.accessibilityTree()
        #expect(tree.contains("In the side"))
        #expect(!tree.contains("In the center"))
        #expect(tree.contains("Close menu"))
        let element = try rig.harness.element("In the side")
        #expect(rig.harness.escape(from: element))
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(rig.log.takeEvents().last == "didClose left escape")
        rig.deck.closeAccessibilityLabel = "Menü schließen"
        rig.deck.open(.left, animated: false)
        try await rig.harness.activate(try rig.harness.element("Menü schließen", .button))
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(!rig.deck.accessibilityPerformEscape())
        rig.deck.centerInteraction = .enabled
        rig.deck.open(.left, animated: false)
        let open = rig.harness.accessibilityTree()
        #expect(open.contains("In the center"))
        #expect(!open.contains("Menü schließen"))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.text = text
        return label
    }

    @Test("opening puts the center's keyboard away; the escape key closes, but not from a field that keeps it")
    func keyboard() async throws {
        let rig = try await DeckRig()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        rig.center.view.addSubview(field)
        field.becomeFirstResponder()
        rig.deck.open(.left)
        #expect(!field.isFirstResponder)
        try await rig.harness.settle()
        try await rig.harness.press(.keyboardEscape)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(!rig.deck.isFirstResponder)
        let inSide = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        rig.left.view.addSubview(inSide)
        rig.left.onAppear = { inSide.becomeFirstResponder() }
        rig.deck.open(.left)
        try await rig.harness.settle()
        inSide.becomeFirstResponder()
        #expect(inSide.isFirstResponder)
        #expect(rig.deck.openSide == .left)
        rig.deck.close(animated: false)
        #expect(!inSide.isFirstResponder)
    }

    @Test("less motion: the center stands still") func reduceMotion() async throws {
        let rig = try await DeckRig()
        rig.harness.set(.reduceMotion, true)
        rig.deck.open(.left, animated: false)
        #expect(rig.place(rig.center).minX == 0)
        #expect(rig.place(rig.left).minX == 0)
    }

    @Test("offsets come as a stream: each frame of an animation, to its end") func stream() async throws {
        let rig = try await DeckRig()
        rig.deck.delegate = nil
        let offsets = rig.deck.offsets()
        rig.deck.open(.right)
        try await rig.harness.settle()
        var seen: [DeckOffset] = []
        for await offset in offsets {
            seen.append(offset)
            if offset.fraction == 1 { break }
        }
        #expect(seen.count > 10)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.fraction <= $1.fraction + 0.0001 })
        #expect(seen.allSatisfy { $0.side == .right && $0.distance <= 0 && !$0.isInteractive })
        #expect(seen.last == DeckOffset(side: .right, fraction: 1, distance: -320, isInteractive: false))
    }

    @Test("calls before the view is loaded load nothing, and hold when it is") func beforeLoading() async throws {
        let rig = try await DeckRig(shows: false)
        rig.deck.open(.left, completion: rig.done("open"))
        rig.deck.layering = .centerOverSide
        rig.deck.rightViewController = nil
        #expect(rig.outcomes == ["open done"])
        #expect(rig.deck.openSide == .left)
        #expect(!rig.deck.isViewLoaded)
        #expect(!rig.left.isViewLoaded)
        #expect(!rig.center.isViewLoaded)
        try await rig.harness.show(rig.deck)
        #expect(rig.place(rig.left).minX == 0)
        #expect(rig.place(rig.center).minX == 320)
        #expect(rig.left.log.suffix(2) == ["willAppear", "didAppear"])
        #expect(rig.left.isBalanced)
    }

    @Test("a deck that is let go of on its way tells its completion and goes") func letGo() async throws {
        let harness = try await Harness()
        weak var weakDeck: DeckViewController?
        var outcomes: [DeckOutcome] = []
        func open() async throws {
            let deck = DeckViewController(center: UIViewController(), left: UIViewController())
            weakDeck = deck
            try await harness.show(deck)
            deck.open(.left) { outcomes.append($0) }
            try await harness.advance(by: 0.1)
            harness.window.rootViewController = UIViewController()
        }
        try await open()
        try await harness.settle()
        #expect(outcomes == [.done])
        #expect(weakDeck == nil)
    }

    @Test("a controller that another deck takes leaves this one whole") func takenByAnother() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        let other = DeckViewController(center: rig.center, left: rig.left)
        #expect(rig.deck.openSide == nil)
        #expect(rig.deck.leftViewController == nil)
        #expect(rig.deck.centerViewController !== rig.center)
        #expect(other.centerViewController === rig.center)
        #expect(rig.left.parent === other)
        #expect(rig.left.isBalanced)
        rig.deck.rightViewController = rig.right
        rig.deck.leftViewController = rig.right
        #expect(rig.deck.rightViewController == nil)
        #expect(rig.right.parent === rig.deck)
        rig.deck.centerViewController = rig.right
        #expect(rig.deck.leftViewController == nil)
        #expect(rig.deck.children == [rig.right])
    }
}
