// Whether a person sees a view, and where.
// No Apple page: this is ours.
import UIKit

/// Whether a person sees a view, and where on the screen.
@MainActor enum Visibility {
    /// Why nobody sees the view; nil where a part of it is to be seen. Views in front are not looked at.
    static func reasonHidden(_ view: UIView) -> String? {
        guard let window = view.window else { return "it is in no window" }
        var above: UIView? = view
        while let current = above {
            let who = current === view ? "it" : "\(ViewTree.name(of: current)) above it"
            if current.isHidden { return "\(who) is hidden" }
            if current.alpha < 0.01 { return "\(who) has alpha \(current.alpha)" }
            above = current.superview
        }
        if view.bounds.width <= 0 || view.bounds.height <= 0 {
            return "its size is \(view.bounds.width) × \(view.bounds.height)"
        }
        if visibleRect(view) == nil {
            let frame = view.convert(view.bounds, to: window)
            return "it lies outside the screen or is clipped away, at \(ViewTree.text(of: frame))"
        }
        return nil
    }

    /// The part of the view in its window, less what ancestors clip; nil where nothing is left.
    static func visibleRect(_ view: UIView) -> CGRect? {
        guard let window = view.window else { return nil }
        var rect = view.convert(view.bounds, to: window).intersection(window.bounds)
        var above = view.superview
        while let current = above, current !== window {
            if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: window)) }
            above = current.superview
        }
        guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        return rect
    }

    /// Where the view and all above it are at this moment of their animations. Equal values mean that it kept its place.
    static func place(of view: UIView) -> [CGRect] {
        var result: [CGRect] = []
        var above: UIView? = view
        while let current = above {
            let layer = current.layer.presentation() ?? current.layer
            result.append(layer.frame)
            result.append(layer.bounds)
            above = current.superview
        }
        return result
    }
}
