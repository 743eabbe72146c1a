// Making, changing and activating a constraint.
// Apple: "NSLayoutConstraint", Creating constraints; Activating and deactivating constraints.
import Diagnostics
import Foundation

extension NSLayoutConstraint {
    /// A constraint from two sides, as anchors make it.
    convenience init(_ first: LayoutSide, _ relation: Relation, _ second: LayoutSide, times multiplier: CGFloat, plus constant: CGFloat) {
        self.init()
        self.first = first
        storedRelation = relation
        self.second = second
        storedMultiplier = multiplier
        storedConstant = constant
    }

    func relate(
        _ item1: Any, _ attribute1: Attribute, _ relation: Relation, _ item2: Any?, _ attribute2: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        guard let one = LayoutItemRef(item1 as AnyObject) else { return }
        let two = item2.flatMap { LayoutItemRef($0 as AnyObject) }
        first = LayoutSide(one, attribute1)
        if let two, attribute2 != .notAnAttribute { second = LayoutSide(two, attribute2) }
        storedRelation = relation
        storedMultiplier = multiplier
        storedConstant = constant
    }

    func setConstant(_ value: CGFloat) {
        guard value != storedConstant else { return }
        storedConstant = value
        if holder != nil { LayoutInstaller.constantChanged(self) }
    }

    func setPriority(_ value: UILayoutPriority) {
        guard value != storedPriority else { return }
        let old = storedPriority
        storedPriority = value
        if holder != nil { LayoutInstaller.priorityChanged(self, from: old) }
    }

    func setActive(_ active: Bool) {
        guard active != (holder != nil) else { return }
        if active { LayoutInstaller.activate(self) } else { LayoutInstaller.deactivate(self) }
    }
}
