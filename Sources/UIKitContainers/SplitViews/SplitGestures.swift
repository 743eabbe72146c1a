// Fingers that show and hide the side columns.
// Apple: "UISplitViewController", presentsWithGesture.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A drag from the side columns' edge shows one more; a drag back, or a tap on the content, hides those that cover or
/// displace it. In the column styles the columns follow the finger (documented).
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var split: UISplitViewController?
    private weak var view: SplitView?
    private let reveal = UIScreenEdgePanGestureRecognizer()
    private let conceal = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()

    init(_ split: UISplitViewController, _ view: SplitView) {
        self.split = split
        self.view = view
        super.init()
        for gesture in [reveal, conceal, tap] as [UIGestureRecognizer] {
            gesture.delegate = self
            view.addGestureRecognizer(gesture)
        }
        conceal.maximumNumberOfTouches = 1
        reveal.handler = { [weak self] in self?.panned($0 as? UIPanGestureRecognizer, reveals: true) }
        conceal.handler = { [weak self] in self?.panned($0 as? UIPanGestureRecognizer, reveals: false) }
        tap.handler = { [weak self] in if $0.state == .ended { self?.split?.concealColumns() } }
        update()
    }

    /// The edge at which side columns stand may have changed.
    func update() {
        guard let split else { return }
        reveal.edges = split.layout.isOnRight ? .right : .left
        let isOn = split.presentsWithGesture && !split.isCollapsed
        reveal.isEnabled = isOn
        conceal.isEnabled = isOn
        // Also without the gesture what covers the content can be sent away.
        tap.isEnabled = !split.isCollapsed
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, let view else { return false }
        if gestureRecognizer === tap { return split.blocksContent && isOnContent(tap.location(in: view)) }
        if gestureRecognizer === reveal { return split.mayReveal }
        let way = conceal.translation(in: view)
        let isOutwards = split.layout.isOnRight ? way.x > 0 : way.x < 0
        return split.blocksContent && isOutwards && abs(way.x) > abs(way.y)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let split, let view else { return true }
        return split.blocksContent && isOnContent(touch.location(in: view))
    }

    private func isOnContent(_ point: CGPoint) -> Bool {
        guard let split, let view else { return false }
        return !split.layout.sides.contains { column in
            guard let side = split.columns[column]?.container.viewIfLoaded, side.superview === view else { return false }
            return side.frame.contains(point)
        }
    }

    private func panned(_ pan: UIPanGestureRecognizer?, reveals: Bool) {
        guard let split, let view, let pan else { return }
        let sign: CGFloat = split.layout.isOnRight ? -1 : 1
        let way = pan.translation(in: view).x * sign, speed = pan.velocity(in: view).x * sign
        switch pan.state {
        case .began:
            split.beginDrag(reveals: reveals)
            split.drag(by: way)
        case .changed: split.drag(by: way)
        case .ended: split.finishDrag(speed: speed)
        default: split.finishDrag(speed: nil)
        }
    }
}

extension UISplitViewController {
    /// Whether the content takes no touches.
    var blocksContent: Bool { arrangement.phase == .expanded && arrangement.mode.blocksSecondary }

    /// Whether there is a side column to come. A content that can go back does so instead (guessed).
    var mayReveal: Bool {
        guard arrangement.phase == .expanded, nextMode != nil else { return false }
        return arrangement.mode.isOver
            || (columns[.secondary]?.container as? UINavigationController)?.viewControllers.count ?? 0 < 2
    }

    /// The mode with one side column more.
    private var nextMode: DisplayMode? {
        let next = layout.mode(sides: arrangement.mode.sides + 1)
        return next.sides > arrangement.mode.sides ? next : nil
    }

    /// The mode that leaves the content alone again.
    private var clearMode: DisplayMode { layout.mode(showing: .secondary, from: arrangement.mode) }

    func concealColumns() {
        guard blocksContent else { return }
        change(to: isColumnStyle ? clearMode : actionMode, duration: SplitMeasures.duration)
    }

    /// The classic style: what the delegate says, else the other one of shown and hidden.
    var actionMode: DisplayMode {
        let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if wish != .automatic { return wish }
        return arrangement.mode.sides > 0 ? .secondaryOnly : layout.mode(sides: 1)
    }

    // MARK: Drags

    /// The classic style goes at once; in columns the drag is interactive.
    func beginDrag(reveals: Bool) {
        guard arrangement.phase == .expanded else { return }
        guard isColumnStyle else {
            change(to: actionMode, duration: SplitMeasures.duration)
            return
        }
        endDrag()
        let target = reveals ? nextMode : clearMode
        guard let target, target != arrangement.mode else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        let layout = layout
        arrangement.beginDrag(to: target)
        begin(target, from: arrangement.mode, layout, appearing.phase == .appeared)
    }

    func drag(by way: CGFloat) {
        guard let drag = arrangement.drag else { return }
        let travel = travel(drag.from, drag.to)
        arrangement.moveDrag(to: travel == 0 ? 0 : min(max(way / travel, 0), 1))
        let layout = layout
        apply(layout.placement(in: drag.from).mixed(with: layout.placement(in: drag.to), arrangement.drag?.progress ?? 0), layout)
    }

    /// How far the outermost moving column goes, in points towards the content.
    private func travel(_ from: DisplayMode, _ to: DisplayMode) -> CGFloat {
        let layout = layout
        let one = layout.placement(in: from).frames, two = layout.placement(in: to).frames
        let ways = layout.sides.map { (two[$0]?.minX ?? 0) - (one[$0]?.minX ?? 0) }
        return (ways.max { abs($0) < abs($1) } ?? 0) * (layout.isOnRight ? -1 : 1)
    }

    /// Ends a drag: at its target if the finger's way and speed lead beyond the middle, else back. The speed is nil for a
    /// cancelled touch.
    func finishDrag(speed: CGFloat?) {
        guard let drag = arrangement.drag else { return }
        arrangement.endDrag()
        let travel = travel(drag.from, drag.to)
        let carried = speed.map { drag.progress + $0 * SplitMeasures.momentum / (travel == 0 ? 1 : travel) } ?? 0
        let layout = layout
        if carried > 0.5 {
            _ = announce(drag.to)
            arrangement.take(drag.to)
        } else {
            begin(drag.from, from: drag.from, layout, appearing.phase == .appeared)
        }
        run(layout, duration: appearing.phase == .appeared ? SplitMeasures.duration : 0)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        refreshButtons()
    }

    /// The room or the columns change under the finger: back at once.
    func endDrag() {
        guard let drag = arrangement.drag else { return }
        arrangement.endDrag()
        let layout = layout
        begin(drag.from, from: drag.from, layout, false)
        run(layout, duration: 0)
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
}
