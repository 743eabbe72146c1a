// Calling a collection view's data source: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours; "UICollectionViewDataSource".
import CoreGraphics
import Foundation
import UIKitCore

/// The data source's optional methods.
///
/// A marker's method goes before the protocol's. What asks gets nil where the object lacks the method.
@MainActor struct CollectionSourceCalls {
    let collection: UICollectionView
    let object: (any UICollectionViewDataSource)?
    let marks: CollectionSourceMarks

    func numberOfSections() -> Int? {
        ask(.numberOfSections, (any CollectionNumberOfSectionsMarker).self, 1, { $0.vitrine_numberOfSections(in: collection) }) {
            $0.numberOfSections(in: collection)
        }
    }
    func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView? {
        find(
            .supplementaryView, (any CollectionSupplementaryViewMarker).self,
            { $0.vitrine_collectionView(collection, viewForSupplementaryElementOfKind: kind, at: indexPath) }
        ) { $0.collectionView(collection, viewForSupplementaryElementOfKind: kind, at: indexPath) }
    }
    func canMoveItem(_ indexPath: IndexPath) -> Bool? {
        ask(
            .canMoveItem, (any CollectionCanMoveItemMarker).self, true,
            { $0.vitrine_collectionView(collection, canMoveItemAt: indexPath) }
        ) { $0.collectionView(collection, canMoveItemAt: indexPath) }
    }
    func moveItem(_ sourceIndexPath: IndexPath, _ destinationIndexPath: IndexPath) {
        tell(
            .moveItem, (any CollectionMoveItemMarker).self,
            { $0.vitrine_collectionView(collection, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
        ) { $0.collectionView(collection, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
    }
    func indexTitles() -> [String]?? {
        ask(.indexTitles, (any CollectionIndexTitlesMarker).self, nil, { $0.vitrine_indexTitles(for: collection) }) {
            $0.indexTitles(for: collection)
        }
    }
    func pathForIndexTitle(_ title: String, _ index: Int) -> IndexPath? {
        ask(
            .pathForIndexTitle, (any CollectionPathForIndexTitleMarker).self, IndexPath(index: index),
            { $0.vitrine_collectionView(collection, indexPathForIndexTitle: title, at: index) }
        ) { $0.collectionView(collection, indexPathForIndexTitle: title, at: index) }
    }

    func ask<Marker, Value: Equatable>(
        _ mark: CollectionSourceMarks, _ type: Marker.Type, _ absent: Value, _ marked: (Marker) -> Value,
        _ plain: (any UICollectionViewDataSource) -> Value
    ) -> Value? {
        guard let object, !collection.known.absentFromSource.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let answer = ListOptional.read(absent) { plain(object) }
        if answer == nil, !(object is any CollectionSourceBase) { collection.known.sourceLacks(mark) }
        return answer
    }

    func tell<Marker>(
        _ mark: CollectionSourceMarks, _ type: Marker.Type, _ marked: (Marker) -> Void,
        _ plain: (any UICollectionViewDataSource) -> Void
    ) {
        guard let object, !collection.known.absentFromSource.contains(mark) else { return }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        if !ListOptional.wasThere({ plain(object) }), !(object is any CollectionSourceBase) { collection.known.sourceLacks(mark) }
    }

    /// Asks for a new object, which no two answers share.
    func find<Marker, Value>(
        _ mark: CollectionSourceMarks, _ type: Marker.Type, _ marked: (Marker) -> Value,
        _ plain: (any UICollectionViewDataSource) -> Value
    ) -> Value? {
        guard let object, !collection.known.absentFromSource.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        var answer: Value?
        let isThere = ListOptional.wasThere { answer = plain(object) }
        if !isThere, !(object is any CollectionSourceBase) { collection.known.sourceLacks(mark) }
        return isThere ? answer : nil
    }
}
