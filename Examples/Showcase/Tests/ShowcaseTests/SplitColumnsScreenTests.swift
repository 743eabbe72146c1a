// The screen of the split helper by touch.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase split helper", .harness) struct SplitColumnsScreenTests {
    private static let wide = Surroundings(
        device: (Device.named("iPad Pro (12.9-inch) (6th generation)") ?? .iPadPro97).scaled(to: 1), orientation: .landscape)

    private func tap(_ row: String, _ harness: Harness) async throws {
        try await harness.tap(.identifier("split-row-\(row)"))
        try await harness.settle()
    }

    /// What stands in the middle of the bar that is seen of a title.
    private func bars(_ harness: Harness) -> [UINavigationBar] {
        func all(_ view: UIView) -> [UINavigationBar] {
            (view as? UINavigationBar).map { [$0] } ?? view.subviews.flatMap(all)
        }
        return all(harness.window).filter { harness.isShown(.view($0)) }
    }

    @Test("beside each other: replaced books are alone on their stack, set ones pile up, and Vitrine names the trap")
    func columns() async throws {
        let harness = try await Harness.showing("split-columns", Self.wide)
        try await tap("Islands", harness)
        #expect(try harness.words("split-report") == "Islands, 1 book on its stack")
        try await harness.tapSegment(1, of: "split-way")
        try await tap("A Year of Harbours", harness)
        #expect(try harness.words("split-report") == "A Year of Harbours, 2 books on its stack · UIK2061")
        assertSnapshot(of: harness, named: "pushed")
        try await harness.tapSegment(0, of: "split-way")
        try await tap("North by Rail", harness)
        #expect(try harness.words("split-report") == "North by Rail, 1 book on its stack")
    }

    @Test("one call styles every bar, also those of columns that are replaced later", arguments: [1, 2])
    func styles(style: Int) async throws {
        let harness = try await Harness.showing("split-columns", Self.wide)
        try await harness.tapSegment(style, of: "split-style")
        #expect(try harness.words("split-report").hasPrefix("One call styled "))
        let color = bars(harness).first?.standardAppearance.backgroundColor
        #expect(color != nil && bars(harness).count >= 2)
        try await tap("Islands", harness)
        #expect(bars(harness).allSatisfy { $0.standardAppearance.backgroundColor == color })
        assertSnapshot(of: harness, named: "style-\(style)")
        var turned = Self.wide
        turned.orientation = .portrait
        try await harness.change(to: turned)
        try await harness.settle()
        #expect(!bars(harness).isEmpty && bars(harness).allSatisfy { $0.standardAppearance.backgroundColor == color })
        assertSnapshot(of: harness, named: "style-\(style)-upright")
    }

    @Test(
        "collapsed: a shelf, a book, and an alert over all of it",
        arguments: [
            Surroundings(device: .phone), Surroundings(device: .tallPhone, appearance: .dark),
            Surroundings(device: .phone, orientation: .landscape),
            Surroundings(device: .phone, direction: .rightToLeft),
        ])
    func collapsed(surroundings: Surroundings) async throws {
        let harness = try await Harness.showing("split-columns", surroundings)
        try await harness.tapSegment(1, of: "split-style")
        try await tap("Gardens", harness)
        #expect(harness.isShown(.identifier("split-row-Moss")) && !harness.isShown(.identifier("split-row-Kitchens")))
        try await tap("Moss", harness)
        #expect(try harness.words("split-report") == "Moss, 1 book on its stack")
        #expect(bars(harness).count == 1)
        assertSnapshot(of: harness, named: "book-\(surroundings)")
        try await harness.tap(.button("Rate"))
        try await harness.settle()
        let stars = try harness.find(.identifier("stars"))
        #expect(abs(stars.convert(stars.bounds, to: nil).midX - harness.window.bounds.midX) < 1)
        try await harness.tap(.button("Done"))
        try await harness.settle()
        #expect(!harness.isShown(.identifier("stars")))
    }

    @Test("the alert of a book stands in the middle of the whole screen, and stays there when it is turned")
    func alert() async throws {
        let harness = try await Harness.showing("split-columns", Self.wide)
        try await harness.tap(.button("Rate"))
        try await harness.settle()
        for orientation in [Surroundings.Orientation.landscape, .portrait] {
            var surroundings = Self.wide
            surroundings.orientation = orientation
            try await harness.change(to: surroundings)
            try await harness.settle()
            let stars = try harness.find(.identifier("stars"))
            #expect(abs(stars.convert(stars.bounds, to: nil).midX - harness.window.bounds.midX) < 1)
        }
        assertSnapshot(of: harness, named: "alert-turned")
        try await harness.tap(.button("Done"))
        try await harness.settle()
        #expect(!harness.isShown(.identifier("stars")))
    }
}
