// The screens of containers at rest: phones and pads, upright and on their side, light and dark, from right to left.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase controller screens as pictures", .harness) struct ControllerLooksTests {
    /// Beside these ShowcaseSnapshotTests have an upright phone at 2x, light and dark.
    enum Look: String, CaseIterable {
        case tallDark = "3x-dark", landscape, landscapeDark = "landscape-dark", pad, padDark = "pad-dark"
        case padLandscape = "pad-landscape", padLandscapeDark = "pad-landscape-dark", rtl

        var surroundings: Surroundings {
            switch self {
            case .tallDark: Surroundings(device: .iPhone14, appearance: .dark)
            case .landscape: Surroundings(device: .iPhoneSE3, orientation: .landscape)
            case .landscapeDark: Surroundings(device: .iPhoneSE3, orientation: .landscape, appearance: .dark)
            case .pad: Surroundings(device: .iPadMini6)
            case .padDark: Surroundings(device: .iPadMini6, appearance: .dark)
            case .padLandscape: Surroundings(device: .iPadMini6, orientation: .landscape)
            case .padLandscapeDark: Surroundings(device: .iPadMini6, orientation: .landscape, appearance: .dark)
            case .rtl: Surroundings(device: .iPhoneSE3, direction: .rightToLeft)
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
        let harness = try await Harness.showing(name, Surroundings(device: .iPhone14, contentSize: .extraExtraLarge))
        assertSnapshot(of: harness, named: "\(name)-xxl")
    }
}
