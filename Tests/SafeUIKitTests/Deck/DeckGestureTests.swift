// Fingers on a deck: what follows them, what catches, what goes before.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: touches", .harness) struct DeckGestureTests {
    @Test("the side follows the finger, and the offset says how far") func follows() async throws {
        let rig = try await DeckRig()
        try await rig.drag(0, to: 160, seconds: 1)
        let interactive = rig.log.offsets.filter(\.isInteractive)
        let last = try #require(interactive.last)
        #expect(last.side == .left)
        #expect(last.fraction == 0.5)
        #expect(last.distance == 160)
        #expect(zip(interactive, interactive.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
        try await rig.harness.settle()
        #expect(rig.log.offsets.last == DeckOffset(side: .left, fraction: 1, distance: 320, isInteractive: false))
        rig.log.offsets = []
        try await rig.drag(390, to: 230, seconds: 1)
        #expect(rig.log.offsets.isEmpty || rig.log.offsets.allSatisfy { $0.side == .left })
        rig.deck.close(animated: false)
        rig.log.offsets = []
        try await rig.drag(389, to: 229, seconds: 1)
        #expect(rig.log.offsets.last { $0.isInteractive }?.distance == -160)
    }

    @Test("a finger catches a side on its way, where it is, and decides anew") func catching() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, completion: rig.done("open"))
        try await rig.harness.advance(by: 0.12)
        let caught = rig.seenPlace(rig.left).minX
        #expect(caught > -300)
        #expect(caught < -20)
        try await rig.drag(300, to: 260, seconds: 0.06)
        #expect(rig.log.offsets.contains { $0.isInteractive })
        let first = try #require(rig.log.offsets.first { $0.isInteractive })
        #expect(first.fraction > 0.05)
        #expect(first.fraction < 1)
        try await rig.harness.settle()
        // The flick went back.
        #expect(rig.deck.openSide == nil)
        #expect(rig.outcomes == ["open gesture"])
        #expect(rig.log.events == ["willOpen left program", "didClose left program"])
        #expect(rig.left.isBalanced)
    }

    @Test("a call takes the deck from the finger, which is told nothing more") func takenFromTheFinger() async throws {
        let rig = try await DeckRig()
        rig.log.onEvent = { [unowned rig] event in
            guard event == "willOpen left" else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                rig.deck.open(.right, completion: rig.done("right"))
            }
        }
        try await rig.drag(0, to: 250, seconds: 0.5)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.outcomes == ["right done"])
        #expect(
            rig.log.events.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "willOpen left", "didClose left", "willOpen right", "didOpen right",
            ])
        #expect(rig.left.isBalanced)
        #expect(rig.right.isBalanced)
    }

    @Test("an elastic side gives way when it is pulled further, without a gap at the edge; another stands")
    func elastic() async throws {
        let rig = try await DeckRig()
        rig.deck.leftWidth = .panel(200)
        try await rig.drag(0, to: 380, seconds: 1)
        let most = rig.log.offsets.map(\.fraction).max() ?? 0
        #expect(most > 1.05)
        #expect(most < 1.2)
        try await rig.harness.settle()
        #expect(rig.place(rig.left) == CGRect(x: 0, y: 0, width: 200, height: 844))
        rig.deck.close(animated: false)
        rig.deck.isElastic = false
        rig.log.offsets = []
        try await rig.drag(0, to: 380, seconds: 1)
        #expect(rig.log.offsets.map(\.fraction).max() == 1)
    }

    @Test("a drag in the middle opens only where the area is the center") func area() async throws {
        let rig = try await DeckRig()
        try await rig.drag(150, to: 380)
        #expect(rig.deck.openSide == nil)
        rig.deck.panningArea = .center
        try await rig.drag(150, to: 380)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
        rig.deck.close(animated: false)
        try await rig.drag(300, to: 100)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        rig.deck.close(animated: false)
        try await rig.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 240, y: 700))
        #expect(rig.deck.openSide == nil)
        #expect(!rig.deck.isTransitioning)
    }

    @Test("sliders and what scrolls along x keep their drags in the center; at its end the deck gets it")
    func otherDrags() async throws {
        let rig = try await DeckRig()
        rig.deck.panningArea = .center
        let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
        slider.value = 0.5
        rig.center.view.addSubview(slider)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        scroll.contentSize = CGSize(width: 1000, height: 200)
        rig.center.view.addSubview(scroll)
        try await rig.harness.drag(from: CGPoint(x: 190, y: 220), to: CGPoint(x: 290, y: 220))
        #expect(slider.value > 0.6)
        #expect(rig.deck.openSide == nil)
        try await rig.drag(300, to: 100, y: 500, seconds: 1)
        #expect(scroll.contentOffset.x > 100)
        #expect(rig.deck.openSide == nil)
        scroll.contentOffset = .zero
        try await rig.drag(100, to: 300, y: 500)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
        #expect(scroll.contentOffset.x == 0)
        rig.deck.close(animated: false)
        scroll.contentOffset.x = 50
        try await rig.drag(2, to: 300, y: 500)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
        #expect(scroll.contentOffset.x == 50)
    }

    @Test("in an open side a list scrolls up and down, and a drag along x closes") func listInASide() async throws {
        let rig = try await DeckRig()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 844))
        list.contentSize = CGSize(width: 320, height: 4000)
        rig.left.view.addSubview(list)
        rig.deck.open(.left, animated: false)
        try await rig.harness.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 90, y: 300), duration: 0.5)
        try await rig.harness.settle()
        #expect(list.contentOffset.y > 200)
        #expect(rig.deck.openSide == .left)
        try await rig.drag(250, to: 60)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
    }

    @Test("what the delegate does not let a finger begin stays") func delegateRefusesPanning() async throws {
        let rig = try await DeckRig()
        rig.log.refuses = ["pan"]
        try await rig.drag(2, to: 300)
        #expect(rig.deck.openSide == nil)
        rig.deck.open(.left, animated: false)
        try await rig.drag(300, to: 20)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
    }

    @Test("a center that stays in use gets its touches, one that is blocked none") func centerInteraction() async throws {
        let rig = try await DeckRig()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Use") { _ in taps += 1 })
        button.frame = CGRect(x: 320, y: 300, width: 60, height: 44)
        rig.center.view.addSubview(button)
        rig.deck.open(.left, animated: false)
        rig.deck.centerInteraction = .blocked
        let point = CGPoint(x: 380, y: 320)
        try await rig.harness.tap(at: point)
        #expect(taps == 0)
        #expect(rig.deck.openSide == .left)
        rig.deck.centerInteraction = .enabled
        try await rig.harness.tap(at: point)
        #expect(taps == 1)
        #expect(rig.deck.openSide == .left)
        rig.deck.centerInteraction = .closesOnTap
        try await rig.harness.tap(at: point)
        try await rig.harness.settle()
        #expect(taps == 1)
        #expect(rig.deck.openSide == nil)
    }

    @Test("of a deck in a deck the inner one opens first") func nested() async throws {
        let harness = try await Harness()
        let inner = DeckViewController(center: DeckChild("center"), left: DeckChild("inner left"))
        let outer = DeckViewController(center: inner, left: DeckChild("outer left"))
        try await harness.show(outer)
        for isOuterOpen in [false, true] {
            try await harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
            try await harness.settle()
            #expect(inner.openSide == .left)
            #expect(outer.openSide == (isOuterOpen ? .left : nil))
        }
    }

    @Test("the system takes a drag away: the side goes back to where it was") func cancelledTouch() async throws {
        let rig = try await DeckRig()
        rig.log.onEvent = { [unowned rig] event in
            guard event == "willOpen left" else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                rig.deck.leftEdgeGestureRecognizer.isEnabled = false
                rig.deck.leftEdgeGestureRecognizer.isEnabled = true
            }
        }
        try await rig.drag(0, to: 300, seconds: 0.5)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(rig.left.isBalanced)
        #expect(rig.log.events == ["willOpen left gesture", "didClose left gesture"])
    }
}
