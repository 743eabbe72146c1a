// Where the labels and controls of a screen lie: which are cut off, out of reach or covered.
// No Apple page: this is ours.
import UIKit

/// The labels and controls that a window shows.
@MainActor struct TextPlaces {
    /// The front window of the application.
    static var window: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { !$0.isHidden }
    }

    private let window: UIWindow
    private var labels: [UILabel] = []
    private var controls: [UIView] = []

    init(_ window: UIWindow) {
        self.window = window
        collect(window)
    }

    private mutating func collect(_ view: UIView) {
        guard !view.isHidden, view.alpha >= 0.01, view.bounds.width > 0, view.bounds.height > 0 else { return }
        if let label = view as? UILabel, label.text?.isEmpty == false { labels.append(label) }
        if view is UIControl || view is UITextView { controls.append(view) }
        for subview in view.subviews { collect(subview) }
    }

    /// Labels whose text needs more room than they have, apart from those whose text is meant to be cut.
    func cutOff() -> [String] {
        labels.compactMap { label in
            guard label.accessibilityIdentifier != "shortened" else { return nil }
            let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000)
            let needed = label.textRect(forBounds: room, limitedToNumberOfLines: 0).size
            let shown = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).size
            let shrinks = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor > 0
            let part = shrinks ? label.minimumScaleFactor : 1
            if shrinks, label.numberOfLines == 1 {
                let width = label.sizeThatFits(CGSize(width: 100_000, height: 100_000)).width
                return width * part <= label.bounds.width + 1 ? nil : say(label, "cut off")
            }
            let height = min(shown.height, label.bounds.height)
            guard needed.height * part > height + 0.01 || needed.width * part > label.bounds.width + 1 else { return nil }
            return say(
                label, "needs \(Int(needed.width)) × \(Int(needed.height)) and has \(Int(label.bounds.width)) × \(Int(height))")
        }
    }

    /// Labels and controls that lie outside of the screen or of what a scroll view can bring into it.
    func outOfReach() -> [String] {
        (labels as [UIView] + controls).compactMap { view in
            // What is laid out, and not the margin that a switch has at its side.
            var rect = view.bounds.inset(by: view.alignmentRectInsets)
            var here = view
            while let above = here.superview {
                rect = here.convert(rect, to: above)
                if let scroll = above as? UIScrollView, scroll.isScrollEnabled {
                    let inset = scroll.adjustedContentInset
                    let content = CGRect(
                        x: -inset.left, y: -inset.top,
                        width: max(scroll.contentSize.width + inset.left + inset.right, scroll.bounds.width),
                        height: max(scroll.contentSize.height + inset.top + inset.bottom, scroll.bounds.height))
                    guard content.insetBy(dx: -1, dy: -1).contains(rect) else {
                        return say(view, "outside of what \(type(of: scroll)) scrolls to")
                    }
                    rect = CGRect(
                        origin: scroll.bounds.origin,
                        size: CGSize(
                            width: min(rect.width, scroll.bounds.width), height: min(rect.height, scroll.bounds.height)))
                } else if above.clipsToBounds || above is UIWindow {
                    guard above.bounds.insetBy(dx: -1, dy: -1).contains(rect) else {
                        return say(
                            view, "outside of \(type(of: above)), which is \(Self.text(above.bounds)), at \(Self.text(rect))")
                    }
                }
                here = above
            }
            return nil
        }
    }

    /// Pairs of labels of one scroll view, or of none, whose texts overlap.
    func covered() -> [String] {
        let places = labels.compactMap { label in shownPlace(of: label).map { (label, $0, scrollView(around: label)) } }
        var found: [String] = []
        for (index, one) in places.enumerated() {
            for other in places[(index + 1)...] where one.2 === other.2 {
                let common = one.1.intersection(other.1)
                if common.width > 2, common.height > 2 {
                    found.append(say(one.0, "overlaps “\(other.0.text ?? "")”"))
                }
            }
        }
        return found
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Where a label's text lies in the window; nil where none of it is shown.
    private func shownPlace(of label: UILabel) -> CGRect? {
        var rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        var here: UIView = label
        while let above = here.superview {
            rect = here.convert(rect, to: above)
            if above.clipsToBounds || above is UIWindow { rect = rect.intersection(above.bounds) }
            if rect.isEmpty { return nil }
            here = above
        }
        return rect
    }

    private func say(_ view: UIView, _ what: String) -> String {
        let text = (view as? UILabel)?.text ?? view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
        return "  \(type(of: view)) “\(text)”: \(what)"
    }

    private static func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)), \(Int(rect.minY)), \(Int(rect.width)) × \(Int(rect.height))"
    }
}
