// The optional methods that a collection view's data source has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each method.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A class implements `collectionView(_:numberOfItemsInSection:)` below the class that conforms to the data source's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionNumberOfItemsMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
}
/// The same for `numberOfSections(in:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionNumberOfSectionsMarker: AnyObject {
    /// Calls the method.
    func vitrine_numberOfSections(in collectionView: UICollectionView) -> Int
}
/// The same for `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionSupplementaryViewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}
/// The same for `collectionView(_:canMoveItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionCanMoveItemMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:moveItemAt:to:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionMoveItemMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
/// The same for `indexTitles(for:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionIndexTitlesMarker: AnyObject {
    /// Calls the method.
    func vitrine_indexTitles(for collectionView: UICollectionView) -> [String]?
}
/// The same for `collectionView(_:indexPathForIndexTitle:at:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionPathForIndexTitleMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}
/// The same for `collectionView(_:cancelPrefetchingForItemsAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionCancelPrefetchingMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// The markers that a data source carries, found once when it is set.
struct CollectionSourceMarks: OptionSet {
    let rawValue: UInt64

    static let numberOfItems = CollectionSourceMarks(rawValue: 1 << 0)
    static let numberOfSections = CollectionSourceMarks(rawValue: 1 << 1)
    static let supplementaryView = CollectionSourceMarks(rawValue: 1 << 2)
    static let canMoveItem = CollectionSourceMarks(rawValue: 1 << 3)
    static let moveItem = CollectionSourceMarks(rawValue: 1 << 4)
    static let indexTitles = CollectionSourceMarks(rawValue: 1 << 5)
    static let pathForIndexTitle = CollectionSourceMarks(rawValue: 1 << 6)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Asks an object for each of the markers.
    @MainActor init(of object: AnyObject?) {
        self = []
        guard let object else { return }
        if object is any CollectionNumberOfItemsMarker { insert(.numberOfItems) }
        if object is any CollectionNumberOfSectionsMarker { insert(.numberOfSections) }
        if object is any CollectionSupplementaryViewMarker { insert(.supplementaryView) }
        if object is any CollectionCanMoveItemMarker { insert(.canMoveItem) }
        if object is any CollectionMoveItemMarker { insert(.moveItem) }
        if object is any CollectionIndexTitlesMarker { insert(.indexTitles) }
        if object is any CollectionPathForIndexTitleMarker { insert(.pathForIndexTitle) }
    }
}
