// The titles at the trailing edge that lead to items.
// Apple: "UICollectionViewDataSource", indexTitles(for:), collectionView(_:indexPathForIndexTitle:at:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionView {
    /// The titles of the index at the edge, where it is shown.
    package var shownIndexTitles: [String] { shownIndex?.titles ?? [] }
    /// The point that leads to a title of the shown index, in points of the window's screen; nil for a title that it does not have.
    package func indexPoint(of title: String) -> CGPoint? { shownIndex?.screenPoint(of: title) }
    private var shownIndex: TableIndexBar? { parts.index.flatMap { $0.isHidden ? nil : $0 } }

    /// Titles anew; the bar goes where there are none.
    func reloadIndex() {
        guard dataSource != nil, window != nil, let titles = source.indexTitles() ?? nil, !titles.isEmpty else {
            parts.index?.removeFromSuperview()
            parts.index = nil
            return
        }
        let bar = parts.index ?? TableIndexBar(frame: .zero)
        if parts.index == nil {
            parts.index = bar
            bar.chosen = { [weak self] in self?.go(toTitle: $0) }
            addPart(bar)
        }
        bar.titles = titles
        setNeedsLayout()
    }

    func placeIndex() {
        guard let bar = parts.index else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let width = IndexBarMeasures.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right
        bar.put(CGRect(x: x, y: area.minY, width: width, height: area.height))
        raiseParts()
    }

    /// A title of the index was touched: its item's beginning, or its section's, at once.
    private func go(toTitle number: Int) {
        guard let bar = parts.index, bar.titles.indices.contains(number) else { return }
        let path = source.pathForIndexTitle(bar.titles[number], number) ?? IndexPath(index: number)
        guard let section = path.first, section >= 0, section < loadedSections else { return }
        let item = path.count > 1 ? path[1] : 0
        if path.count < 2, let header = viewAttributes(Self.elementKindSectionHeader, IndexPath(item: 0, section: section)) {
            let last = max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
            let y = min(max(header.frame.minY - adjustedContentInset.top, -adjustedContentInset.top), last)
            return setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
        }
        guard has(ListPath(section, item)) else { return }
        scroll(to: IndexPath(item: item, section: section), .top, false)
    }
}
