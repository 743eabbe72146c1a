// Carrying out what has been asked for, and telling the views concerned.
// Apple: "Auto Layout Guide", The deferred layout pass.
import ConstraintSolver
import CoreGraphics
import Foundation
import QuartzCore

extension LayoutEngine {
    /// How often heights that follow from widths are measured again for one solve.
    private static let measuringRounds = 3

    /// Whether anything waits.
    var hasWork: Bool { isDirty || !pending.isEmpty || !arrivals.isEmpty || !staleContent.isEmpty || !hasBegun }

    /// Solves what waits. Views whose frames come out otherwise ask their superviews for layout.
    func solve() {
        guard !isSolving, hasWork, root != nil else { return }
        isSolving = true
        told = SolveCounts()
        var rounds = 0
        repeat {
            takeIn()
            isDirty = false
            noteSolved()
            rounds += 1
        } while rounds <= Self.measuringRounds && (measureWrapping() || hasWork)
        if hasWork {
            takeIn()
            isDirty = false
            noteSolved()
            rounds += 1
            wrapping.removeAll(keepingCapacity: true)
        }
        isSolving = false
        let looked = touched.count
        publish()
        tell { "is solved in \(rounds) rounds: \(told.words), \(looked) rectangles looked at" }
        check()
    }

    private func noteSolved() {
        let changed = solver.solve { self.choose($0) }
        told.changed += changed.count
        note(changed)
    }

    /// Rows for all that came.
    private func takeIn() {
        guard let root else { return }
        if !hasBegun {
            hasBegun = true
            _ = item(for: root)
            if !isMeasuring { join(below: root) } else { joinMeasured(root) }
        }
        while !arrivals.isEmpty {
            let list = arrivals
            arrivals.removeAll(keepingCapacity: true)
            for one in list {
                if let view = one.view, view === root || view.descends(from: root) { join(view) }
            }
        }
        while !pending.isEmpty {
            let list = pending
            pending.removeAll(keepingCapacity: true)
            if list.count > 64 {
                solver.reserve(variables: list.count, constraints: list.count)
                owners.reserveCapacity(owners.count + list.count)
            }
            for constraint in list where constraint.engineNumber == number && constraint.row == nil { install(constraint) }
        }
        readStaleContent()
    }

    private func join(_ view: UIView) {
        if !view.resizing.translatesMask { _ = item(for: view) }
        join(below: view)
    }

    private func join(below view: UIView) {
        for subview in view.hierarchy.subviews { DeepWalk.level(ObjectName.of(subview)) { join(subview) } }
    }

    /// A measuring engine takes the constraints that the subtree holds.
    private func joinMeasured(_ view: UIView) {
        if !view.resizing.translatesMask { _ = item(for: view) }
        for constraint in view.layoutState?.held ?? [] { if let constraint { install(constraint) } }
        for subview in view.hierarchy.subviews { DeepWalk.level(ObjectName.of(subview)) { joinMeasured(subview) } }
    }

    /// Lists the items of changed variables.
    func note(_ changed: [Variable]) {
        for variable in changed {
            let index = variable.index >> 2
            guard index < items.count, let item = items[index] else { continue }
            let known = item.takeUnretainedValue()
            if known.isTouched { continue }
            known.isTouched = true
            touched.append(item)
            if known.wraps { noteWrapping(known) }
        }
    }
}
