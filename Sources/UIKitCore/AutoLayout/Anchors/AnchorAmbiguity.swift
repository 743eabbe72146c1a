// Whether anchors and guides are determined, and by which constraints.
// Apple: "NSLayoutAnchor" and "UILayoutGuide", hasAmbiguousLayout, constraintsAffectingLayout.
import ConstraintSolver
import Foundation

/// Questions about single unknowns.
@MainActor enum AnchorAmbiguity {
    /// The engine with the unknowns that a side follows from; nil for one that no constraint has named.
    private static func unknowns(_ side: LayoutSide) -> (engine: LayoutEngine, variables: [Variable])? {
        if let distance = side.distance {
            guard let start = unknowns(distance.start), let end = unknowns(distance.end) else { return nil }
            return (start.engine, start.variables + end.variables)
        }
        guard let view = side.owningView, let engine = LayoutEngine.found(for: view) else { return nil }
        engine.prepare()
        let item: LayoutItem? =
            switch side.item {
            case .guide(let guide): guide.item
            case .view(let view): engine.existingItem(for: view)
            case nil: nil
            }
        guard let box = item?.box else { return nil }
        return (engine, variables(of: side.attribute, box))
    }

    private static func variables(of attribute: NSLayoutConstraint.Attribute, _ box: Box) -> [Variable] {
        switch attribute {
        case .width: [box.width]
        case .height: [box.height]
        case .left, .leftMargin: [box.minX]
        case .top, .topMargin, .firstBaseline: [box.minY]
        case .notAnAttribute: []
        default: AttributeKind(attribute) == .horizontal ? [box.minX, box.width] : [box.minY, box.height]
        }
    }

    static func isAmbiguous(_ side: LayoutSide) -> Bool {
        guard let (engine, variables) = unknowns(side) else { return false }
        return variables.contains { !engine.solver.isDetermined($0) }
    }

    static func constraints(affecting side: LayoutSide) -> [NSLayoutConstraint] {
        guard let (engine, variables) = unknowns(side) else { return [] }
        var found: [NSLayoutConstraint] = []
        for row in variables.flatMap({ engine.solver.constraintsAffecting($0) }) {
            guard let constraint = engine.owner(of: row).object as? NSLayoutConstraint else { continue }
            if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
        }
        return found
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave the guide's rectangle open.
    public var hasAmbiguousLayout: Bool {
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
        return attributes.contains { AnchorAmbiguity.isAmbiguous(LayoutSide(guide: self, $0)) }
    }
    /// The constraints that the guide's place and length along an axis follow from, for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        AnchorAmbiguity.constraints(affecting: LayoutSide(guide: self, axis == .horizontal ? .right : .bottom))
    }
}
