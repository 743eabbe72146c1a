// Showing batches that a diffable data source made.
// Apple: "UICollectionViewDiffableDataSource", apply(_:animatingDifferences:completion:).
import Foundation
import UIKitCore

extension UICollectionView: DiffableTarget {
    var isPlacing: Bool {
        arranging.isTiling || arranging.isPreparing || arranging.isCommitting || elements.asked != nil
    }

    /// While a finger moves an item, changes wait for the end of that.
    func holdsBack(_ work: @escaping () -> Void) -> Bool {
        guard moving.current != nil else { return false }
        moving.wait(work)
        return true
    }

    /// Steps: 1. a collection view that has read no counts reads them with its layout; 2. counts that are not the batch's own are
    /// read anew; 3. before a layout that was asked for the numbers change alone; 4. else elements come, go and move.
    func show(_ batch: ValidatedBatch, _ look: DiffableLook, changing data: () -> Void, then completion: @escaping () -> Void) {
        guard self.data.isLoaded else {
            data()
            setNeedsLayout()
            return finish([{ _ in completion() }], true)
        }
        let before = self.data.counts
        updating.remember(placesAround())
        data()
        let after = askForCounts()
        guard before == batch.oldCounts, after == batch.newCounts else {
            let isOld = before != batch.oldCounts
            DiffableReports.counts(
                isOld ? before : after, isOld ? batch.oldCounts : batch.newCounts, object: ObjectName.of(self))
            reload()
            updating.rebase(after)
            return finish([{ _ in completion() }], true)
        }
        guard !batch.isEmpty else { return finish([{ _ in completion() }], true) }
        if self.data.isStale {
            applyToSelection(batch)
            forgetData()
            finish([{ _ in completion() }], true)
        } else {
            let show = { self.change(batch, [{ _ in completion() }]) }
            if look.isAnimated { show() } else { UIView.performWithoutAnimation(show) }
        }
        updating.rebase(after)
        if !(batch.deletedSections.isEmpty && batch.insertedSections.isEmpty && batch.movedSections.isEmpty) { reloadIndex() }
    }

    func showAll(changing data: () -> Void, then completion: @escaping () -> Void) {
        data()
        reload()
        loadIfNeeded()
        updating.rebase(self.data.counts)
        finish([{ _ in completion() }], true)
    }

    /// The layout is made anew for other counts; what is selected stays so.
    private func forgetData() {
        let context = layout.newContext()
        context.markInvalid(everything: true, counts: true)
        layout.invalidateLayout(with: context)
        forgetCounts()
        setNeedsLayout()
    }
}
