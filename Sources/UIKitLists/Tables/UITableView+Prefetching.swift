// Rows that will be shown soon.
// Apple: "UITableViewDataSourcePrefetching"; documented: the nearest first, and what will not be shown after all is cancelled.
import CoreGraphics
import Foundation
import UIKitCore

/// Changed by `UITableView+Prefetching.swift`.
struct TablePrefetching {
    /// Changed by the accessors alone.
    var isEnabled = true
    /// The rows that were asked for and not shown yet.
    var announced: [ListPath] = []
    /// The offset at which rows were last announced.
    var lastOffset: CGFloat?

    /// Rows have other paths, or are no longer there. Called by `UITableView+Applying.swift`.
    mutating func follow(_ newPath: (ListPath) -> ListPath?) { announced = announced.compactMap(newPath) }
}

extension UITableView {
    func forgetPrefetching() {
        ahead.announced = []
        ahead.lastOffset = nil
    }

    /// Announces as many rows beyond the edge towards which the content scrolls as are visible; others are cancelled.
    func prefetchAhead() {
        guard ahead.isEnabled, let prefetcher = prefetchDataSource, !rows.isStale, let first = rows.live.first,
            let last = rows.live.last
        else { return }
        let offset = contentOffset.y
        let goesUp = ahead.lastOffset.map { offset < $0 } ?? false
        ahead.lastOffset = offset
        let shown = Set(rows.live.map(\.path))
        let height = bounds.height
        let beyond =
            goesUp
            ? rowsMeeting(bounds.minY - height, frame(of: first.path).minY).map(\.path).reversed()
            : rowsMeeting(frame(of: last.path).maxY, bounds.maxY + height).map(\.path)
        let wanted = beyond.filter { !shown.contains($0) }
        let kept = ahead.announced.filter { !shown.contains($0) }
        let cancelled = kept.filter { !wanted.contains($0) }
        let new = wanted.filter { !kept.contains($0) }
        ahead.announced = kept.filter { wanted.contains($0) } + new
        if !new.isEmpty {
            prefetcher.tableView(self, prefetchRowsAt: new.map(\.indexPath))
        }
        if !cancelled.isEmpty {
            if let marked = prefetcher as? any TableCancelPrefetchingMarker {
                marked.vitrine_tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
            } else {
                prefetcher.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
            }
        }
    }
}
