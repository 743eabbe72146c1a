// Closures of sections that change their visible elements before each pass.
// Apple: "NSCollectionLayoutSection", visibleItemsInvalidationHandler.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    /// Runs the handlers of the sections that have elements among these. In a section that scrolls across, a handler sees its
    /// elements as they lie in the scrolled content, and the offset (as public code reads both); else in the layout's content, and
    /// the collection view's offset (guessed).
    func handle(_ all: [UICollectionViewLayoutAttributes]) {
        guard let environment = solved.environment, let view = collectionView else { return }
        var bySection: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for one in all where one.indexPath.count == 2 && one.representedElementKind != ListGround.kind {
            let section = one.indexPath[0]
            guard solved.sections.indices.contains(section), solved.sections[section]?.visibleItemsInvalidationHandler != nil
            else { continue }
            bySection[section, default: []].append(one)
        }
        for (section, found) in bySection.sorted(by: { $0.key < $1.key }) {
            guard let handler = solved.sections[section]?.visibleItemsInvalidationHandler else { continue }
            let isOrthogonal = solved.solution?.scroll(ofSection: section) != nil
            let across = isOrthogonal ? CGPoint(acrossAxis, shelves.offsets[section] ?? 0, 0) : .zero
            let moved = isOrthogonal ? found.filter { isOnShelf($0) } : []
            for one in moved { one.center = CGPoint(x: one.center.x + across.x, y: one.center.y + across.y) }
            let along = view.contentOffset
            let offset =
                isOrthogonal
                ? CGPoint(
                    x: acrossAxis == .horizontal ? across.x : along.x, y: acrossAxis == .horizontal ? along.y : across.y)
                : along
            handler(found.map(LayoutVisibleItem.init), offset, environment)
            for one in moved { one.center = CGPoint(x: one.center.x - across.x, y: one.center.y - across.y) }
            for one in found { solved.handled[section, default: [:]][HandledElement(one)] = one.place }
        }
    }

    /// Single attributes have what the handler said in this pass.
    func asHandled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        if let section = attributes.indexPath.first, let place = solved.handled[section]?[HandledElement(attributes)] {
            attributes.place = place
        }
        return attributes
    }
}

extension HandledElement {
    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        self.init(kind: attributes.representedElementKind, path: attributes.indexPath)
    }
}
