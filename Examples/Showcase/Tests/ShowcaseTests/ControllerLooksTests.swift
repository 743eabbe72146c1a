// The screens of containers at rest: phones and pads, upright and on their side, light and dark, from right to left.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase controller screens as pictures", .harness) struct ControllerLooksTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone, light and dark.
    enum Look: String, CaseIterable {
        case landscape, pad, padLandscapeDark = "pad-landscape-dark", rtl

        var surroundings: Surroundings {
            switch self {
            case .landscape: Surroundings(device: .phone, orientation: .landscape)
            case .pad: Surroundings(device: .pad)
            case .padLandscapeDark: Surroundings(device: .pad, orientation: .landscape, appearance: .dark)
            case .rtl: Surroundings(device: .phone, direction: .rightToLeft)
            }
        }
    }

    nonisolated static let names = ["navigation", "tabs", "presentations", "split", "split-tabs"]

    @Test("every screen of controllers at rest", arguments: names, Look.allCases)
    func atRest(name: String, look: Look) async throws {
        let harness = try await Harness.showing(name, look.surroundings)
        assertSnapshot(of: harness, named: "\(name)-\(look.rawValue)")
    }

    @Test("the list of the screens, on a phone and on a pad", arguments: [Look.landscape, .pad])
    func index(look: Look) async throws {
        let harness = try await Harness.showing("controllers", look.surroundings)
        assertSnapshot(of: harness, named: "controllers-\(look.rawValue)")
    }

    @Test("larger words keep their places", arguments: names)
    func largeText(name: String) async throws {
        let harness = try await Harness.showing(name, Surroundings(device: .tallPhone, contentSize: .extraExtraLarge))
        assertSnapshot(of: harness, named: "\(name)-xxl")
    }
}
