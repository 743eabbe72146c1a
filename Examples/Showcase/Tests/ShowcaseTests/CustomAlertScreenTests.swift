// The screen of custom alerts by touch.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase custom alerts", .harness) struct CustomAlertScreenTests {
    typealias Look = ComponentPicturesTests.Look

    private func open(_ name: String, _ harness: Harness) async throws {
        try await harness.tap(.identifier("custom-\(name)"))
        try await harness.settle()
    }

    /// A touch on the star of a number, 1…5.
    private func touchStar(_ number: Int, _ harness: Harness) async throws {
        let stars = try harness.find(.identifier("stars"))
        let side = min(44, stars.bounds.width / 5), along = (CGFloat(number) - 3) * side
        let x = stars.bounds.midX + (stars.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -along : along)
        try await harness.tap(at: stars.convert(CGPoint(x: x, y: stars.bounds.midY), to: nil))
    }

    @Test("stars: nothing is sent before one is touched; all colours", arguments: Look.allCases, 0..<3)
    func stars(look: Look, palette: Int) async throws {
        // Three palettes in the first surroundings, one in the others.
        guard palette == 0 || look == .small else { return }
        let harness = try await Harness.showing("custom-alert", look.surroundings)
        try await harness.tapSegment(palette, of: "custom-colors")
        try await open("stars", harness)
        await #expect(throws: HarnessError.self) { try await harness.tap(.button("Send")) }
        try await touchStar(4, harness)
        assertSnapshot(of: harness, named: "stars-\(palette)-\(look.rawValue)")
        try await harness.tap(.button("Send"))
        try await harness.settle()
        #expect(try harness.words("custom-report") == "Rated 4 of 5")
    }

    @Test("a finger slides over the stars; escape cancels") func slides() async throws {
        let harness = try await Harness.showing("custom-alert")
        try await open("stars", harness)
        let stars = try harness.find(.identifier("stars"))
        try await touchStar(1, harness)
        #expect(stars.accessibilityValue == "1 of 5")
        let start = stars.convert(CGPoint(x: stars.bounds.midX - 80, y: 20), to: nil)
        try await harness.drag(from: start, to: CGPoint(x: start.x + 160, y: start.y))
        #expect(stars.accessibilityValue == "5 of 5")
        try await harness.press(.keyboardEscape)
        try await harness.settle()
        #expect(try harness.words("custom-report") == "Not rated")
    }

    @Test("a field stands above the keyboard, and Save waits for a name", arguments: [Look.tallDark, .landscape, .pad])
    func field(look: Look) async throws {
        var surroundings = look.surroundings
        surroundings.showsKeyboard = true
        let harness = try await Harness.showing("custom-alert", surroundings)
        try await open("field", harness)
        try await harness.wait(advancing: 0.05) { try harness.find(.identifier("custom-name")).isFirstResponder }
        await #expect(throws: HarnessError.self) { try await harness.tap(.button("Save")) }
        try await harness.type("Lake")
        try await harness.advance(by: 1)
        let save = try harness.find(.button("Save"))
        #expect(save.convert(save.bounds, to: nil).maxY < harness.window.bounds.maxY * (look == .pad ? 0.75 : 0.62))
        try await harness.tap(.button("Save"))
        try await harness.settle()
        #expect(try harness.words("custom-report") == "Named “Lake”")
    }

    @Test("long terms scroll between title and buttons", arguments: [Look.small, .landscape, .rtl]) func terms(
        look: Look
    ) async throws {
        let harness = try await Harness.showing("custom-alert", look.surroundings)
        try await open("terms", harness)
        assertSnapshot(of: harness, named: "terms-\(look.rawValue)")
        try await harness.tap(.button("Agree"))
        try await harness.settle()
        #expect(try harness.words("custom-report") == "Agreed")
    }

    @Test("two alerts and an error come one after another, through a rotation") func line() async throws {
        let harness = try await Harness.showing("custom-alert")
        try await open("line", harness)
        for (text, title) in [("The First", "Next"), ("The station is closed.", "OK"), ("The Last", "Done")] {
            try await harness.wait(advancing: 0.05) { harness.isShown(.text(text)) }
            try await harness.settle()
            if title == "Next" {
                try await harness.change(
                    to: Surroundings(device: .phone, orientation: .landscape, appearance: .dark))
                try await harness.settle()
                assertSnapshot(of: harness, named: "line-turned")
            }
            try await harness.tap(.button(title))
            try await harness.settle()
        }
        try await harness.wait(advancing: 0.05) { try harness.words("custom-report") == "first, then error, then last" }
    }
}
