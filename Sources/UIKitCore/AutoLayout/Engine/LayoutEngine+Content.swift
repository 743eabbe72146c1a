// Intrinsic content sizes as rows, and heights that follow from widths.
// Apple: "UIView", intrinsicContentSize; "Auto Layout Guide", Intrinsic Content Size.
import ConstraintSolver
import CoreGraphics
import Diagnostics
import Foundation

extension LayoutEngine {
    /// The content size is to be read before the next solve.
    func noteContent(_ item: LayoutItem) {
        isDirty = true
        guard !item.isStale else { return }
        item.isStale = true
        staleContent.append(Unmanaged.passUnretained(item))
    }

    func readStaleContent() {
        guard !staleContent.isEmpty else { return }
        let list = staleContent
        staleContent.removeAll(keepingCapacity: true)
        for one in list {
            let item = one.takeUnretainedValue()
            guard item.isStale else { continue }
            item.isStale = false
            readContent(item)
        }
    }

    /// Whether the content size of an item's view counts.
    private func countsContent(_ item: LayoutItem) -> Bool {
        item.kind == .view && (!item.view.resizing.translatesMask || (isMeasuring && item.parent == nil))
    }

    private func readContent(_ item: LayoutItem) {
        readBaselines(item)
        guard countsContent(item) else { return }
        touch(item)
        let view = item.view
        item.wraps = view.wrapsContent
        let size = view.layoutContentSize(forWidth: nil)
        if size.width < 0, size.height < 0, item.contentRows.isEmpty { return }
        item.contentRows.natural = size
        let p = view.layoutState?.priorities ?? view.defaultContentPriorities
        setContent(item, size.width, isWidth: true, p.huggingX, p.resistanceX)
        var height = size.height
        let width = item.contentRows.measuredWidth
        if item.wraps, width >= 0, width < size.width { height = view.layoutContentSize(forWidth: width).height }
        setContent(item, height, isWidth: false, p.huggingY, p.resistanceY)
        if item.wraps { noteWrapping(item) }
    }

    private func readBaselines(_ item: LayoutItem) {
        guard let baselines = item.baselines else { return }
        let distances = item.view.baselineDistances
        if let first = distances.first { set(Double(first), of: baselines.firstRow) }
        set(Double(distances.last), of: baselines.lastRow)
    }

    /// One axis: at most and at least so long, each at its priority.
    private func setContent(_ item: LayoutItem, _ length: CGFloat, isWidth: Bool, _ hugging: Float, _ resistance: Float) {
        var most = isWidth ? item.contentRows.widthMost : item.contentRows.heightMost
        var least = isWidth ? item.contentRows.widthLeast : item.contentRows.heightLeast
        let variable = isWidth ? item.box.width : item.box.height
        if length >= 0, length.isFinite {
            place(&most, variable, .lessThanOrEqual, length, hugging, item)
            place(&least, variable, .greaterThanOrEqual, length, resistance, item)
        } else {
            drop(&most)
            drop(&least)
        }
        if isWidth {
            item.contentRows.widthMost = most
            item.contentRows.widthLeast = least
        } else {
            item.contentRows.heightMost = most
            item.contentRows.heightLeast = least
        }
    }

    private func place(
        _ row: inout ConstraintID?, _ variable: Variable, _ relation: ConstraintSolver.Relation, _ length: CGFloat,
        _ priority: Float, _ item: LayoutItem
    ) {
        guard priority > 0 else { return drop(&row) }
        if let row {
            set(Double(length), of: row)
            solver.setPriority(Priority(priority), of: row)
            return
        }
        let made = solver.add(variable, relation, Double(length), priority: Priority(priority))
        own(made, .content, item)
        row = made
        isDirty = true
    }

    func removeContentRows(_ item: LayoutItem) {
        drop(&item.contentRows.widthMost)
        drop(&item.contentRows.widthLeast)
        drop(&item.contentRows.heightMost)
        drop(&item.contentRows.heightLeast)
        item.contentRows.natural = CGSize(width: -1, height: -1)
        item.wraps = false
    }

    /// The height is to be measured once the width is known.
    func noteWrapping(_ item: LayoutItem) { wrapping.append(Unmanaged.passUnretained(item)) }

    /// Looks at what has come out: sizes below 0 are forbidden, heights whose widths are others are measured. Whether
    /// there is something to solve again.
    func measureWrapping() -> Bool {
        if raiseNegativeSizes() { return true }
        guard !wrapping.isEmpty else { return false }
        let list = wrapping
        wrapping.removeAll(keepingCapacity: true)
        var hasChanged = false
        for one in list {
            let item = one.takeUnretainedValue()
            guard item.wraps, !item.isStale, item.contentRows.natural.height >= 0 else { continue }
            let width = max(0, roundedFrame(item).width)
            guard width != item.contentRows.measuredWidth else { continue }
            item.contentRows.measuredWidth = width
            let natural = item.contentRows.natural
            let height = width >= natural.width ? natural.height : item.view.layoutContentSize(forWidth: width).height
            tell(item.view) { "is \(Trace.number(height)) points high: measured at a width of \(Trace.number(width))" }
            let row = item.contentRows.heightLeast ?? item.contentRows.heightMost
            guard let row, solver.constant(of: row) != Double(height) else { continue }
            if let most = item.contentRows.heightMost { set(Double(height), of: most) }
            if let least = item.contentRows.heightLeast { set(Double(height), of: least) }
            hasChanged = true
        }
        return hasChanged
    }
}
