// Recording changes and checking them against the data.
// Apple: "UICollectionView", performBatchUpdates(_:completion:), insertItems(at:) and the others.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UICollectionView+Updates.swift` and `UICollectionView+Changing.swift`.
@MainActor struct CollectionUpdating {
    /// How many blocks are open.
    var depth = 0
    var batch = UpdateBatch(.collection)
    /// The items of each section before the block.
    var before: [Int] = []
    /// Whether they were read before the block began.
    var countsWereRead = false
    /// Where elements in and around the visible part were before the block.
    var places: [AttributesIdentity: UICollectionViewLayoutAttributes] = [:]
    /// The blocks' closures that wait for their end, the outermost first.
    var completions: [(Bool) -> Void] = []
    /// Views that are on their way out.
    var leaving: [TableLeaving] = []

    /// A snapshot is about to be shown. Called by `UICollectionView+Diffable.swift`.
    mutating func remember(_ now: [AttributesIdentity: UICollectionViewLayoutAttributes]) { places = now }
    /// A snapshot was shown within an open block, which begins anew with these items. Called by `UICollectionView+Diffable.swift`.
    mutating func rebase(_ counts: [Int]) { before = counts }
    /// Nothing that is on its way out stays. Called by `UICollectionView+Loading.swift`.
    mutating func endLeaving() {
        let all = leaving
        leaving = []
        for one in all { one.end() }
    }
}

extension UICollectionView {
    func paths(_ given: [IndexPath]) -> [ListPath] { given.compactMap { valid($0) } }

    func noteMove(_ from: IndexPath, _ to: IndexPath) {
        guard let from = valid(from), let to = valid(to) else { return }
        note(.moveRow(from, to: to))
    }

    /// Writes a call down with its line; alone it is a block of one.
    func note(_ action: UpdateCall.Action) {
        let isAlone = updating.depth == 0
        if isAlone, moving.current != nil {
            reportMoving("A change outside of a block was made.")
            endMoving(isCancelled: true, animated: false)
        }
        if isAlone { beginBatch() }
        updating.batch.record(UpdateCall(action, caller: CapturedCaller()))
        if isAlone { endBatch() }
    }

    private func reportMoving(_ cause: String) {
        Catalogue.collectionMovingUpdates.report(object: ObjectName.of(self), cause: cause)
    }

    /// Counts that nobody has asked for are read now: too late where the data has changed already.
    private func beginBatch() {
        if updating.depth == 0 {
            updating.countsWereRead = data.isLoaded
            loadIfNeeded()
            updating.before = data.counts
            updating.batch = UpdateBatch(.collection)
            updating.completions = []
            updating.places = placesAround()
        }
        updating.depth += 1
    }

    /// Where elements are that may come into view.
    func placesAround() -> [AttributesIdentity: UICollectionViewLayoutAttributes] {
        guard window != nil, arranging.isPrepared, !data.isStale, !arranging.isTiling, !bounds.isEmpty else { return [:] }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var found: [AttributesIdentity: UICollectionViewLayoutAttributes] = [:]
        for own in layout.layoutAttributesForElements(in: own(area)) ?? [] {
            found[own.identity] = shown(own).copy() as? UICollectionViewLayoutAttributes
        }
        return found
    }

    /// A block that comes while a finger moves an item waits for the end of that: its changes of the data wait with it.
    func performBatch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if updating.depth == 0, moving.current != nil {
            reportMoving("performBatchUpdates(_:completion:) was called.")
            moving.wait { [weak self] in self?.performBatch(changes, completion) }
            return
        }
        beginBatch()
        // The outer block's closure runs before those of the blocks in it.
        if let completion { updating.completions.append(completion) }
        changes?()
        endBatch()
    }

    private func endBatch() {
        updating.depth -= 1
        if updating.depth == 0 { commit() }
    }

    private func commit() {
        let batch = updating.batch
        let completions = updating.completions
        updating.batch = UpdateBatch(.collection)
        updating.completions = []
        let after = askForCounts()
        let validated: ValidatedBatch
        do {
            validated = try batch.validated(
                before: updating.before, after: after, view: describedForUpdates, countsWereRead: updating.countsWereRead)
        } catch {
            error.report(object: ObjectName.of(self))
            reload()
            return finish(completions, true)
        }
        validated.reportRepeats(object: ObjectName.of(self))
        guard data.isLoaded, !arranging.isTiling, !data.isStale else {
            // Reloaded in the block, in the middle of a layout, or before the first: the next one shows all.
            reload()
            return finish(completions, true)
        }
        change(validated, completions)
    }

    /// Closures run when the animations are over, or at the end of the turn.
    func finish(_ completions: [(Bool) -> Void], _ finished: Bool) {
        guard !completions.isEmpty else { return }
        UIView.animate(withDuration: 0, animations: {}) { _ in for one in completions { one(finished) } }
    }

    /// As UIKit's messages end: `<UICollectionView: 0x…; frame = …; layout: <…>; dataSource: <List: 0x…>>`.
    private var describedForUpdates: String {
        func named(_ object: AnyObject) -> String {
            "<\(String(describing: type(of: object))): 0x\(String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16))>"
        }
        let source = dataSource.map { named($0) } ?? "(null)"
        let own = description
        return (own.hasSuffix(">") ? String(own.dropLast()) : own) + "; layout: \(named(layout)); dataSource: \(source)>"
    }
}
