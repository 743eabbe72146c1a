// The screen of presentations, driven by touches.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase presentations screen", .harness) struct PresentationsScreenTests {
    /// A screen high enough for the whole list.
    nonisolated static let high = Surroundings(device: .custom(375, 1240, scale: 1))

    private func last(_ harness: Harness) throws -> String? { try harness.find(.identifier("last")).accessibilityValue }

    private func tap(_ name: String, _ harness: Harness) async throws {
        try await harness.tap(.identifier(name))
        try await harness.settle()
    }

    private func choose(_ index: CGFloat, of count: CGFloat, in name: String, _ harness: Harness) async throws {
        let control = try harness.find(.identifier(name))
        try await harness.tap(at: control.convert(CGPoint(x: control.bounds.width * (index + 0.5) / count, y: 16), to: nil))
        try await harness.settle()
    }

    @Test(
        "every style shows its page and lets it go",
        arguments: ["full-screen", "over-full-screen", "page-sheet", "form-sheet", "current-context", "over-current-context"])
    func styles(name: String) async throws {
        for (look, surroundings) in [
            ("phone", Surroundings(device: .phone)), ("pad", Surroundings(device: .pad, orientation: .landscape)),
        ] {
            let harness = try await Harness.showing("presentations", surroundings)
            try await tap(name, harness)
            #expect(harness.isShown(.identifier("presented")))
            assertSnapshot(of: harness, named: "\(name)-\(look)")
            try await tap("done", harness)
            #expect(try !harness.isShown(.identifier("presented")) && last(harness)?.hasSuffix(" presented") == true)
            harness.close()
        }
    }

    @Test("transitions on their way", arguments: [0, 1, 2])
    func transitions(index: Int) async throws {
        let harness = try await Harness.showing("presentations")
        try await choose(CGFloat(index), of: 3, in: "transition", harness)
        try await harness.tap(.identifier("full-screen"))
        try await harness.advance(by: 0.15)
        assertSnapshot(of: harness, named: "\(["cover", "flip", "dissolve"][index])-on-its-way")
        try await harness.settle()
        try await tap("done", harness)
        #expect(!harness.isShown(.identifier("presented")))
    }

    @Test("a presentation over all stays over all while the phone is turned")
    func turned() async throws {
        let harness = try await Harness.showing("presentations")
        try await tap("over-full-screen", harness)
        try await harness.change(to: Surroundings(device: .phone, orientation: .landscape))
        try await harness.settle()
        #expect(try harness.find(.identifier("presented")).bounds.size == harness.window.bounds.size)
        try await tap("done", harness)
        #expect(!harness.isShown(.identifier("presented")))
    }

    @Test("a sheet stands at three heights, by the control, a drag and scrolling at its top")
    func detents() async throws {
        let harness = try await Harness.showing("presentations", Self.high)
        try await tap("detents", harness)
        let sheet = try #require(harness.find(.identifier("detent")).window).rootViewController?.presentedViewController
        let choice = try harness.find(UISegmentedControl.self, .identifier("detent"))
        let presentation = try #require(sheet?.sheetPresentationController)
        func top() -> CGFloat { sheet?.view.convert(CGPoint.zero, to: nil).y ?? 0 }
        let half = top()
        assertSnapshot(of: harness, named: "half")
        try await choose(2, of: 3, in: "detent", harness)
        #expect(top() < half / 3 && presentation.selectedDetentIdentifier == .large)
        try await choose(0, of: 3, in: "detent", harness)
        #expect(top() > half + 100)
        assertSnapshot(of: harness, named: "peek")
        // By its bar upwards: the control follows.
        let start = CGPoint(x: 187, y: top() + 16)
        try await harness.drag(from: start, to: CGPoint(x: 187, y: 60), duration: 0.4)
        try await harness.settle()
        #expect(choice.selectedSegmentIndex == 2 && presentation.selectedDetentIdentifier == .large)
        try await tap("done", harness)
        #expect(!harness.isShown(.identifier("detent")))
    }

    @Test("a sheet with words in it asks before it goes")
    func asks() async throws {
        let harness = try await Harness.showing("presentations", Self.high)
        try await tap("keeps", harness)
        try await harness.type("Sea", into: .identifier("draft"))
        let bar = try harness.find(.text("New name"))
        let start = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        try await harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 500), duration: 0.2)
        try await harness.settle()
        #expect(harness.isShown(.label("Throw away")))
        assertSnapshot(of: harness, named: "asks")
        try await harness.tap(.label("Keep writing"))
        try await harness.settle()
        #expect(harness.isShown(.identifier("draft")))
        try await tap("save", harness)
        #expect(try last(harness) == "Saved: Sea")
        try await tap("keeps", harness)
        try await harness.drag(from: start, to: CGPoint(x: start.x, y: start.y + 600), duration: 0.2)
        try await harness.settle()
        #expect(try last(harness) == "Dragged away" && !harness.isShown(.identifier("draft")))
    }

    @Test("the drawer follows the finger, springs back or goes; a tap beside it closes it")
    func drawer() async throws {
        let harness = try await Harness.showing("presentations", Self.high)
        try await tap("drawer", harness)
        assertSnapshot(of: harness, named: "drawer")
        let page = try harness.find(.identifier("drawer-page"))
        let open = page.convert(CGPoint.zero, to: nil).x
        #expect(open == 75)
        try await harness.drag(from: CGPoint(x: 120, y: 900), to: CGPoint(x: 170, y: 900), duration: 1)
        try await harness.settle()
        #expect(page.convert(CGPoint.zero, to: nil).x == open)
        try await harness.drag(from: CGPoint(x: 120, y: 900), to: CGPoint(x: 340, y: 900), duration: 0.3)
        try await harness.settle()
        #expect(!harness.isShown(.identifier("drawer-page")))
        try await tap("drawer", harness)
        try await harness.tap(at: CGPoint(x: 30, y: 600))
        try await harness.settle()
        #expect(!harness.isShown(.identifier("drawer-page")))
    }

    @Test("a popover points at its button from where it may", arguments: [1, 2, 3, 4])
    func popovers(index: Int) async throws {
        let harness = try await Harness.showing("presentations", Surroundings(device: .custom(960, 1300, scale: 1)))
        try await choose(CGFloat(index), of: 5, in: "arrow", harness)
        try await tap("popover", harness)
        let source = try harness.find(.identifier("popover")), page = try harness.find(.identifier("presented"))
        let button = source.convert(source.bounds, to: nil), place = page.convert(page.bounds, to: nil)
        let isBeside = [place.minY >= button.maxY, place.maxY <= button.minY, place.minX >= button.maxX, place.maxX <= button.minX]
        #expect(isBeside[index - 1], "\(place) at \(button)")
        // Below and to the left; the others are these mirrored.
        if index == 1 || index == 4 { assertSnapshot(of: harness, named: "popover-\(["up", "down", "left", "right"][index - 1])") }
        try await harness.tap(at: CGPoint(x: 20, y: 80))
        try await harness.settle()
        #expect(try last(harness) == "Dismissed by touch")
    }

    @Test("a popover that may not stay one is a sheet")
    func adapted() async throws {
        let harness = try await Harness.showing("presentations", Self.high)
        try await tap("keeps-popover", harness)
        try await tap("popover", harness)
        #expect(try harness.find(.identifier("presented")).bounds.width == 375)
        try await tap("done", harness)
        #expect(!harness.isShown(.identifier("presented")))
    }

    @Test("alerts: two answers, four answers, fields")
    func alerts() async throws {
        let harness = try await Harness.showing("presentations", Self.high)
        try await tap("alert", harness)
        assertSnapshot(of: harness, named: "alert")
        try await harness.tap(.label("Take down"))
        try await harness.settle()
        #expect(try last(harness) == "Take down")
        try await tap("long-alert", harness)
        assertSnapshot(of: harness, named: "long-alert")
        try await harness.tap(.label("Night"))
        try await harness.settle()
        #expect(try last(harness) == "Night")
        try await tap("fields", harness)
        try await harness.type("Ada", into: .identifier("name"))
        assertSnapshot(of: harness, named: "fields")
        try await harness.tap(.button("Sign in"))
        try await harness.settle()
        #expect(try last(harness) == "Hello, Ada")
    }

    @Test("an action sheet comes from below, on a pad out of its row")
    func actionSheet() async throws {
        for (look, surroundings) in [("phone", Self.high), ("pad", Surroundings(device: .custom(800, 1300, scale: 1)))] {
            let harness = try await Harness.showing("presentations", surroundings)
            try await tap("action-sheet", harness)
            assertSnapshot(of: harness, named: "action-sheet-\(look)")
            try await harness.tap(.label("Hang elsewhere"))
            try await harness.settle()
            #expect(try last(harness) == "Hang elsewhere")
            harness.close()
        }
    }
}
