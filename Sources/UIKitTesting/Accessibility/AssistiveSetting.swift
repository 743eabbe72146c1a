// The user's settings of assistive technologies, for tests.
// No Apple page: this is ours.
import UIKitValues

/// An accessibility setting of the user, which an app reads from `UIAccessibility`.
public enum AssistiveSetting: Int, CaseIterable, Sendable {
    /// A setting, in the order of `UIAccessibility`'s properties from `isVoiceOverRunning` on.
    case voiceOver, switchControl, assistiveTouch, reduceMotion, reduceTransparency, boldText, invertColors, grayscale
    /// A setting, in the order of `UIAccessibility`'s properties.
    case monoAudio, closedCaptioning, guidedAccess, speakSelection, speakScreen, shakeToUndo, differentiateWithoutColor
    /// A setting, in the order of `UIAccessibility`'s properties.
    case onOffSwitchLabels, crossFade, videoAutoplay, buttonShapes

    /// The corresponding setting in UIKit.
    var setting: AccessibilitySetting { AccessibilitySetting(rawValue: rawValue)! }
}
