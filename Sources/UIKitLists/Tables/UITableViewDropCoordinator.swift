// Sending dropped items to their places in a table.
// Apple: "UITableViewDropCoordinator", "UITableViewDropItem", "UITableViewPlaceholder".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// One item of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row from which it was dragged; nil for another view's, or where the table changed since.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture, in points; zero where it has none.
    var previewSize: CGSize { get }
}

extension ListDropItem: UITableViewDropItem {}

/// Sends dropped items to their places. Used while `performDropWith` runs (UIK2611).
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// Where the drop is; nil where the table has no rows.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }
    /// The session, which gives the data.
    var session: any UIDropSession { get }
    /// Inserts a row that stands for an item until its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// Lets an item go to a row that was inserted before (UIK2613 where there is none).
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item shrink into a rectangle of a row, in points of its cell; empty for its middle.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item go to any place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that stands for data that is still loading.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Where the row comes, as the data source counts.
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat
    /// Fills the row's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// A row with a cell of a registered class.
    /// - Parameter rowHeight: Points; the table's where it is `automaticDimension`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }
}

/// A row that stands for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Gives the look of the item's picture that comes to the row; nil for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in the table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item for which it stands.
    var dragItem: UIDragItem { get }
    /// Puts a row of the data in the placeholder's place.
    /// - Parameter dataSourceUpdates: Inserts the data at the path that it gets; the table inserts the row.
    /// - Returns: False where the placeholder is gone, as after `reloadData()`; the closure is not called then.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Takes the placeholder away.
    /// - Returns: False where it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
