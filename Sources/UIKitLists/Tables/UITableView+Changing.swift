// Showing a checked batch: rows come, go and move over time.
// Apple: "UITableView.RowAnimation"; the duration is from memory.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A cell or view on its way out, and what is done when it has gone.
@MainActor final class TableLeaving {
    let view: UIView
    private var last: (() -> Void)?

    init(_ view: UIView, last: @escaping () -> Void) { (self.view, self.last) = (view, last) }

    func end() {
        // Once: afterwards the cell may be another row's.
        guard let now = last else { return }
        last = nil
        view.removeFromSuperview()
        view.alpha = 1
        view.transform = .identity
        now()
    }
}

/// How a row comes or goes: what it looks like away from its place.
private struct RowEntrance {
    let frame: CGRect
    let alpha: CGFloat

    /// - Parameter width: The table's.
    init(_ animation: UITableView.RowAnimation, _ place: CGRect, width: CGFloat) {
        switch animation {
        case .fade, .automatic: (frame, alpha) = (place, 0)
        case .right: (frame, alpha) = (place.offsetBy(dx: width, dy: 0), 1)
        case .left: (frame, alpha) = (place.offsetBy(dx: -width, dy: 0), 1)
        case .top: (frame, alpha) = (place.offsetBy(dx: 0, dy: -place.height), 0)
        case .bottom: (frame, alpha) = (place.offsetBy(dx: 0, dy: place.height), 0)
        case .middle: (frame, alpha) = (CGRect(x: place.minX, y: place.midY, width: place.width, height: 0), 0)
        case .none: (frame, alpha) = (place, 1)
        }
    }
}

/// The animation of each row and section of a batch, by the calls.
private struct BatchAnimations {
    private let calls: ValidatedBatch.Calls
    private let raw: [Int]
    /// Of what no call names.
    private let other: UITableView.RowAnimation
    private var deletedSections: [Int: Int] = [:]
    private var insertedSections: [Int: Int] = [:]

    init(_ batch: UpdateBatch, _ validated: ValidatedBatch, otherwise other: UITableView.RowAnimation) {
        calls = validated.calls
        self.other = other
        raw = batch.calls.map(\.animation)
        let reloads = Dictionary(validated.reloadedSections.map { ($0.from, $0.to) }) { one, _ in one }
        for (number, call) in batch.calls.enumerated() {
            switch call.action {
            case .deleteSections(let sections): for section in sections { deletedSections[section] = number }
            case .insertSections(let sections): for section in sections { insertedSections[section] = number }
            case .reloadSections(let sections):
                for section in sections {
                    deletedSections[section] = number
                    if let new = reloads[section] { insertedSections[new] = number }
                }
            default: break
            }
        }
    }

    private func animation(_ call: Int?) -> UITableView.RowAnimation {
        call.flatMap { raw.indices.contains($0) ? UITableView.RowAnimation(rawValue: raw[$0]) : nil } ?? other
    }
    func going(_ path: ListPath) -> UITableView.RowAnimation {
        animation(calls.deleted[path] ?? calls.reloaded[path] ?? deletedSections[path.section])
    }
    /// - Parameter old: The row's path before, of one that is reloaded.
    func coming(_ path: ListPath, old: ListPath?) -> UITableView.RowAnimation {
        animation(calls.inserted[path] ?? old.flatMap { calls.reloaded[$0] } ?? insertedSections[path.section])
    }
}

extension UITableView {
    /// Steps: 1. where everything is now; 2. the table's numbers follow the batch; 3. the cells that are visible afterwards come,
    /// and stand where they come from; 4. all goes to its place over time; 5. what has left goes to the pool.
    func change(
        _ batch: ValidatedBatch, _ calls: UpdateBatch, _ completions: [(Bool) -> Void],
        otherwise animation: RowAnimation = .automatic
    ) {
        if let swiped = editState.swiped { leaveSwipe(animated: true, isGone: batch.newPath(of: swiped.path) == nil) }
        cancelMoving()
        let animations = BatchAnimations(calls, batch, otherwise: animation)
        let isShown = window != nil && bounds.height > 0
        let (oldOffsets, oldOffset, oldLive) = (rows.offsets, contentOffset, rows.live)
        let oldOrigin = origin
        var starts = Dictionary(oldLive.map { (ObjectIdentifier($0.cell), $0.cell.frame) }) { one, _ in one }
        let viewStarts = shownViews.map { ($0, $0.frame) }

        let reloaded = Set(batch.reloadedRows.map(\.from))
        var (kept, gone): ([LiveRow], [LiveRow]) = ([], [])
        for row in oldLive {
            if let new = batch.newPath(of: row.path), !reloaded.contains(row.path) {
                kept.append(LiveRow(path: new, cell: row.cell))
            } else {
                gone.append(row)
            }
        }
        rows.keep(kept)
        applyToSelection(batch)
        applyToOffsets(batch)
        let goneViews = applyToViews(batch)
        reconfigure(batch)

        var passing: [LiveRow] = []
        UIView.performWithoutAnimation {
            remeasureLive()
            updateContentSize()
            guard isShown else { return }
            rows.isTiling = true
            fillFresh()
            passing = takePassing()
            rows.isTiling = false
            updateContentSize()
            dressAll()
        }
        let newOffset = contentOffset
        let fresh = rows.live.filter { starts[ObjectIdentifier($0.cell)] == nil }
        let reloadedFrom = Dictionary(batch.reloadedRows.map { ($0.to, $0.from) }) { one, _ in one }
        var entrances: [ObjectIdentifier: CGFloat] = [:]
        for row in fresh {
            let place = frame(of: row.path)
            let old = reloadedFrom[row.path]
            if old == nil, let before = batch.oldPath(of: row.path) {
                // It was there, out of sight.
                let part = ListOffsets.Part.row(before)
                starts[ObjectIdentifier(row.cell)] = CGRect(
                    x: place.minX, y: oldOrigin + CGFloat(oldOffsets.y(of: part)), width: place.width, height: place.height)
            } else {
                let entrance = RowEntrance(animations.coming(row.path, old: old), place, width: bounds.width)
                starts[ObjectIdentifier(row.cell)] = entrance.frame
                entrances[ObjectIdentifier(row.cell)] = entrance.alpha
            }
        }
        let leaving = leave(gone, passing, goneViews)
        updating.leaving += leaving
        UIView.performWithoutAnimation {
            if contentOffset != oldOffset { contentOffset = oldOffset }
            for row in rows.live + passing {
                if let start = starts[ObjectIdentifier(row.cell)] { row.cell.frame = start }
                if let alpha = entrances[ObjectIdentifier(row.cell)] { row.cell.alpha = alpha }
            }
            for (view, frame) in viewStarts where view.superview === self { view.frame = frame }
            // The cells' own layout, without the table's, which would put them where they go.
            rows.isTiling = true
            for row in rows.live { row.cell.layoutIfNeeded() }
            rows.isTiling = false
        }
        updating.running += 1
        UIView.animate(
            withDuration: isShown ? TableMeasures.changeTime : 0, delay: 0, options: [.allowUserInteraction],
            animations: {
                if self.contentOffset != newOffset { self.contentOffset = newOffset }
                for row in self.rows.live where row.cell !== self.editState.moving?.cell {
                    row.cell.frame = self.shownFrame(of: row.path)
                    row.cell.alpha = 1
                }
                for row in passing { row.cell.frame = self.frame(of: row.path) }
                for row in gone {
                    let exit = RowEntrance(animations.going(row.path), row.cell.frame, width: self.bounds.width)
                    row.cell.frame = exit.frame
                    row.cell.alpha = exit.alpha == 1 && exit.frame == row.cell.frame ? 0 : exit.alpha
                }
                for (_, _, shown) in goneViews {
                    if let view = shown.view as? UITableViewHeaderFooterView { view.fadeAway() } else { shown.view.alpha = 0 }
                }
                self.placeViews()
                self.placeParts()
            },
            completion: { finished in
                self.updating.running -= 1
                for one in leaving { one.end() }
                self.updating.leaving.removeAll { one in leaving.contains { $0 === one } }
                self.setNeedsLayout()
                for one in completions { one(finished) }
            })
        setNeedsLayout()
    }

    private var shownViews: [UIView] { (Array(parts.headers.values) + Array(parts.footers.values)).map(\.view) }

    /// What leaves lies behind the rows that stay.
    private func leave(
        _ gone: [LiveRow], _ passing: [LiveRow], _ views: [(TableViewKind, Int, TableSectionView)]
    ) -> [TableLeaving] {
        for row in gone where row.cell.superview === self {
            row.cell.removeFromSuperview()
            addCell(row.cell)
        }
        return (gone + passing).map { row in
            TableLeaving(row.cell) { [weak self] in
                guard let self else { return }
                self.tells.didEndDisplayingCell(row.cell, row.path.indexPath)
                self.pool.give(row.cell)
            }
        }
            + views.map { kind, section, shown in
                TableLeaving(shown.view) { [weak self] in
                    guard let self else { return }
                    kind == .header
                        ? self.tells.didEndDisplayingHeader(shown.view, section)
                        : self.tells.didEndDisplayingFooter(shown.view, section)
                    guard let view = shown.view as? UITableViewHeaderFooterView else { return }
                    view.comeBack()
                    self.pool.giveView(view)
                }
            }
    }
}
