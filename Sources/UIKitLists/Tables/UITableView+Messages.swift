// Whom a table asks and tells.
// No Apple page: this is ours; "UITableViewDataSource", "UITableViewDelegate".
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    /// The data source's optional methods.
    var source: TableSourceCalls { TableSourceCalls(table: self, object: dataSource, marks: known.sourceMarks) }
    /// The delegate's optional methods.
    var tells: TableDelegateCalls { TableDelegateCalls(table: self, object: delegate, marks: known.delegateMarks) }

    func dataSourceDidChange() {
        known.sourceMarks = TableSourceMarks(of: dataSource)
        known.absentFromSource = []
        known.isSourceBase = dataSource is any TableSourceBase
        forgetData()
    }

    func delegateDidChange() {
        known.delegateMarks = TableDelegateMarks(of: delegate)
        known.absentFromDelegate = []
        known.presentInDelegate = []
        editState.menus.attach(to: self)
        forgetData()
    }

    /// Whether the data source deletes and inserts for the user.
    ///
    /// The method must not be called to find out. Steps: 1. a marker says it; 2. a subclass of UITableViewController or of a
    /// diffable data source says it by its method table; 3. a class that the rewriter has seen would carry the marker; 4. in other
    /// code a class that says which rows can be edited is taken to have it.
    var commitsEditing: Bool {
        hasMethod(.commitEditing, { $0.overridesCommit }) { canEditIsGiven }
    }

    /// Whether the data source moves rows for the user; see ``commitsEditing``.
    var movesRows: Bool {
        hasMethod(.moveRow, { $0.overridesMove }) { canMoveIsGiven }
    }

    private func hasMethod(
        _ mark: TableSourceMarks, _ overrides: (any TableSourceBase) -> Bool, _ otherwise: () -> Bool
    ) -> Bool {
        guard let dataSource else { return false }
        if known.sourceMarks.contains(mark) { return true }
        if known.isSourceBase, let base = dataSource as? any TableSourceBase { return overrides(base) }
        return known.sourceMarks.contains(.numberOfRows) ? false : otherwise()
    }

    private var canEditIsGiven: Bool { rows.first.map { source.canEditRow($0.indexPath) != nil } ?? false }
    private var canMoveIsGiven: Bool { rows.first.map { source.canMoveRow($0.indexPath) != nil } ?? false }
}
