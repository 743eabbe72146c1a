// Views come and go: constraints and rectangles go with them.
// Apple: "UIView", removeFromSuperview() (constraints that refer to the view or to views below it are removed).
import ConstraintSolver
import CoreGraphics
import Foundation
import QuartzCore

extension LayoutEngine {
    /// A view is about to leave its superview. Constraints held above that name it or what it holds are taken off; those
    /// held below go on with it, in an engine of its own.
    static func leave(_ view: UIView) {
        guard let superview = view.hierarchy.superview else { return }
        dropMeasurers(from: superview)
        guard let engine = found(for: view), engine.root !== view else { return }
        engine.giveUp(view)
    }

    /// A view has come under a superview. The constraints that wait in its own engine continue in the tree's engine.
    static func enter(_ view: UIView) {
        guard let superview = view.hierarchy.superview else { return }
        dropMeasurers(from: superview)
        if let old = view.layoutState?.ownEngine {
            view.layoutState?.ownEngine = nil
            let new = made(for: superview)
            old.handOver(to: new)
            new.arrivals.append(Waiting(view: view))
            return
        }
        if view.layoutState != nil { adoptOrphans(view) }
        guard let new = found(for: superview), new.hasBegun, holdsPlaced(view) else { return }
        new.arrivals.append(Waiting(view: view))
    }

    /// A view that outlived the top of its tree brings active constraints that no engine has.
    private static func adoptOrphans(_ view: UIView) {
        if let layout = view.layoutState {
            layout.item?.isGone = true
            layout.item = nil
            layout.engine = nil
            layout.due = []
            for guide in view.guides + layout.guides.all { guide.item = nil }
            let lost = layout.constraints
            if !lost.isEmpty {
                let new = made(for: view)
                for constraint in lost {
                    constraint.row = nil
                    constraint.engine = nil
                    new.enqueue(constraint)
                }
            }
        }
        for subview in view.hierarchy.subviews { DeepWalk.level(ObjectName.of(subview)) { adoptOrphans(subview) } }
    }

    private static func holdsPlaced(_ view: UIView) -> Bool {
        !view.resizing.translatesMask
            || DeepWalk.level(ObjectName.of(view), or: false) { view.hierarchy.subviews.contains(where: holdsPlaced) }
    }

    /// Everything goes on in another engine, from the beginning.
    private func handOver(to new: LayoutEngine) {
        if hasBegun {
            // Rows of constraints in the order of adding, as far as places tell.
            var moved: [NSLayoutConstraint] = []
            for place in owners.indices where owners[place].kind == .constraint {
                let owner = owners[place]
                guard let constraint = owner.object as? NSLayoutConstraint else { continue }
                constraint.row = nil
                constraint.engine = nil
                moved.append(constraint)
            }
            for constraint in moved { new.enqueue(constraint) }
            for entry in items { entry?.takeUnretainedValue().forget() }
        }
        for constraint in pending where constraint.engineNumber == number { new.enqueue(constraint) }
        new.updates.append(contentsOf: updates)
        new.arrivals.append(contentsOf: arrivals)
        pending = []
        rootLayout = nil
    }

    private func giveUp(_ view: UIView) {
        var moved: [NSLayoutConstraint] = []
        var leaving: [LayoutItem] = []
        // 1. The rectangles that go.
        if existingItem(for: view) != nil { collect(view, &leaving) }
        for item in leaving { item.isLeaving = true }
        // 2. Constraints with rows: those held outside end, those held inside go along.
        for item in leaving { detachConstraints(of: item, view, &moved) }
        // 3. Constraints without rows.
        if !pending.isEmpty {
            pending = pending.filter { constraint in
                guard constraint.engineNumber == number, let holder = constraint.holder else { return false }
                if holder.descends(from: view) {
                    moved.append(constraint)
                    return false
                }
                guard constraint.names(below: view) else { return true }
                LayoutInstaller.deactivate(constraint)
                return false
            }
        }
        // 4. The rectangles themselves.
        if !leaving.isEmpty {
            staleContent.removeAll { $0.takeUnretainedValue().isLeaving }
            wrapping.removeAll { $0.takeUnretainedValue().isLeaving }
            touched.removeAll { $0.takeUnretainedValue().isLeaving }
            for item in leaving { remove(item) }
        }
        // 5. What asked for updates or constraints goes on in an engine of the view's own.
        var waiting: [Waiting] = []
        if !updates.isEmpty {
            waiting = updates.filter { $0.view?.descends(from: view) ?? false }
            if !waiting.isEmpty { updates.removeAll { $0.view?.descends(from: view) ?? true } }
        }
        guard !moved.isEmpty || !waiting.isEmpty || !leaving.isEmpty else { return }
        let own = LayoutEngine(root: view)
        for constraint in moved { own.enqueue(constraint) }
        own.updates = waiting
        view.madeLayout.ownEngine = own
    }

    private func collect(_ view: UIView, _ list: inout [LayoutItem]) {
        guard let item = existingItem(for: view) else { return }
        list.append(item)
        if let inner = item.inner {
            if let content = inner.content { list.append(content) }
            if let margins = inner.contentMargins { list.append(margins) }
        }
        for guide in view.guides { if let item = guide.item { list.append(item) } }
        for guide in view.layoutState?.guides.all ?? [] { if let item = guide.item { list.append(item) } }
        for subview in view.hierarchy.subviews { DeepWalk.level(ObjectName.of(subview)) { collect(subview, &list) } }
    }

    private func detachConstraints(of item: LayoutItem, _ top: UIView, _ moved: inout [NSLayoutConstraint]) {
        for which in 0..<4 { detachConstraints(at: item.box.variables(which), top, &moved) }
        if let baselines = item.baselines {
            detachConstraints(at: baselines.first, top, &moved)
            detachConstraints(at: baselines.last, top, &moved)
        }
        if let origin = item.inner?.origin {
            detachConstraints(at: origin.x, top, &moved)
            detachConstraints(at: origin.y, top, &moved)
        }
    }

    private func detachConstraints(at variable: Variable, _ top: UIView, _ moved: inout [NSLayoutConstraint]) {
        for row in solver.constraints(mentioning: variable) {
            let owner = owner(of: row)
            guard owner.kind == .constraint, let constraint = owner.object as? NSLayoutConstraint else { continue }
            if let holder = constraint.holder, holder.layoutState?.item?.isLeaving ?? holder.descends(from: top) {
                uninstall(constraint)
                moved.append(constraint)
            } else {
                LayoutInstaller.deactivate(constraint)
            }
        }
    }

    /// Takes a rectangle out of the solver. Rows of its own go with it.
    func remove(_ item: LayoutItem) {
        for row in item.frameRows.all + item.contentRows.all { if row.index < owners.count { owners[row.index] = RowOwner() } }
        for row in item.floors.all { owners[row.index] = RowOwner() }
        if let baselines = item.baselines {
            var rows: [ConstraintID?] = [baselines.firstRow, baselines.lastRow]
            for index in rows.indices { drop(&rows[index]) }
            solver.removeVariables([baselines.first, baselines.last])
        }
        if let origin = item.inner?.origin {
            var rows: [ConstraintID?] = [origin.xRow, origin.yRow]
            for index in rows.indices { drop(&rows[index]) }
            solver.removeVariables([origin.x, origin.y])
        }
        items[item.box.index] = nil
        solver.removeBox(item.box)
        isDirty = true
        item.forget()
    }

    // MARK: Guides

    /// A guide is about to leave its view: constraints that name it are taken off.
    static func leave(_ guide: UILayoutGuide) {
        guard let view = guide.owningView else { return }
        dropMeasurers(from: view)
        guard let engine = found(for: view) else { return }
        for constraint in engine.pending where constraint.names(guide) { LayoutInstaller.deactivate(constraint) }
        guard let item = guide.item, view.layoutState?.engine === engine else { return }
        for which in 0..<4 {
            for row in engine.solver.constraints(mentioning: item.box.variables(which)) {
                let owner = engine.owner(of: row)
                if owner.kind == .constraint, let constraint = owner.object as? NSLayoutConstraint {
                    LayoutInstaller.deactivate(constraint)
                }
            }
        }
        engine.touched.removeAll { $0.takeUnretainedValue() === item }
        engine.remove(item)
    }

    // MARK: Changes from views

    /// Leading and trailing edges have changed sides for the constraints that a view holds.
    static func directionChanged(_ view: UIView) {
        guard let layout = view.layoutState, let engine = found(for: view) else { return }
        dropMeasurers(from: view)
        for constraint in layout.constraints where constraint.row != nil && constraint.isDirectional {
            engine.uninstall(constraint)
            engine.enqueue(constraint)
        }
    }

    // MARK: Measuring engines

    /// The measuring engines of a view and those above it.
    static func eachMeasurer(from view: UIView, _ body: (LayoutEngine) -> Void) {
        guard measurerCount > 0 else { return }
        var current: UIView? = view
        while let there = current {
            if let measurer = there.layoutState?.measurer { body(measurer) }
            current = there.hierarchy.superview
        }
    }

    /// Drops the measuring engines of a view and of the views above it. They are built again when they are needed.
    static func dropMeasurers(from view: UIView) {
        guard measurerCount > 0 else { return }
        var current: UIView? = view
        while let there = current {
            there.layoutState?.measurer = nil
            current = there.hierarchy.superview
        }
    }
}

extension LayoutItem {
    /// Whoever it belongs to has none any more.
    func forget() {
        isGone = true
        switch kind {
        case .view:
            view.layoutState?.item = nil
            view.layoutState?.engine = nil
        case .guide: guide?.item = nil
        case .content, .contentMargins: break
        }
    }
}

extension NSLayoutConstraint {
    private func any(_ test: (LayoutSide) -> Bool) -> Bool {
        for side in [first, second] {
            if let distance = side.distance {
                if test(distance.start) || test(distance.end) { return true }
            } else if test(side) {
                return true
            }
        }
        return false
    }

    /// Whether an item stands in a view, or is it.
    func names(below view: UIView) -> Bool { any { $0.owningView?.descends(from: view) ?? false } }
    /// Whether an item is the guide.
    func names(_ guide: UILayoutGuide) -> Bool { any { $0.object === guide } }
}
