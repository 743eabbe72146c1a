// The screen of side menus under a finger.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase side menus", .harness) struct DeckScreenTests {
    @Test("the folders open, in other surroundings", arguments: ComponentPicturesTests.others)
    func open(look: ComponentPicturesTests.Look) async throws {
        let harness = try await Harness.showing("deck", look.surroundings)
        try await harness.tap(.identifier("deck-folders"))
        try await harness.settle()
        #expect(try harness.words("deck-report") == "left 100 %")
        assertSnapshot(of: harness, named: look.rawValue)
    }

    @Test("a row is chosen: the menu closes and the center shows it") func choosing() async throws {
        let harness = try await Harness.showing("deck")
        try await harness.tap(.identifier("deck-folders"))
        try await harness.settle()
        try await harness.tap(.identifier("deck-row-Sent"))
        try await harness.settle()
        #expect(try harness.words("deck-heading") == "Sent" && harness.words("deck-report") == "Closed")
    }

    @Test("drags from the middle open both sides, whatever slides; a tap beside a side closes it", arguments: 0..<3)
    func drags(look: Int) async throws {
        let harness = try await Harness.showing("deck")
        try await harness.tapSegment(look, of: "deck-look")
        try await harness.drag(from: CGPoint(x: 100, y: 560), to: CGPoint(x: 340, y: 560))
        try await harness.settle()
        #expect(harness.isShown(.identifier("deck-row-Inbox")))
        assertSnapshot(of: harness, named: "left-\(look)")
        try await harness.drag(from: CGPoint(x: 340, y: 560), to: CGPoint(x: 100, y: 560))
        try await harness.settle()
        #expect(try !harness.isShown(.identifier("deck-row-Inbox")) && harness.words("deck-report") == "Closed")
        try await harness.drag(from: CGPoint(x: 300, y: 560), to: CGPoint(x: 60, y: 560))
        try await harness.settle()
        #expect(harness.isShown(.identifier("deck-row-Grace")))
        assertSnapshot(of: harness, named: "right-\(look)")
        try await harness.tap(at: CGPoint(x: 30, y: 560))
        try await harness.settle()
        #expect(!harness.isShown(.identifier("deck-row-Grace")))
        #expect(try harness.words("deck-report") == "Closed")
    }

    @Test("on its way, a side is caught by a finger and goes back with it", arguments: 0..<3) func caught(look: Int)
        async throws
    {
        let harness = try await Harness.showing("deck")
        try await harness.tapSegment(look, of: "deck-look")
        try await harness.tap(.identifier("deck-folders"))
        try await harness.advance(by: 0.15)
        let words = try harness.words("deck-report")
        #expect(words.hasPrefix("left ") && words != "left 100 %" && !words.hasSuffix("by hand"))
        assertSnapshot(of: harness, named: "half-\(look)")
        try await harness.drag(from: CGPoint(x: 300, y: 560), to: CGPoint(x: 20, y: 560), duration: 0.2)
        try await harness.settle()
        #expect(try harness.words("deck-report") == "Closed" && !harness.isShown(.identifier("deck-row-Inbox")))
    }

    @Test("from right to left the folders stand on the right") func mirrored() async throws {
        let harness = try await Harness.showing("deck", Surroundings(device: .phone, direction: .rightToLeft))
        try await harness.drag(from: CGPoint(x: 300, y: 560), to: CGPoint(x: 60, y: 560))
        try await harness.settle()
        let row = try harness.find(.identifier("deck-row-Inbox"))
        #expect(row.convert(row.bounds, to: nil).minX >= 95)
    }
}
