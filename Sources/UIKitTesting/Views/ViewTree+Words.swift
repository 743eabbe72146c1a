// Views in words, for messages.
// No Apple page: this is ours.
import QuartzCore
import UIKit
import UIKitCore

extension ViewTree {
    /// `UIButton "Buy"`: the class and what a person would call it. No address.
    static func name(of view: UIView) -> String {
        let type = "\(type(of: view))"
        let said = view.accessibilityIdentifier ?? ShownText.of(view) ?? view.accessibilityLabel
        return said.map { "\(type) \"\($0)\"" } ?? type
    }

    static func text(of rect: CGRect) -> String {
        "(\(number(rect.minX)), \(number(rect.minY))) \(number(rect.width)) × \(number(rect.height))"
    }

    static func text(of point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    /// Describes the views on the screen, indented, at most 60 views.
    static func outline(of roots: [UIView]) -> String {
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            guard lines.count < 60 else { return }
            let hidden = view.isHidden ? ", hidden" : view.alpha < 0.01 ? ", alpha 0" : ""
            let frame = text(of: view.convert(view.bounds, to: nil))
            lines.append(String(repeating: "  ", count: depth + 1) + "\(name(of: view)) at \(frame)\(hidden)")
            for subview in view.subviews { add(subview, depth + 1) }
        }
        for root in roots { add(root, 0) }
        if lines.count == 60 { lines.append("  …") }
        return lines.joined(separator: "\n")
    }

    /// The animations of all layers below a view: `UIView "box": animation position`.
    static func animations(in root: UIView) -> [String] {
        var result = (root.layer.animationKeys() ?? []).sorted().map { "\(name(of: root)): animation \($0)" }
        for layer in root.layer.sublayers ?? [] where !(layer.delegate is UIView) {
            result += (layer.animationKeys() ?? []).sorted().map {
                "\(type(of: layer)) of \(name(of: root)): animation \($0)"
            }
        }
        for subview in root.subviews {
            DeepWalk.level(ObjectName.of(subview)) { result += animations(in: subview) }
        }
        return result
    }
}
