// Whether a person could use a view now, and where they would put the finger.
// No Apple page: this is ours.
import UIKit
import UIKitCore

/// The result of checking whether a person could touch a view.
enum Actionability {
    /// The view, and the point to touch, in the window's coordinates.
    case usable(UIView, at: CGPoint)
    case not(HarnessError)

    /// Checks that the view is unique, visible and enabled, and that it receives a touch at the middle of its visible part.
    @MainActor static func check(_ finder: Finder, in harness: Harness) -> Actionability {
        let view: UIView
        do {
            view = try harness.find(finder)
        } catch let error as HarnessError {
            return .not(error)
        } catch {
            return .not(.notActionable(finder.description, reason: "\(error)"))
        }
        func refused(_ reason: String) -> Actionability {
            .not(.notActionable(finder.description, reason: "\(ViewTree.name(of: view)): \(reason)."))
        }
        if let reason = Visibility.reasonHidden(view) { return refused(reason) }
        if let reason = reasonDisabled(view) { return refused(reason) }
        guard let rect = Visibility.visibleRect(view), let window = view.window else { return refused("it is not visible") }
        let point = CGPoint(x: rect.midX, y: rect.midY)
        guard let receiver = receiver(of: point, in: window, harness) else {
            return refused("no view takes a touch at \(ViewTree.text(of: point))")
        }
        guard isServed(view, by: receiver) else {
            let covering = ViewTree.name(of: receiver)
            return refused("a touch at \(ViewTree.text(of: point)) goes to \(covering), which covers it")
        }
        return .usable(view, at: window.convert(point, to: nil))
    }

    /// Returns the view that receives a touch at this point of the window; windows in front come first.
    @MainActor private static func receiver(of point: CGPoint, in window: UIWindow, _ harness: Harness) -> UIView? {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        for other in windows.reversed() where other !== window && other.windowLevel > window.windowLevel {
            if let hit = other.hitTest(other.convert(point, from: window), with: nil) { return hit }
        }
        return window.hitTest(point, with: nil)
    }

    /// A touch serves a view where it or something in it receives it, or where the view takes no touches by nature (a
    /// label, a picture) and the touch goes to what holds it.
    @MainActor private static func isServed(_ view: UIView, by receiver: UIView) -> Bool {
        if receiver.isDescendant(of: view) { return true }
        return !view.isUserInteractionEnabled && !(view is UIControl) && view.isDescendant(of: receiver)
    }

    @MainActor private static func reasonDisabled(_ view: UIView) -> String? {
        if let control = view as? UIControl, !control.isEnabled { return "it is disabled" }
        if view is UIControl, !view.isUserInteractionEnabled { return "its isUserInteractionEnabled is false" }
        var above = view.superview
        while let current = above {
            if !current.isUserInteractionEnabled {
                return "isUserInteractionEnabled is false in \(ViewTree.name(of: current)) above it"
            }
            if let control = current as? UIControl, !control.isEnabled {
                return "\(ViewTree.name(of: current)) above it is disabled"
            }
            above = current.superview
        }
        return nil
    }
}
