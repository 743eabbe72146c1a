// The window in front of everything that holds the keyboard and the edit menu.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// Takes touches where it shows something, and never keys.
package final class TextEffectsWindow: UIWindow {
    @SessionValue private static var made: TextEffectsWindow? = nil

    /// The one of the screen, made when it is needed first.
    static var shared: TextEffectsWindow {
        if let made { return made }
        let window = TextEffectsWindow(frame: UIScreen.main.bounds)
        window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
        made = window
        return window
    }

    /// Shows a view; the window comes with it.
    static func show(_ view: UIView) {
        let window = shared
        window.frame = UIScreen.main.bounds
        if view.superview !== window { window.addSubview(view) }
        window.isHidden = false
    }

    /// Takes a view away, and the window with the last one.
    static func remove(_ view: UIView) {
        guard view.superview != nil else { return }
        view.removeFromSuperview()
        if let made, made.subviews.isEmpty { made.isHidden = true }
    }

    static func reset() {
        made?.isHidden = true
        made = nil
    }

    package override var canBecomeKey: Bool { false }
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
