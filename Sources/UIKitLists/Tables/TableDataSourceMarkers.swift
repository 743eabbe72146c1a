// The optional methods that a table's data source has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each method.
import CoreGraphics
import Foundation
import UIKitCore

/// A class implements `tableView(_:numberOfRowsInSection:)` below the class that conforms to the data source's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableNumberOfRowsMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}
/// The same for `numberOfSections(in:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableNumberOfSectionsMarker: AnyObject {
    /// Calls the method.
    func vitrine_numberOfSections(in tableView: UITableView) -> Int
}
/// The same for `tableView(_:titleForHeaderInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableTitleForHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}
/// The same for `tableView(_:titleForFooterInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableTitleForFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}
/// The same for `tableView(_:canEditRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableCanEditRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}
/// The same for `tableView(_:canMoveRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableCanMoveRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}
/// The same for `sectionIndexTitles(for:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableSectionIndexTitlesMarker: AnyObject {
    /// Calls the method.
    func vitrine_sectionIndexTitles(for tableView: UITableView) -> [String]?
}
/// The same for `tableView(_:sectionForSectionIndexTitle:at:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableSectionForTitleMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
/// The same for `tableView(_:commit:forRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableCommitEditingMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    )
}
/// The same for `tableView(_:moveRowAt:to:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableMoveRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
/// The same for `tableView(_:cancelPrefetchingForRowsAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableCancelPrefetchingMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// The markers that a data source carries.
struct TableSourceMarks: OptionSet {
    let rawValue: UInt64

    static let numberOfRows = TableSourceMarks(rawValue: 1 << 0)
    static let numberOfSections = TableSourceMarks(rawValue: 1 << 1)
    static let titleForHeader = TableSourceMarks(rawValue: 1 << 2)
    static let titleForFooter = TableSourceMarks(rawValue: 1 << 3)
    static let canEditRow = TableSourceMarks(rawValue: 1 << 4)
    static let canMoveRow = TableSourceMarks(rawValue: 1 << 5)
    static let sectionIndexTitles = TableSourceMarks(rawValue: 1 << 6)
    static let sectionForTitle = TableSourceMarks(rawValue: 1 << 7)
    static let commitEditing = TableSourceMarks(rawValue: 1 << 8)
    static let moveRow = TableSourceMarks(rawValue: 1 << 9)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Asks an object for each of the markers.
    @MainActor init(of object: AnyObject?) {
        self = []
        guard let object else { return }
        if object is any TableNumberOfRowsMarker { insert(.numberOfRows) }
        if object is any TableNumberOfSectionsMarker { insert(.numberOfSections) }
        if object is any TableTitleForHeaderMarker { insert(.titleForHeader) }
        if object is any TableTitleForFooterMarker { insert(.titleForFooter) }
        if object is any TableCanEditRowMarker { insert(.canEditRow) }
        if object is any TableCanMoveRowMarker { insert(.canMoveRow) }
        if object is any TableSectionIndexTitlesMarker { insert(.sectionIndexTitles) }
        if object is any TableSectionForTitleMarker { insert(.sectionForTitle) }
        if object is any TableCommitEditingMarker { insert(.commitEditing) }
        if object is any TableMoveRowMarker { insert(.moveRow) }
    }
}
