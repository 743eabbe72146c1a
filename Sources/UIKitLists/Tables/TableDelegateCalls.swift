// Calling a table's delegate: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours; "UITableViewDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// The delegate's optional methods.
///
/// A marker's method goes before the protocol's. What asks gets nil where the object lacks the method.
@MainActor struct TableDelegateCalls {
    let table: UITableView
    let object: (any UITableViewDelegate)?
    let marks: TableDelegateMarks

    func willDisplayCell(_ cell: UITableViewCell, _ indexPath: IndexPath) {
        tell(
            .willDisplayCell, (any TableWillDisplayCellMarker).self,
            { $0.vitrine_tableView(table, willDisplay: cell, forRowAt: indexPath) }
        ) {
            $0.tableView(table, willDisplay: cell, forRowAt: indexPath)
        }
    }
    func willDisplayHeader(_ view: UIView, _ section: Int) {
        tell(
            .willDisplayHeader, (any TableWillDisplayHeaderMarker).self,
            { $0.vitrine_tableView(table, willDisplayHeaderView: view, forSection: section) }
        ) {
            $0.tableView(table, willDisplayHeaderView: view, forSection: section)
        }
    }
    func willDisplayFooter(_ view: UIView, _ section: Int) {
        tell(
            .willDisplayFooter, (any TableWillDisplayFooterMarker).self,
            { $0.vitrine_tableView(table, willDisplayFooterView: view, forSection: section) }
        ) {
            $0.tableView(table, willDisplayFooterView: view, forSection: section)
        }
    }
    func didEndDisplayingCell(_ cell: UITableViewCell, _ indexPath: IndexPath) {
        tell(
            .didEndDisplayingCell, (any TableDidEndDisplayingCellMarker).self,
            { $0.vitrine_tableView(table, didEndDisplaying: cell, forRowAt: indexPath) }
        ) {
            $0.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    func didEndDisplayingHeader(_ view: UIView, _ section: Int) {
        tell(
            .didEndDisplayingHeader, (any TableDidEndDisplayingHeaderMarker).self,
            { $0.vitrine_tableView(table, didEndDisplayingHeaderView: view, forSection: section) }
        ) {
            $0.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
        }
    }
    func didEndDisplayingFooter(_ view: UIView, _ section: Int) {
        tell(
            .didEndDisplayingFooter, (any TableDidEndDisplayingFooterMarker).self,
            { $0.vitrine_tableView(table, didEndDisplayingFooterView: view, forSection: section) }
        ) {
            $0.tableView(table, didEndDisplayingFooterView: view, forSection: section)
        }
    }
    func heightForRow(_ indexPath: IndexPath) -> CGFloat? {
        ask(
            .heightForRow, (any TableHeightForRowMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, heightForRowAt: indexPath) }
        ) {
            $0.tableView(table, heightForRowAt: indexPath)
        }
    }
    func heightForHeader(_ section: Int) -> CGFloat? {
        ask(
            .heightForHeader, (any TableHeightForHeaderMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, heightForHeaderInSection: section) }
        ) {
            $0.tableView(table, heightForHeaderInSection: section)
        }
    }
    func heightForFooter(_ section: Int) -> CGFloat? {
        ask(
            .heightForFooter, (any TableHeightForFooterMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, heightForFooterInSection: section) }
        ) {
            $0.tableView(table, heightForFooterInSection: section)
        }
    }
    func estimatedHeightForRow(_ indexPath: IndexPath) -> CGFloat? {
        ask(
            .estimatedHeightForRow, (any TableEstimatedHeightForRowMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, estimatedHeightForRowAt: indexPath) }
        ) {
            $0.tableView(table, estimatedHeightForRowAt: indexPath)
        }
    }
    func estimatedHeightForHeader(_ section: Int) -> CGFloat? {
        ask(
            .estimatedHeightForHeader, (any TableEstimatedHeightForHeaderMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, estimatedHeightForHeaderInSection: section) }
        ) {
            $0.tableView(table, estimatedHeightForHeaderInSection: section)
        }
    }
    func estimatedHeightForFooter(_ section: Int) -> CGFloat? {
        ask(
            .estimatedHeightForFooter, (any TableEstimatedHeightForFooterMarker).self, UITableView.automaticDimension,
            { $0.vitrine_tableView(table, estimatedHeightForFooterInSection: section) }
        ) {
            $0.tableView(table, estimatedHeightForFooterInSection: section)
        }
    }
    func viewForHeader(_ section: Int) -> UIView?? {
        ask(
            .viewForHeader, (any TableViewForHeaderMarker).self, nil,
            { $0.vitrine_tableView(table, viewForHeaderInSection: section) }
        ) {
            $0.tableView(table, viewForHeaderInSection: section)
        }
    }
    func viewForFooter(_ section: Int) -> UIView?? {
        ask(
            .viewForFooter, (any TableViewForFooterMarker).self, nil,
            { $0.vitrine_tableView(table, viewForFooterInSection: section) }
        ) {
            $0.tableView(table, viewForFooterInSection: section)
        }
    }
    func accessoryTapped(_ indexPath: IndexPath) {
        tell(
            .accessoryTapped, (any TableAccessoryTappedMarker).self,
            { $0.vitrine_tableView(table, accessoryButtonTappedForRowWith: indexPath) }
        ) {
            $0.tableView(table, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    func shouldHighlightRow(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldHighlightRow, (any TableShouldHighlightRowMarker).self, true,
            { $0.vitrine_tableView(table, shouldHighlightRowAt: indexPath) }
        ) {
            $0.tableView(table, shouldHighlightRowAt: indexPath)
        }
    }
    func didHighlightRow(_ indexPath: IndexPath) {
        tell(.didHighlightRow, (any TableDidHighlightRowMarker).self, { $0.vitrine_tableView(table, didHighlightRowAt: indexPath) })
        {
            $0.tableView(table, didHighlightRowAt: indexPath)
        }
    }
    func didUnhighlightRow(_ indexPath: IndexPath) {
        tell(
            .didUnhighlightRow, (any TableDidUnhighlightRowMarker).self,
            { $0.vitrine_tableView(table, didUnhighlightRowAt: indexPath) }
        ) {
            $0.tableView(table, didUnhighlightRowAt: indexPath)
        }
    }
    func willSelectRow(_ indexPath: IndexPath) -> IndexPath?? {
        ask(
            .willSelectRow, (any TableWillSelectRowMarker).self, indexPath,
            { $0.vitrine_tableView(table, willSelectRowAt: indexPath) }
        ) {
            $0.tableView(table, willSelectRowAt: indexPath)
        }
    }
    func willDeselectRow(_ indexPath: IndexPath) -> IndexPath?? {
        ask(
            .willDeselectRow, (any TableWillDeselectRowMarker).self, indexPath,
            { $0.vitrine_tableView(table, willDeselectRowAt: indexPath) }
        ) {
            $0.tableView(table, willDeselectRowAt: indexPath)
        }
    }
    func didSelectRow(_ indexPath: IndexPath) {
        tell(.didSelectRow, (any TableDidSelectRowMarker).self, { $0.vitrine_tableView(table, didSelectRowAt: indexPath) }) {
            $0.tableView(table, didSelectRowAt: indexPath)
        }
    }
    func didDeselectRow(_ indexPath: IndexPath) {
        tell(.didDeselectRow, (any TableDidDeselectRowMarker).self, { $0.vitrine_tableView(table, didDeselectRowAt: indexPath) }) {
            $0.tableView(table, didDeselectRowAt: indexPath)
        }
    }

    func ask<Marker, Value: Equatable>(
        _ mark: TableDelegateMarks, _ type: Marker.Type, _ absent: Value, _ marked: (Marker) -> Value,
        _ plain: (any UITableViewDelegate) -> Value
    ) -> Value? {
        guard let object, !table.known.absentFromDelegate.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let answer = ListOptional.read(absent) { plain(object) }
        if answer == nil, !(object is UITableViewController) { table.known.delegateLacks(mark) }
        return answer
    }

    func tell<Marker>(
        _ mark: TableDelegateMarks, _ type: Marker.Type, _ marked: (Marker) -> Void, _ plain: (any UITableViewDelegate) -> Void
    ) {
        guard let object, !table.known.absentFromDelegate.contains(mark) else { return }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let wasThere = ListOptional.wasThere { plain(object) }
        if !wasThere, !(object is UITableViewController) { table.known.delegateLacks(mark) }
    }
}
