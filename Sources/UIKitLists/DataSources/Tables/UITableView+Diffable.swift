// Showing batches that a diffable data source made.
// Apple: "UITableViewDiffableDataSource", apply(_:animatingDifferences:completion:).
import Foundation
import UIKitCore

extension UITableView: DiffableTarget {
    var isPlacing: Bool { rows.isTiling || rows.isInFlux }

    /// A row that a finger moves goes back at a change.
    func holdsBack(_ work: @escaping () -> Void) -> Bool { false }

    /// Steps: 1. a table that has read no counts reads them with its layout; 2. counts that are not the batch's own are read anew;
    /// 3. before a layout that was asked for the numbers change alone; 4. else cells come, go and move.
    func show(_ batch: ValidatedBatch, _ look: DiffableLook, changing data: () -> Void, then completion: @escaping () -> Void) {
        guard rows.isLoaded else {
            data()
            setNeedsLayout()
            return finish([{ _ in completion() }], true)
        }
        let before = counts
        data()
        let after = askForCounts()
        guard before == batch.oldCounts, after == batch.newCounts else {
            let isOld = before != batch.oldCounts
            DiffableReports.counts(
                isOld ? before : after, isOld ? batch.oldCounts : batch.newCounts, object: ObjectName.of(self))
            reload()
            updating.rebase(counts)
            return finish([{ _ in completion() }], true)
        }
        guard !batch.isEmpty else { return finish([{ _ in completion() }], true) }
        if rows.isStale {
            applyToSelection(batch)
            forgetData()
            loadIfNeeded()
            finish([{ _ in completion() }], true)
        } else {
            let show = { self.change(batch, UpdateBatch(.table), [{ _ in completion() }], otherwise: look.rowAnimation) }
            if look.isAnimated { show() } else { UIView.performWithoutAnimation(show) }
        }
        updating.rebase(after)
        // The titles are usually those of the sections. From memory.
        if !(batch.deletedSections.isEmpty && batch.insertedSections.isEmpty && batch.movedSections.isEmpty) { reloadIndex() }
    }

    func showAll(changing data: () -> Void, then completion: @escaping () -> Void) {
        data()
        reload()
        updating.rebase(counts)
        finish([{ _ in completion() }], true)
    }
}
