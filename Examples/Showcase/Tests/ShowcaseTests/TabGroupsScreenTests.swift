// The screen of tabs as values, driven by touches.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase tab groups screen", .harness) struct TabGroupsScreenTests {
    nonisolated static let looks: [(String, UIUserInterfaceStyle)] = [("light", .light), ("dark", .dark)]

    private func open(_ appearance: UIUserInterfaceStyle = .light) async throws -> Harness {
        try await Harness.showing(
            "tab-groups", Surroundings(device: .custom(375, 667, scale: 1), appearance: appearance))
    }

    private func tap(_ title: String, _ harness: Harness) async throws {
        try await harness.tap(.label(title).inside(.type(UITabBar.self)))
        try await harness.settle()
    }

    @Test(
        "tabs make their controllers when they are first selected, a group that of the tab in force", arguments: looks)
    func lazily(name: String, appearance: UIUserInterfaceStyle) async throws {
        let harness = try await open(appearance)
        #expect(try harness.words("tabs-made") == "Overview")
        assertSnapshot(of: harness, named: "overview-\(name)")
        try await tap("Rooms", harness)
        #expect(harness.isShown(.text("Dusk")))
        assertSnapshot(of: harness, named: "rooms-\(name)")
        try await tap("Overview", harness)
        #expect(try harness.words("tabs-made") == "Overview, Evening")
        #expect(try harness.words("tab-selected") == "Overview, after Evening")
    }

    @Test("the lines between rows are one pixel high at every scale", arguments: [1, 2, 3] as [CGFloat])
    func lines(scale: CGFloat) async throws {
        let harness = try await Harness.showing("tab-groups", Surroundings(device: .custom(375, 667, scale: scale)))
        func walk(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(walk) }
        let lines = walk(harness.window).filter { $0.backgroundColor == .separator && $0.bounds.width > 100 }
        #expect(lines.count > 1)
        for line in lines { #expect(abs(line.bounds.height - 1 / scale) < 0.001) }
    }

    @Test("the menu changes the room of the group, and a row leads straight to one")
    func rooms() async throws {
        let harness = try await open()
        try await tap("Rooms", harness)
        try await harness.tap(.identifier("choose-room"))
        try await harness.settle()
        assertSnapshot(of: harness, named: "menu")
        try await harness.tap(.label("Night"))
        try await harness.settle()
        #expect(harness.isShown(.text("Moonrise")))
        try await tap("Overview", harness)
        try await harness.tap(.identifier("room-Morning"))
        try await harness.settle()
        #expect(harness.isShown(.text("Clear morning")))
        let controller = try #require(harness.find(UITabBar.self).delegate as? UITabBarController)
        #expect(
            controller.selectedTab?.identifier == "morning" && controller.selectedTab?.parent?.identifier == "rooms")
    }

    @Test("a hidden tab has no item; the search tab lists what begins with the words")
    func hidingAndSearching() async throws {
        let harness = try await open()
        let bar = try harness.find(UITabBar.self)
        #expect(bar.items?.compactMap(\.title) == ["Overview", "Rooms", "Highlights", "Search"])
        try await harness.tap(.identifier("shows-highlights"))
        try await harness.settle()
        #expect(bar.items?.compactMap(\.title) == ["Overview", "Rooms", "Search"])
        try await tap("Search", harness)
        try await harness.tap(.identifier("search-field"))
        try await harness.type("du")
        try await harness.settle()
        #expect(harness.isShown(.text("Dusk")) && !harness.isShown(.text("Moonrise")))
        assertSnapshot(of: harness, named: "search")
    }
}
