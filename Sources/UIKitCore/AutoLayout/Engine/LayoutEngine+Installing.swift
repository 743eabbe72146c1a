// The row of a constraint: directly for the common ones, by terms for all.
// Apple: "NSLayoutConstraint".
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

extension LayoutEngine {
    /// Makes a constraint's row. Without effect where an item is gone.
    func install(_ constraint: NSLayoutConstraint) {
        if !constraint.isUnprepared, constraint.holderLayout != nil, installDirect(constraint) { return }
        guard let holder = constraint.holder else { return }
        if constraint.isUnprepared, !LayoutInstaller.isReady(constraint, in: holder) { return }
        withUnsafeTemporaryAllocation(of: Term.self, capacity: TermList.capacity) { memory in
            var list = TermList(memory)
            guard collect(constraint, holder, &list) else { return }
            let row = solver.add(
                list.span, relation(of: constraint), Double(constraint.storedConstant), priority: priority(of: constraint),
                prefersBound: true)
            keep(row, constraint)
        }
    }

    private func relation(of constraint: NSLayoutConstraint) -> ConstraintSolver.Relation {
        switch constraint.storedRelation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private func priority(of constraint: NSLayoutConstraint) -> Priority {
        Priority(max(constraint.storedPriority.rawValue, 1e-3))
    }

    private func keep(_ row: ConstraintID, _ constraint: NSLayoutConstraint) {
        own(row, .constraint, constraint)
        isDirty = true
        told.added += 1
        tell { "adds the constraint \(constraint.description)" }
        if isMeasuring {
            measuredRows[ObjectIdentifier(constraint)] = row
        } else {
            constraint.row = row
            constraint.engine = self
        }
    }

    /// The common case: edges, centres and lengths of views in one space, positions at multiplier 1.
    private func installDirect(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.first.distance == nil, let view = constraint.first.layout else { return false }
        let form = AttributeForm(constraint.first.attribute, flipped: false)
        guard !form.isMargin, form.place == .length || form.place == .position else { return false }
        let isLength = form.place == .length
        if constraint.second.isConstant {
            guard isLength else { return false }
            guard let box = item(for: view)?.box else { return false }
            let row = solver.add(
                form.isHorizontal ? box.width : box.height, relation(of: constraint), Double(constraint.storedConstant),
                priority: priority(of: constraint), prefersBound: true)
            keep(row, constraint)
            return true
        }
        guard constraint.second.distance == nil, let partner = constraint.second.layout else { return false }
        var other = AttributeForm(constraint.second.attribute, flipped: false)
        guard !other.isMargin, other.place == form.place, isLength || constraint.storedMultiplier == 1 else { return false }
        guard let one = item(for: view), let two = item(for: partner) else { return false }
        guard isLength || (one.space === two.space && one.inner == nil && two.inner == nil) else { return false }
        if isLength {
            let row = solver.add(
                form.isHorizontal ? one.box.width : one.box.height, relation(of: constraint),
                other.isHorizontal ? two.box.width : two.box.height, multiplier: Double(constraint.storedMultiplier),
                constant: Double(constraint.storedConstant), priority: priority(of: constraint), prefersBound: true)
            keep(row, constraint)
            return true
        }
        guard form.isHorizontal == other.isHorizontal else { return false }
        var sign = 1.0
        var own = form
        if form.isDirectional || other.isDirectional, constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            own = AttributeForm(constraint.first.attribute, flipped: true)
            other = AttributeForm(constraint.second.attribute, flipped: true)
            sign = -1
        }
        addPositions(constraint, one.box, own, two.box, other, sign)
        return true
    }

    /// The row of two edges or centres: with their origins alone, or with their lengths too.
    private func addPositions(
        _ constraint: NSLayoutConstraint, _ one: Box, _ form: AttributeForm, _ two: Box, _ other: AttributeForm, _ sign: Double
    ) {
        let isHorizontal = form.isHorizontal
        let first = isHorizontal ? one.minX : one.minY, second = isHorizontal ? two.minX : two.minY
        let relation = relation(of: constraint), priority = priority(of: constraint)
        let constant = Double(constraint.storedConstant)
        if sign == 1, form.fraction == 0, other.fraction == 0 {
            let row = solver.add(first, relation, second, constant: constant, priority: priority, prefersBound: true)
            keep(row, constraint)
            return
        }
        withUnsafeTemporaryAllocation(of: Term.self, capacity: 4) { memory in
            var list = TermList(memory)
            list.add(first, sign)
            list.add(isHorizontal ? one.width : one.height, sign * form.fraction)
            list.add(second, -sign)
            list.add(isHorizontal ? two.width : two.height, -sign * other.fraction)
            keep(solver.add(list.span, relation, constant, priority: priority, prefersBound: true), constraint)
        }
    }
}
