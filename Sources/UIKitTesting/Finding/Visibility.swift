// Whether a person sees a view, and where.
// No Apple page: this is ours.
import UIKit

/// The visibility of a view and its place on the screen.
@MainActor enum Visibility {
    /// The reason why the view is not visible; nil if a part of it is visible. Views in front are not considered.
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

    /// The visible part of the view in its window, after clipping by its ancestors; nil if nothing is left.
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

    /// The current positions of the view and its ancestors, including running animations. Equal values mean that the view has not
    /// moved.
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
