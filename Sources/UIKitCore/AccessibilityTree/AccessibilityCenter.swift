// The notices to assistive technologies, and the element that they are at.
// No Apple page: this is ours.
import Foundation
import UIKitValues

/// A notice that app code has posted.
package struct AccessibilityPost {
    package let notification: UIAccessibility.Notification
    /// What is to be said, if the argument is a text.
    package let text: String?
}

/// The app's side of assistive technologies: a screen reader in the browser, or a test.
@MainActor package enum AccessibilityCenter {
    /// The last 100 notices, the newest last.
    @SessionValue package private(set) static var posts: [AccessibilityPost] = []
    /// How many notices there were since the start.
    @SessionValue package private(set) static var postCount = 0
    /// The element that the assistive technology is at.
    package private(set) static var focused: UIResponder? {
        get { focusedStorage.object }
        set { focusedStorage.object = newValue }
    }
    @SessionValue private static var focusedStorage = WeakReference<UIResponder>()

    static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        posts.append(AccessibilityPost(notification: notification, text: text))
        if posts.count > 100 { posts.removeFirst() }
        postCount += 1
        let moves = notification == .screenChanged || notification == .layoutChanged
        if moves, let element = argument as? UIResponder { focus(element) }
        AppSession.requestTurn()
    }

    /// The assistive technology goes to an element; nil leaves all.
    package static func focus(_ element: UIResponder?) {
        guard element !== focused else { return }
        let before = focused
        focused = element
        before?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
        if let before { info[UIAccessibility.unfocusedElementUserInfoKey] = before }
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }

    /// As at the start. Between tests.
    // MARK: What an assistive technology does

    /// Uses an element: by its own method, else by a tap at its activation point.
    package static func activate(_ element: UIResponder) {
        if element.accessibilityActivate() { return }
        AppSession.tapForAccessibility(at: element.accessibilityActivationPoint)
    }

    /// Asks an element and then the responders around it.
    @discardableResult
    package static func ask(_ element: UIResponder, _ question: (UIResponder) -> Bool) -> Bool {
        var responder: UIResponder? = element
        while let there = responder {
            if question(there) { return true }
            responder = there.next
        }
        return false
    }

    /// The rotors that an element has: its own, then those of what holds it, outwards.
    package static func rotors(of element: UIResponder) -> [UIAccessibilityCustomRotor] {
        var found: [UIAccessibilityCustomRotor] = []
        var responder: UIResponder? = element
        while let there = responder {
            for rotor in there.accessibilityCustomRotors ?? [] where !found.contains(where: { $0 === rotor }) {
                found.append(rotor)
            }
            responder = there.next
        }
        return found
    }

    /// Goes on with a rotor from an element: what is found comes into sight and the technology goes there. A result's
    /// range is where the next search from the same element begins.
    @discardableResult
    package static func turn(
        _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, from element: UIResponder
    ) -> UIAccessibilityCustomRotorItemResult? {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        let isFurther = lastResult?.targetElement === element
        predicate.currentItem = isFurther ? lastResult! : .init(targetElement: element, targetRange: nil)
        guard let result = rotor.itemSearchBlock(predicate) else { return nil }
        lastResult = result
        if let found = result.targetElement as? UIResponder {
            reveal(found)
            focus(found)
        }
        return result
    }

    @SessionValue static var taps = 0
    @SessionValue private static var lastResult: UIAccessibilityCustomRotorItemResult? = nil

    /// Brings an element that a scroll view holds into sight.
    package static func reveal(_ element: UIResponder) {
        var view = element as? UIView ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        let frame = element.accessibilityFrame
        while let there = view {
            if let scroll = there as? UIScrollView, scroll !== element, let window = scroll.window {
                let inWindow = CGRect(origin: window.convertFromScreen(frame.origin), size: frame.size)
                let place = scroll.convert(inWindow, from: nil)
                if !scroll.bounds.inset(by: scroll.adjustedContentInset).contains(place) {
                    scroll.scrollRectToVisible(place, animated: false)
                }
                return
            }
            view = there.superview
        }
    }
}
