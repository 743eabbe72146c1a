// From the plan's rules to constraints: what stays the same stays in force.
// Apple: "UIStackView".
import Foundation
import UIKitCore

/// The key under which two rules are the same constraint: everything but the constant and the numbers of the views.
struct StackRuleKey: Hashable {
    enum Side: Hashable {
        case of(ObjectIdentifier, NSLayoutConstraint.Attribute)
        case distance(ObjectIdentifier, NSLayoutConstraint.Attribute, ObjectIdentifier, NSLayoutConstraint.Attribute)
        case constant
    }

    var role: StackRule.Role
    var first: Side
    var relation: NSLayoutConstraint.Relation
    var second: Side
    var multiplier: CGFloat
}

extension UIStackView {
    /// Steps: 1. the plan; 2. rules that are in force get their constant and priority; 3. the others are made; 4. what no
    /// rule asks for any more goes. Removal comes before activation, so that nothing conflicts meanwhile.
    func updateStack() {
        guard !stack.isCurrent else { return }
        stack.isCurrent = true
        var old = stack.made
        stack.made = [:]
        var new: [NSLayoutConstraint] = []
        for rule in plan.rules {
            let key = key(of: rule)
            if let constraint = old.removeValue(forKey: key), constraint.isActive {
                constraint.constant = rule.constant
                constraint.priority = UILayoutPriority(rule.priority)
                stack.made[key] = constraint
            } else if stack.made[key] == nil {
                let constraint = constraint(of: rule)
                stack.made[key] = constraint
                new.append(constraint)
            }
        }
        NSLayoutConstraint.deactivate(Array(old.values))
        NSLayoutConstraint.activate(new)
    }

    private var plan: StackPlan {
        var plan = StackPlan()
        plan.axis = axis
        plan.distribution = distribution
        plan.alignment = alignment
        plan.isBaselineRelative = isBaselineRelativeArrangement
        let shown = stack.arranged.filter { !$0.isHidden }
        plan.pieces = stack.arranged.map { view in
            let place = shown.firstIndex { $0 === view }
            let next = place.flatMap { $0 + 1 < shown.count ? shown[$0 + 1] : nil }
            return StackPlan.Piece(
                isHidden: view.isHidden, length: ownLength(view),
                spacingAfter: next.map { points(stack.custom[ObjectIdentifier(view)] ?? spacing, view, $0) })
        }
        return plan
    }

    private func ownLength(_ view: UIView) -> CGFloat? {
        guard distribution == .fillProportionally else { return nil }
        let size = view.intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        return length == UIView.noIntrinsicMetric ? nil : length
    }

    /// A spacing as points, the system's one as it is between these two.
    private func points(_ spacing: CGFloat, _ one: UIView, _ two: UIView) -> CGFloat {
        guard spacing == Self.spacingUseSystem else { return spacing }
        guard isBaselineRelativeArrangement, axis == .vertical else { return SystemSpacing.standard }
        return SystemSpacing.points(
            LayoutSide(view: two, .firstBaseline), below: LayoutSide(view: one, .lastBaseline))
    }

    // MARK: Rules

    private func object(_ item: StackRule.Item) -> NSObject {
        switch item {
        case .canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        case .view(let index): stack.arranged[index]
        }
    }

    private func key(of rule: StackRule) -> StackRuleKey {
        StackRuleKey(
            role: rule.role, first: key(of: rule.first), relation: rule.relation, second: key(of: rule.second),
            multiplier: rule.multiplier)
    }

    private func key(of side: StackRule.Side) -> StackRuleKey.Side {
        switch side {
        case .constant: .constant
        case .of(let item, let attribute): .of(ObjectIdentifier(object(item)), attribute)
        case .distance(let one, let first, let two, let second):
            .distance(ObjectIdentifier(object(one)), first, ObjectIdentifier(object(two)), second)
        }
    }

    private func constraint(of rule: StackRule) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            side(of: rule.first), rule.relation, side(of: rule.second), times: rule.multiplier, plus: rule.constant)
        made.priority = UILayoutPriority(rule.priority)
        made.identifier = rule.role.rawValue
        return made
    }

    private func side(of side: StackRule.Side) -> LayoutSide {
        switch side {
        case .constant: .constant
        case .of(let item, let attribute): layoutSide(item, attribute)
        case .distance(let one, let first, let two, let second):
            LayoutSide(LayoutDistance(from: layoutSide(one, first), to: layoutSide(two, second)))
        }
    }

    private func layoutSide(_ item: StackRule.Item, _ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
        switch item {
        case .canvas where isLayoutMarginsRelativeArrangement: LayoutSide(guide: layoutMarginsGuide, attribute)
        case .canvas: LayoutSide(view: self, attribute)
        case .view(let index): LayoutSide(view: stack.arranged[index], attribute)
        }
    }
}
