// Whom a collection view asks and tells.
// No Apple page: this is ours; "UICollectionViewDataSource", "UICollectionViewDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// A data source whose optional methods subclasses override: an answer of the superclass's says nothing about the next one.
@MainActor protocol CollectionSourceBase: UICollectionViewDataSource {}

extension UICollectionViewController: CollectionSourceBase {}

extension UICollectionView {
    /// The data source's optional methods.
    var source: CollectionSourceCalls { CollectionSourceCalls(collection: self, object: dataSource, marks: known.sourceMarks) }
    /// The delegate's optional methods.
    var tells: CollectionDelegateCalls { CollectionDelegateCalls(collection: self, object: delegate, marks: known.delegateMarks) }
    /// What the delegate says of a flow layout.
    var flowCalls: CollectionFlowCalls {
        CollectionFlowCalls(collection: self, object: delegate as? any UICollectionViewDelegateFlowLayout, marks: known.flowMarks)
    }

    func dataSourceDidChange() {
        known.sourceMarks = CollectionSourceMarks(of: dataSource)
        known.absentFromSource = []
        reload()
    }

    /// A delegate may decide about sizes, so that the layout is made anew.
    func delegateDidChange() {
        known.delegateMarks = CollectionDelegateMarks(of: delegate)
        known.flowMarks = CollectionFlowMarks(of: delegate)
        known.absentFromDelegate = []
        known.absentFromFlow = []
        editState.menus.attach(to: self)
        if arranging.wasPrepared { arranging.layout.invalidateLayout() }
    }

    /// Whether the data source moves items for the user.
    ///
    /// The method must not be called to find out. Steps: 1. a marker says it; 2. a subclass of UICollectionViewController says it by
    /// its method table; 3. a class that the rewriter has seen would carry the marker; 4. in other code a class that says which
    /// items can be moved is taken to have it.
    var movesItems: Bool {
        guard let dataSource else { return false }
        if known.sourceMarks.contains(.moveItem) { return true }
        if let controller = dataSource as? UICollectionViewController {
            if CollectionOverrides.moves(controller) { return true }
            return false
        }
        if known.sourceMarks.contains(.numberOfItems) { return false }
        guard let section = data.counts.firstIndex(where: { $0 > 0 }) else { return false }
        return source.canMoveItem(IndexPath(item: 0, section: section)) != nil
    }

    /// Whether a person can move an item.
    func canMove(_ path: ListPath) -> Bool { source.canMoveItem(path.indexPath) ?? true }
}
