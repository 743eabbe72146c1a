// The screen of tabs and pages, driven by touches.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase tabs screen", .harness) struct TabsScreenTests {
    private func open(_ tab: String, _ surroundings: Surroundings = Surroundings(device: .phone)) async throws -> Harness {
        let harness = try await Harness.showing("tabs", surroundings)
        try await harness.tap(.identifier("tab-\(tab)"))
        try await harness.settle()
        return harness
    }

    private func text(_ name: String, _ harness: Harness) throws -> String? {
        try harness.find(UILabel.self, .identifier(name)).text
    }

    @Test("paintings slide past under a finger and at the button, and back from the first they bounce")
    func gallery() async throws {
        let harness = try await Harness.showing("tabs")
        #expect(try text("page-words", harness) == "Dusk, 1 of 6")
        try await harness.drag(.identifier("page-0"), by: CGVector(dx: -160, dy: 0), duration: 0.5, rest: 0.3)
        try await harness.settle()
        #expect(try text("page-words", harness) == "Dusk, 1 of 6" || text("page-words", harness) == "Clear morning, 2 of 6")
        let isFirst = try text("page-words", harness) == "Dusk, 1 of 6"
        if isFirst {
            try await harness.drag(.identifier("page-0"), by: CGVector(dx: -220, dy: 0), duration: 0.15)
            try await harness.settle()
        }
        #expect(try text("page-words", harness) == "Clear morning, 2 of 6")
        try await harness.tap(.identifier("next-page"))
        try await harness.advance(by: 0.15)
        assertSnapshot(of: harness, named: "sliding")
        try await harness.settle()
        #expect(try text("page-words", harness) == "Moonrise, 3 of 6")
        assertSnapshot(of: harness, named: "moonrise")
    }

    @Test("a tap at the edge turns the book's page, a drag turns it back")
    func book() async throws {
        let harness = try await open("Book")
        #expect(try text("book-words", harness) == "Page 1 of 12")
        assertSnapshot(of: harness, named: "book")
        let leaf = try harness.find(.identifier("leaf-0"))
        // Pages stay flat here, and UIKit's own way is told apart from that.
        try await harness.expectTrap("UIK1201") {
            try await harness.tap(at: leaf.convert(CGPoint(x: leaf.bounds.width - 12, y: 200), to: nil))
        }
        try await harness.advance(by: 0.2)
        assertSnapshot(of: harness, named: "turning")
        try await harness.settle()
        #expect(try text("book-words", harness) == "Page 2 of 12")
        try await harness.expectTrap("UIK1201") {
            try await harness.drag(.identifier("leaf-1"), by: CGVector(dx: 220, dy: 0), duration: 0.3)
            try await harness.settle()
        }
        #expect(try text("book-words", harness) == "Page 1 of 12")
    }

    @Test("the book has two pages open on its side")
    func openBook() async throws {
        let harness = try await open("Book")
        try await harness.change(to: Surroundings(device: .phone, orientation: .landscape))
        try await harness.settle()
        #expect(try text("book-words", harness) == "Pages 1 and 2 of 12")
        assertSnapshot(of: harness, named: "open-book")
        try await harness.change(to: Surroundings(device: .phone))
        try await harness.settle()
        #expect(try text("book-words", harness) == "Page 1 of 12")
    }

    @Test("a painting of the list takes the tab bar's place, and the way back brings it again")
    func hiddenBar() async throws {
        let harness = try await open("Paintings")
        #expect(harness.isShown(.identifier("tab-Book")))
        try await harness.tap(.identifier("painting-4"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("painting")) && !harness.isShown(.identifier("tab-Book")))
        assertSnapshot(of: harness, named: "without-bar")
        try await harness.tap(.wayBack)
        try await harness.settle()
        #expect(harness.isShown(.identifier("tab-Book")))
    }

    @Test("settings change the bar: its look, the badge, how many tabs there are")
    func settings() async throws {
        let harness = try await open("Settings")
        try await harness.tap(.identifier("look-indigo"))
        let stepper = try harness.find(.identifier("badge-stepper"))
        try await harness.tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: 16), to: nil))
        try await harness.settle()
        #expect(try harness.find(.identifier("tab-Paintings")).accessibilityValue == "4")
        assertSnapshot(of: harness, named: "indigo")
        try await harness.tap(.identifier("many-tabs"))
        try await harness.settle()
        #expect(try harness.find(UITabBar.self).items?.count == 5)
        try await harness.tap(.label("More").inside(.type(UITabBar.self)))
        try await harness.settle()
        assertSnapshot(of: harness, named: "more")
        try await harness.tap(.label("Night"))
        try await harness.settle()
        #expect(harness.isShown(.text("Moonrise")))
    }

    @Test("tabs slide where the delegate says so, the way of their order")
    func sliding() async throws {
        let harness = try await open("Settings", Surroundings(device: .phone, appearance: .dark))
        try await harness.tap(.identifier("slides-tabs"))
        try await harness.settle()
        try await harness.tap(.identifier("tab-Gallery"))
        try await harness.advance(by: 0.1)
        assertSnapshot(of: harness, named: "tabs-slide")
        try await harness.settle()
        #expect(harness.isShown(.identifier("page-words")))
    }

    @Test("a pad has the titles beside the pictures, and the way out")
    func pad() async throws {
        let harness = try await open("Paintings", Surroundings(device: .pad, orientation: .landscape))
        assertSnapshot(of: harness, named: "pad-list")
        try await harness.tap(.identifier("leave").at(0))
        try await harness.settle()
        #expect(!harness.isShown(.type(UITabBar.self)))
    }
}
