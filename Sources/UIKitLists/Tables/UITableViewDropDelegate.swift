// Whom a table asks and tells about drops.
// Apple: "UITableViewDropDelegate", "UITableViewDropProposal".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// What a table would do with a drop, and how it shows that.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// How the items come into the table.
    public enum Intent: Int, Sendable {
        /// The table shows nothing.
        case unspecified = 0
        /// As new rows at the destination: a gap opens.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, by where the finger is.
        case automatic = 3
    }
    /// How the items come into the table.
    public let intent: Intent

    /// A proposal of an operation and an intent.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A proposal of an operation, without an intent.
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
    /// The same proposal as another object.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.precise = precise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

/// Decides about drops into a table. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Takes the items: changes data and table, and sends each item to its place with the coordinator.
    ///
    /// Not called where one row is moved within the table, the proposal says so with a gap, and the data source moves rows:
    /// `tableView(_:moveRowAt:to:)` is called in place of it.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether a drag is of interest; false silences all other methods. True by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// The finger came into the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns what a drop would do now.
    ///
    /// The destination is the row before which items would come, the number of rows at a section's end, or nil where there are no rows.
    /// For the table's own row with a gap it is that row's place after the move.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// The finger left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, here or elsewhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the look of a row's picture that comes to its place; nil for the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
