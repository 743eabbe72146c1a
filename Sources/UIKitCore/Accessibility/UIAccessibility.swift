// The user's settings, notices to assistive technologies, and their coordinates.
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

    /// Tells assistive technologies of a change. From any thread; the main one hears of it.
    public static func post(notification: Notification, argument: Any?) {
        nonisolated(unsafe) let argument = argument
        if MainExecutor.isCurrent {
            MainActor.assumeIsolated { AccessibilityCenter.post(notification, argument) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { AccessibilityCenter.post(notification, argument) } }
        }
    }

    /// A rectangle of a view's coordinates in points of the screen.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil)
        guard let window = view.window else { return inWindow }
        return window.converted(inWindow, to: nil as UIWindow?)
    }

    /// A path of a view's coordinates in points of the screen.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let zero = convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 1, height: 0), in: view).origin
        let right = view.convert(CGPoint(x: 1, y: 0), to: nil)
        let down = view.convert(CGPoint(x: 0, y: 1), to: nil)
        let origin = view.convert(CGPoint.zero, to: nil)
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: zero.x,
                ty: zero.y))
        return copy
    }

    /// The element that an assistive technology is at; nil without one.
    @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? { AccessibilityCenter.focused }
}

/// The old function.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
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
