// Calling the delegate of a flow layout: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours; "UICollectionViewDelegateFlowLayout".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// What a delegate says of a flow layout; asked by the layout.
///
/// A marker's method goes before the protocol's. What asks gets nil where the object lacks the method.
@MainActor struct CollectionFlowCalls {
    let collection: UICollectionView
    let object: (any UICollectionViewDelegateFlowLayout)?
    let marks: CollectionFlowMarks

    func sizeForItem(_ collectionViewLayout: UICollectionViewLayout, _ indexPath: IndexPath) -> CGSize? {
        ask(
            .sizeForItem, (any CollectionSizeForItemMarker).self, .zero,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, sizeForItemAt: indexPath) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, sizeForItemAt: indexPath) }
    }
    func insetForSection(_ collectionViewLayout: UICollectionViewLayout, _ section: Int) -> UIEdgeInsets? {
        ask(
            .insetForSection, (any CollectionInsetForSectionMarker).self, .zero,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, insetForSectionAt: section) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, insetForSectionAt: section) }
    }
    func lineSpacing(_ collectionViewLayout: UICollectionViewLayout, _ section: Int) -> CGFloat? {
        ask(
            .lineSpacing, (any CollectionLineSpacingMarker).self, 0,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section) }
    }
    func itemSpacing(_ collectionViewLayout: UICollectionViewLayout, _ section: Int) -> CGFloat? {
        ask(
            .itemSpacing, (any CollectionItemSpacingMarker).self, 0,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section) }
    }
    func headerSize(_ collectionViewLayout: UICollectionViewLayout, _ section: Int) -> CGSize? {
        ask(
            .headerSize, (any CollectionHeaderSizeMarker).self, .zero,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, referenceSizeForHeaderInSection: section) }
    }
    func footerSize(_ collectionViewLayout: UICollectionViewLayout, _ section: Int) -> CGSize? {
        ask(
            .footerSize, (any CollectionFooterSizeMarker).self, .zero,
            { $0.vitrine_collectionView(collection, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
        ) { $0.collectionView(collection, layout: collectionViewLayout, referenceSizeForFooterInSection: section) }
    }

    func ask<Marker, Value: Equatable>(
        _ mark: CollectionFlowMarks, _ type: Marker.Type, _ absent: Value, _ marked: (Marker) -> Value,
        _ plain: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value? {
        guard let object, !collection.known.absentFromFlow.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let answer = ListOptional.read(absent) { plain(object) }
        if answer == nil, !(object is UICollectionViewController) { collection.known.flowLacks(mark) }
        return answer
    }

    func tell<Marker>(
        _ mark: CollectionFlowMarks, _ type: Marker.Type, _ marked: (Marker) -> Void,
        _ plain: (any UICollectionViewDelegateFlowLayout) -> Void
    ) {
        guard let object, !collection.known.absentFromFlow.contains(mark) else { return }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        if !ListOptional.wasThere({ plain(object) }), !(object is UICollectionViewController) { collection.known.flowLacks(mark) }
    }
}
