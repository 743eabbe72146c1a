// The data source of a table that takes snapshots.
// Apple: "UITableViewDiffableDataSource".
import CoreGraphics
import Foundation
import UIKitCore

/// Gives a table the rows of a snapshot, and shows what another snapshot changes.
///
/// A subclass overrides methods of `UITableViewDataSource` for titles, editing, moving and the index; what it does not override it
/// lacks. No row can be edited or moved unless a subclass says so.
/// Apple: "UITableViewDiffableDataSource". Fidelity: documented; what happens with applies within applies is of public reports, the
/// answers of `canEditRowAt` and `canMoveRowAt` are of public practice.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Gives the cell of an item, a dequeued one; nil is UIK2433.
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
        UITableViewCell?

    final let provider: CellProvider
    nonisolated final let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source without rows, and makes it the table's. The table does not retain it.
    /// - Parameter cellProvider: Called for each row that comes into sight. What it applies waits (UIK2431).
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        let owner = OwnerBox()
        engine = DiffableEngine(tableView) { [weak tableView] in
            tableView?.dataSource.map { $0 === owner.object } ?? false
        }
        super.init()
        owner.object = self
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// How rows come and go that an animated apply shows; automatic by default.
    /// Apple: "UITableViewDiffableDataSource", defaultRowAnimation.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { engine.rowAnimation }
        set { engine.rowAnimation = newValue }
    }

    /// Returns the present state, without marks.
    /// Apple: "UITableViewDiffableDataSource", snapshot().
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { engine.shown }

    /// Shows a snapshot: what it changes, with the fewest moves; rows whose items stay keep their cells.
    ///
    /// May be called on any queue, on one kind alone (UIK2432). A call within another one waits (UIK2431).
    /// - Parameter completion: Called once on the main queue, after the animations, also where nothing changed.
    /// Apple: "UITableViewDiffableDataSource", apply(_:animatingDifferences:completion:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) { engine.apply(.snapshot(snapshot, isAnimated: animatingDifferences), then: completion) }

    /// Shows a snapshot and returns after the animations.
    /// Apple: "UITableViewDiffableDataSource", apply(_:animatingDifferences:).
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { waiting in
            engine.apply(.snapshot(snapshot, isAnimated: animatingDifferences)) { waiting.resume() }
        }
    }

    /// Shows a snapshot as `reloadData()` does: no difference, no animation, the selection is lost.
    /// - Parameter completion: Called once on the main queue.
    /// Apple: "UITableViewDiffableDataSource", applySnapshotUsingReloadData(_:completion:).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) { engine.apply(.reload(snapshot), then: completion) }

    /// Shows a snapshot as `reloadData()` does.
    /// Apple: "UITableViewDiffableDataSource", applySnapshotUsingReloadData(_:).
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { waiting in engine.apply(.reload(snapshot)) { waiting.resume() } }
    }

    // MARK: Identifiers and paths

    /// Returns the item of a row; nil where there is none.
    /// Apple: "UITableViewDiffableDataSource", itemIdentifier(for:).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        ListPath(indexPath).flatMap { engine.shown.item(at: $0) }
    }
    /// Returns the row of an item; nil where it is not there.
    /// Apple: "UITableViewDiffableDataSource", indexPath(for:).
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        engine.shown.path(of: itemIdentifier)?.indexPath
    }
    /// Returns the section at an index; nil where there is none.
    /// Apple: "UITableViewDiffableDataSource", sectionIdentifier(for:).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { engine.shown.section(at: index) }
    /// Returns the index of a section; nil where it is not there.
    /// Apple: "UITableViewDiffableDataSource", index(for:).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { engine.shown.indexOfSection(sectionIdentifier) }

    // MARK: What the table asks

    /// The sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int {
        engine.viewReads()
        return engine.shown.numberOfSections
    }
    /// The items of the snapshot's section; 0 where there is no such section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        engine.shown.numberOfItems(at: section)
    }
    /// The provider's cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(tableView, indexPath)
    }
    // The optional methods: what overrides none of them is as if it lacked them.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { ListOptional.missing(nil) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { ListOptional.missing(nil) }
    /// False, unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// False, unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { ListOptional.missing(nil) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        ListOptional.missing(index)
    }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { ListOptional.missing() }
}

/// Names an object that is made later, weakly.
final class OwnerBox {
    weak var object: AnyObject?
}
