// The screens of split views, driven by touches; rotated until they collapse and expand.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase split screens", .harness) struct SplitScreenTests {
    private func text(_ name: String, _ harness: Harness) throws -> String? {
        try harness.find(UILabel.self, .identifier(name)).text
    }

    private func split(_ harness: Harness) throws -> UISplitViewController {
        let root = try #require(harness.window.rootViewController)
        return try #require(root.children.compactMap { $0 as? UISplitViewController }.first)
    }

    private func choose(_ title: String, _ harness: Harness) async throws {
        try await harness.tap(.identifier("columns"))
        try await harness.settle()
        try await harness.tap(.label("Columns").inside(.identifier("menu")).at(0))
        try await harness.settle()
        try await harness.tap(.label(title).inside(.identifier("menu")).at(0))
        try await harness.settle()
    }

    @Test("on a pad a room fills the middle column and a painting the last one")
    func threeColumns() async throws {
        let harness = try await Harness.showing("split", Surroundings(device: .pad, orientation: .landscape))
        try await choose("Two beside", harness)
        #expect(try split(harness).displayMode == .twoBesideSecondary && text("mode", harness) == "Two beside")
        try await harness.tap(.identifier("room-Night"))
        try await harness.settle()
        try await harness.tap(.identifier("painting-2"))
        try await harness.settle()
        #expect(try harness.find(.identifier("painting-2")).accessibilityTraits.contains(.selected))
        assertSnapshot(of: harness, named: "night")
        #expect(try split(harness).viewController(for: .secondary)?.title == "Moonrise")
    }

    @Test("the menu arranges the columns", arguments: ["Content only", "One over", "Two over", "Two displacing"])
    func modes(title: String) async throws {
        let harness = try await Harness.showing("split", Surroundings(device: .pad, appearance: .dark))
        try await choose(title, harness)
        #expect(try text("mode", harness) == title)
        assertSnapshot(of: harness, named: title.replacingOccurrences(of: " ", with: "-").lowercased())
    }

    @Test("a finger from the edge brings the columns in over the content, a tap beside them sends them off")
    func gesture() async throws {
        let harness = try await Harness.showing("split", Surroundings(device: .pad))
        try await choose("Content only", harness)
        try await harness.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.3)
        try await harness.settle()
        #expect(try split(harness).isShowing(.supplementary))
        try await harness.tap(at: CGPoint(x: 730, y: 600))
        try await harness.settle()
        #expect(try !split(harness).isShowing(.supplementary) || split(harness).displayMode == .oneBesideSecondary)
    }

    @Test("on a phone the columns are one stack: rooms, paintings, the painting, and back")
    func phone() async throws {
        let harness = try await Harness.showing("split", Surroundings(device: .tallPhone))
        #expect(try split(harness).isCollapsed)
        try await harness.tap(.identifier("room-Morning"))
        try await harness.settle()
        assertSnapshot(of: harness, named: "phone-room")
        try await harness.tap(.identifier("painting-4"))
        try await harness.settle()
        #expect(try text("mode", harness) == "One column at a time")
        assertSnapshot(of: harness, named: "phone-painting")
        try await harness.tap(.wayBack)
        try await harness.settle()
        #expect(harness.isShown(.identifier("painting-4")))
        try await harness.tap(.wayBack)
        try await harness.settle()
        #expect(harness.isShown(.identifier("room-Morning")) && harness.isShown(.identifier("leave")))
    }

    @Test("turned, a large phone expands and collapses with what was chosen")
    func turned() async throws {
        let upright = Surroundings(device: .largePhone)
        let harness = try await Harness.showing("split", upright)
        try await harness.tap(.identifier("room-Weather"))
        try await harness.settle()
        try await harness.tap(.identifier("painting-5"))
        try await harness.settle()
        try await harness.change(to: Surroundings(device: .largePhone, orientation: .landscape))
        try await harness.settle()
        #expect(try !split(harness).isCollapsed)
        assertSnapshot(of: harness, named: "turned")
        try await harness.change(to: upright)
        try await harness.settle()
        #expect(try split(harness).isCollapsed && harness.isShown(.identifier("mode")))
    }

    @Test("two columns are tabs where it is narrow")
    func tabs() async throws {
        let harness = try await Harness.showing("split-tabs", Surroundings(device: .largePhone))
        #expect(harness.isShown(.type(UITabBar.self)))
        try await harness.tap(.label("Night").inside(.type(UITabBar.self)))
        try await harness.settle()
        try await harness.tap(.identifier("painting-2"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("painting")))
        try await harness.change(to: Surroundings(device: .largePhone, orientation: .landscape))
        try await harness.settle()
        #expect(!harness.isShown(.type(UITabBar.self)) && harness.isShown(.identifier("painting")))
        assertSnapshot(of: harness, named: "columns")
        try await harness.change(to: Surroundings(device: .largePhone))
        try await harness.settle()
        #expect(harness.isShown(.type(UITabBar.self)))
    }

    @Test("a row of the sidebar shows its painting beside it")
    func sidebar() async throws {
        let harness = try await Harness.showing("split-tabs", Surroundings(device: .pad))
        try await harness.tap(.identifier("painting-7"))
        try await harness.settle()
        #expect(harness.isShown(.text("Room: Evening\nNumber: 8 of 24")))
        try await harness.tap(.identifier("leave"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("explore")))
    }
}
