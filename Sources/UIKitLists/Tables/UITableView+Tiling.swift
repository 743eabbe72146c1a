// Which rows have cells: those that are visible. Heights are measured as rows come, and nothing visible jumps.
// Apple: "UITableView"; the order of calls is observed by others (lists.md, L17 to L21).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension UITableView {
    /// The layout of the table itself.
    func layoutTable() {
        tileNow()
        placeParts()
        cameThrough()
    }

    /// Brings cells and views up to date with data and offset.
    ///
    /// Steps: 1. counts; 2. cells of old data go, the last first; 3. rows and views of the visible part come, until nothing new is
    /// visible: a row above what was visible moves the offset by what it is taller than its estimate; 4. those that left go;
    /// 5. size of the content.
    func tileNow() {
        guard !rows.isTiling, bounds.width > 0 else { return }
        rows.isTiling = true
        defer { rows.isTiling = false }
        if rows.width != rowsWidth, rows.isLoaded { rows.needsHeights = true }
        keepingAnchor { loadIfNeeded() }
        if rows.isStale { dropCells() }
        guard bounds.height > 0 else { return }
        fill()
        takeAwayHidden()
        updateContentSize()
        prefetchAhead()
    }

    /// Heights are asked for anew: what is visible stays where it is on the screen.
    private func keepingAnchor(_ change: () -> Void) {
        guard rows.isLoaded, rows.needsHeights, !rows.isStale, let anchor = anchorRow else { return change() }
        let before = frame(of: anchor).minY
        change()
        if has(anchor), contentOffset.y > -adjustedContentInset.top { shift(by: frame(of: anchor).minY - before) }
    }

    /// More rounds than any layout needs: heights that a callback changes each time must not hang the app.
    private static let rounds = 40

    private func fill() {
        let anchor = anchorRow
        for _ in 0..<Self.rounds {
            let grown = fillRows(anchor)
            let views = tileViews(above: anchor)
            shift(by: views.shift)
            if !grown, !views.changed { break }
        }
        placeCells()
        placeViews()
    }

    /// The first row that was visible and measured: it stays where it is on the screen.
    private var anchorRow: ListPath? {
        guard !rows.isStale else { return nil }
        let top = bounds.minY + adjustedContentInset.top
        return rows.live.first { has($0.path) && frame(of: $0.path).maxY > top }?.path
    }

    /// One walk down the visible part. Returns whether a row above it, or another height, asks for one more.
    private func fillRows(_ anchor: ListPath?) -> Bool {
        var changed = false
        // Gaps move rows down, and a row on its way moves those that make room for it up or down.
        let room = editState.moving?.height ?? 0
        var y = bounds.minY - gapsHeight - room
        let end = bounds.maxY + room
        while y < end {
            guard let next = rowsMeeting(y, end).first else { break }
            if !isShown(next.path) {
                y = max(next.y + next.height, y + 1 / pixelScale)
                continue
            }
            let isNew = cell(at: next.path) == nil
            guard let grown = bring(next.path) else { return false }
            if let anchor, next.path < anchor, grown != 0 {
                shift(by: grown)
                changed = true
            }
            let frame = frame(of: next.path)
            y = max(frame.maxY, y + 1 / pixelScale)
            if isNew { showCell(at: next.path) }
        }
        return changed
    }

    /// Whether a row meets the visible part, where gaps and a moved row leave it.
    private func isShown(_ path: ListPath) -> Bool {
        if dragging.gaps.isEmpty, editState.moving == nil { return true }
        if path == editState.moving?.start { return true }
        let frame = shownFrame(of: path)
        return frame.maxY > bounds.minY && frame.minY < bounds.maxY
    }

    /// Makes a cell and measures the row where needed. Returns how much taller the row became; nil where the app loaded other data
    /// meanwhile.
    private func bring(_ path: ListPath) -> CGFloat? {
        let part = ListOffsets.Part.row(path)
        if let cell = cell(at: path) { return rows.offsets.isMeasured(part) ? 0 : measure(cell, path) }
        let cell = makeCell(path)
        guard !rows.isStale, has(path) else {
            pool.give(cell)
            return nil
        }
        let place = rows.live.firstIndex { $0.path > path } ?? rows.live.count
        rows.live.insert(LiveRow(path: path, cell: cell), at: place)
        return rows.offsets.isMeasured(part) ? 0 : measure(cell, path)
    }

    /// The data source's cell of a row, set up by the table.
    func makeCell(_ path: ListPath) -> UITableViewCell {
        rows.asked = (path, nil)
        let wasInFlux = rows.isInFlux
        rows.isInFlux = true
        let cell = UIView.withoutAnimations { dataSource!.tableView(self, cellForRowAt: path.indexPath) }
        rows.isInFlux = wasInFlux
        rows.asked = nil
        if let twice = rows.live.firstIndex(where: { $0.cell === cell }) {
            Catalogue.tableCellTwice.report(
                object: ObjectName.of(self),
                cause:
                    "The cell of row \(rows.live[twice].path.row) of section \(rows.live[twice].path.section) was returned for row "
                    + "\(path.row) of section \(path.section) as well: \(ObjectName.of(cell)).")
            rows.live.remove(at: twice)
        }
        return cell
    }

    /// Asks for a row's height, of its cell at the last. Returns how much taller the row became.
    @discardableResult
    func measure(_ cell: UITableViewCell, _ path: ListPath) -> CGFloat {
        let wasInFlux = rows.isInFlux
        rows.isInFlux = true
        defer { rows.isInFlux = wasInFlux }
        let height = givenHeight(path) ?? fittedHeight(cell, path)
        return CGFloat(rows.offsets.setHeight(.measured(Double(height)), of: .row(path)))
    }

    /// What fits the cell at the row's width.
    private func fittedHeight(_ cell: UITableViewCell, _ path: ListPath) -> CGFloat {
        dress(cell, path)
        if cell.superview !== self {
            cell.frame = CGRect(x: rowsX, y: frame(of: path).minY, width: rowsWidth, height: frame(of: path).height)
        }
        addCell(cell)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowsWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return TableMeasures.up(max(0, size.height), pixelScale)
    }

    /// A row that is new in the table is about to be shown.
    private func showCell(at path: ListPath) {
        guard let cell = cell(at: path) else { return }
        UIView.withoutAnimations {
            dress(cell, path)
            dressForDrag(cell, path)
            cell.frame = frame(of: path)
            addCell(cell)
            let wasInFlux = rows.isInFlux
            rows.isInFlux = true
            tells.willDisplayCell(cell, path.indexPath)
            rows.isInFlux = wasInFlux
        }
    }

    /// Behind headers and what the app added, before the background.
    func addCell(_ cell: UITableViewCell) {
        guard cell.superview !== self else { return }
        cell.isHidden = false
        insertPart(cell, at: backSubviews)
    }

    /// The subviews that lie behind all cells.
    private var backSubviews: Int {
        var count = 0
        for view in [parts.background, refreshControl] as [UIView?] where view?.superview === self { count += 1 }
        return count
    }

    private func placeCells() {
        for row in rows.live where row.cell !== editState.moving?.cell {
            let frame = shownFrame(of: row.path)
            row.cell.put(frame)
        }
    }

    private func takeAwayHidden() {
        let (top, bottom) = (bounds.minY, bounds.maxY)
        var kept: [LiveRow] = []
        var gone: [LiveRow] = []
        for row in rows.live {
            let frame = shownFrame(of: row.path)
            let isVisible = frame.maxY > top && frame.minY < bottom
            if isVisible || row.cell === editState.moving?.cell { kept.append(row) } else { gone.append(row) }
        }
        rows.live = kept
        for row in gone { retire(row) }
    }

    /// The cells of the visible part after a change, where the offset stays.
    func fillFresh() {
        for _ in 0..<Self.rounds {
            let grown = fillRows(nil)
            if !grown, !tileViews(above: nil).changed { break }
        }
    }

    /// The rows that are not visible after a change: they go there before they leave.
    func takePassing() -> [LiveRow] {
        let isVisible: (LiveRow) -> Bool = { row in
            let frame = self.frame(of: row.path)
            return frame.maxY > self.bounds.minY && frame.minY < self.bounds.maxY
        }
        let gone = rows.live.filter { !isVisible($0) }
        rows.live = rows.live.filter(isVisible)
        return gone
    }

    /// A cell leaves the table.
    func retire(_ row: LiveRow) {
        if editState.swiped?.path == row.path { leaveSwipe(animated: false) }
        if row.cell.superview === self { row.cell.removeFromSuperview() }
        tells.didEndDisplayingCell(row.cell, row.path.indexPath)
        pool.give(row.cell)
    }

    /// The cells of data before a reload go, the last row first, so that rows get the cells of other rows and none is made.
    func dropCells() {
        rows.isStale = false
        let gone = rows.live
        rows.live = []
        for row in gone.reversed() { retire(row) }
        dismissAllViews()
    }

    // MARK: Offset and size

    /// Content above the visible part became taller: the offset follows, and a way to an offset that is under way as well.
    func shift(by grown: CGFloat) {
        guard grown != 0 else { return }
        let place = CGPoint(x: contentOffset.x, y: contentOffset.y + grown)
        guard isScrollAnimating, let goal = scrolling.goal else { return contentOffset = place }
        contentOffset = place
        redirectGlide(from: place, to: goal(self))
    }

    func updateContentSize() {
        let size = CGSize(
            width: bounds.width, height: parts.headerHeight + CGFloat(rows.offsets.height) + placeholdersHeight + parts.footerHeight
        )
        if contentSize != size { contentSize = size }
    }
}

extension UIView {
    /// Sets a frame that differs by more than the sum of a position and half a size loses.
    func put(_ wanted: CGRect) {
        let now = frame
        let isSame =
            abs(now.minX - wanted.minX) < 0.001 && abs(now.minY - wanted.minY) < 0.001 && abs(now.width - wanted.width) < 0.001
            && abs(now.height - wanted.height) < 0.001
        if !isSame { frame = wanted }
    }

    /// The same as `performWithoutAnimation`, with a result.
    static func withoutAnimations<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
