// Anything in any order: calls, fingers, exchanges, turns.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: anything in any order", .harness) struct DeckRandomTests {
    /// A small generator whose sequence a seed fixes.
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    @Test(
        "each completion comes once, each appearance has its end, and at rest the deck is whole", arguments: 1...24)
    func sequences(_ seed: Int) async throws {
        var dice = Dice(state: UInt64(seed))
        let rig = try await DeckRig(Surroundings(device: .iPadMini6))
        let spare = DeckChild("spare", .systemPink)
        let children = [rig.center, rig.left, rig.right, spare]
        var asked = 0
        var told: [Int: Int] = [:]
        func counted() -> (DeckOutcome) -> Void {
            asked += 1
            let id = asked
            return { _ in told[id, default: 0] += 1 }
        }
        var steps: [String] = []
        for _ in 0..<40 {
            let step = Int.random(in: 0..<16, using: &dice)
            let animated = Bool.random(using: &dice)
            let side = DeckSide.allCases[Int.random(in: 0..<2, using: &dice)]
            steps.append("\(step) \(side) \(animated)")
            switch step {
            case 0, 1, 2: rig.deck.open(side, animated: animated, completion: counted())
            case 3, 4: rig.deck.close(animated: animated, completion: counted())
            case 5: rig.deck.toggle(side, animated: animated, completion: counted())
            case 6:
                let new: DeckChild? = [spare, rig.left, rig.right, nil][Int.random(in: 0..<4, using: &dice)]
                if side == .left { rig.deck.leftViewController = new } else { rig.deck.rightViewController = new }
            case 7: rig.deck.centerViewController = [spare, rig.center][Int.random(in: 0..<2, using: &dice)]
            case 8: rig.deck.layering = DeckLayering.allCases[Int.random(in: 0..<2, using: &dice)]
            case 9: rig.deck.callsDuringTransition = DeckCallPolicy.allCases[Int.random(in: 0..<2, using: &dice)]
            case 10:
                let width = rig.deck.view.bounds.width
                let from = [1, width / 2, width - 1][Int.random(in: 0..<3, using: &dice)]
                let to = CGFloat.random(in: 0...width, using: &dice)
                try await rig.drag(from, to: to, seconds: 0.1)
            case 11: try await rig.harness.tap(at: CGPoint(x: rig.deck.view.bounds.midX, y: 300))
            case 12:
                let orientation: Surroundings.Orientation = animated ? .landscape : .portrait
                try await rig.harness.change(to: Surroundings(device: .iPadMini6, orientation: orientation))
            case 13: rig.deck.panningArea = DeckPanningArea.allCases[Int.random(in: 0..<2, using: &dice)]
            default: try await rig.harness.advance(by: Double.random(in: 0...0.3, using: &dice))
            }
        }
        try await rig.harness.settle()
        let story = "seed \(seed): \(steps.joined(separator: ", "))"
        #expect(told.count == asked, "\(story)")
        #expect(told.values.allSatisfy { $0 == 1 }, "\(story)")
        #expect(!rig.deck.isTransitioning, "\(story)")
        for child in children {
            #expect(child.isBalanced, "\(child.name): \(child.log); \(story)")
            let isShown = child.viewIfLoaded?.window != nil
            let last = child.log.last { $0.hasPrefix("did") && $0.hasSuffix("ppear") }
            #expect(isShown == (last == "didAppear"), "\(child.name): \(child.log); \(story)")
        }
        let open = rig.deck.openSide
        let held = [rig.deck.centerViewController, open.flatMap { rig.deck.viewController(for: $0) }].compactMap { $0 }
        #expect(held.allSatisfy { $0.view.window != nil && $0.parent === rig.deck }, "\(story)")
        let size = rig.deck.view.bounds.size
        let shift = rig.deck.layering == .sideOverCenter ? CGFloat(32) : 320
        let expected: CGFloat = open == nil ? 0 : open == .left ? shift : -shift
        #expect(
            rig.place(rig.deck.centerViewController) == CGRect(origin: CGPoint(x: expected, y: 0), size: size),
            "\(story)")
        if let open, let child = rig.deck.viewController(for: open) {
            let x: CGFloat = open == .left ? 0 : size.width - 320
            #expect(rig.place(child) == CGRect(x: x, y: 0, width: 320, height: size.height), "\(story)")
        }
        // Events come in pairs: will, then did of the same side.
        let events = rig.log.events.map { $0.split(separator: " ").prefix(2).map(String.init) }
        #expect(events.count % 2 == 0, "\(story)")
        for index in stride(from: 0, to: events.count - 1, by: 2) {
            #expect(events[index][0].hasPrefix("will"), "\(story)")
            #expect(events[index + 1][0].hasPrefix("did"), "\(story)")
            #expect(events[index][1] == events[index + 1][1], "\(story)")
        }
    }
}
