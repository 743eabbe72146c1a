// The protocol of what gives a table its rows.
// Apple: "UITableViewDataSource".
import CoreGraphics
import Foundation
import UIKitCore

/// Gives a table its rows. All methods but the first two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows of a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, a dequeued one or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; one by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title above a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row takes part in editing; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved; true by default, where the data source has the method that moves.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the index at the trailing edge; nil for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section to which a title of the index leads; the section of the title's own number by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Deletes or inserts a row for the user: changes the data, then the table.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row of the data for the user. The destination is the row's place after the move.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { ListOptional.missing(1) }
    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { ListOptional.missing(nil) }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { ListOptional.missing(true) }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { ListOptional.missing(true) }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { ListOptional.missing(index) }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { ListOptional.missing() }
}

/// Loads what rows need before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Begins to load what rows need that will be shown soon, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Stops loading what rows need that will not be shown after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { ListOptional.missing() }
}
