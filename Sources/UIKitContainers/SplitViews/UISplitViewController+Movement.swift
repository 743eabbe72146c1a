// The way from one display mode to another.
// Apple: "UISplitViewController", displayMode; show(_:); hide(_:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UISplitViewController {
    /// Steps: 1. the delegate; 2. who comes and who goes; 3. views and appearance; 4. the movement; 5. its end.
    func change(to wanted: DisplayMode, duration: TimeInterval) {
        let before = arrangement.mode
        guard arrangement.phase == .expanded else { return }
        let target = wanted == before ? wanted : announce(wanted)
        let layout = layout
        arrangement.adopt(layout.behavior)
        guard target != before else { return }
        move(to: target, layout, duration: duration)
        refreshButtons()
    }

    private func move(to target: DisplayMode, _ layout: SplitLayout, duration: TimeInterval) {
        let isLive = appearing.phase == .appeared && viewIfLoaded?.window != nil
        let animated = duration > 0 && isLive
        begin(target, from: arrangement.mode, layout, animated)
        arrangement.take(target)
        run(layout, duration: animated ? duration : 0)
    }

    /// The views of columns to come go in where they wait; those concerned hear of it.
    func begin(_ target: DisplayMode, from mode: DisplayMode, _ layout: SplitLayout, _ animated: Bool) {
        guard let view = splitView else { return }
        let isNested = arrangement.beginPuttingIn()
        defer { arrangement.endPuttingIn(isNested) }
        let visible = Set(layout.visible(in: target))
        let start = layout.placement(in: mode)
        for column in columns.present {
            guard let container = columns[column]?.container else { continue }
            let isIn = container.viewIfLoaded?.superview === view
            let isGoing = arrangement.moving[column] == false
            if visible.contains(column), !isIn || isGoing {
                if isColumnStyle { delegate?.splitViewController(self, willShow: column) }
                arrangement.move(column, comes: true)
                setOverrideTraitCollection(
                    column == .secondary ? nil : UITraitCollection { $0.horizontalSizeClass = .compact }, forChild: container)
                let phase = container.appearing.phase
                if phase == .disappearing && isGoing || animated && phase == .disappeared {
                    container.beginAppearing(true, animated)
                }
                if !isIn {
                    container.loadViewIfNeeded()
                    UIView.performWithoutAnimation {
                        container.view.frame = start.frames[column] ?? view.bounds
                        view.insert(container.view, isContent: column == .secondary)
                        container.view.layoutIfNeeded()
                        apply(currentPlacement(layout), layout)
                    }
                }
            } else if !visible.contains(column), isIn, !isGoing {
                if isColumnStyle { delegate?.splitViewController(self, willHide: column) }
                let phase = container.appearing.phase
                if animated && phase == .appeared || phase == .appearing && arrangement.moving[column] == true {
                    container.beginAppearing(false, animated)
                }
                arrangement.move(column, comes: false)
            }
        }
    }

    /// Moves everything to its place in the present mode.
    func run(_ layout: SplitLayout, duration: TimeInterval) {
        let movement = arrangement.beginMovement()
        let end = layout.placement(in: arrangement.mode)
        guard duration > 0 else {
            apply(end, layout)
            settle()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.apply(end, layout)
            for column in self.columns.present { self.columns[column]?.container.viewIfLoaded?.layoutIfNeeded() }
        } completion: { [weak self] _ in
            guard let self, self.arrangement.movement == movement else { return }
            self.settle()
        }
    }

    /// A movement under way is over at once.
    func endMovement() {
        arrangement.beginMovement()
        settle()
    }

    /// The movement is over: views that are not seen go out, appearances end.
    func settle() {
        for (column, comes) in arrangement.takeMoving().sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let container = columns[column]?.container else { continue }
            let isSeen = layout.visible(in: arrangement.mode).contains(column)
            if !comes, !isSeen, container.viewIfLoaded?.superview === splitView { container.view.removeFromSuperview() }
            if container.appearing.phase == (comes ? .appearing : .disappearing), appearing.phase == .appeared {
                container.endAppearing()
            }
            guard isColumnStyle else { continue }
            if comes {
                delegate?.splitViewController(self, didShow: column)
            } else {
                delegate?.splitViewController(self, didHide: column)
            }
        }
    }
}
