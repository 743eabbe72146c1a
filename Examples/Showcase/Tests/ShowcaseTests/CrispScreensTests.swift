// What a screen at 1x cannot show: letters, hairlines, rounded corners and blurs at 2x and 3x, on a few screens.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase screens at 2x and 3x", .harness) struct CrispScreensTests {
    nonisolated static let screens: [(String, Device, UIUserInterfaceStyle)] = [
        ("materials", .iPhone14, .dark), ("glass-card", .iPhone14, .light),
        ("typography", .iPhone14, .light), ("text-fields", .iPhone14, .dark), ("controls", .iPhone14, .light),
        ("navigation", .iPhone14, .dark), ("custom-alert", .iPhone14, .dark), ("symbols", .iPhoneSE3, .light),
        ("pickers", .iPhoneSE3, .dark),
    ]

    @Test("letters, hairlines, corners and blurs use every pixel of the screen", arguments: screens)
    func crisp(name: String, device: Device, appearance: UIUserInterfaceStyle) async throws {
        let harness = try await Harness.showing(name, Surroundings(device: device, appearance: appearance))
        assertSnapshot(of: harness, named: "\(name)-\(Int(device.scale))x-\(appearance == .dark ? "dark" : "light")")
    }
}
