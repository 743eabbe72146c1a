// The screens of loading and of models, against their scripted source.
import SafeUIKit
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase loading", .harness) struct LoadingScreenTests {
    private static let phone = Surroundings(device: .phone)

    /// Lets time pass until the line below the controls says it.
    private func says(_ words: String, _ harness: Harness) async throws {
        try await harness.wait(advancing: 0.1) { try harness.words("load-state") == words }
    }

    /// Has the next requests end in a way, and begins one.
    private func load(_ answer: Int, _ harness: Harness) async throws {
        try await harness.tapSegment(answer, of: "load-answer")
        try await harness.tap(.identifier("load"))
    }

    @Test(
        "idle, loading, loaded; a second answer takes the first one's place",
        arguments: [ComponentPicturesTests.Look.small, .landscape, .padLandscape, .rtl])
    func loads(look: ComponentPicturesTests.Look) async throws {
        let harness = try await Harness.showing("loading", look.surroundings)
        #expect(try harness.words("load-state") == "Idle · 0 requests")
        try await harness.tap(.identifier("load"))
        try await harness.wait { try harness.words("load-state") == "Loading · 1 request" }
        #expect(harness.isShown(.type(LoadingOverlayView.self)))
        assertSnapshot(of: harness, named: "loading-\(look.rawValue)")
        try await says("Loaded, answer 1 · 1 request", harness)
        #expect(harness.isShown(.text("9:02")) && !harness.isShown(.type(LoadingOverlayView.self)))
        assertSnapshot(of: harness, named: "loaded-\(look.rawValue)")
        try await harness.tap(.identifier("load"))
        try await says("Loaded, answer 2 · 2 requests", harness)
        #expect(harness.isShown(.text("9:04")) && !harness.isShown(.text("9:02")))
    }

    @Test(
        "a lost connection is tried twice, then stands in place of the content; Retry gets it",
        arguments: [ComponentPicturesTests.Look.tallDark, .landscape, .pad])
    func lost(look: ComponentPicturesTests.Look) async throws {
        let harness = try await Harness.showing("loading", look.surroundings)
        try await load(1, harness)
        try await says("Failed · 2 requests", harness)
        #expect(harness.isShown(.text("The connection was lost.")))
        try await harness.settle()
        assertSnapshot(of: harness, named: "failed-\(look.rawValue)")
        try await harness.tapSegment(0, of: "load-answer")
        try await harness.tap(.button("Retry"))
        try await says("Loaded, answer 3 · 3 requests", harness)
        #expect(!harness.isShown(.text("The connection was lost.")))
    }

    @Test("what hangs ends at its limit; what is refused offers no retry; both leave what was loaded before in sight")
    func later() async throws {
        let harness = try await Harness.showing("loading", Self.phone)
        try await load(0, harness)
        try await says("Loaded, answer 1 · 1 request", harness)
        try await load(2, harness)
        let begun = harness.now
        try await says("Failed · 3 requests", harness)
        // Two attempts of two seconds, and one second between them.
        #expect(harness.now - begun >= 4.9 && harness.now - begun < 7)
        #expect(harness.isShown(.text("The server takes too long to answer.")) && harness.isShown(.text("9:02")))
        try await harness.settle()
        assertSnapshot(of: harness, named: "card")
        try await load(3, harness)
        try await says("Failed · 4 requests", harness)
        #expect(harness.isShown(.text("The station is closed.")) && !harness.isShown(.button("Retry")))
        try await harness.tap(.button("Close"))
        #expect(!harness.isShown(.text("The station is closed.")) && harness.isShown(.text("9:02")))
    }

    @Test("Cancel calls a request off") func cancels() async throws {
        let harness = try await Harness.showing("loading", Self.phone)
        try await load(2, harness)
        try await harness.wait { try harness.words("load-state") == "Loading · 1 request" }
        try await harness.tap(.identifier("load-cancel"))
        #expect(try harness.words("load-state") == "Idle · 1 request")
        #expect(!harness.isShown(.type(LoadingOverlayView.self)))
        try await harness.settle()
        #expect(try harness.words("load-state") == "Idle · 1 request")
    }

    @Test("the poll asks every five seconds until it is turned off") func polls() async throws {
        let harness = try await Harness.showing("loading", Self.phone)
        let begun = harness.now
        try await harness.tap(.identifier("load-poll"))
        for round in 1...3 {
            try await says("Loaded, answer \(round) · \(round) \(round == 1 ? "request" : "requests")", harness)
            #expect(harness.now - begun >= 5 * Double(round))
        }
        try await harness.tap(.identifier("load-poll"))
        try await harness.settle()
        try await harness.advance(by: 20)
        #expect(try harness.words("load-state") == "Loaded, answer 3 · 3 requests")
    }
}

@MainActor @Suite("Showcase models", .harness) struct ModelScreenTests {
    private func choose(_ name: String, _ harness: Harness) async throws {
        try await harness.tap(.identifier("planet-\(name)"))
    }

    private func waitFor(_ finder: Finder, _ harness: Harness) async throws {
        try await harness.wait(advancing: 0.1) { harness.isShown(finder) }
    }

    @Test("one controller shows one planet after another: its views are built once, and written for each model")
    func again() async throws {
        let harness = try await Harness.showing("models")
        try await choose("Mars", harness)
        try await harness.wait { try harness.words("planet-report") == "1 request" }
        #expect(harness.isShown(.type(LoadingOverlayView.self)) && !harness.isShown(.identifier("planet-name")))
        assertSnapshot(of: harness, named: "preloading")
        try await waitFor(.identifier("planet-name"), harness)
        #expect(try harness.words("planet-facts") == "A year of 687 days")
        #expect(try harness.words("planet-counts") == "Views built 1 ×, written 1 ×")
        try await harness.tap(.identifier("planet-wait"))
        try await harness.tap(.identifier("planet-wait"))
        #expect(try harness.words("planet-facts") == "A year of 687 days\n2 of them: 1374 days")
        #expect(try harness.words("planet-counts") == "Views built 1 ×, written 3 ×")
        try await harness.settle()
        assertSnapshot(of: harness, named: "mars")
        try await harness.tap(.identifier("back"))
        try await choose("Venus", harness)
        try await waitFor(.button("Retry"), harness)
        #expect(harness.isShown(.text("The connection was lost.")))
        try await harness.settle()
        try await harness.tap(.button("Retry"))
        try await waitFor(.identifier("planet-name"), harness)
        #expect(try harness.words("planet-name") == "Venus" && harness.words("planet-facts") == "A year of 225 days")
        #expect(try harness.words("planet-counts") == "Views built 1 ×, written 4 ×")
    }

    @Test("a refusal is told where the user is, without a retry") func refused() async throws {
        let harness = try await Harness.showing("models")
        try await choose("Pluto", harness)
        try await waitFor(.text("The station is closed."), harness)
        #expect(!harness.isShown(.button("Retry")))
        try await harness.settle()
        try await harness.tap(.button("OK"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("planet-Pluto")) && !harness.isShown(.type(LoadingOverlayView.self)))
    }

    @Test("who goes back while it hangs has called it off; who comes again may choose another") func leaves()
        async throws
    {
        let harness = try await Harness.showing("components")
        try await harness.tap(.identifier("models"))
        try await choose("Neptune", harness)
        try await harness.wait { try harness.words("planet-report") == "1 request" }
        #expect(harness.isShown(.type(LoadingOverlayView.self)))
        try await harness.tap(.identifier("back"))
        try await harness.settle()
        // Nothing waits for an hour any more.
        try await harness.wait { harness.pendingWork.isEmpty }
        try await harness.tap(.identifier("models"))
        try await choose("Mars", harness)
        try await waitFor(.identifier("planet-name"), harness)
        #expect(try harness.words("planet-name") == "Mars")
    }

    @Test("on a wide screen, dark") func pad() async throws {
        let harness = try await Harness.showing("models", ComponentPicturesTests.Look.padLandscape.surroundings)
        try await choose("Mars", harness)
        try await waitFor(.identifier("planet-name"), harness)
        try await harness.settle()
        assertSnapshot(of: harness, named: "mars-pad")
    }
}
