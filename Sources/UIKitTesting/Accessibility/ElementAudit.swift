// Checks of elements: labels, sizes, traits, and things to touch that are no elements.
// Apple: "Human Interface Guidelines", Accessibility (44 × 44 points).
import CoreGraphics
import UIKit
import UIKitControls
import UIKitCore

/// Checks of elements.
@MainActor enum ElementAudit {
    private static let smallest: CGFloat = 44
    private static let acting: UIAccessibilityTraits = [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .allowsDirectInteraction, .tabBar,
    ]

    static func description(of node: AccessibilityNode) -> [AccessibilityIssue] {
        let label = (node.label ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard label.isEmpty else { return wording(label, node) }
        let hasWords = !(node.value ?? "").isEmpty && !isActing(node)
        if hasWords { return [] }
        return [
            AccessibilityIssue(
                .sufficientElementDescription, node.object, "It has no accessibilityLabel, so a screen reader says nothing of use.",
                fix: "Set accessibilityLabel to what it does or shows, or isAccessibilityElement to false if it is decoration.")
        ]
    }

    /// Names of files, and the kind of thing said twice.
    private static func wording(_ label: String, _ node: AccessibilityNode) -> [AccessibilityIssue] {
        let lower = label.lowercased()
        let isFile =
            [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(where: lower.hasSuffix)
            || label.contains("_") && !label.contains(" ")
        if isFile {
            return [
                AccessibilityIssue(
                    .sufficientElementDescription, node.object, "Its label \"\(label)\" is the name of a file or symbol.",
                    fix: "Say what it does or shows, in the user's language.")
            ]
        }
        if node.traits.contains(.button), lower.hasSuffix(" button") {
            return [
                AccessibilityIssue(
                    .sufficientElementDescription, node.object,
                    "Its label \"\(label)\" says \"button\", which its trait says already.",
                    fix: "Remove the word from accessibilityLabel.")
            ]
        }
        return []
    }

    private static func isActing(_ node: AccessibilityNode) -> Bool { !node.traits.isDisjoint(with: acting) }

    /// The region counts, not the frame: a view may take touches beyond its bounds. UIKit's own small controls pass.
    static func hitRegion(of node: AccessibilityNode) -> [AccessibilityIssue] {
        guard isActing(node), !node.traits.contains(.notEnabled), !isSystemControl(node.object) else { return [] }
        let frame = node.frame
        guard frame.width < smallest - 0.01 || frame.height < smallest - 0.01 else { return [] }
        if let view = node.object as? UIView, reaches(view) { return [] }
        return [
            AccessibilityIssue(
                .hitRegion, node.object,
                "It takes touches on \(ViewTree.number(frame.width)) × \(ViewTree.number(frame.height)) points; 44 × 44 are needed.",
                fix: "Make it larger, or override point(inside:with:) to take touches around it.")
        ]
    }

    private static func isSystemControl(_ object: UIResponder) -> Bool {
        object is UISwitch || object is UIStepper || object is UISlider || object is UIPageControl
            || (object as? UIView)?.superview is UISegmentedControl
    }

    /// Whether touches 22 points from the middle, on all four sides, go to the view.
    private static func reaches(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
        let reach = smallest / 2 - 0.5
        return [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].allSatisfy { dx, dy in
            window.hitTest(CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)?.isDescendant(of: view) ?? false
        }
    }

    static func traits(of node: AccessibilityNode) -> [AccessibilityIssue] {
        if let control = node.object as? UIControl, !control.isEnabled, !node.traits.contains(.notEnabled) {
            return [
                AccessibilityIssue(
                    .trait, control, "It is disabled and its traits do not say so.",
                    fix: "Insert .notEnabled into accessibilityTraits, or leave the traits to UIKit.")
            ]
        }
        guard !isActing(node), let view = node.object as? UIView, takesTaps(view) else { return [] }
        return [
            AccessibilityIssue(
                .trait, view, "It reacts to taps and its traits do not say so.",
                fix: "Insert .button or .link into accessibilityTraits.")
        ]
    }

    private static func takesTaps(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled else { return false }
        if let control = view as? UIControl {
            return !control.allControlEvents.isDisjoint(with: [.touchUpInside, .touchDown, .primaryActionTriggered])
        }
        return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
    }

    /// A visible thing to tap that is no element, is in none and holds none.
    static func detection(of view: UIView, _ known: Set<ObjectIdentifier>) -> [AccessibilityIssue] {
        guard takesTaps(view), Visibility.reasonHidden(view) == nil, !(view is UIWindow) else { return [] }
        var above: UIView? = view
        while let there = above {
            if known.contains(ObjectIdentifier(there)) { return [] }
            above = there.superview
        }
        func holds(_ view: UIView) -> Bool {
            view.accessibilityElements != nil || view.accessibilityElementCount() > 0
                || view.subviews.contains { known.contains(ObjectIdentifier($0)) || holds($0) }
        }
        guard !holds(view) else { return [] }
        return [
            AccessibilityIssue(
                .elementDetection, view, "It reacts to taps and assistive technologies do not see it.",
                fix: "Set isAccessibilityElement to true and give it a label and traits.")
        ]
    }
}
