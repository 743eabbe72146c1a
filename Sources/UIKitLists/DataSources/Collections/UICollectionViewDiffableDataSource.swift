// The data source of a collection view that takes snapshots.
// Apple: "UICollectionViewDiffableDataSource".
import CoreGraphics
import Foundation
import UIKitCore

/// Gives a collection view the items of a snapshot, and shows what another snapshot changes.
///
/// A section may have a tree of items (`NSDiffableDataSourceSectionSnapshot`): the data source sets the indentation of list cells by
/// the items' levels, and the arrows of their outlines show and hide children.
/// Apple: "UICollectionViewDiffableDataSource". Fidelity: documented; what happens with applies within applies is of public reports.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Gives the cell of an item, a dequeued one; nil is UIK2433.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Gives a supplementary view of a kind, a dequeued one; nil is UIK2437.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What is asked and told when a person moves an item.
    /// Apple: "UICollectionViewDiffableDataSource", ReorderingHandlers.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; nil: none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Told when an item was let go, before the data source takes the new order.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Told when the data source has the new order: the app's own data follows here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// No handlers.
        public init() {}
    }

    /// What is asked and told when a person shows or hides the children of an item. Calls of apply do not ask them.
    /// Apple: "UICollectionViewDiffableDataSource", SectionSnapshotHandlers.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
        /// Whether an item can be expanded; nil: each can.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Told before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item can be collapsed; nil: each can.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Told before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Gives the children of an item that is about to be expanded, of those that it has now.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        /// No handlers.
        public init() {}
    }

    final let provider: CellProvider
    nonisolated final let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>
    /// Gives the supplementary views of the layout.
    /// Apple: "UICollectionViewDiffableDataSource", supplementaryViewProvider.
    public final var supplementaryViewProvider: SupplementaryViewProvider?
    /// What is asked and told when a person moves an item.
    /// Apple: "UICollectionViewDiffableDataSource", reorderingHandlers.
    public final var reorderingHandlers = ReorderingHandlers()
    /// What is asked and told when a person shows or hides the children of an item.
    /// Apple: "UICollectionViewDiffableDataSource", sectionSnapshotHandlers.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source without items, and makes it the collection view's, which does not retain it.
    /// - Parameter cellProvider: Called for each item that comes into sight; usually it dequeues by a registration. What it
    ///   applies waits (UIK2431).
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        let owner = OwnerBox()
        engine = DiffableEngine(collectionView) { [weak collectionView] in
            collectionView?.dataSource.map { $0 === owner.object } ?? false
        }
        super.init()
        owner.object = self
        connect(collectionView)
    }

    // MARK: Snapshots

    /// Returns the present state, without marks. Of a section with a tree it has the visible items.
    /// Apple: "UICollectionViewDiffableDataSource", snapshot().
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { engine.shown }

    /// Shows a snapshot: what it changes, with the fewest moves; items that stay keep their cells.
    ///
    /// May be called on any queue, on one kind alone (UIK2432). A call within another one waits (UIK2431). A section keeps its tree
    /// where the snapshot has the tree's visible items, else it is a list again (guessed).
    /// - Parameter completion: Called once on the main queue, after the animations, also where nothing changed.
    /// Apple: "UICollectionViewDiffableDataSource", apply(_:animatingDifferences:completion:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) { engine.apply(.snapshot(snapshot, isAnimated: animatingDifferences), then: completion) }

    /// Shows a snapshot and returns after the animations.
    /// Apple: "UICollectionViewDiffableDataSource", apply(_:animatingDifferences:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            engine.apply(.snapshot(snapshot, isAnimated: animatingDifferences)) { waiting.resume() }
        }
    }

    /// Shows a snapshot as `reloadData()` does: no difference, no animation, the selection is lost.
    /// - Parameter completion: Called once on the main queue.
    /// Apple: "UICollectionViewDiffableDataSource", applySnapshotUsingReloadData(_:completion:).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) { engine.apply(.reload(snapshot), then: completion) }

    /// Shows a snapshot as `reloadData()` does.
    /// Apple: "UICollectionViewDiffableDataSource", applySnapshotUsingReloadData(_:).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in engine.apply(.reload(snapshot)) { waiting.resume() } }
    }

    // MARK: Section snapshots

    /// Returns the items of a section as a tree; an empty one of a section that is not there.
    /// Apple: "UICollectionViewDiffableDataSource", snapshot(for:).
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        engine.outline(of: section)
    }

    /// Shows the visible items of a tree in a section, which is made at the end where it is not there. Other sections stay.
    /// - Parameter completion: Called once on the main queue, after the animations, also where nothing changed.
    /// Apple: "UICollectionViewDiffableDataSource", apply(_:to:animatingDifferences:completion:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { engine.apply(.section(snapshot, section, isAnimated: animatingDifferences), then: completion) }

    /// Shows the visible items of a tree in a section, and returns after the animations.
    /// Apple: "UICollectionViewDiffableDataSource", apply(_:to:animatingDifferences:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            engine.apply(.section(snapshot, section, isAnimated: animatingDifferences)) { waiting.resume() }
        }
    }

    // MARK: Identifiers and paths

    /// Returns the item at a path; nil where there is none.
    /// Apple: "UICollectionViewDiffableDataSource", itemIdentifier(for:).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        ListPath(indexPath).flatMap { engine.shown.item(at: $0) }
    }
    /// Returns the path of an item; nil where it is not there.
    /// Apple: "UICollectionViewDiffableDataSource", indexPath(for:).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        engine.shown.path(of: itemIdentifier)?.indexPath
    }
    /// Returns the section at an index; nil where there is none.
    /// Apple: "UICollectionViewDiffableDataSource", sectionIdentifier(for:).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { engine.shown.section(at: index) }
    /// Returns the index of a section; nil where it is not there.
    /// Apple: "UICollectionViewDiffableDataSource", index(for:).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { engine.shown.indexOfSection(sectionIdentifier) }

    // MARK: What the collection view asks

    /// The sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        engine.viewReads()
        return engine.shown.numberOfSections
    }
    /// The items of the snapshot's section; 0 where there is no such section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        engine.shown.numberOfItems(at: section)
    }
    /// The provider's cell.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell(collectionView, indexPath)
    }
    /// The provider's view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { supplementaryView(collectionView, kind, indexPath) }
    /// What ``ReorderingHandlers/canReorderItem`` says; false without it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canReorder(indexPath)
    }
    /// Takes the new order, and tells the handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, destinationIndexPath) }
    // What overrides none of these is as if it lacked them.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { ListOptional.missing(nil) }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        ListOptional.missing(IndexPath(index: index))
    }
}
