// Making constraints active and inactive: who lists them, and what the engine hears of it.
// Apple: "NSLayoutConstraint", isActive; "UIView", addConstraint(_:).
import ConstraintSolver
import Foundation

/// Activation and changes of constraints, for NSLayoutConstraint and UIView.
@MainActor enum LayoutInstaller {
    /// Lists a constraint in the nearest common ancestor of its items.
    static func activate(_ c: NSLayoutConstraint) {
        guard c.holder == nil, !c.first.isConstant else { return }
        guard let holder = commonView(c) else { return ConstraintChecks.reportNoCommonAncestor(c) }
        list(c, in: holder)
    }

    /// Activates each, by its `isActive` where a subclass may have overridden that.
    static func activate(_ constraints: [NSLayoutConstraint]) {
        guard ConstraintChecks.isOnMain() else { return }
        for one in constraints {
            if type(of: one) == NSLayoutConstraint.self { activate(one) } else { one.isActive = true }
        }
    }

    /// Lists a constraint in a view; its items must stand in it.
    static func add(_ c: NSLayoutConstraint, to view: UIView) {
        guard !c.first.isConstant, c.holder !== view else { return }
        let isPrepared = commonView(c)?.descends(from: view) ?? false
        if !isPrepared { ConstraintChecks.reportUnprepared(c, in: view) }
        if c.holder != nil { deactivate(c) }
        c.isUnprepared = !isPrepared
        list(c, in: view)
    }

    /// Takes a constraint off the view that lists it.
    static func deactivate(_ c: NSLayoutConstraint) {
        guard let holder = c.holder else { return }
        holder.layoutState?.release(c)
        c.engine?.uninstall(c)
        c.row = nil
        c.engine = nil
        c.engineNumber = 0
        holder.askForLayout()
        LayoutEngine.dropMeasurers(from: holder)
    }

    static func constantChanged(_ c: NSLayoutConstraint) {
        if let row = c.row, let engine = c.engine {
            engine.set(Double(c.storedConstant), of: row)
            engine.reported.remove(row)
        }
        guard let holder = c.holder else { return }
        holder.askForLayout()
        guard LayoutEngine.measurerCount > 0 else { return }
        LayoutEngine.eachMeasurer(from: holder) { engine in
            if let row = engine.row(of: c) { engine.set(Double(c.storedConstant), of: row) }
        }
    }

    static func priorityChanged(_ c: NSLayoutConstraint, from old: UILayoutPriority) {
        let priority = Priority(max(c.storedPriority.rawValue, 1e-3))
        if let row = c.row, let engine = c.engine {
            engine.solver.setPriority(priority, of: row)
            engine.reported.remove(row)
            engine.isDirty = true
        }
        guard let holder = c.holder else { return }
        holder.setNeedsLayout()
        guard LayoutEngine.measurerCount > 0 else { return }
        LayoutEngine.eachMeasurer(from: holder) { engine in
            if let row = engine.row(of: c) {
                engine.solver.setPriority(priority, of: row)
                engine.isDirty = true
            }
        }
    }

    /// Whether a constraint that came before its views may count by now; otherwise it is taken off.
    static func isReady(_ c: NSLayoutConstraint, in holder: UIView) -> Bool {
        c.isUnprepared = false
        if commonView(c)?.descends(from: holder) ?? false { return true }
        ConstraintChecks.reportOutside(c, in: holder)
        deactivate(c)
        return false
    }

    // MARK: Holders

    private static func list(_ c: NSLayoutConstraint, in holder: UIView) {
        if let stale = c.engine, c.row != nil, stale.root != nil { stale.uninstall(c) }
        c.row = nil
        c.engine = nil
        holder.madeLayout.hold(c)
        LayoutEngine.made(for: holder).enqueue(c)
        holder.askForLayout()
        LayoutEngine.dropMeasurers(from: holder)
    }

    /// The nearest view over all items.
    private static func commonView(_ c: NSLayoutConstraint) -> UIView? {
        // Between views, as most are, without taking the sides apart.
        if let layout = c.first.layout, c.first.distance == nil {
            if let other = c.second.layout, c.second.distance == nil {
                guard let one = layout.view, let two = other.view else { return nil }
                return nearest(one, two)
            }
            if c.second.isConstant { return layout.view }
        }
        guard let one = commonView(of: c.first) else { return nil }
        if c.second.isConstant { return one }
        guard let two = commonView(of: c.second) else { return nil }
        return nearest(one, two)
    }

    private static func commonView(of side: LayoutSide) -> UIView? {
        guard let distance = side.distance else { return side.owningView }
        guard let one = distance.start.owningView, let two = distance.end.owningView else { return nil }
        return nearest(one, two)
    }

    /// The nearest common ancestor; a view is one of itself.
    static func nearest(_ one: UIView, _ two: UIView) -> UIView? {
        if one === two { return one }
        let above = one.hierarchy.superview
        if above === two { return two }
        let other = two.hierarchy.superview
        if other === one { return one }
        if let above, above === other { return above }
        var a = depth(one), b = depth(two)
        var first: UIView? = one, second: UIView? = two
        while let x = first, let y = second, x !== y {
            if a >= b {
                first = x.hierarchy.superview
                a -= 1
            }
            if b > a {
                second = y.hierarchy.superview
                b -= 1
            }
        }
        return first === second ? first : nil
    }

    /// How many views stand above a view.
    static func depth(_ view: UIView) -> Int {
        var depth = 0
        var current = view.hierarchy.superview
        while let there = current {
            depth += 1
            current = there.hierarchy.superview
        }
        return depth
    }
}
