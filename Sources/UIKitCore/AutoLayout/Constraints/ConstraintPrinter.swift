// Constraints as UIKit prints them.
// Apple: "Auto Layout Guide", Debugging Tricks and Tips; the forms are those of public logs from iOS 11 on.
import Foundation

/// `<NSLayoutConstraint:0x… 'name' UILabel:0x….top == UIView:0x….top + 8   (active)>`, or the visual form where the
/// constraint is a space: `H:|-(8)-[UILabel:0x…'Text']   (active, names: '|':UIView:0x… )`.
@MainActor enum ConstraintPrinter {
    nonisolated static func description(of constraint: NSLayoutConstraint) -> String {
        guard MainThread.isCurrent else { return ObjectName.short(constraint) }
        return MainActor.assumeIsolated { text(of: constraint) }
    }

    private static func text(of constraint: NSLayoutConstraint) -> String {
        var head = String(describing: type(of: constraint)) + ":" + ObjectName.address(constraint)
        if let identifier = constraint.identifier, !identifier.isEmpty { head += " '\(identifier)'" }
        if constraint.first.isConstant { return "<\(head)>" }
        var names: [String] = []
        var body = spaceForm(of: constraint, names: &names) ?? equation(of: constraint, names: &names)
        if constraint.priority != .required {
            body += " priority:" + ObjectName.number(CGFloat(constraint.priority.rawValue))
        }
        let state = constraint.isActive ? "active" : "inactive"
        let listed = names.isEmpty ? "" : ", names: " + names.joined(separator: ", ") + " "
        return "<\(head) \(body)   (\(state)\(listed))>"
    }

    // MARK: Equations

    private static func equation(of constraint: NSLayoutConstraint, names: inout [String]) -> String {
        let left = side(constraint.first, names: &names)
        let right = constraint.second.isConstant ? "" : side(constraint.second, names: &names)
        return equation(
            left, constraint.relation, times: constraint.multiplier, right.isEmpty ? nil : right,
            plus: constraint.constant)
    }

    /// `a.width == 0.5*b.width - 8`.
    static func equation(
        _ left: String, _ relation: NSLayoutConstraint.Relation, times multiplier: CGFloat, _ right: String?,
        plus constant: CGFloat
    ) -> String {
        var text = "\(left) \(sign(relation)) "
        guard let right else { return text + ObjectName.number(constant) }
        if multiplier != 1 { text += ObjectName.number(multiplier) + "*" }
        text += right
        if constant > 0 { text += " + " + ObjectName.number(constant) }
        if constant < 0 { text += " - " + ObjectName.number(-constant) }
        return text
    }

    private static func side(_ side: LayoutSide, names: inout [String]) -> String {
        if let distance = side.distance {
            let end = self.side(distance.end, names: &names)
            return "(\(end) - \(self.side(distance.start, names: &names)))"
        }
        guard let item = side.item else { return "(gone)." + name(of: side.attribute) }
        return name(of: item, names: &names) + "." + name(of: side.attribute)
    }

    // MARK: Spaces

    /// The visual form of a space that leads from the second item to the first; nil for everything else.
    private static func spaceForm(of constraint: NSLayoutConstraint, names: inout [String]) -> String? {
        guard constraint.multiplier == 1, let one = constraint.first.item, let two = constraint.second.item else {
            return nil
        }
        let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
        guard let edges = Edges.all.first(where: { $0.start.contains(first) || $0.end.contains(first) }) else {
            return nil
        }
        let space = "-(\(spaceNumber(constraint)))-"
        let mark = edges.isFixed ? "(LTR)" : ""
        if edges.start.contains(first), second == first, holds(two, one) {
            let inner = name(of: one, names: &names)
            names.append("'|':" + plainName(of: two))
            return "\(edges.letter):|\(space)[\(inner)]\(mark)"
        }
        if edges.end.contains(first), second == first, holds(one, two) {
            let inner = name(of: two, names: &names)
            names.append("'|':" + plainName(of: one))
            return "\(edges.letter):[\(inner)]\(space)|\(mark)"
        }
        if edges.start.contains(first), edges.end.contains(second) {
            let before = name(of: two, names: &names)
            return "\(edges.letter):[\(before)]\(space)[\(name(of: one, names: &names))]\(mark)"
        }
        return nil
    }

    private struct Edges {
        let letter: String
        let start: [NSLayoutConstraint.Attribute]
        let end: [NSLayoutConstraint.Attribute]
        var isFixed = false

        static let all = [
            Edges(letter: "H", start: [.leading], end: [.trailing]),
            Edges(letter: "H", start: [.left], end: [.right], isFixed: true),
            Edges(letter: "V", start: [.top], end: [.bottom]),
        ]
    }

    private static func spaceNumber(_ constraint: NSLayoutConstraint) -> String {
        var number = ObjectName.number(constraint.constant)
        if constraint.form == .systemSpacing { number = "NSSpace(\(number))" }
        return constraint.relation == .equal ? number : sign(constraint.relation) + number
    }

    /// Whether the first is the superview of the second, or owns it.
    private static func holds(_ outer: LayoutItemRef, _ inner: LayoutItemRef) -> Bool {
        guard case .view(let view) = outer else { return false }
        switch inner {
        case .view(let subview): return subview.superview === view
        case .guide(let guide): return guide.owningView === view
        }
    }

    // MARK: Names

    private static func name(of item: LayoutItemRef, names: inout [String]) -> String {
        if case .view(let view) = item, let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            let entry = identifier + ":" + ObjectName.address(view)
            if !names.contains(entry) { names.append(entry) }
            return identifier
        }
        return plainName(of: item)
    }

    /// `UILabel:0x…'Text'`: at most 25 characters of the text.
    static func plainName(of item: LayoutItemRef) -> String {
        let object = item.object
        let base = String(describing: type(of: object)) + ":" + ObjectName.address(object)
        switch item {
        case .guide(let guide): return guide.identifier.isEmpty ? base : base + "'\(guide.identifier)'"
        case .view(let view):
            guard let text = view.textForMessages, !text.isEmpty else { return base }
            return base + (text.count > 25 ? "'\(text.prefix(25))...'" : "'\(text)'")
        }
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    nonisolated static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        attribute == .notAnAttribute ? "notAnAttribute" : "\(attribute)"
    }
}
