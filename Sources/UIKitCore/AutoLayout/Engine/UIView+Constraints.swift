// The members of UIView that speak of constraints: what stands behind the forwarders.
// Apple: "UIView", Managing the view's constraints; Measuring in Auto Layout.
import ConstraintSolver
import CoreGraphics
import Diagnostics
import Foundation

extension UIView {
    func setTranslatesMask(_ value: Bool) {
        guard value != resizing.translatesMask else { return }
        resizing.translatesMask = value
        LayoutEngine.dropMeasurers(from: self)
        if let layout = layoutState, let engine = layout.engine, let item = layout.item {
            engine.translationChanged(item)
            (hierarchy.superview ?? self).setNeedsLayout()
        } else if !value, let engine = LayoutEngine.found(for: self), engine.hasBegun {
            engine.arrivals.append(LayoutEngine.Waiting(view: self))
            (hierarchy.superview ?? self).setNeedsLayout()
        }
    }

    /// Called after frame, bounds or centre were set: one check for views that constraints do not concern.
    @inline(__always) func geometryWasSet() {
        if layoutState != nil, resizing.translatesMask { noteGeometry() }
    }

    private func noteGeometry() {
        guard let layout = layoutState, let engine = layout.engine, let item = layout.item, engine.root != nil else { return }
        guard !MaskFollowing.isRunning else { return }
        guard engine.frameChanged(item) else { return }
        hierarchy.superview?.setNeedsLayout()
        if LayoutEngine.measurerCount > 0, let superview = hierarchy.superview {
            LayoutEngine.eachMeasurer(from: superview) { measurer in
                if let item = measurer.existingItem(for: self) { measurer.frameChanged(item) }
            }
        }
    }

    /// The bounds' origin was set.
    func boundsOriginWasSet() {
        guard let layout = layoutState, let engine = layout.engine, let item = layout.item else { return }
        engine.offsetChanged(item)
    }

    /// The mask, or whether the superview follows masks at all.
    func maskWasSet() {
        guard let layout = layoutState, let engine = layout.engine, let item = layout.item, resizing.translatesMask else {
            return
        }
        engine.frameChanged(item)
    }

    /// The intrinsic content size is to be read anew.
    func contentSizeWasInvalidated() {
        if let layout = layoutState, let engine = layout.engine, let item = layout.item { engine.noteContent(item) }
        guard LayoutEngine.measurerCount > 0 else { return }
        LayoutEngine.eachMeasurer(from: self) { engine in
            if let item = engine.existingItem(for: self) { engine.noteContent(item) }
        }
    }

    /// Margins or safe area have changed: the guides follow.
    func insetsWereSet() {
        guard let layout = layoutState else { return }
        if let engine = layout.engine, let item = layout.item {
            for guide in layout.guides.all where guide.item != nil {
                guard let made = guide.item else { continue }
                switch guide.role {
                case .readable: continue
                case .keyboard, .top, .bottom:
                    if let row = made.frameRows.height { engine.set(Double(guide.barHeight), of: row) }
                default: engine.setInsets(guide.currentInsets, of: made, in: item)
                }
            }
            if let inner = item.inner, let margins = inner.contentMargins, let content = inner.content {
                engine.setInsets(contentAreaMargins, of: margins, in: content)
            }
        }
        LayoutEngine.dropMeasurers(from: self)
    }

    // MARK: Lists

    func addHeld(_ constraint: NSLayoutConstraint) { LayoutInstaller.add(constraint, to: self) }

    func removeHeld(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { LayoutInstaller.deactivate(constraint) }
    }

    // MARK: Priorities

    func priority(hugging: Bool, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let p = layoutState?.priorities ?? defaultContentPriorities
        let value =
            hugging
            ? (axis == .horizontal ? p.huggingX : p.huggingY) : (axis == .horizontal ? p.resistanceX : p.resistanceY)
        return UILayoutPriority(value)
    }

    func setPriority(_ priority: UILayoutPriority, hugging: Bool, _ axis: NSLayoutConstraint.Axis) {
        guard self.priority(hugging: hugging, axis) != priority else { return }
        guard ConstraintChecks.allows(priority, of: ObjectName.of(self)) else { return }
        let value = priority.rawValue
        let layout = madeLayout
        switch (hugging, axis) {
        case (true, .horizontal): layout.priorities.huggingX = value
        case (true, .vertical): layout.priorities.huggingY = value
        case (false, .horizontal): layout.priorities.resistanceX = value
        case (false, .vertical): layout.priorities.resistanceY = value
        }
        noteIntrinsicChange()
    }

    // MARK: Ambiguity

    var isAmbiguous: Bool {
        guard let engine = LayoutEngine.found(for: self) else { return false }
        engine.prepare()
        guard let item = engine.existingItem(for: self) else { return false }
        return item.box.variables.contains { !engine.solver.isDetermined($0) }
    }

    func exerciseAmbiguity() {
        guard isAmbiguous, let engine = layoutState?.engine, let item = layoutState?.item else { return }
        engine.note(engine.solver.exerciseAmbiguity(of: item.box.variables))
        engine.isDirty = true
        engine.solve()
        (hierarchy.superview ?? self).setNeedsLayout()
    }

    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = LayoutEngine.found(for: self) else { return [] }
        engine.prepare()
        guard let item = engine.existingItem(for: self) else { return [] }
        let variables = axis == .horizontal ? [item.box.minX, item.box.width] : [item.box.minY, item.box.height]
        var found: [NSLayoutConstraint] = []
        for variable in variables {
            for row in engine.solver.constraintsAffecting(variable) {
                guard let constraint = engine.owner(of: row).object as? NSLayoutConstraint else { continue }
                if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
            }
        }
        return found
    }
}
