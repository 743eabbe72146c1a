// Notices to assistive technologies, the element that they are at, and coordinates of the screen.
// Apple: "UIAccessibility", "Accessibility for UIKit".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIAccessibility {
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

extension UIResponder {
    /// Whether an assistive technology is at this element.
    var hasAssistant: Bool { AccessibilityCenter.focused === self }
}
