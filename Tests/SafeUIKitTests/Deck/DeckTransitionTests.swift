// Animators and decorations of one's own, whatever they do or fail to do.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

/// A deck whose animators and decorations a test sets.
private final class CustomDeck: DeckViewController {
    var made: [DeckTransitionContext] = []
    var makeAnimator: (() -> any DeckTransitionAnimator)?
    var decoration: UIView?
    override func animator(for context: DeckTransitionContext) -> any DeckTransitionAnimator {
        made.append(context)
        return makeAnimator?() ?? super.animator(for: context)
    }
    override func decorationView(for context: DeckTransitionContext) -> UIView? { decoration }
}

/// Fades the side in, by frames.
private final class FadeAnimator: DeckTransitionAnimator {
    var calls: [String] = []
    func prepare(_ context: DeckTransitionContext) {
        calls.append("prepare")
        context.sideView.transform = .identity
        context.sideView.alpha = context.isAppearing ? 0 : 1
    }
    func update(_ context: DeckTransitionContext, progress: CGFloat) {
        calls.append("update")
        context.sideView.alpha = context.isAppearing ? progress : 1 - progress
    }
    func animate(_ context: DeckTransitionContext, velocity: CGPoint) {
        calls.append("animate \(context.isCancelled ? "back" : "on")")
        UIView.animate(withDuration: 0.2) {
            context.sideView.alpha = context.isAppearing != context.isCancelled ? 1 : 0
        } completion: { _ in
            context.complete()
            context.complete()
        }
    }
}

/// Never says that it is done.
private final class StuckAnimator: DeckTransitionAnimator {
    func update(_ context: DeckTransitionContext, progress: CGFloat) {}
    func animate(_ context: DeckTransitionContext, velocity: CGPoint) {}
}

@MainActor @Suite("Deck: transitions of one's own", .harness) struct DeckTransitionTests {
    private func shown(_ make: (() -> any DeckTransitionAnimator)?) async throws -> (Harness, CustomDeck) {
        let harness = try await Harness()
        let deck = CustomDeck(center: DeckChild("center"), left: DeckChild("left"), right: DeckChild("right"))
        deck.makeAnimator = make
        try await harness.show(deck)
        return (harness, deck)
    }

    @Test("the context says where everything begins and ends") func context() async throws {
        let (harness, deck) = try await shown(nil)
        deck.open(.left)
        try await harness.settle()
        let opening = try #require(deck.made.last)
        #expect(opening.isAppearing)
        #expect(opening.side == .left)
        #expect(opening.cause == .program)
        #expect(!opening.isInteractive)
        #expect(opening.initialSideFrame == CGRect(x: -320, y: 0, width: 320, height: 844))
        #expect(opening.finalSideFrame == CGRect(x: 0, y: 0, width: 320, height: 844))
        #expect(opening.initialCenterFrame.minX == 0)
        #expect(opening.finalCenterFrame.minX == 32)
        #expect(opening.sideView.frame == opening.finalSideFrame)
        #expect(opening.centerView.frame == opening.finalCenterFrame)
        deck.close()
        let closing = try #require(deck.made.last)
        #expect(!closing.isAppearing)
        #expect(closing.initialSideFrame == opening.finalSideFrame)
        #expect(closing.finalSideFrame == opening.initialSideFrame)
        #expect(closing !== opening)
    }

    @Test("another animator moves calls and drags, and the deck puts everything right at the end") func fade()
        async throws
    {
        let fade = FadeAnimator()
        let (harness, deck) = try await shown { fade }
        var outcomes: [DeckOutcome] = []
        deck.open(.left) { outcomes.append($0) }
        #expect(fade.calls == ["prepare", "animate on"])
        try await harness.settle()
        #expect(outcomes == [.done])
        #expect(deck.openSide == .left)
        fade.calls = []
        try await harness.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), duration: 2)
        try await harness.settle()
        #expect(fade.calls.first == "prepare")
        #expect(fade.calls.contains("update"))
        #expect(fade.calls.last == "animate back")
        #expect(deck.openSide == .left)
        let side = try #require(deck.leftViewController?.view)
        #expect(side.convert(side.bounds, to: deck.view).minX == 0)
        #expect(deck.made.last?.sideView.alpha == 1)
        // One that cannot stand still is ended at once when it is turned back, and the next has its turn.
        deck.close { outcomes.append($0) }
        try await harness.advance(by: 0.1)
        deck.open(.left) { outcomes.append($0) }
        #expect(outcomes == [.done, .cancelled(.replaced), .done])
        #expect(deck.openSide == .left)
        #expect(!deck.isTransitioning)
        try await harness.settle()
        #expect(deck.openSide == .left)
    }

    @Test("an animator that never ends its transition does not stop the deck") func stuck() async throws {
        let (harness, deck) = try await shown { StuckAnimator() }
        var outcomes: [DeckOutcome] = []
        deck.open(.left) { outcomes.append($0) }
        try await harness.settle()
        #expect(outcomes.isEmpty)
        #expect(deck.isTransitioning)
        deck.open(.right) { outcomes.append($0) }
        try await harness.settle()
        #expect(outcomes == [.cancelled(.replaced)])
        #expect(deck.openSide == .right)
        try await harness.change(to: Surroundings(orientation: .landscape))
        #expect(outcomes == [.cancelled(.replaced), .done])
        #expect(!deck.isTransitioning)
        deck.close { outcomes.append($0) }
        try await harness.show(UIViewController())
        #expect(outcomes.count == 3)
        #expect(deck.openSide == nil)
    }

    private struct Weak { weak var context: DeckTransitionContext? }

    @Test("transitions that are over are kept by nobody") func nothingIsKept() async throws {
        let (harness, deck) = try await shown(nil)
        var seen: [Weak] = []
        for round in 0..<20 {
            deck.toggle(round % 3 == 0 ? .right : .left)
            try await harness.advance(by: round % 2 == 0 ? 0.7 : 0.2)
            seen += deck.made.map { Weak(context: $0) }
            deck.made = []
        }
        deck.close()
        try await harness.settle()
        deck.made = []
        #expect(seen.count >= 10, "\(seen.count)")
        #expect(seen.allSatisfy { $0.context == nil })
    }

    @Test("a decoration of one's own lies between, follows the side and goes with it; there may be none")
    func decoration() async throws {
        let (harness, deck) = try await shown(nil)
        deck.open(.left)
        try await harness.settle()
        #expect(deck.made.last?.decorationView == nil)
        deck.close(animated: false)
        let mine = UIView()
        deck.decoration = mine
        deck.open(.left)
        try await harness.advance(by: 0.1)
        #expect(deck.made.last?.decorationView === mine)
        let alpha = mine.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0)
        #expect(alpha < 1)
        deck.close()
        try await harness.settle()
        #expect(mine.superview == nil)
        deck.open(.left, animated: false)
        #expect(mine.superview != nil)
        #expect(mine.alpha == 1)
    }
}
