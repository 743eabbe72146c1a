// Switching the user's settings: what follows them, and their notifications.
// Apple: "UIAccessibility", Capabilities.
import Foundation
import UIKitValues

extension AccessibilitySetting {
    /// Switches it and posts its notification.
    @MainActor package func set(_ isOn: Bool) {
        guard store(isOn) else { return }
        if self == .reduceMotion { MotionEngine.refresh() }
        // Bold text is a trait as well.
        if self == .boldText { AppSession.applyEnvironment() }
        NotificationCenter.default.post(name: notification, object: nil)
    }

    private var notification: Foundation.Notification.Name {
        switch self {
        case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
        case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
        case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
        case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
        case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
        case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
        case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
        case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
        case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
        case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
        case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
        case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
        case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
        case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
        case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
        case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
        case .crossFade: UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification
        case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
        case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        }
    }
}
