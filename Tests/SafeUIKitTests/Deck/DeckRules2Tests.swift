// Rules V10 to V20 of ViewDeck, kept or mended: sizes, looks, recognizers, children, release.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: V10–V20", .harness) struct DeckRules2Tests {
    /// What a side prefers, and the width that it gets on a phone.
    nonisolated static let preferences: [(CGSize, CGFloat)] = [
        (CGSize(width: 200, height: 50), 200), (CGSize(width: 0, height: 50), 320),
        (CGSize(width: 200, height: 0), 320), (CGSize(width: 5000, height: 1), 390),
    ]

    @Test(
        "V10: a side is as wide as it prefers and as high as the deck; 320 where width or height is 0",
        arguments: preferences)
    func sizes(_ preferred: CGSize, _ width: CGFloat) async throws {
        let rig = try await DeckRig()
        rig.left.preferredContentSize = preferred
        rig.right.preferredContentSize = preferred
        rig.deck.open(.left, animated: false)
        try await rig.harness.turn()
        #expect(rig.place(rig.left) == CGRect(x: 0, y: 0, width: width, height: 844))
        rig.deck.open(.right, animated: false)
        try await rig.harness.turn()
        #expect(rig.place(rig.right) == CGRect(x: 390 - width, y: 0, width: width, height: 844))
    }

    @Test("V10: a side that prefers another width while it is open gets it") func preferenceChanges() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.right, animated: false)
        rig.right.preferredContentSize = CGSize(width: 250, height: 1)
        try await rig.harness.turn()
        #expect(rig.place(rig.right) == CGRect(x: 140, y: 0, width: 250, height: 844))
    }

    @Test("V11: the center moves along by a tenth of the side's width") func parallax() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        try await rig.harness.turn()
        #expect(rig.place(rig.center) == CGRect(x: 32, y: 0, width: 390, height: 844))
        rig.deck.open(.right, animated: false)
        #expect(rig.place(rig.center).minX == -32)
        rig.deck.parallax = 0.5
        try await rig.harness.turn()
        #expect(rig.place(rig.center).minX == -160)
        rig.deck.close(animated: false)
        #expect(rig.place(rig.center).minX == 0)
    }

    @Test("V12: black at 0.75 fades in with the side, and a tap on it closes") func decoration() async throws {
        let rig = try await DeckRig()
        try await rig.harness.drag(from: CGPoint(x: 0, y: 400), to: CGPoint(x: 80, y: 400), duration: 1)
        // On the way by hand: a quarter, then back.
        #expect(rig.log.offsets.contains { abs($0.fraction - 0.25) < 0.001 && $0.isInteractive })
        try await rig.harness.settle()
        rig.deck.open(.left, animated: false)
        let dim = try #require(rig.center.view.superview?.superview?.subviews.last?.subviews.first)
        #expect(dim.backgroundColor == UIColor(white: 0, alpha: 0.75))
        #expect(dim.alpha == 1)
        #expect(dim.convert(dim.bounds, to: rig.deck.view) == rig.place(rig.center))
        try await rig.harness.tap(at: CGPoint(x: 380, y: 100))
        #expect(dim.alpha == 0)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(dim.superview == nil)
    }

    @Test("V12: a tap on the open side does not close it") func tapOnTheSide() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, animated: false)
        try await rig.harness.tap(at: CGPoint(x: 100, y: 100))
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .left)
    }

    @Test("V13: half a second on a spring without bounce, that goes on with the finger's speed") func spring()
        async throws
    {
        let rig = try await DeckRig()
        var animators: [TimeInterval] = []
        animators.append(DeckSlideAnimator().duration)
        #expect(animators == [0.5])
        rig.deck.open(.left)
        var last: CGFloat = -320
        for _ in 0..<40 {
            try await rig.harness.advance(by: 1.0 / 60)
            let now = rig.seenPlace(rig.left).minX
            #expect(now >= last - 0.01)
            #expect(now <= 0.01)
            last = now
        }
        #expect(rig.deck.openSide == .left)
        #expect(!rig.deck.isTransitioning)
        #expect(last == 0)
        rig.deck.close(animated: false)
        func wayAfterAFrame(seconds: TimeInterval) async throws -> CGFloat {
            try await rig.drag(2, to: 162, seconds: seconds)
            let before = rig.seenPlace(rig.left).minX
            try await rig.harness.advance(by: 0.05)
            let after = rig.seenPlace(rig.left).minX
            try await rig.harness.settle()
            rig.deck.close(animated: false)
            return after - before
        }
        let slow = try await wayAfterAFrame(seconds: 3)
        let fast = try await wayAfterAFrame(seconds: 0.15)
        #expect(fast > slow * 1.3, "\(fast) against \(slow)")
    }

    @Test("V14: edge pans where closed and there is a side, the pan and the tap where one is open") func recognizers()
        async throws
    {
        let rig = try await DeckRig()
        let deck = rig.deck
        func enabled() -> [Bool] {
            [
                deck.leftEdgeGestureRecognizer, deck.rightEdgeGestureRecognizer, deck.panGestureRecognizer,
                deck.tapGestureRecognizer,
            ].map(\.isEnabled)
        }
        #expect(enabled() == [true, true, false, false])
        deck.open(.left, animated: false)
        #expect(enabled() == [false, false, true, true])
        deck.centerInteraction = .blocked
        #expect(enabled() == [false, false, true, false])
        deck.centerInteraction = .closesOnTap
        deck.isPanningEnabled = false
        #expect(enabled() == [false, false, false, true])
        deck.close(animated: false)
        #expect(enabled() == [false, false, false, false])
        deck.isPanningEnabled = true
        deck.rightViewController = nil
        #expect(enabled() == [true, false, false, false])
        deck.panningArea = .center
        #expect(enabled() == [true, false, true, false])
        #expect(deck.leftEdgeGestureRecognizer.edges == .left)
        #expect(deck.rightEdgeGestureRecognizer.edges == .right)
        deck.panningArea = .edges
        try await rig.drag(2, to: 300)
        try await rig.harness.settle()
        #expect(deck.openSide == .left)
        #expect(enabled() == [false, false, true, true])
    }

    @Test("V15: sides are of compact width, the center as the deck is") func traits() async throws {
        let rig = try await DeckRig(Surroundings(device: .iPadPro97))
        #expect(rig.deck.traitCollection.horizontalSizeClass == .regular)
        #expect(rig.center.traitCollection.horizontalSizeClass == .regular)
        #expect(rig.left.traitCollection.horizontalSizeClass == .compact)
        rig.deck.open(.left, animated: false)
        #expect(rig.left.view.traitCollection.horizontalSizeClass == .compact)
        #expect(rig.right.traitCollection.horizontalSizeClass == .compact)
        rig.deck.leftViewController = nil
        #expect(rig.deck.overrideTraitCollection(forChild: rig.left) == nil)
    }

    @Test("V16: children come and go in Apple's order, and hear of appearing before their views are added")
    func containment() async throws {
        let rig = try await DeckRig()
        #expect(rig.center.log == ["willMove", "didMove", "willAppear", "didAppear"])
        #expect(rig.left.takeLog() == ["willMove", "didMove"])
        #expect(rig.left.viewIfLoaded == nil)
        #expect(Set(rig.deck.children) == [rig.center, rig.left, rig.right])
        rig.deck.open(.left)
        #expect(rig.left.takeLog() == ["willAppear"])
        try await rig.harness.settle()
        #expect(rig.left.takeLog() == ["didAppear"])
        rig.deck.close()
        #expect(rig.left.takeLog() == ["willDisappear"])
        try await rig.harness.settle()
        #expect(rig.left.takeLog() == ["didDisappear"])
        rig.deck.leftViewController = nil
        #expect(rig.left.takeLog() == ["willMove nil", "didMove nil"])
    }

    @Test("V16: what shows appears and disappears with the deck; what is on its way comes to its end first")
    func deckAppears() async throws {
        let rig = try await DeckRig()
        rig.deck.open(.left, completion: rig.done("open"))
        try await rig.harness.advance(by: 0.1)
        try await rig.harness.show(UIViewController())
        #expect(rig.outcomes == ["open done"])
        #expect(rig.left.log.suffix(4) == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(rig.center.log.suffix(2) == ["willDisappear", "didDisappear"])
        rig.deck.open(.right, completion: rig.done("right"))
        #expect(rig.outcomes.last == "right done")
        try await rig.harness.show(rig.deck)
        #expect(rig.right.log.suffix(2) == ["willAppear", "didAppear"])
        #expect(rig.left.log.last == "didDisappear")
        #expect(rig.left.isBalanced)
        #expect(rig.right.isBalanced)
        #expect(rig.center.isBalanced)
    }

    @Test("V17: another center comes below the open side, at rest and on the way") func exchangingTheCenter()
        async throws
    {
        let rig = try await DeckRig()
        for isMoving in [false, true] {
            rig.deck.close(animated: false)
            rig.deck.open(.left, animated: isMoving)
            if isMoving { try await rig.harness.advance(by: 0.1) }
            let new = DeckChild("new", .systemPurple)
            let old = rig.deck.centerViewController
            rig.deck.centerViewController = new
            try await rig.harness.settle()
            #expect(rig.deck.openSide == .left)
            #expect(old.parent == nil)
            #expect(old.view.superview == nil)
            #expect(new.log == ["willMove", "willAppear", "didAppear", "didMove"])
            #expect(rig.deck.view.hitTest(CGPoint(x: 100, y: 400), with: nil) === rig.left.view)
            let beside = rig.deck.view.hitTest(CGPoint(x: 370, y: 400), with: nil)
            #expect(beside !== new.view)
            #expect(beside?.isDescendant(of: rig.left.view) == false)
            #expect(rig.place(new) == CGRect(x: 32, y: 0, width: 390, height: 844))
        }
        #expect(rig.center.isBalanced)
    }

    @Test(
        "V18: a moving finger decides by its direction, for each side, opening and closing",
        arguments: DeckSide.allCases, [true, false])
    func release(_ side: DeckSide, _ isOpening: Bool) async throws {
        let rig = try await DeckRig()
        // Points of the screen, for a side that opens to the right; mirrored for the other.
        func drag(_ from: CGFloat, _ to: CGFloat) async throws {
            let mirror = { (x: CGFloat) in side == .left ? x : 390 - x }
            try await rig.drag(mirror(from), to: mirror(to), seconds: 0.1)
            try await rig.harness.settle()
        }
        rig.deck.setOpenSide(isOpening ? nil : side, animated: false)
        if isOpening { try await drag(1, 121) } else { try await drag(300, 180) }
        #expect(rig.deck.openSide == (isOpening ? side : nil))
    }

    @Test(
        "V18: caught near its end and flicked the other way a side goes back, opening and closing",
        arguments: DeckSide.allCases, [true, false])
    func flickedBack(_ side: DeckSide, _ isOpening: Bool) async throws {
        let rig = try await DeckRig()
        rig.deck.setOpenSide(isOpening ? nil : side, animated: false)
        rig.deck.setOpenSide(isOpening ? side : nil, animated: true, completion: rig.done("call"))
        try await rig.harness.advance(by: 0.25)
        let mirror = { (x: CGFloat) in side == .left ? x : 390 - x }
        try await rig.drag(mirror(isOpening ? 240 : 200), to: mirror(isOpening ? 200 : 240), seconds: 0.06)
        // Still on the half that it came to, so that the direction alone decides.
        let last = try #require(rig.log.offsets.last { $0.isInteractive })
        #expect(isOpening ? last.fraction > 0.5 : last.fraction < 0.5)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == (isOpening ? nil : side))
        #expect(rig.outcomes == ["call gesture"])
    }

    @Test("V19: the nearest deck above is found, and none where there is none") func lookup() async throws {
        let rig = try await DeckRig()
        let deep = UIViewController()
        rig.center.addChild(deep)
        deep.didMove(toParent: rig.center)
        let outer = DeckViewController(center: UIViewController(), right: rig.deck)
        #expect(deep.deckViewController === rig.deck)
        #expect(rig.left.deckViewController === rig.deck)
        #expect(rig.deck.deckViewController !== rig.deck)
        #expect(outer.deckViewController == nil)
        #expect(UIViewController().deckViewController == nil)
    }

    @Test("V20: every public declaration of the deck says what it does") func documented() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/SafeUIKit/Deck").standardizedFileURL
        var declarations = 0
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            var inDefaults = false
            for (index, line) in lines.enumerated() {
                let code = line.trimmingCharacters(in: .whitespaces)
                if code.hasPrefix("extension Deck") { inDefaults = true }
                // The animator's methods are documented in its protocol.
                if code.contains("final class DeckSlideAnimator") { inDefaults = true }
                if line.hasPrefix("}") { inDefaults = false }
                let isDeclared = ["public ", "open ", "@MainActor public ", "public static "].contains {
                    code.hasPrefix($0)
                }
                let isCase =
                    code.hasPrefix("case ") && lines[..<index].last { $0.contains("enum ") }?.contains("public") == true
                    && !lines[max(0, index - 3)..<index].contains { $0.contains("switch") } && !code.contains(":")
                guard isDeclared || isCase, !inDefaults, !code.contains("override "), !code.contains("var description")
                else { continue }
                declarations += 1
                let above = lines[max(0, index - 1)].trimmingCharacters(in: .whitespaces)
                #expect(above.hasPrefix("///"), "\(file.lastPathComponent):\(index + 1): \(code)")
            }
        }
        #expect(declarations > 80, "\(declarations)")
    }
}
