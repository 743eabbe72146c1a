// Rules V1 to V9 of ViewDeck, kept or mended: what is called, what is told.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: V1–V9", .harness) struct DeckRules1Tests {
    @Test("V1: a deck always has a center; what cannot be one has no effect") func centerIsNeverNil() async throws {
        let rig = try await DeckRig()
        let empty = DeckViewController()
        #expect(empty.centerViewController.parent === empty)
        #expect(empty.leftViewController == nil)
        rig.deck.centerViewController = rig.deck
        #expect(rig.deck.centerViewController === rig.center)
        let outer = UIViewController()
        let inner = DeckViewController(center: outer)
        outer.view.backgroundColor = .red
        let nested = DeckViewController(center: inner)
        inner.centerViewController = nested
        #expect(inner.centerViewController === outer)
        #expect(nested.centerViewController === inner)
        rig.deck.leftViewController = rig.center
        #expect(rig.deck.leftViewController === rig.left)
        #expect(rig.deck.centerViewController === rig.center)
    }

    @Test("V2: opening the open side moves nothing and tells nobody but its completion, once") func sameSide()
        async throws
    {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false, completion: rig.done("first"))
        #expect(rig.takeOutcomes() == ["first done"])
        _ = rig.log.takeEvents()
        _ = rig.left.takeLog()
        rig.deck.open(.left, completion: rig.done("again"))
        #expect(rig.takeOutcomes() == ["again unchanged"])
        #expect(!rig.deck.isTransitioning)
        rig.deck.close(animated: false)
        rig.deck.close(completion: rig.done("close"))
        #expect(rig.takeOutcomes() == ["close unchanged"])
        #expect(rig.log.events == ["willClose left program", "didClose left program"])
    }

    @Test("V2: a second call for where the deck goes already joins the first, and both are told at its end")
    func joining() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, completion: rig.done("one"))
        try await rig.harness.advance(by: 0.1)
        rig.deck.open(.left, completion: rig.done("two"))
        #expect(rig.outcomes.isEmpty)
        try await rig.harness.settle()
        #expect(rig.outcomes == ["one done", "two done"])
        #expect(rig.log.events == ["willOpen left program", "didOpen left program"])
    }

    @Test("V3: left straight to right closes the one, then opens the other, and the call is done at the end")
    func chain() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        _ = rig.log.takeEvents()
        rig.deck.open(.right, completion: rig.done("right"))
        try await rig.harness.advance(by: 0.1)
        #expect(rig.deck.openSide == .left)
        #expect(rig.deck.isTransitioning)
        #expect(rig.right.viewIfLoaded?.superview == nil)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.place(rig.right) == CGRect(x: 70, y: 0, width: 320, height: 844))
        #expect(
            rig.log.events == [
                "willClose left program", "didClose left program", "willOpen right program", "didOpen right program",
            ])
        #expect(rig.outcomes == ["right done"])
        #expect(rig.left.view.superview == nil)
    }

    @Test("V4: a change during a change takes its place, and the first is told so") func replacing() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, completion: rig.done("open"))
        try await rig.harness.advance(by: 0.1)
        let seen = rig.seenPlace(rig.left).minX
        #expect(seen > -320)
        #expect(seen < 0)
        rig.deck.close(completion: rig.done("close"))
        #expect(rig.takeOutcomes() == ["open replaced"])
        // It turns where it is.
        #expect(abs(rig.seenPlace(rig.left).minX - seen) < 0.5)
        try await rig.harness.settle()
        #expect(rig.takeOutcomes() == ["close done"])
        #expect(rig.deck.openSide == nil)
        #expect(rig.log.events == ["willOpen left program", "didClose left program"])
    }

    @Test("V4: the last of many calls in one turn wins, and each is told once") func manyCalls() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, completion: rig.done("1"))
        rig.deck.open(.right, completion: rig.done("2"))
        rig.deck.close(completion: rig.done("3"))
        rig.deck.toggle(.right, completion: rig.done("4"))
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.outcomes == ["1 replaced", "2 replaced", "3 replaced", "4 done"])
        #expect(rig.left.isBalanced)
        #expect(rig.right.isBalanced)
    }

    @Test("V4: where calls are queued, each is carried out in its turn") func queueing() async throws {
        let rig = try await DeckRig()
        rig.deck.callsDuringTransition = .queue
        rig.deck.open(.left, completion: rig.done("1"))
        rig.deck.close(completion: rig.done("2"))
        rig.deck.close(completion: rig.done("3"))
        rig.deck.open(.right, animated: false, completion: rig.done("4"))
        rig.deck.open(.left, completion: rig.done("5"))
        #expect(rig.outcomes.isEmpty)
        try await rig.harness.settle()
        #expect(rig.outcomes == ["1 done", "2 done", "3 unchanged", "4 done", "5 done"])
        #expect(rig.deck.openSide == .left)
        #expect(
            rig.log.events.map { String($0.dropLast(8)) } == [
                "willOpen left", "didOpen left", "willClose left", "didClose left", "willOpen right", "didOpen right",
                "willClose right", "didClose right", "willOpen left", "didOpen left",
            ])
    }

    @Test("V5: the controller of an open side is exchanged in place, at rest and on the way") func exchangingASide()
        async throws
    {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        let other = DeckChild("other", .red, width: 200)
        rig.deck.leftViewController = other
        #expect(rig.left.log.suffix(4) == ["willMove nil", "willDisappear", "didDisappear", "didMove nil"])
        #expect(other.log == ["willMove", "willAppear", "didAppear", "didMove"])
        try await rig.harness.turn()
        #expect(rig.deck.openSide == .left)
        #expect(rig.place(other) == CGRect(x: 0, y: 0, width: 200, height: 844))
        #expect(rig.left.parent == nil)
        #expect(rig.left.view.superview == nil)
        rig.deck.close()
        try await rig.harness.advance(by: 0.1)
        rig.deck.leftViewController = rig.left
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(other.isBalanced)
        #expect(rig.left.isBalanced)
        rig.deck.open(.left)
        try await rig.harness.advance(by: 0.1)
        rig.deck.leftViewController = other
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
        #expect(other.isBalanced)
        #expect(rig.left.isBalanced)
        #expect(other.log.last == "didAppear")
    }

    @Test("V5: an open side whose controller is taken away closes at once, also on the way") func removingASide()
        async throws
    {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        rig.deck.leftViewController = nil
        #expect(rig.deck.openSide == nil)
        #expect(rig.left.parent == nil)
        #expect(rig.left.isBalanced)
        #expect(rig.log.takeEvents().suffix(2) == ["willClose left program", "didClose left program"])
        rig.deck.open(.right, completion: rig.done("right"))
        try await rig.harness.advance(by: 0.2)
        rig.deck.rightViewController = nil
        #expect(rig.takeOutcomes() == ["right noController"])
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(rig.right.isBalanced)
        #expect(rig.place(rig.center).minX == 0)
        #expect(rig.deck.view.subviews.filter { !$0.isHidden }.count == 1)
    }

    @Test("V6: openSide is the new side at once, and the old one until it is closed") func openSide() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left)
        #expect(rig.deck.openSide == .left)
        try await rig.harness.settle()
        rig.deck.close()
        #expect(rig.deck.openSide == .left)
        try await rig.harness.advance(by: 0.3)
        #expect(rig.deck.openSide == .left)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
    }

    @Test("V7: the delegate hears of calls, drags, taps and escape, each with its cause") func causes() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left)
        try await rig.harness.settle()
        try await rig.harness.tap(at: CGPoint(x: 370, y: 400))
        try await rig.harness.settle()
        try await rig.drag(2, to: 300)
        try await rig.harness.settle()
        try await rig.harness.press(.keyboardEscape)
        try await rig.harness.settle()
        #expect(
            rig.log.events == [
                "willOpen left program", "didOpen left program", "willClose left tap", "didClose left tap",
                "willOpen left gesture", "didOpen left gesture", "willClose left escape", "didClose left escape",
            ])
    }

    @Test("V8: a cancelled opening ends in didClose, a cancelled closing in didOpen") func cancelled() async throws {
        let rig = try await DeckRig()
        try await rig.drag(2, to: 60, seconds: 2)
        try await rig.harness.settle()
        #expect(rig.log.takeEvents() == ["willOpen left gesture", "didClose left gesture"])
        #expect(rig.left.isBalanced)
        #expect(rig.left.view.superview == nil)
        rig.deck.open(.left, animated: false)
        _ = rig.log.takeEvents()
        _ = rig.left.takeLog()
        try await rig.drag(200, to: 150, seconds: 2)
        try await rig.harness.settle()
        #expect(rig.log.takeEvents() == ["willClose left gesture", "didOpen left gesture"])
        #expect(rig.left.log == ["willDisappear", "willAppear in window", "didAppear"])
        #expect(rig.deck.openSide == .left)
        #expect(rig.place(rig.left).minX == 0)
    }

    @Test("V9: where the delegate says no nothing moves, and the completion hears it") func refused() async throws {
        let rig = try await DeckRig()
        rig.log.refuses = ["shouldOpen left"]
        rig.deck.open(.left, completion: rig.done("open"))
        #expect(rig.takeOutcomes() == ["open refused"])
        #expect(rig.deck.openSide == nil)
        #expect(!rig.deck.isTransitioning)
        #expect(rig.left.viewIfLoaded == nil)
        try await rig.drag(2, to: 300)
        #expect(rig.deck.openSide == nil)
        #expect(rig.log.events.isEmpty)
        rig.log.refuses = ["shouldOpen right"]
        rig.deck.open(.left, animated: false)
        _ = rig.log.takeEvents()
        rig.deck.open(.right, completion: rig.done("right"))
        #expect(rig.takeOutcomes() == ["right refused"])
        #expect(rig.deck.openSide == .left)
        #expect(!rig.deck.isTransitioning)
        rig.log.refuses = ["shouldClose left"]
        rig.deck.close(completion: rig.done("close"))
        try await rig.harness.tap(at: CGPoint(x: 370, y: 400))
        try await rig.drag(300, to: 10)
        try await rig.harness.settle()
        #expect(rig.takeOutcomes() == ["close refused"])
        #expect(rig.deck.openSide == .left)
        #expect(rig.log.events.isEmpty)
        #expect(rig.place(rig.left).minX == 0)
    }
}
