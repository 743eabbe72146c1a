// The screen of error recovery: what a person answers, and what comes of it.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase errors", .harness) struct ErrorScreenTests {
    private func shown(_ surroundings: Surroundings = Surroundings(device: .phone)) async throws -> Harness {
        try await Harness.showing("errors", surroundings)
    }

    private func tap(_ name: String, in harness: Harness) async throws {
        try await harness.tap(.identifier("error-\(name)"))
        try await harness.settle()
    }

    /// Waits for a button of an alert or a banner, touches it, and lets it go.
    private func answer(_ title: String, in harness: Harness) async throws {
        try await harness.wait(advancing: 0.05) { harness.isShown(.button(title)) }
        try await harness.settle()
        try await harness.tap(.button(title))
        try await harness.settle()
    }

    private func says(_ words: String, _ harness: Harness) async throws {
        try await harness.wait(advancing: 0.05) { try harness.words("error-report") == words }
    }

    @Test("Retry tries again until it is saved; Cancel gives up", arguments: [true, false])
    func retry(goesOn: Bool) async throws {
        let harness = try await shown()
        try await tap("retry", in: harness)
        #expect(harness.isShown(.text("The disk is full.")))
        assertSnapshot(of: harness, named: "retry")
        try await answer("Retry", in: harness)
        try await answer(goesOn ? "Retry" : "Cancel", in: harness)
        try await says(goesOn ? "Saved at attempt 3" : "Not saved, given up at attempt 2", harness)
        #expect(!harness.isShown(.text("The disk is full.")))
    }

    @Test("return does not choose a destructive way out, a finger does", arguments: ["Keep", "Erase Everything"])
    func erase(title: String) async throws {
        let harness = try await shown()
        try await tap("erase", in: harness)
        try await harness.press(.keyboardReturnOrEnter)
        try await harness.settle()
        #expect(harness.isShown(.button("Erase Everything")))
        try await answer(title, in: harness)
        try await says(title == "Keep" ? "Kept; Return would not have chosen Erase" : "Erased", harness)
    }

    @Test("a Swift error recovers after its second") func logIn() async throws {
        let harness = try await shown()
        try await tap("login", in: harness)
        #expect(harness.isShown(.text("Your session has ended.")))
        try await harness.tap(.button("Log In"))
        try await says("Logging in…", harness)
        let begun = harness.now
        try await says("Logged in", harness)
        #expect(harness.now >= begun + 0.9)
    }

    @Test("five equal errors make one alert, and all five get its answer") func equal() async throws {
        let harness = try await shown()
        try await tap("equal", in: harness)
        try await answer("Retry", in: harness)
        try await says("5 of 5 recovered, 1 shown", harness)
        #expect(!harness.isShown(.button("Retry")))
    }

    @Test("three errors come one after another") func line() async throws {
        let harness = try await shown()
        try await tap("line", in: harness)
        for name in ["Sketch", "Letter", "Map"] {
            try await harness.wait(advancing: 0.05) { harness.isShown(.text("“\(name)” is not there.")) }
            try await answer("OK", in: harness)
        }
        try await says("3 of 3 told, 3 shown", harness)
    }

    @Test("an error without words has some; the title may be the description") func titles() async throws {
        let harness = try await shown()
        try await tap("bare", in: harness)
        #expect(harness.isShown(.text("There is no connection to the internet.")))
        try await answer("OK", in: harness)
        try await says("Shown with SafeUIKit’s default text", harness)
        try await harness.tapSegment(1, of: "error-title")
        try await tap("retry", in: harness)
        #expect(harness.isShown(.text("“Sketch” could not be saved.")))
        try await answer("Cancel", in: harness)
    }

    @Test("the form deals with its error inline: nothing is presented, and a good name takes the words away")
    func inline() async throws {
        let harness = try await shown()
        try await harness.type("A", into: .identifier("error-field"))
        try await tap("check", in: harness)
        try await says("Handled inline, 0 shown", harness)
        #expect(harness.isShown(.text("A name has at least two letters.")))
        assertSnapshot(of: harness, named: "inline")
        try await harness.type("da", into: .identifier("error-field"))
        try await tap("check", in: harness)
        #expect(
            try !harness.isShown(.identifier("error-hint")) && harness.words("error-report") == "“Ada” is a fine name")
    }

    @Test(
        "banners take the alerts' place, in line as well",
        arguments: [ComponentPicturesTests.Look.landscape, .padLandscape, .rtl, .tallDark])
    func banners(look: ComponentPicturesTests.Look) async throws {
        let harness = try await shown(look.surroundings)
        try await harness.tapSegment(1, of: "error-presenter")
        try await tap("retry", in: harness)
        #expect(harness.isShown(.identifier("error-banner")))
        assertSnapshot(of: harness, named: "banner-\(look.rawValue)")
        try await answer("Retry", in: harness)
        try await answer("Retry", in: harness)
        try await says("Saved at attempt 3", harness)
        #expect(!harness.isShown(.identifier("error-banner")))
        try await tap("equal", in: harness)
        try await answer("Cancel", in: harness)
        try await says("0 of 5 recovered, 1 shown", harness)
    }

    @Test("the alerts, in other surroundings", arguments: [ComponentPicturesTests.Look.padLandscape, .rtl, .tallDark])
    func alerts(look: ComponentPicturesTests.Look) async throws {
        let harness = try await shown(look.surroundings)
        try await tap("erase", in: harness)
        assertSnapshot(of: harness, named: "erase-\(look.rawValue)")
        try await answer("Keep", in: harness)
    }
}
