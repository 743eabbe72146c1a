// The request to update a cell's configurations.
// Apple: "UITableViewCell", setNeedsUpdateConfiguration()
import Foundation
import UIKitCore

/// Whether an update was asked for, and who is told.
struct CellUpdates<Cell: UIView, State: UIConfigurationState> {
    var isNeeded = false
    var handler: ((Cell, State) -> Void)?
}
