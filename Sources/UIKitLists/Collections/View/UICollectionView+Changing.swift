// Showing a checked batch: elements come, go and move over time.
// Apple: "UICollectionViewLayout", prepare(forCollectionViewUpdates:), initialLayoutAttributesForAppearingItem(at:). The order of the
// layout's calls is documented (lists.md, L78).
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// What is shown before and after a change of places, and what happens on the way.
@MainActor struct CollectionChange {
    /// Views that go, and where.
    var gone: [(element: LiveElement, end: UICollectionViewLayoutAttributes?)] = []
    /// Where a view begins that comes; asked when all have come.
    var start: (LiveElement) -> UICollectionViewLayoutAttributes?
    /// Where a view ends that is no longer visible.
    var end: (LiveElement) -> UICollectionViewLayoutAttributes?
    /// The offset before the change.
    var oldOffset: CGPoint
    /// The offset after it; nil for the old one, as the layout and the delegate want it.
    var newOffset: CGPoint?
    var isAnimated = true
    /// Called inside the animation.
    var inside: () -> Void = {}
    var completion: (Bool) -> Void = { _ in }
}

extension UICollectionView {
    /// Steps: 1. the numbers follow the batch; 2. the layout is invalidated, prepared, and told of the changes; 3. it says where what
    /// was visible ends; 4. elements take their new paths; 5. all goes to its place over time.
    func change(_ batch: ValidatedBatch, _ completions: [(Bool) -> Void]) {
        if let swiped = editState.swiping.swiped { leaveSwipe(animated: true, isGone: batch.newPath(of: swiped.path) == nil) }
        let places = updating.places
        updating.places = [:]
        let old = elements.live.values.sorted { $0.identity.indexPath < $1.identity.indexPath }
        let oldOffset = contentOffset
        data.take(batch.newCounts)
        applyToSelection(batch)
        arranging.commits(true)
        if !batch.isEmpty {
            let context = layout.newContext()
            context.markInvalid(everything: false, counts: true)
            layout.invalidateLayout(with: context)
        }
        UIView.performWithoutAnimation { prepareIfNeeded() }
        layout.prepare(forCollectionViewUpdates: updateItems(batch))
        arranging.commits(false)
        let ends = finalPlaces(old)
        let reloaded = Set(batch.reloadedRows.map(\.from))
        let (deleted, inserted) = layoutsOwnChanges(old)
        var (kept, change): ([LiveElement], CollectionChange) = (
            [], CollectionChange(start: { _ in nil }, end: { _ in nil }, oldOffset: oldOffset)
        )
        var taken: Set<AttributesIdentity> = []
        for element in old {
            let before = element.identity
            if !deleted.contains(before), let new = newIdentity(before, batch, reloaded), !inserted.contains(new),
                taken.insert(new).inserted
            {
                element.identity = new
                kept.append(element)
            } else {
                let place = ListPath(before.indexPath).flatMap { batch.newPath(of: $0) }.flatMap {
                    before.category == .cell && reloaded.contains(ListPath(before.indexPath)!) ? itemAttributes($0.indexPath) : nil
                }
                change.gone.append((element, ends[before] ?? faded(place ?? element.applied)))
            }
        }
        elements.rename(kept)
        reconfigure(batch)
        let reloadedTo = Set(batch.reloadedRows.map(\.to))
        change.start = { [weak self] element in
            guard let self else { return nil }
            if let own = self.initialPlace(element.identity) { return own }
            guard let path = element.path, element.identity.category == .cell, !reloadedTo.contains(path),
                let before = batch.oldPath(of: path)
            else { return nil }
            // It was there, out of sight.
            return places[AttributesIdentity(category: .cell, kind: nil, indexPath: before.indexPath)]
        }
        change.inside = { [weak self] in self?.layout.finalizeCollectionViewUpdates() }
        change.completion = { finished in for one in completions { one(finished) } }
        carryOut(change)
    }

    /// Where the layout lets what was visible end; asked of all of them.
    private func finalPlaces(_ old: [LiveElement]) -> [AttributesIdentity: UICollectionViewLayoutAttributes] {
        var ends: [AttributesIdentity: UICollectionViewLayoutAttributes] = [:]
        for element in old {
            let (path, kind) = (element.identity.indexPath, element.identity.kind ?? "")
            let end =
                switch element.identity.category {
                case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
                case .supplementaryView: layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
                case .decorationView: layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
                }
            ends[element.identity] = end.map { shown($0) }
        }
        return ends
    }

    /// Where the layout lets what is visible begin.
    func initialPlace(_ identity: AttributesIdentity) -> UICollectionViewLayoutAttributes? {
        let (path, kind) = (identity.indexPath, identity.kind ?? "")
        let start =
            switch identity.category {
            case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
            case .supplementaryView: layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return start.map { shown($0) }
    }

    /// The same place, not to be seen.
    func faded(_ place: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = place?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    /// Brings all elements from where they are to where the layout has them now.
    ///
    /// Steps: 1. views come for what is visible afterwards, while those that are there keep their places; 2. what is not visible any
    /// more leaves; 3. views that come stand where they begin; 4. all goes to its place over time; 5. what has left goes to the pool.
    func carryOut(_ change: CollectionChange) {
        guard window != nil, bounds.width > 0, bounds.height > 0 else { return showAtOnce(change) }
        let known = Set(elements.live.values.map { ObjectIdentifier($0) })
        var passing: [LiveElement] = []
        UIView.performWithoutAnimation {
            let offset = change.newOffset ?? offsetAfterChange(change.oldOffset)
            if offset != contentOffset { contentOffset = offset }
            arranging.isTiling = true
            elements.isCollecting = true
            let wanted = Set(fill().map(\.identity))
            passing = elements.live.values.filter { !wanted.contains($0.identity) }
            elements.rename(elements.live.values.filter { wanted.contains($0.identity) })
            elements.isCollecting = false
            arranging.isTiling = false
        }
        let newOffset = contentOffset
        let ends = change.gone + passing.map { ($0, attributes(of: $0.identity) ?? change.end($0) ?? faded($0.applied)) }
        let leaving = ends.map { element, _ in
            TableLeaving(element.view) { [weak self] in
                guard let self else { return }
                self.tellGone(element)
                self.pool.give(element.view, element.identity)
            }
        }
        UIView.performWithoutAnimation {
            if contentOffset != change.oldOffset { contentOffset = change.oldOffset }
            for element in elements.live.values where !known.contains(ObjectIdentifier(element)) { begin(element, change) }
            for one in leaving where one.view.superview === self { insertPart(one.view, at: backSubviews) }
            updating.leaving += leaving
            orderElements()
        }
        UIView.animate(
            withDuration: change.isAnimated ? CollectionMeasures.changeTime : 0, delay: 0, options: [.allowUserInteraction],
            animations: {
                if self.contentOffset != newOffset { self.contentOffset = newOffset }
                for element in self.elements.live.values {
                    if let next = element.next { self.place(element, next) }
                    self.dressForList(element)
                }
                for (element, end) in ends {
                    guard let end else { continue }
                    self.assign(end, to: element)
                    element.view.apply(end)
                }
                change.inside()
                self.placeParts()
            },
            completion: { finished in
                for one in leaving { one.end() }
                self.updating.leaving.removeAll { one in leaving.contains { $0 === one } }
                self.setNeedsLayout()
                change.completion(finished)
            })
        setNeedsLayout()
    }

    /// A view that comes stands where it begins; what is in it is laid out there.
    private func begin(_ element: LiveElement, _ change: CollectionChange) {
        guard let final = element.next ?? element.applied, let start = change.start(element) ?? faded(final) else { return }
        element.next = final
        element.applied = start.copy() as? UICollectionViewLayoutAttributes
        assign(start, to: element)
        element.view.apply(start)
        arranging.isTiling = true
        element.view.layoutIfNeeded()
        arranging.isTiling = false
    }

    /// Where nobody sees it.
    private func showAtOnce(_ change: CollectionChange) {
        for (element, _) in change.gone { retire(element) }
        change.inside()
        setNeedsLayout()
        finish([change.completion], true)
    }
}
