// The user's settings, one by one: off unless a test's harness says otherwise.
// Apple: "UIAccessibility", Capabilities.
import Foundation
import UIKitValues

extension UIAccessibility {
    /// Whether the screen reader runs.
    public static var isVoiceOverRunning: Bool { AccessibilitySetting.voiceOver.isOn }
    /// Whether the device is used by switches.
    public static var isSwitchControlRunning: Bool { AccessibilitySetting.switchControl.isOn }
    /// Whether gestures are made by a menu.
    public static var isAssistiveTouchRunning: Bool { AccessibilitySetting.assistiveTouch.isOn }
    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { AccessibilitySetting.reduceMotion.isOn }
    /// Whether the user wants less transparency.
    public static var isReduceTransparencyEnabled: Bool { AccessibilitySetting.reduceTransparency.isOn }
    /// Whether the user wants bold text.
    public static var isBoldTextEnabled: Bool { AccessibilitySetting.boldText.isOn }
    /// Whether colours are turned round.
    public static var isInvertColorsEnabled: Bool { AccessibilitySetting.invertColors.isOn }
    /// Whether the screen is grey.
    public static var isGrayscaleEnabled: Bool { AccessibilitySetting.grayscale.isOn }
    /// Whether sound is mono.
    public static var isMonoAudioEnabled: Bool { AccessibilitySetting.monoAudio.isOn }
    /// Whether the user wants captions.
    public static var isClosedCaptioningEnabled: Bool { AccessibilitySetting.closedCaptioning.isOn }
    /// Whether the device is held to one app.
    public static var isGuidedAccessEnabled: Bool { AccessibilitySetting.guidedAccess.isOn }
    /// Whether a selection can be spoken.
    public static var isSpeakSelectionEnabled: Bool { AccessibilitySetting.speakSelection.isOn }
    /// Whether the screen can be spoken.
    public static var isSpeakScreenEnabled: Bool { AccessibilitySetting.speakScreen.isOn }
    /// Whether a shake undoes; true unless a test says otherwise.
    public static var isShakeToUndoEnabled: Bool { AccessibilitySetting.shakeToUndo.isOn }
    /// Whether colours alone must tell nothing.
    public static var shouldDifferentiateWithoutColor: Bool { AccessibilitySetting.differentiateWithoutColor.isOn }
    /// Whether switches show 1 and 0.
    public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilitySetting.onOffSwitchLabels.isOn }
    /// Whether screens are to fade into each other.
    public static var prefersCrossFadeTransitions: Bool { AccessibilitySetting.crossFade.isOn }
    /// Whether films begin by themselves; true unless a test says otherwise.
    public static var isVideoAutoplayEnabled: Bool { AccessibilitySetting.videoAutoplay.isOn }
    /// Whether buttons are to have a shape.
    public static var buttonShapesEnabled: Bool { AccessibilitySetting.buttonShapes.isOn }
    /// Whether the user wants more contrast, as the traits say.
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.fallback.accessibilityContrast == .high }

    /// ``isVoiceOverRunning`` has changed.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// ``isSwitchControlRunning`` has changed.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// ``isAssistiveTouchRunning`` has changed.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    /// ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// ``isReduceTransparencyEnabled`` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// ``isBoldTextEnabled`` has changed.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// ``isInvertColorsEnabled`` has changed.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// ``isGrayscaleEnabled`` has changed.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// ``isMonoAudioEnabled`` has changed.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")
    /// ``isClosedCaptioningEnabled`` has changed.
    public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    /// ``isGuidedAccessEnabled`` has changed.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    /// ``isSpeakSelectionEnabled`` has changed.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    /// ``isSpeakScreenEnabled`` has changed.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")
    /// ``isShakeToUndoEnabled`` has changed.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// ``shouldDifferentiateWithoutColor`` has changed.
    public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// ``isOnOffSwitchLabelsEnabled`` has changed.
    public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// ``prefersCrossFadeTransitions`` has changed.
    public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// ``isVideoAutoplayEnabled`` has changed.
    public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
    /// ``buttonShapesEnabled`` has changed.
    public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// ``isDarkerSystemColorsEnabled`` has changed.
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// An announcement was given to a stage's reader; without a reader it is not posted.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// An assistive technology is at another element.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the element that an assistive technology has come to.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that it was at before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// The key of what was announced.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether it was said to the end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
