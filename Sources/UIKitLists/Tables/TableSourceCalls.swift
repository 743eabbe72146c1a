// Calling a table's data source: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours; "UITableViewDataSource".
import CoreGraphics
import Foundation
import UIKitCore

/// The data source's optional methods.
///
/// A marker's method goes before the protocol's. What asks gets nil where the object lacks the method.
@MainActor struct TableSourceCalls {
    let table: UITableView
    let object: (any UITableViewDataSource)?
    let marks: TableSourceMarks

    func numberOfSections() -> Int? {
        ask(.numberOfSections, (any TableNumberOfSectionsMarker).self, 1, { $0.vitrine_numberOfSections(in: table) }) {
            $0.numberOfSections(in: table)
        }
    }
    func titleForHeader(_ section: Int) -> String?? {
        ask(
            .titleForHeader, (any TableTitleForHeaderMarker).self, nil,
            { $0.vitrine_tableView(table, titleForHeaderInSection: section) }
        ) {
            $0.tableView(table, titleForHeaderInSection: section)
        }
    }
    func titleForFooter(_ section: Int) -> String?? {
        ask(
            .titleForFooter, (any TableTitleForFooterMarker).self, nil,
            { $0.vitrine_tableView(table, titleForFooterInSection: section) }
        ) {
            $0.tableView(table, titleForFooterInSection: section)
        }
    }
    func canEditRow(_ indexPath: IndexPath) -> Bool? {
        ask(.canEditRow, (any TableCanEditRowMarker).self, true, { $0.vitrine_tableView(table, canEditRowAt: indexPath) }) {
            $0.tableView(table, canEditRowAt: indexPath)
        }
    }
    func canMoveRow(_ indexPath: IndexPath) -> Bool? {
        ask(.canMoveRow, (any TableCanMoveRowMarker).self, true, { $0.vitrine_tableView(table, canMoveRowAt: indexPath) }) {
            $0.tableView(table, canMoveRowAt: indexPath)
        }
    }
    func sectionIndexTitles() -> [String]?? {
        ask(.sectionIndexTitles, (any TableSectionIndexTitlesMarker).self, nil, { $0.vitrine_sectionIndexTitles(for: table) }) {
            $0.sectionIndexTitles(for: table)
        }
    }
    func sectionForTitle(_ title: String, _ index: Int) -> Int? {
        ask(
            .sectionForTitle, (any TableSectionForTitleMarker).self, index,
            { $0.vitrine_tableView(table, sectionForSectionIndexTitle: title, at: index) }
        ) {
            $0.tableView(table, sectionForSectionIndexTitle: title, at: index)
        }
    }
    func commitEditing(_ editingStyle: UITableViewCell.EditingStyle, _ indexPath: IndexPath) {
        tell(
            .commitEditing, (any TableCommitEditingMarker).self,
            { $0.vitrine_tableView(table, commit: editingStyle, forRowAt: indexPath) }
        ) {
            $0.tableView(table, commit: editingStyle, forRowAt: indexPath)
        }
    }
    func moveRow(_ sourceIndexPath: IndexPath, _ destinationIndexPath: IndexPath) {
        tell(
            .moveRow, (any TableMoveRowMarker).self,
            { $0.vitrine_tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
        ) {
            $0.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    private func ask<Marker, Value: Equatable>(
        _ mark: TableSourceMarks, _ type: Marker.Type, _ absent: Value, _ marked: (Marker) -> Value,
        _ plain: (any UITableViewDataSource) -> Value
    ) -> Value? {
        guard let object, !table.known.absentFromSource.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let answer = ListOptional.read(absent) { plain(object) }
        if answer == nil, !table.known.isSourceBase { table.known.sourceLacks(mark) }
        return answer
    }

    private func tell<Marker>(
        _ mark: TableSourceMarks, _ type: Marker.Type, _ marked: (Marker) -> Void, _ plain: (any UITableViewDataSource) -> Void
    ) {
        guard let object else { return }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        plain(object)
    }
}
