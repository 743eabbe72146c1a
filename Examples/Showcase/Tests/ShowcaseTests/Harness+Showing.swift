// A screen of the Showcase on show, for all of its tests.
// No Apple page: this is ours.
import ShowcaseKit
import Testing
import UIKit
import UIKitTesting

/// The models that the pictures are of, at 1x: a fifth of the bytes of 3x. CrispScreensTests looks at single pixels.
extension Device {
    static let phone = Device.iPhoneSE3.scaled(to: 1)
    static let tallPhone = Device.iPhone14.scaled(to: 1)
    static let largePhone = Device.iPhone15ProMax.scaled(to: 1)
    static let pad = Device.iPadMini6.scaled(to: 1)
}

extension Harness {
    /// A harness with a screen under the Showcase's bar, at rest.
    static func showing(_ name: String, _ surroundings: Surroundings = Surroundings(device: .phone)) async throws
        -> Harness
    {
        let screen = try #require(Screen.all.first { $0.name == name })
        let harness = try await Harness(surroundings)
        try await harness.show(StackController(root: screen.makeController()))
        try await harness.settle()
        return harness
    }
}

extension Finder {
    /// The way back of a navigation bar.
    static let wayBack = Finder("way back") { "\(Swift.type(of: $0))" == "BackButton" }
}
