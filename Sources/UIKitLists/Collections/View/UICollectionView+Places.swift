// Where elements are, and which of them are shown.
// Apple: "UICollectionView", indexPathForItem(at:), cellForItem(at:), layoutAttributesForItem(at:).
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
    func element(_ path: IndexPath) -> LiveElement? {
        elements.live[AttributesIdentity(category: .cell, kind: nil, indexPath: path)]
    }

    func shownCell(at path: IndexPath) -> UICollectionViewCell? { data.isStale ? nil : element(path)?.cell }
    var shownCells: [UICollectionViewCell] { data.isStale ? [] : elements.cells.compactMap(\.cell) }
    var shownPaths: [IndexPath] { data.isStale ? [] : elements.cells.map(\.identity.indexPath) }

    private func views(_ kind: String) -> [LiveElement] {
        guard !data.isStale else { return [] }
        return elements.live.values.filter { $0.identity.category == .supplementaryView && $0.identity.kind == kind }
            .sorted { $0.identity.indexPath < $1.identity.indexPath }
    }
    func shownView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard !data.isStale else { return nil }
        return elements.live[AttributesIdentity(category: .supplementaryView, kind: kind, indexPath: path)]?.view
    }
    func shownViews(_ kind: String) -> [UICollectionReusableView] { views(kind).map(\.view) }
    func shownViewPaths(_ kind: String) -> [IndexPath] { views(kind).map(\.identity.indexPath) }

    func path(of view: UICollectionReusableView, _ category: UICollectionElementCategory) -> IndexPath? {
        guard !data.isStale else { return nil }
        return elements.live.values.first { $0.view === view && $0.identity.category == category }?.identity.indexPath
    }

    /// The item at a point of the content: the one in front.
    func path(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let size = CGSize(width: 1, height: 1)
        let area = own(CGRect(origin: point, size: size))
        let found = (layout.layoutAttributesForElements(in: area) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && shown($0).frame.contains(point)
        }
        return found.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?.element.indexPath
    }

    /// The item whose cell is under a point of the collection view.
    func item(under point: CGPoint) -> ListPath? {
        guard !data.isStale else { return nil }
        let found = elements.live.values.filter {
            guard let cell = $0.cell, let container = cell.superview, !cell.isHidden else { return false }
            // What an orthogonal section does not show gets no touch.
            if container !== self, !container.bounds.contains(convert(point, to: container)) { return false }
            return cell.frame.contains(convert(point, to: container))
        }
        let front = found.max { ($0.applied?.zIndex ?? 0, $0.rank) < ($1.applied?.zIndex ?? 0, $1.rank) }
        return front?.path.flatMap { has($0) ? $0 : nil }
    }

    // MARK: What the layout says

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard let two = ListPath(path), has(two) else { return nil }
        return layout.layoutAttributesForItem(at: path).map { shown($0) }
    }

    func viewAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map { shown($0) }
    }

    /// What the layout says of any element.
    func attributes(of identity: AttributesIdentity) -> UICollectionViewLayoutAttributes? {
        let kind = identity.kind ?? ""
        switch identity.category {
        case .cell: return itemAttributes(identity.indexPath)
        case .supplementaryView: return viewAttributes(kind, identity.indexPath)
        case .decorationView:
            prepareIfNeeded()
            return layout.layoutAttributesForDecorationView(ofKind: kind, at: identity.indexPath).map { shown($0) }
        }
    }
}
