// The expanded interface: which columns are seen, and their places.
// Apple: "UISplitViewController", displayMode; preferredDisplayMode; show(_:); hide(_:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UISplitViewController {
    var splitView: SplitView? { viewIfLoaded as? SplitView }

    func loadSplitView() {
        let view = SplitView(self)
        if let bounds = owningWindowStorage?.bounds { view.frame = bounds }
        self.view = view
        gestures = SplitGestures(self, view)
    }

    // MARK: Layout

    var layout: SplitLayout { layout(of: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

    func layout(of size: CGSize) -> SplitLayout {
        let traits = traitCollection
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        return SplitLayout(
            size: size, scale: traits.displayScale, isPad: traits.userInterfaceIdiom == .pad, isColumnStyle: isColumnStyle,
            sides: columns.present.filter { $0 != .secondary }, preferredMode: wishes.mode,
            preferredBehavior: wishes.behavior, primary: wishes.primary, supplementary: wishes.supplementary,
            isOnRight: (wishes.edge == .trailing) != isRightToLeft)
    }

    /// Collapsed and in the classic style it is allVisible (observed in a public report).
    var currentMode: DisplayMode {
        switch arrangement.phase {
        case .expanded: arrangement.mode
        case .collapsed: .oneBesideSecondary
        case .unplaced: traitCollection.horizontalSizeClass == .compact ? .oneBesideSecondary : layout.mode
        }
    }

    var currentBehavior: SplitBehavior { isColumnStyle ? layout.behavior : .automatic }

    func isSeen(_ column: Column) -> Bool {
        switch arrangement.phase {
        case .expanded: layout.visible(in: arrangement.mode).contains(column) && columns[column] != nil
        case .collapsed: topCollapsedColumn == column
        case .unplaced: false
        }
    }

    /// A wish changed: it counts from the next layout on, within an animation at once.
    func wish(_ change: (inout SplitWishes) -> Void) {
        change(&wishes)
        viewIfLoaded?.setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0, viewIfLoaded?.window != nil { viewIfLoaded?.layoutIfNeeded() }
        refreshButtons()
    }

    /// A wished mode counts at once; what the user chose before is over.
    func wishMode(_ mode: DisplayMode) {
        wishes.mode = mode
        guard arrangement.phase == .expanded, !arrangement.isAnnouncing else { return }
        change(to: layout.mode, duration: UIView.inheritedAnimationDuration)
        viewIfLoaded?.setNeedsLayout()
    }

    func columnSize(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
        guard arrangement.phase == .expanded, let child = container as? UIViewController,
            let column = columns.column(of: child)
        else { return size }
        let layout = layout(of: size)
        let sameShape = arrangement.behavior == layout.behavior
        let mode = sameShape ? layout.mode(like: arrangement.mode) : layout.mode
        return layout.placement(in: mode).frames[column]?.size ?? size
    }

    // MARK: Placing

    /// The columns stand for the first time, before their views are in the window.
    func windowComes() {
        if arrangement.phase == .unplaced { place() }
    }

    func place() {
        guard splitView != nil else { return }
        if traitCollection.horizontalSizeClass == .compact {
            collapse()
        } else {
            arrangement.expand()
            installExpanded(announce(layout.mode))
        }
    }

    func adaptToTraits() {
        guard arrangement.phase != .unplaced, !arrangement.isChanging else { return }
        let wantsCollapsed = traitCollection.horizontalSizeClass == .compact
        if wantsCollapsed != isCollapsed { wantsCollapsed ? collapse() : expand() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Another room or other wishes may mean another behaviour: then the mode is found anew.
    func layoutColumns() {
        guard !arrangement.isBeginning else { return }
        if arrangement.phase == .unplaced { place() }
        switch arrangement.phase {
        case .unplaced: break
        case .collapsed:
            if let view = collapsedColumn.flatMap({ columns[$0]?.container.viewIfLoaded }), view.superview === splitView {
                view.frame = splitView?.bounds ?? .zero
            }
        case .expanded:
            let layout = layout
            let mode = arrangement.behavior == layout.behavior ? layout.mode(like: arrangement.mode) : layout.mode
            if arrangement.size != layout.size || mode != arrangement.mode { endDrag() }
            arrangement.adopt(layout)
            change(to: mode, duration: 0)
            let now = self.layout
            apply(currentPlacement(now), now)
        }
    }

    func currentPlacement(_ layout: SplitLayout) -> SplitPlacement {
        guard let drag = arrangement.drag else { return layout.placement(in: arrangement.mode) }
        return layout.placement(in: drag.from).mixed(with: layout.placement(in: drag.to), drag.progress)
    }

    func apply(_ placement: SplitPlacement, _ layout: SplitLayout) {
        guard let view = splitView else { return }
        for column in columns.present {
            guard let child = columns[column]?.container.viewIfLoaded, child.superview === view,
                let frame = placement.frames[column]
            else { continue }
            child.frame = frame
        }
        view.shade.frame = placement.frames[.secondary] ?? view.bounds
        view.shade.alpha = isColumnStyle ? placement.shade : 0
        let sides = layout.sides.filter { columns[$0]?.container.viewIfLoaded?.superview === view }
        view.placeLines(at: sides.compactMap { placement.frames[$0] }, width: layout.gutter, isOnRight: layout.isOnRight)
    }

    /// The containers' views that a mode shows go in, the others out, without movement.
    func installExpanded(_ mode: DisplayMode) {
        guard let view = splitView else { return }
        let layout = layout
        arrangement.take(mode)
        arrangement.adopt(layout)
        let visible = layout.visible(in: mode)
        for column in columns.present {
            guard let container = columns[column]?.container else { continue }
            setOverrideTraitCollection(
                column == .secondary ? nil : UITraitCollection { $0.horizontalSizeClass = .compact }, forChild: container)
            if visible.contains(column) {
                container.loadViewIfNeeded()
                container.view.frame = layout.placement(in: mode).frames[column] ?? view.bounds
                if container.view.superview !== view { view.insert(container.view, isContent: column == .secondary) }
            } else if container.viewIfLoaded?.superview === view {
                container.view.removeFromSuperview()
            }
        }
        if let compact = columns[.compact]?.container.viewIfLoaded, compact.superview === view { compact.removeFromSuperview() }
        apply(layout.placement(in: mode), layout)
        refreshButtons()
    }

    /// Columns were set or emptied while expanded.
    func columnsChanged() {
        endDrag()
        let layout = layout
        installExpanded(layout.behavior == arrangement.behavior ? layout.mode(like: arrangement.mode) : layout.mode)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: From mode to mode

    /// Tells the delegate. A wish that it sets meanwhile takes the mode's place (observed in a public report), and is announced.
    func announce(_ mode: DisplayMode) -> DisplayMode {
        var target = mode
        for _ in 0..<3 {
            let wish = wishes.mode
            arrangement.beginAnnouncing()
            delegate?.splitViewController(self, willChangeTo: target)
            arrangement.endAnnouncing()
            guard wishes.mode != wish, layout.mode != target else { return target }
            target = layout.mode
        }
        return target
    }

    func showColumn(_ column: Column) {
        guard mayUseColumn(column, "show(.\(column))") else { return }
        if column == .inspector { return inspectorIsMissing("show(.inspector)") }
        switch arrangement.phase {
        case .expanded: change(to: layout.mode(showing: column, from: arrangement.mode), duration: callDuration)
        case .collapsed: goTo(column)
        case .unplaced: break
        }
    }

    func hideColumn(_ column: Column) {
        guard mayUseColumn(column, "hide(.\(column))") else { return }
        if column == .inspector { return }
        switch arrangement.phase {
        case .expanded: change(to: layout.mode(hiding: column, from: arrangement.mode), duration: callDuration)
        case .collapsed: goBack(from: column)
        case .unplaced: break
        }
    }

    /// Calls move what is seen, unless animations are off.
    var callDuration: TimeInterval {
        guard UIView.areAnimationsEnabled else { return 0 }
        return UIView.inheritedAnimationDuration > 0 ? UIView.inheritedAnimationDuration : SplitMeasures.duration
    }
}
