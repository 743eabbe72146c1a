// Carrying out what has been asked for, and telling the views concerned.
// Apple: "Auto Layout Guide", The deferred layout pass.
import ConstraintSolver
import CoreGraphics
import Foundation

extension LayoutEngine {
    /// How often heights that follow from widths are measured again for one solve.
    private static let measuringRounds = 3

    /// Whether anything waits.
    var hasWork: Bool { isDirty || !pending.isEmpty || !arrivals.isEmpty || !staleContent.isEmpty || !hasBegun }

    /// Solves what waits. Views whose frames come out otherwise ask their superviews for layout.
    func solve() {
        guard !isSolving, hasWork, root != nil else { return }
        isSolving = true
        var rounds = 0
        repeat {
            takeIn()
            isDirty = false
            note(solver.solve { self.choose($0) })
            rounds += 1
        } while rounds <= Self.measuringRounds && (measureWrapping() || hasWork)
        if hasWork {
            takeIn()
            isDirty = false
            note(solver.solve { self.choose($0) })
            wrapping.removeAll(keepingCapacity: true)
        }
        isSolving = false
        publish()
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
            for constraint in list where constraint.engineNumber == number && constraint.row == nil { install(constraint) }
        }
        readStaleContent()
    }

    private func join(_ view: UIView) {
        if !view.resizing.translatesMask { _ = item(for: view) }
        join(below: view)
    }

    private func join(below view: UIView) {
        for subview in view.hierarchy.subviews { join(subview) }
    }

    /// A measuring engine takes the constraints that the subtree holds.
    private func joinMeasured(_ view: UIView) {
        if !view.resizing.translatesMask { _ = item(for: view) }
        for constraint in view.layoutState?.held ?? [] { if let constraint { install(constraint) } }
        for subview in view.hierarchy.subviews { joinMeasured(subview) }
    }

    /// Lists the items of changed variables.
    func note(_ changed: [Variable]) {
        for variable in changed {
            let index = variable.index >> 2
            guard index < items.count, let item = items[index] else { continue }
            item._withUnsafeGuaranteedRef { item in
                if item.isTouched { return }
                item.isTouched = true
                touched.append(Unmanaged.passUnretained(item))
                if item.wraps { noteWrapping(item) }
            }
        }
    }

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

    /// Marks the superviews of views that are to move.
    private func publish() {
        let list = touched
        touched.removeAll(keepingCapacity: true)
        let grid = grid
        for one in list {
            let item = one.takeUnretainedValue()
            item.isTouched = false
            if isMeasuring { continue }
            switch item.kind {
            case .view:
                guard !item.view.resizing.translatesMask, !item.view.stands(at: roundedFrame(item, grid)) else { continue }
                (item.view.hierarchy.superview ?? item.view).setNeedsLayout()
            case .guide:
                let frame = roundedFrame(item, grid)
                guard frame != item.told else { continue }
                item.told = frame
                item.view.setNeedsLayout()
            case .content: item.view.setNeedsLayout()
            case .contentMargins: break
            }
        }
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

    /// Places the subviews, and as the top also itself, as the engine has it. What `layoutSubviews()` does here.
    func placeByConstraints() {
        guard let layout = layoutState, let engine = layout.engine, layout.item != nil, engine.root != nil else { return }
        engine.solve()
        layout.hasPlaced = true
        let grid = engine.grid
        let zoomed = (self as? UIScrollView)?.scaledView
        for subview in hierarchy.subviews where !subview.resizing.translatesMask {
            guard let item = subview.layoutState?.item else { continue }
            let rect = engine.roundedFrame(item, grid)
            subview.take(rect)
            if subview === zoomed { subview.center = subview.center.scaled(by: subview.transform.a) }
        }
        if margins.preservesSuperview { noteMarginsChange() }
        takeContentSize(layout, engine)
    }

    private func takeContentSize(_ layout: ViewLayout, _ engine: LayoutEngine) {
        guard let inner = layout.item?.inner, inner.sizesWidth || inner.sizesHeight, let content = inner.content,
            let scrollView = self as? UIScrollView
        else { return }
        let solved = engine.roundedFrame(content).size
        let scale = scrollView.zoomScale
        var size = scrollView.contentSize
        if inner.sizesWidth { size.width = max(0, solved.width) * scale }
        if inner.sizesHeight { size.height = max(0, solved.height) * scale }
        if size != scrollView.contentSize { scrollView.contentSize = size }
    }
}
