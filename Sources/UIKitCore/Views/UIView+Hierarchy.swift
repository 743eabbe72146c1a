// The tree of views and the callbacks of each change.
// Apple: "UIView", Managing the view hierarchy; Observing view-related changes. Order of callbacks: observed, guessed
// where two calls are not documented relative to each other.
import Diagnostics
import Foundation
import QuartzCore

extension UIView {
    func add(_ view: UIView, at index: Int? = nil) {
        if let host = diverted(view, by: index == nil ? "addSubview(_:)" : "insertSubview(_:at:)") {
            return host.add(view, at: index)
        }
        insert(view, index == nil ? .front : .index) { index.map { max(0, $0) } ?? hierarchy.subviews.count }
    }

    func add(_ view: UIView, below sibling: UIView) {
        if let host = diverted(view, by: "insertSubview(_:belowSubview:)") {
            return sibling.superview === self ? host.add(view, at: 0) : host.add(view, below: sibling)
        }
        insert(view, .below(sibling)) { subviewIndex(of: sibling) ?? hierarchy.subviews.count }
    }

    func add(_ view: UIView, above sibling: UIView) {
        if let host = diverted(view, by: "insertSubview(_:aboveSubview:)") {
            let isBehind = sibling.superview === self && sibling !== host
            return isBehind ? host.add(view, at: 0) : host.add(view, above: sibling)
        }
        insert(view, .above(sibling)) { subviewIndex(of: sibling).map { $0 + 1 } ?? hierarchy.subviews.count }
    }

    /// Steps: 1. misuse; 2. a subview of ours only changes its place; 3. the old superview hears of it; 4. window and
    /// superview will change; 5. the lists and layers; 6. traits, tint, safe area; 7. both did change.
    private func insert(_ view: UIView, _ spot: LayerSpot, place: () -> Int) {
        guard MainThread.allows("-[UIView addSubview:]"), mayHold(view) else { return }
        if view.hierarchy.superview === self {
            reorder(view, spot, place)
            return
        }
        let oldWindow = view.window
        let newWindow = (self as? UIWindow) ?? window
        let oldSuperview = view.superview
        oldSuperview?.willRemoveSubview(view)
        if oldWindow !== newWindow { view.windowWillChange(to: newWindow) }
        view.willMove(toSuperview: self)
        // A callback may have moved either view: what it did stands, as far as the tree stays one.
        guard !descends(from: view), view.hierarchy.superview !== self else { return }
        view.leaveEngine()
        view.hierarchy.superview?.removeFromList(view)
        let index = min(place(), hierarchy.subviews.count)
        hierarchy.insert(view, at: index)
        rankSubview(at: index)
        view.hierarchy.enter(self)
        view.forgetMargins()
        placeLayer(of: view, at: index, spot)
        view.enterEngine()
        let from = view.window
        let to = (self as? UIWindow) ?? window
        if from !== to { view.setWindow(to) }
        // Also a view without a size is laid out once where it is added.
        view.setNeedsLayout()
        view.inheritAfterMove()
        if from !== to { view.windowDidChange(from: from) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    private func reorder(_ view: UIView, _ spot: LayerSpot, _ place: () -> Int) {
        guard let before = removeFromList(view) else { return }
        let index = min(place(), hierarchy.subviews.count)
        hierarchy.insert(view, at: index)
        // In its place already: nothing to lay out. Who asks for that in every layout must not keep the pass going.
        if index == before {
            if case .index = spot { return }
            return placeLayer(of: view, at: index, spot)
        }
        rankSubview(at: index)
        placeLayer(of: view, at: index, spot)
        setNeedsLayout()
    }

    /// The index of a view among the subviews; nil for other views.
    func subviewIndex(of view: UIView) -> Int? {
        let list = hierarchy.subviews
        guard let index = SiblingOrder.index(of: view.hierarchy.rank, count: list.count, { list[$0].hierarchy.rank }),
            list[index] === view
        else { return nil }
        return index
    }

    /// Takes a view off the list alone; the index it had.
    @discardableResult
    private func removeFromList(_ view: UIView) -> Int? {
        guard let index = subviewIndex(of: view) else { return nil }
        hierarchy.remove(at: index)
        return index
    }

    /// The subview that has just come to an index can be found again.
    private func rankSubview(at index: Int) {
        SiblingOrder.place(
            at: index, count: hierarchy.subviews.count, { hierarchy.subviews[$0].hierarchy.rank },
            { hierarchy.subviews[$0].hierarchy.stand(at: $1) })
    }

    /// Does something for which some subviews are not on the list: archives of a superclass leave them out.
    package func unlisting(_ views: [UIView?], _ body: () -> Void) {
        let all = hierarchy.subviews
        hierarchy.list(all.filter { view in !views.contains { $0 === view } })
        body()
        hierarchy.list(all)
    }

    func move(_ view: UIView, toFront: Bool) {
        guard view.hierarchy.superview === self else { return }
        reorder(view, toFront ? .front : .index) { toFront ? hierarchy.subviews.count : 0 }
    }

    /// The two layers change places; what else lies between and around them stays.
    func exchange(_ index1: Int, _ index2: Int) {
        let count = hierarchy.subviews.count
        guard index1 >= 0, index2 >= 0, index1 < count, index2 < count, index1 != index2 else { return }
        let (one, two) = (hierarchy.subviews[index1].layerStorage, hierarchy.subviews[index2].layerStorage)
        let ranks = (hierarchy.subviews[index1].hierarchy.rank, hierarchy.subviews[index2].hierarchy.rank)
        hierarchy.exchange(index1, index2)
        hierarchy.subviews[index1].hierarchy.stand(at: ranks.0)
        hierarchy.subviews[index2].hierarchy.stand(at: ranks.1)
        exchangeLayers(one, two)
        setNeedsLayout()
    }

    func detach() {
        guard MainThread.allows("-[UIView removeFromSuperview]"), let old = hierarchy.superview else { return }
        let oldWindow = window
        old.willRemoveSubview(self)
        if oldWindow != nil { windowWillChange(to: nil) }
        willMove(toSuperview: nil)
        // A callback may have moved the view on; what it did stands.
        guard hierarchy.superview === old else { return }
        leaveEngine()
        old.removeFromList(self)
        hierarchy.leaveSuperview()
        forgetMargins()
        CALayer.arrangesViews = true
        layerStorage.removeFromSuperlayer()
        CALayer.arrangesViews = false
        old.setNeedsLayout()
        if oldWindow != nil {
            setWindow(nil)
            windowDidChange(from: oldWindow)
        }
        didMoveToSuperview()
    }

    /// Itself or an ancestor cannot become a subview; a controller's view must go to its parent's tree.
    private func mayHold(_ view: UIView) -> Bool {
        if view === self {
            Catalogue.viewAddedToItself.report(
                object: ObjectName.of(self), apple: "NSInvalidArgumentException: Can't add self as subview")
            return false
        }
        if descends(from: view) {
            Catalogue.viewAddedToDescendant.report(
                object: ObjectName.of(view),
                cause: "\(ObjectName.short(self)) is a descendant of \(ObjectName.short(view)), which was about to become its "
                    + "subview.",
                apple: "CALayerInvalid: layer \(ObjectName.short(view.layerStorage)) is a part of cycle in its layer tree")
            return false
        }
        view.checkContainment(movesTo: self)
        return true
    }

    package func descends(from view: UIView) -> Bool {
        if self === view { return true }
        // Nothing stands below a view without subviews: trees that grow downwards are built in linear time.
        if view.hierarchy.subviews.isEmpty { return false }
        var current: UIView? = self
        while let there = current {
            if there === view { return true }
            current = there.hierarchy.superview
        }
        return false
    }

    func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return DeepWalk.level(ObjectName.of(self), or: nil) {
            for view in hierarchy.subviews { if let found = view.viewWithTag(tag) { return found } }
            return nil
        }
    }

    // MARK: Window

    /// Tells the tree, parents first, and the controllers in it that they will appear or disappear.
    func windowWillChange(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        hierarchy.owner?.viewWillMove(to: newWindow)
        for view in hierarchy.subviews { DeepWalk.level(ObjectName.of(view)) { view.windowWillChange(to: newWindow) } }
    }

    func setWindow(_ window: UIWindow?) {
        hierarchy.enter(window: window)
        if hierarchy.owner != nil { forgetMargins() }
        for view in hierarchy.subviews { DeepWalk.level(ObjectName.of(view)) { view.setWindow(window) } }
    }

    func windowDidChange(from oldWindow: UIWindow?) {
        if window == nil, isFirstResponder { _ = resignFirstResponder() }
        if window != nil { applyAppearance() }
        didMoveToWindow()
        hierarchy.owner?.viewDidMove(from: oldWindow)
        for view in hierarchy.subviews { DeepWalk.level(ObjectName.of(view)) { view.windowDidChange(from: oldWindow) } }
    }

    /// Takes traits, tint, margins and safe area from the new superview.
    private func inheritAfterMove() {
        updateTraits()
        if appearance.tint == nil, hierarchy.superview?.tintIsCustom ?? false { tintChanged() }
        updateSafeArea()
    }
}
