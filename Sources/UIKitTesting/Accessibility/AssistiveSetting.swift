// The user's settings of assistive technologies, for tests.
// No Apple page: this is ours.
import UIKitCore

/// A setting that an app can ask for at `UIAccessibility`.
public enum AssistiveSetting: Int, CaseIterable, Sendable {
    /// The setting that the name says, in `UIAccessibility`'s order of `isVoiceOverRunning` and so on.
    case voiceOver, switchControl, assistiveTouch, reduceMotion, reduceTransparency, boldText, invertColors, grayscale
    /// The setting that the name says.
    case monoAudio, closedCaptioning, guidedAccess, speakSelection, speakScreen, shakeToUndo, differentiateWithoutColor
    /// The setting that the name says.
    case onOffSwitchLabels, crossFade, videoAutoplay, buttonShapes

    /// The same in UIKit.
    var setting: AccessibilitySetting { AccessibilitySetting(rawValue: rawValue)! }
}
