// Items that will be shown soon.
// Apple: "UICollectionViewDataSourcePrefetching"; documented: the nearest first, and what will not be shown after all is cancelled.
import CoreGraphics
import Foundation
import UIKitCore

/// Changed by `UICollectionView+Prefetching.swift`.
struct CollectionPrefetching {
    /// Changed by the accessors alone.
    var isEnabled = true
    /// The items that were asked for and not shown yet.
    var announced: [ListPath] = []
    /// The offset at which items were last announced.
    var lastOffset: CGPoint?

    /// Items have other paths, or are no longer there. Called by `UICollectionView+Applying.swift` and
    /// `UICollectionView+Moving.swift`.
    mutating func follow(_ newPath: (ListPath) -> ListPath?) { announced = announced.compactMap(newPath) }
}

extension UICollectionView {
    func forgetPrefetching() { ahead = CollectionPrefetching(isEnabled: ahead.isEnabled) }

    /// Announces the items of the next screen in the direction of the scroll; others are cancelled.
    func prefetchAhead() {
        guard ahead.isEnabled, let prefetcher = prefetchDataSource, !data.isStale, moving.current == nil,
            ahead.lastOffset != contentOffset || ahead.announced.isEmpty
        else { return }
        let before = ahead.lastOffset ?? contentOffset
        let (dx, dy) = (contentOffset.x - before.x, contentOffset.y - before.y)
        ahead.lastOffset = contentOffset
        let isAcross = dx != 0 || dy == 0 && contentSize.height <= bounds.height && contentSize.width > bounds.width
        let isBack = isAcross ? dx < 0 : dy < 0
        let area =
            isAcross
            ? bounds.offsetBy(dx: isBack ? -bounds.width : bounds.width, dy: 0)
            : bounds.offsetBy(dx: 0, dy: isBack ? -bounds.height : bounds.height)
        let shownNow = Set(elements.cells.compactMap(\.path))
        let found = (layout.layoutAttributesForElements(in: own(area)) ?? []).filter {
            $0.representedElementCategory == .cell && shown($0).frame.overlaps(area)
        }
        let ascending = found.compactMap { ListPath($0.indexPath) }.filter { has($0) && !shownNow.contains($0) }.sorted()
        announce(isBack ? ascending.reversed() : ascending, shownNow, prefetcher)
    }

    private func announce(
        _ wanted: [ListPath], _ shownNow: Set<ListPath>, _ prefetcher: any UICollectionViewDataSourcePrefetching
    ) {
        let kept = ahead.announced.filter { !shownNow.contains($0) }
        let stay = Set(wanted)
        let cancelled = kept.filter { !stay.contains($0) }
        let known = Set(kept)
        let new = wanted.filter { !known.contains($0) }
        ahead.announced = kept.filter { stay.contains($0) } + new
        if !new.isEmpty { prefetcher.collectionView(self, prefetchItemsAt: new.map(\.indexPath)) }
        guard !cancelled.isEmpty else { return }
        if let marked = prefetcher as? any CollectionCancelPrefetchingMarker {
            marked.vitrine_collectionView(self, cancelPrefetchingForItemsAt: cancelled.map(\.indexPath))
        } else {
            prefetcher.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map(\.indexPath))
        }
    }
}
