// The defects D1 to D7 of ViewDeck at its last commit, and that this deck has none of them.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Deck: D1–D7", .harness) struct DeckDefectTests {
    @Test("D1: without animation the frame, the completion and the delegate come at once, and again (#579)")
    func unanimated() async throws {
        let rig = try await DeckRig()
        for round in 0..<3 {
            rig.deck.open(.left, animated: false, completion: rig.done("open"))
            #expect(rig.place(rig.left).minX == 0)
            #expect(!rig.deck.isTransitioning)
            #expect(rig.deck.openSide == .left)
            rig.deck.close(animated: false, completion: rig.done("close"))
            #expect(rig.left.view.superview == nil, "\(round)")
            #expect(rig.deck.openSide == nil, "\(round)")
        }
        #expect(rig.outcomes == ["open done", "close done", "open done", "close done", "open done", "close done"])
        #expect(rig.log.events.count == 12)
        #expect(rig.left.isBalanced)
    }

    @Test("D2: a deck from an archive has drags on, and keeps its controllers and looks") func coder() async throws {
        let harness = try await Harness()
        let deck = DeckViewController(center: UIViewController(), left: UIViewController())
        deck.centerViewController.title = "C"
        deck.leftViewController?.title = "L"
        deck.leftWidth = .ledge(44)
        deck.layering = .centerOverSide
        deck.dimColor = nil
        let data = try NSKeyedArchiver.archivedData(withRootObject: deck, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? DeckViewController)
        #expect(copy.isPanningEnabled)
        #expect(copy.leftWidth == .ledge(44))
        #expect(copy.layering == .centerOverSide)
        #expect(copy.dimColor == nil)
        #expect(copy.rightViewController == nil)
        #expect(copy.centerViewController.title == "C")
        #expect(copy.leftViewController?.title == "L")
        #expect(copy.leftViewController?.parent === copy)
        try await harness.show(copy)
        try await harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        try await harness.settle()
        #expect(copy.openSide == .left)
        let empty = NSKeyedArchiver(requiringSecureCoding: false)
        empty.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)
        let plain = try #require(DeckViewController(coder: reader))
        #expect(plain.isPanningEnabled)
        #expect(plain.leftViewController == nil)
        #expect(plain.dimColor != nil)
        plain.leftViewController = UIViewController()
        try await harness.show(plain)
        #expect(plain.leftEdgeGestureRecognizer.isEnabled)
    }

    @Test(
        "D3: a finger at rest decides by where it is, the same in all four cases", arguments: DeckSide.allCases,
        [true, false])
    func zeroVelocity(_ side: DeckSide, _ isOpening: Bool) async throws {
        let rig = try await DeckRig()
        // Points of the screen for a side that opens to the right; mirrored for the other.
        let sign: CGFloat = side == .left ? 1 : -1
        let holder = isOpening ? rig.center : side == .left ? rig.left : rig.right
        let spot = UIView(frame: CGRect(x: 0, y: 400, width: 4, height: 4))
        spot.accessibilityIdentifier = "spot"
        if isOpening {
            spot.frame.origin.x = side == .left ? 0 : 386
        } else {
            spot.frame.origin.x = side == .left ? 298 : 18
        }
        holder.loadViewIfNeeded()
        holder.view.addSubview(spot)
        for (way, completes) in [(CGFloat(144), false), (152, false), (168, true), (200, true)] {
            rig.deck.setOpenSide(isOpening ? nil : side, animated: false)
            try await rig.harness.drag(
                .identifier("spot"), by: CGVector(dx: (isOpening ? way : -way) * sign, dy: 0), rest: 0.3)
            try await rig.harness.settle()
            #expect(rig.deck.openSide == (isOpening == completes ? side : nil), "\(way)")
        }
    }

    @Test("D4: a deck may be called from its delegate and from completions (#584)") func callbacks() async throws {
        let rig = try await DeckRig()
        rig.log.onEvent = { [unowned rig] event in
            if event == "didClose left" {
                #expect(!rig.deck.isTransitioning)
                #expect(rig.deck.openSide == nil)
                rig.deck.open(.right, completion: rig.done("from didClose"))
                #expect(rig.deck.openSide == .right)
            }
        }
        rig.deck.open(.left, animated: false)
        rig.deck.close(completion: rig.done("close"))
        try await rig.harness.settle()
        #expect(rig.outcomes == ["close done", "from didClose done"])
        #expect(rig.deck.openSide == .right)
        rig.log.onEvent = nil
        rig.deck.close { [unowned rig] _ in
            rig.deck.open(.left, animated: false) { _ in rig.deck.open(.right, completion: rig.done("nested")) }
        }
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.outcomes.last == "nested done")
    }

    @Test("D4: from should and will, and from a side's own appearing, calls wait until the change has begun")
    func callsFromWithin() async throws {
        let rig = try await DeckRig()
        for event in ["shouldOpen left", "willOpen left"] {
            rig.outcomes = []
            rig.log.onEvent = { [unowned rig] now in if now == event { rig.deck.close(completion: rig.done("inner")) } }
            rig.deck.open(.left, completion: rig.done("outer"))
            try await rig.harness.settle()
            #expect(rig.deck.openSide == nil)
            #expect(rig.outcomes == ["outer replaced", "inner done"])
        }
        rig.log.onEvent = nil
        rig.left.onAppear = { [unowned rig] in
            rig.deck.leftViewController = nil
            rig.deck.open(.right)
        }
        rig.outcomes = []
        rig.deck.open(.left, completion: rig.done("left"))
        try await rig.harness.settle()
        #expect(rig.deck.openSide == .right)
        #expect(rig.outcomes == ["left noController"])
        #expect(rig.left.isBalanced)
    }

    @Test("D5: a side without a controller does not open, by call or by drag") func noController() async throws {
        let rig = try await DeckRig()
        rig.deck.leftViewController = nil
        rig.deck.open(.left, completion: rig.done("open"))
        #expect(rig.outcomes == ["open noController"])
        try await rig.drag(2, to: 300)
        try await rig.harness.settle()
        #expect(rig.deck.openSide == nil)
        #expect(rig.log.events.isEmpty)
        #expect(rig.place(rig.center).minX == 0)
        #expect(rig.deck.view.subviews.filter { !$0.isHidden }.count == 1)
    }

    @Test("D6: a turned deck lays its open side out anew, and one on its way is at its end (#524)") func rotation()
        async throws
    {
        let rig = try await DeckRig(Surroundings(device: .iPadPro97))
        rig.deck.rightWidth = .ledge(100)
        for isMoving in [false, true] {
            for side in DeckSide.allCases {
                try await rig.harness.change(to: Surroundings(device: .iPadPro97))
                rig.deck.close(animated: false)
                rig.deck.open(side, animated: isMoving)
                if isMoving { try await rig.harness.advance(by: 0.1) }
                try await rig.harness.change(to: Surroundings(device: .iPadPro97, orientation: .landscape))
                try await rig.harness.settle()
                let width: CGFloat = side == .left ? 320 : 924
                let x: CGFloat = side == .left ? 0 : 100
                let child = side == .left ? rig.left : rig.right
                #expect(rig.place(child) == CGRect(x: x, y: 0, width: width, height: 768))
                #expect(rig.place(rig.center).size == CGSize(width: 1024, height: 768))
                #expect(abs(rig.place(rig.center).minX - (side == .left ? 32 : -92.4)) < 0.001)
                #expect(rig.deck.openSide == side)
                #expect(child.isBalanced)
            }
        }
    }

    @Test("D7: no private class is asked for, no selector is made of text, on Apple's UIKit") func noPrivateNames()
        throws
    {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/SafeUIKit/Deck").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for word in ["NSClassFromString", "NSSelectorFromString", "value(forKey", "perform(Selector", "_UI"] {
                #expect(!text.contains(word), "\(file.lastPathComponent): \(word)")
            }
        }
    }
}
