// The protocol of what gives a collection view its items.
// Apple: "UICollectionViewDataSource", "UICollectionViewDataSourcePrefetching".
import CoreGraphics
import Foundation
import UIKitCore

/// Gives a collection view its items. All methods but the first two are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, a dequeued one.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections; one by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view, a dequeued one. Needed where the layout has such views (UIK2706).
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    /// Returns whether an item can be moved; true by default, where the data source has the method that moves.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item of the data for the user. The destination is the item's place after the move.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the index at the trailing edge; nil for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the item to which a title of the index leads; a path of one number leads to a section. The section of the title's own
    /// number by default.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { ListOptional.missing(1) }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { ListOptional.missing(UICollectionReusableView(frame: .zero)) }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        ListOptional.missing(true)
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { ListOptional.missing() }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { ListOptional.missing(nil) }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
    { ListOptional.missing(IndexPath(index: index)) }
}

/// Loads what items need before they are shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Begins to load what items need that will be shown soon, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Stops loading what items need that will not be shown after all.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        ListOptional.missing()
    }
}
