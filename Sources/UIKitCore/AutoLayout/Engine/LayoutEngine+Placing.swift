// The rounding of rectangles to pixels, and the views that must move there.
// Apple: "Auto Layout Guide", The deferred layout pass.
import ConstraintSolver
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension LayoutEngine {
    /// The rectangle on pixels, in the coordinates of the superview, or for a guide of its view.
    func roundedFrame(_ item: LayoutItem) -> CGRect {
        roundedFrame(item, grid)
    }

    func roundedFrame(_ item: LayoutItem, _ grid: PixelGrid) -> CGRect {
        var origin = (x: 0.0, y: 0.0)
        if let parent = item.parent, item.space !== parent.inner {
            origin.x = solver.value(of: parent.box.minX) - Double(parent.insets.left)
            origin.y = solver.value(of: parent.box.minY) - Double(parent.insets.top)
        }
        let frame = grid.frame(
            minX: solver.value(of: item.box.minX), minY: solver.value(of: item.box.minY),
            width: solver.value(of: item.box.width), height: solver.value(of: item.box.height), inParentAt: origin)
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// A rectangle is to be looked at after the next solve, whether or not its unknowns change.
    func touch(_ item: LayoutItem) {
        guard !item.isTouched else { return }
        item.isTouched = true
        touched.append(Unmanaged.passUnretained(item))
    }

    /// Finds the new places of what has changed. Superviews of views that are to move are asked for layout.
    func publish() {
        defer { touched.removeAll(keepingCapacity: true) }
        if isMeasuring {
            for one in touched { one.takeUnretainedValue().isTouched = false }
            return
        }
        var index = 0
        while index < touched.count {
            touchContents(of: touched[index].takeUnretainedValue())
            index += 1
        }
        let grid = grid
        placedScale = grid.scale
        for one in touched {
            let item = one.takeUnretainedValue()
            item.isTouched = false
            switch item.kind {
            case .view: publish(item, grid)
            case .guide:
                let frame = roundedFrame(item, grid)
                guard frame != item.target else { continue }
                item.target = frame
                item.view.askForLayout()
            case .content: item.view.askForLayout()
            case .contentMargins: break
            }
        }
    }

    /// Coordinates of a view are those of the tree: when it moves, what does not move in the tree moves in the view.
    private func touchContents(of item: LayoutItem) {
        guard item.kind == .view, item.inner == nil else { return }
        let x = solver.value(of: item.box.minX), y = solver.value(of: item.box.minY)
        guard x != item.lastX || y != item.lastY else { return }
        item.lastX = x
        item.lastY = y
        for subview in item.view.hierarchy.subviews where !subview.resizing.translatesMask {
            if let inside = existingItem(for: subview) { touch(inside) }
        }
        for guide in item.view.guides { if let inside = guide.item { touch(inside) } }
    }

    private func publish(_ item: LayoutItem, _ grid: PixelGrid) {
        item.target = roundedFrame(item, grid)
        let view = item.view
        guard !view.resizing.translatesMask, !view.stands(at: item.target) else { return }
        tell(view) { "is to stand at \(Self.words(item.target)): its superview needs layout" }
        if item.parent == nil { return view.askForLayout() }
        makeDue(item)
        item.parent?.view.askForLayout()
    }

    /// The superview's next layout places the view.
    func makeDue(_ item: LayoutItem) {
        guard !item.isDue, let layout = item.parent?.view.layoutState else { return }
        item.isDue = true
        layout.due.append(item)
    }

    /// Another scale of the screen has other pixels.
    func followScale() {
        guard placedScale != 0, placedScale != grid.scale else { return }
        for one in items { if let item = one?.takeUnretainedValue() { touch(item) } }
        publish()
    }
}

extension CGPoint {
    fileprivate func scaled(by factor: CGFloat) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}

extension UIView {
    /// Whether the view has the frame that belongs to an alignment rectangle.
    func stands(at rect: CGRect) -> Bool {
        let frame = self.frame(forAlignmentRect: rect), bounds = layerStorage.bounds
        let size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        guard bounds.size == size else { return false }
        guard hierarchy.superview != nil else { return true }
        return layerStorage.position == place(of: frame, size)
    }

    private func place(of frame: CGRect, _ size: CGSize) -> CGPoint {
        let anchor = layerStorage.anchorPoint
        return CGPoint(x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
    }

    /// Takes the frame that belongs to an alignment rectangle; transform, anchor point and the bounds' origin stay.
    func take(_ rect: CGRect) {
        let frame = self.frame(forAlignmentRect: rect)
        let size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
        let before = bounds
        if before.size != size { bounds = CGRect(origin: before.origin, size: size) }
        guard hierarchy.superview != nil else { return }
        let middle = place(of: frame, size)
        if center != middle { center = middle }
    }

    /// Places the subviews that are due at their solved rectangles. The default of `layoutSubviews()`.
    func placeByConstraints() {
        guard let layout = layoutState, let engine = layout.engine, layout.item != nil, engine.root != nil else { return }
        engine.solve()
        layout.hasPlaced = true
        if !layout.due.isEmpty {
            let list = layout.due
            layout.due = []
            for item in list { place(item, engine) }
        }
        if margins.preservesSuperview { noteMarginsChange(.layoutRuns) }
        takeContentSize(layout, engine)
    }

    private func place(_ item: LayoutItem, _ engine: LayoutEngine) {
        item.isDue = false
        guard !item.isGone, item.parent === layoutState?.item else { return }
        let subview = item.view
        guard !subview.resizing.translatesMask else { return }
        engine.tell(subview) { "is placed at \(LayoutEngine.words(item.target))" }
        subview.layerStorage.tellsGeometry = false
        subview.take(item.target)
        if let content = scrolledContent, subview === content.scaledView {
            subview.center = subview.center.scaled(by: subview.transform.a)
        }
        subview.layerStorage.tellsGeometry = true
    }

    private func takeContentSize(_ layout: ViewLayout, _ engine: LayoutEngine) {
        guard let inner = layout.item?.inner, inner.sizesWidth || inner.sizesHeight, let content = inner.content,
            let scrollView = scrolledContent
        else { return }
        let solved = engine.roundedFrame(content).size
        let scale = scrollView.zoomScale
        var size = scrollView.contentSize
        if inner.sizesWidth { size.width = max(0, solved.width) * scale }
        if inner.sizesHeight { size.height = max(0, solved.height) * scale }
        if size != scrollView.contentSize { scrollView.contentSize = size }
    }
}

extension UIView: LayerPlacing {
    /// Somebody has set the frame of a view that constraints place: the superview's next layout sets it back.
    nonisolated package func layerWasMoved() {
        guard MainExecutor.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let layout = layoutState, let engine = layout.engine, let item = layout.item else { return }
            engine.makeDue(item)
        }
    }

    nonisolated package func layerFrameMayDiffer() {
        guard MainExecutor.isCurrent else { return }
        MainActor.assumeIsolated { forgetMargins() }
    }
}
