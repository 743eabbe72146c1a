// Every screen of the Showcase as a picture, light and dark, on a phone; the first ones on a pad as well.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase pictures", .harness) struct ShowcaseSnapshotTests {
    @Test("every screen looks as recorded, light and dark", arguments: Screen.all.map(\.name))
    func phone(name: String) async throws {
        let screen = try #require(Screen.all.first { $0.name == name })
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            let harness = try await Harness(device: .iPhoneSE3, appearance: appearance)
            try await harness.show(StackController(root: screen.makeController()))
            try await harness.settle()
            assertSnapshot(of: harness, named: "\(name)-\(appearance == .dark ? "dark" : "light")")
        }
    }

    @Test("a wide screen shows the list of systems as a sidebar")
    func pad() async throws {
        let harness = try await Harness(device: .iPadMini6)
        let screen = try #require(Screen.all.first { $0.name == "layers" })
        try await harness.show(StackController(root: screen.makeController()))
        try await harness.settle()
        assertSnapshot(of: harness, named: "layers-pad")
    }

    @Test("the controls on a pad, and from right to left")
    func controls() async throws {
        let screen = try #require(Screen.all.first { $0.name == "controls" })
        for (name, device, isMirrored) in [("pad", Device.iPadMini6, false), ("rtl", .iPhoneSE3, true)] {
            let harness = try await Harness(device: device, direction: isMirrored ? .rightToLeft : .leftToRight)
            try await harness.show(StackController(root: screen.makeController()))
            try await harness.settle()
            assertSnapshot(of: harness, named: "controls-\(name)")
        }
    }

    @Test("the pickers from right to left and on a pad")
    func pickers() async throws {
        let screen = try #require(Screen.all.first { $0.name == "pickers" })
        for (name, device, isMirrored) in [("pad", Device.iPadMini6, false), ("rtl", .iPhoneSE3, true)] {
            let harness = try await Harness(device: device, direction: isMirrored ? .rightToLeft : .leftToRight)
            try await harness.show(StackController(root: screen.makeController()))
            try await harness.settle()
            assertSnapshot(of: harness, named: "pickers-\(name)")
        }
    }

    @Test("traits, text sizes and accessibility on a pad, from right to left, and at the largest text")
    func adaptive() async throws {
        for name in ["traits", "dynamic-type", "accessibility"] {
            let screen = try #require(Screen.all.first { $0.name == name })
            let variants: [(String, Surroundings)] = [
                ("pad", Surroundings(device: .iPadMini6)),
                ("rtl", Surroundings(device: .iPhoneSE3, direction: .rightToLeft)),
                ("ax5", Surroundings(device: .iPhoneSE3, contentSize: .accessibilityExtraExtraExtraLarge)),
            ]
            for (variant, surroundings) in variants where variant != "ax5" || name == "dynamic-type" {
                let harness = try await Harness(surroundings)
                try await harness.show(StackController(root: screen.makeController()))
                try await harness.settle()
                assertSnapshot(of: harness, named: "\(name)-\(variant)")
            }
        }
    }
}
