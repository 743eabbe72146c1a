// The kinds of notices to assistive technologies, and old names of settings.
// Apple: "UIAccessibility", "Accessibility for UIKit".
import CoreGraphics
import Foundation
import QuartzCore
import Synchronization
import UIKitValues

/// Settings of assistive technologies, and notices to them.
public enum UIAccessibility {
    /// A notice to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A new screen has come; the argument is the element to go to, or what to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed; the argument is the element to go to, or what to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A scroll has ended; the argument says where.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to rest.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// An assistive technology is to go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// An assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
}

/// The old functions.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The old function.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// The old function.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
