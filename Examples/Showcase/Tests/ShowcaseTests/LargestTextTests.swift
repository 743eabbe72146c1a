// Every screen of the Showcase at the largest text: nothing is cut off, covered or out of reach.
// No Apple page: this is ours. Text sizes: Apple, Human Interface Guidelines, Typography, Dynamic Type sizes.
import Foundation
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Showcase at the largest text", .harness) struct LargestTextTests {
    /// A width in points, with the phone that has it.
    enum Width: Int, CaseIterable {
        case narrow = 375, common = 393

        var device: Device { (self == .narrow ? Device.iPhoneSE3 : .iPhone15).scaled(to: 1) }
    }

    @Test("nothing is cut off, covered or out of reach at the largest text", arguments: Screen.all.map(\.name), Width.allCases)
    func largest(name: String, width: Width) async throws {
        try await check(name, width, .accessibilityExtraExtraExtraLarge)
    }

    @Test("nothing is cut off, covered or out of reach at the default text", arguments: Screen.all.map(\.name), Width.allCases)
    func common(name: String, width: Width) async throws {
        try await check(name, width, .large)
    }

    private func check(_ name: String, _ width: Width, _ size: UIContentSizeCategory) async throws {
        let harness = try await Harness.showing(name, Surroundings(device: width.device, contentSize: size))
        let window = try #require(TextPlaces.window)
        let places = TextPlaces(window)
        let found = (places.cutOff() + places.outOfReach() + places.covered()).filter { fault in
            // The closed card shows its title; it is dragged open to read the rest.
            !(name == "card" && fault.contains("Catch the card while it moves"))
        }
        #expect(found.isEmpty, "\(name), \(width.rawValue) points wide:\n\(found.joined(separator: "\n"))")
        withExtendedLifetime(harness) {}
    }
}

/// Pictures to look at, of the whole height of every screen: `SHOWCASE_LARGEST=FOLDER` writes them.
@MainActor @Suite("Showcase at the largest text, to look at", .harness) struct LargestTextPictures {
    nonisolated static let folder = ProcessInfo.processInfo.environment["SHOWCASE_LARGEST"]
    nonisolated static let isDark = ProcessInfo.processInfo.environment["SHOWCASE_LARGEST_DARK"] != nil

    @Test("writes every screen", .enabled(if: folder != nil), arguments: Screen.all.map(\.name), ["ax5", "tall"])
    func write(name: String, kind: String) async throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder), isDirectory: true)
        let device = kind == "tall" ? Device.custom(375, 2000, scale: 1) : Device.iPhoneSE3.scaled(to: 1)
        let harness = try await Harness.showing(
            name,
            Surroundings(
                device: device, appearance: Self.isDark ? .dark : .light, contentSize: .accessibilityExtraExtraExtraLarge))
        let window = try #require(TextPlaces.window)
        let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #require(picture.pngData()).write(to: folder.appendingPathComponent("\(name)-\(kind).png"))
        withExtendedLifetime(harness) {}
    }
}
