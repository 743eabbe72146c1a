// The screen of side menus: pictures in other surroundings than the gallery's, and what it does under a finger.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase side menus", .harness) struct DeckScreenTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone at 2x, light and dark.
    enum Look: String, CaseIterable {
        case tallDark = "3x-dark", small = "1x", landscape, rtl, pad = "pad-dark", padLandscape = "pad-landscape"

        var surroundings: Surroundings {
            switch self {
            case .tallDark: Surroundings(device: .iPhone14, appearance: .dark)
            case .small: Surroundings(device: .custom(360, 640, scale: 1))
            case .landscape: Surroundings(device: .iPhoneSE3, orientation: .landscape)
            case .rtl: Surroundings(device: .iPhoneSE3, direction: .rightToLeft)
            case .pad: Surroundings(device: .iPadMini6, appearance: .dark)
            case .padLandscape: Surroundings(device: .iPadMini6, orientation: .landscape)
            }
        }
    }

    private func show(_ surroundings: Surroundings = Surroundings(device: .iPhoneSE3)) async throws -> Harness {
        let screen = try #require(Screen.all.first { $0.name == "deck" })
        let harness = try await Harness(surroundings)
        try await harness.show(screen.makeController())
        try await harness.settle()
        return harness
    }

    @Test("the left menu open", arguments: Look.allCases) func open(look: Look) async throws {
        let harness = try await show(look.surroundings)
        try await harness.tap(.identifier("deck-menu"))
        try await harness.settle()
        assertSnapshot(of: harness, named: look.rawValue)
    }

    @Test("a row is chosen: the menu closes and the center shows it") func choosing() async throws {
        let harness = try await show()
        try await harness.tap(.identifier("deck-menu"))
        try await harness.settle()
        #expect(try harness.find(UILabel.self, .identifier("deck-report")).text == "left 100 %")
        try await harness.tap(.identifier("deck-row-Drafts"))
        try await harness.settle()
        #expect(try harness.find(UILabel.self, .identifier("deck-heading")).text == "Drafts")
        #expect(try harness.find(UILabel.self, .identifier("deck-report")).text == "Closed")
    }

    @Test("drags from the middle open both sides, also with the center sliding") func drags() async throws {
        let harness = try await show()
        for segment in 0...1 {
            let choice = try harness.find(UISegmentedControl.self, .identifier("deck-layering"))
            choice.selectedSegmentIndex = segment
            choice.sendActions(for: .valueChanged)
            try await harness.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 340, y: 500))
            try await harness.settle()
            #expect(harness.isShown(.identifier("deck-row-Inbox")))
            assertSnapshot(of: harness, named: "left-\(segment)")
            try await harness.drag(from: CGPoint(x: 340, y: 500), to: CGPoint(x: 100, y: 500))
            try await harness.settle()
            try await harness.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 60, y: 500))
            try await harness.settle()
            #expect(harness.isShown(.identifier("deck-row-Grace")))
            try await harness.tap(at: CGPoint(x: 30, y: 560))
            try await harness.settle()
            #expect(!harness.isShown(.identifier("deck-row-Grace")))
        }
    }
}
