// The screens of SafeUIKit's components at rest, in other surroundings than the gallery's.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase components: pictures", .harness) struct ComponentPicturesTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case tallDark = "tall-dark", small, landscape, rtl, pad, padLandscape = "pad-landscape-dark"

        var surroundings: Surroundings {
            switch self {
            case .tallDark: Surroundings(device: .tallPhone, appearance: .dark)
            case .small: Surroundings(device: .custom(360, 640, scale: 1))
            case .landscape: Surroundings(device: .phone, orientation: .landscape)
            case .rtl: Surroundings(device: .phone, direction: .rightToLeft)
            case .pad: Surroundings(device: .pad)
            case .padLandscape: Surroundings(device: .pad, orientation: .landscape, appearance: .dark)
            }
        }
    }

    /// What an upright phone cannot show.
    nonisolated static let others: [Look] = [.landscape, .rtl, .pad, .padLandscape]

    nonisolated static let names = ["deck", "errors", "loading", "models", "custom-alert", "split-columns"]

    @Test("every screen of components at rest", arguments: names, others)
    func atRest(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
    }

    @Test("the largest words but two", arguments: names)
    func largeText(name: String) async throws {
        let harness = try await Harness.showing(
            name, Surroundings(device: .tallPhone, contentSize: .accessibilityExtraLarge))
        assertSnapshot(of: harness, named: "\(name)-ax3")
    }

    @Test("the first screen's section leads to the components, and the bar back")
    func section() async throws {
        let harness = try await Harness.showing("home")
        try await harness.tap(.identifier("components"))
        try await harness.tap(.identifier("deck"))
        #expect(harness.isShown(.identifier("deck-report")))
        try await harness.tap(.identifier("back"))
        try await harness.tap(.identifier("models"))
        #expect(harness.isShown(.identifier("planet-Venus")))
        try await harness.tap(.identifier("back"))
        try await harness.tap(.identifier("back"))
        #expect(harness.isShown(.identifier("photo-0")))
    }
}
