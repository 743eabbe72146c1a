// Every screen of the Showcase as a picture, light and dark, on a phone; ShowcaseFamiliesTests has pads and right to left.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase pictures", .harness) struct ShowcaseSnapshotTests {
    @Test("every screen looks as recorded, light and dark", arguments: Screen.all.map(\.name))
    func phone(name: String) async throws {
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            let harness = try await Harness.showing(name, Surroundings(device: .phone, appearance: appearance))
            assertSnapshot(of: harness, named: "\(name)-\(appearance == .dark ? "dark" : "light")")
        }
    }

    @Test("a wide screen shows the list of systems as a sidebar")
    func pad() async throws {
        let harness = try await Harness.showing("layers", Surroundings(device: .pad))
        assertSnapshot(of: harness, named: "layers-pad")
    }

    @Test("at the largest text the list goes on under the foot")
    func adaptive() async throws {
        let harness = try await Harness.showing(
            "dynamic-type", Surroundings(device: .phone, contentSize: .accessibilityExtraExtraExtraLarge))
        assertSnapshot(of: harness, named: "dynamic-type-ax5")
    }
}
