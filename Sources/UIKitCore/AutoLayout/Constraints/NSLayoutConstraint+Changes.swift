// Making, changing and activating a constraint.
// Apple: "NSLayoutConstraint", Creating constraints; Activating and deactivating constraints.
import Diagnostics
import Foundation

extension NSLayoutConstraint {
    /// A constraint from two sides, as anchors make it: the kinds agree, left may still meet leading.
    package convenience init(
        _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide, times multiplier: CGFloat,
        plus constant: CGFloat
    ) {
        self.init()
        if AttributeKind.mixesDirections(first.attribute, second.attribute) {
            ConstraintChecks.reportMixed(first.object, first.attribute, second.attribute)
            return
        }
        self.first = first
        self.second = second
        storedRelation = relation
        take(multiplier, constant)
    }

    /// Steps: 1. the items; 2. the attributes; 3. the numbers. A constraint that fails stays empty.
    func relate(
        _ item1: Any, _ attribute1: Attribute, _ relation: Relation, _ item2: Any?, _ attribute2: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        guard let one = Self.item(item1) else { return }
        var two: LayoutItemRef?
        if let item2 = Self.unwrapped(item2) {
            guard let item = Self.item(item2) else { return }
            two = item
        }
        guard
            ConstraintChecks.allows(
                one.object, attribute1, hasSecond: two != nil, attribute2, times: multiplier)
        else { return }
        first = LayoutSide(one, attribute1)
        if let two, attribute2 != .notAnAttribute { second = LayoutSide(two, attribute2) }
        storedRelation = relation
        take(multiplier, constant)
    }

    private static func item(_ any: Any) -> LayoutItemRef? {
        let object = any as AnyObject
        if let item = LayoutItemRef(object) { return item }
        ConstraintChecks.reportUnfit(object)
        return nil
    }

    /// The value, nil also for an optional in an `Any` that holds none.
    private static func unwrapped(_ any: Any?) -> Any? {
        guard let any else { return nil }
        if any is UIView || any is UILayoutGuide { return any }
        let mirror = Mirror(reflecting: any)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : any
    }

    private func take(_ multiplier: CGFloat, _ constant: CGFloat) {
        if multiplier.isFinite {
            storedMultiplier = multiplier
        } else {
            ConstraintChecks.reportNotFinite(multiplier, of: self, "multiplier")
        }
        if constant.isFinite {
            storedConstant = constant
        } else {
            ConstraintChecks.reportNotFinite(constant, of: self)
        }
    }

    func setConstant(_ value: CGFloat) {
        guard ConstraintChecks.isOnMain(), value != storedConstant else { return }
        guard value.isFinite else { return ConstraintChecks.reportNotFinite(value, of: self) }
        storedConstant = value
        form = .plain
        if holderLayout != nil { LayoutInstaller.constantChanged(self) }
    }

    func setPriority(_ value: UILayoutPriority) {
        guard ConstraintChecks.isOnMain(), value != storedPriority else { return }
        guard ConstraintChecks.allows(value, of: description) else { return }
        let old = storedPriority
        if holderLayout != nil { ConstraintChecks.checkCrossing(self, from: old, to: value) }
        storedPriority = value
        if holderLayout != nil { LayoutInstaller.priorityChanged(self, from: old) }
    }

    /// A constraint that names nothing never becomes active.
    func setActive(_ active: Bool) {
        guard ConstraintChecks.isOnMain(), active != (holderLayout != nil) else { return }
        if !active { return LayoutInstaller.deactivate(self) }
        if first.isConstant { return }
        LayoutInstaller.activate(self)
    }

    /// The view that lists the constraint while it is active.
    var holder: UIView? { holderLayout?.view }
}
