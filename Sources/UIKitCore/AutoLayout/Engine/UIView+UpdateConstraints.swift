// The update pass, and the order of passes: updates, solving, layout.
// Apple: "UIView", updateConstraints(), setNeedsUpdateConstraints(); "Auto Layout Guide", The deferred layout pass.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension LayoutEngine {
    /// Updates that are asked for, bottom first, then solving.
    func prepare() {
        if !updates.isEmpty { update(below: nil) }
        solve()
    }

    /// Calls `updateConstraints()` of the views that asked for it, in a view or everywhere.
    func update(below top: UIView?) {
        for _ in 0..<LayoutPass.limit {
            var due: [(view: UIView, depth: Int)] = []
            var rest: [Waiting] = []
            for one in updates {
                guard let view = one.view, view.layoutState?.needsUpdate ?? false else { continue }
                if let top, !view.descends(from: top) {
                    rest.append(one)
                } else {
                    due.append((view, LayoutInstaller.depth(view)))
                }
            }
            updates = rest
            if due.isEmpty { return }
            // Sorting keeps the order of asking among views of one depth.
            let ordered = due.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
            for (_, one) in ordered {
                guard let layout = one.view.layoutState, layout.needsUpdate else { continue }
                layout.needsUpdate = false
                if let controller = one.view.hierarchy.owner {
                    controller.updateViewConstraints()
                } else {
                    one.view.updateConstraints()
                }
            }
        }
    }
}

extension UIView {
    func markUpdate() {
        guard MainThread.allows("-[UIView setNeedsUpdateConstraints]") else { return }
        let layout = madeLayout
        guard !layout.needsUpdate else { return }
        layout.needsUpdate = true
        LayoutEngine.made(for: self).updates.append(LayoutEngine.Waiting(view: self))
        setNeedsLayout()
    }

    /// Updates here and below that were asked for.
    func updateNow() { LayoutEngine.found(for: self)?.update(below: self) }

    /// Lays out after the update pass and solving.
    func layoutNow() {
        LayoutPass.run {
            if let engine = LayoutEngine.found(for: self) {
                engine.prepare()
                engine.followScale()
            }
            layer.layoutIfNeeded()
        }
    }

    private final class UpdateProbe: UIView { override func updateConstraints() {} }
    private final class PlainView: UIView {}
    private static let updateSlot = DynamicInit.Slot(base: UIView.self, probe: UpdateProbe.self, plain: PlainView.self)
    private static var updatingClasses: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

    /// Views whose class makes constraints by itself are asked once for them.
    static var updatesByItself: Bool {
        if let known = updatingClasses[ObjectIdentifier(self)] { return known }
        let answer = requiresConstraintBasedLayout || updateSlot.differs(in: self, from: UIView.self)
        updatingClasses[ObjectIdentifier(self)] = answer
        return answer
    }
}

/// One go of layout from the top: finds views that ask for layout in each of its rounds.
@MainActor enum LayoutPass {
    /// Rounds after which CALayer gives up.
    static let limit = 16
    private(set) static var number: UInt32 = 0
    private static var depth = 0
    private static var named: [String] = []
    /// Calls of `layoutSubviews()` in this pass.
    private static var laidOut = 0
    /// From so many rounds on a trace tells of each.
    private static let manyRounds = 10

    /// A pass within a pass is a part of it.
    static func run(_ body: () -> Void) {
        if depth == 0 {
            number &+= 1
            named = []
            laidOut = 0
        }
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        if laidOut > 0 { Trace.note(.layout, "pass \(number)", "ends: \(laidOut) views laid out") }
        if !named.isEmpty { report() }
    }

    /// The update pass and solving of all windows, before their layers are laid out.
    static func prepareWindows() {
        guard let screen = UIScreen.mainStorage else { return }
        for window in screen.windows {
            guard let engine = window.layoutState?.ownEngine else { continue }
            engine.prepare()
            engine.followScale()
        }
    }

    /// A view is laid out.
    static func note(_ view: UIView) {
        guard depth > 0 else { return }
        laidOut += 1
        let rounds = view.resizing.layOut(in: number)
        if rounds >= manyRounds {
            Trace.note(.layout, Trace.name(view), "is laid out for the \(rounds)th time in one pass, of \(limit) at most")
        }
        if rounds == limit { named.append(ObjectName.of(view)) }
    }

    private static func report() {
        let list = named
        named = []
        Catalogue.layoutLoop.report(
            object: list.last,
            cause: "It was laid out \(limit) times in one pass and requested layout again each time"
                + (list.count > 1 ? ", with \(list.count - 1) other views." : "."))
    }
}
