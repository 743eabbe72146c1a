// What an app does to the world outside: feedback, addresses, the device's battery.
// Apple: "UIFeedbackGenerator", "UIApplication", "UIDevice".
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Feedback, addresses, battery", .harness) struct OutsideTests {
    // Covers: UIImpactFeedbackGenerator.init(style:), UIImpactFeedbackGenerator.impactOccurred, UINotificationFeedbackGenerator.init(), UINotificationFeedbackGenerator.notificationOccurred, UISelectionFeedbackGenerator.init(), UISelectionFeedbackGenerator.selectionChanged, UIFeedbackGenerator.prepare, UINotificationFeedbackType.success, UINotificationFeedbackType.error, UINotificationFeedbackType.warning
    @Test("Generators play what they are asked for; the test kit reads it in order")
    func feedback() async throws {
        let harness = try await Harness()
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        #expect(harness.playedFeedback == [])
        impact.impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        let notification = UINotificationFeedbackGenerator()
        notification.notificationOccurred(.success)
        notification.notificationOccurred(.warning)
        notification.notificationOccurred(.error)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(
            harness.playedFeedback == [
                "impact.heavy", "impact.medium", "notification.success", "notification.warning", "notification.error",
                "selection",
            ])
    }

    // Covers: UIApplication.open, UIApplication.canOpenURL, UIApplication.openSettingsURLString, UIApplication.OpenExternalURLOptionsKey.init(rawValue:)
    @Test("An address is opened where the device has something for its scheme; the answer comes in a later turn")
    func addresses() async throws {
        let harness = try await Harness()
        let app = UIApplication.shared
        let web = URL(string: "https://example.org")!
        let other = URL(string: "myapp://x")!
        let settings = URL(string: UIApplication.openSettingsURLString)!
        #expect(app.canOpenURL(web))
        #expect(app.canOpenURL(settings))
        #expect(!app.canOpenURL(other))
        var answers: [Bool] = []
        app.open(web) { answers.append($0) }
        app.open(other, options: [:]) { answers.append($0) }
        let key = UIApplication.OpenExternalURLOptionsKey(
            rawValue: UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue)
        app.open(web, options: [key: true]) { answers.append($0) }
        #expect(answers == [])
        try await harness.turn()
        #expect(answers == [true, false, false])
        #expect(harness.openedURLs == [web])
        harness.openableSchemes.insert("myapp")
        app.open(other)
        #expect(app.canOpenURL(other))
        #expect(harness.openedURLs == [web, other])
    }

    // Covers: UIDevice.batteryState, UIDevice.batteryLevel, UIDevice.isBatteryMonitoringEnabled, UIDevice.name, UIDevice.model, UIDevice.current, UIDevice.BatteryState.full
    @Test("A device without a battery says that its charge is unknown, as Apple's simulator does (observed)")
    func battery() async throws {
        _ = try await Harness(device: .iPhone14)
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        #expect(device.isBatteryMonitoringEnabled)
        #expect(device.batteryState == .unknown)
        #expect(device.batteryLevel == -1)
        #expect(device.batteryState != UIDevice.BatteryState.full)
        #expect(!device.proximityState)
        #expect(device.model == "iPhone")
        #expect(device.name == "iPhone 14")
    }
}
