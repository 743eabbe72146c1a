// The state of editing, swiping, moving and of menus.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Changed by `UITableView+Editing.swift`, `UITableView+Moving.swift` and `UITableView+Reordering.swift`.
@MainActor struct TableEditState {
    var isEditing = false
    /// The row that a finger moves.
    var moving: MovingRow?
    let gestures = ListGestures()
    let menus = ListMenus()
    let memory = TableMemory()

    /// The row whose actions are shown.
    var swiped: SwipedRow? { gestures.swiping.swiped }
}

/// A row on its way.
@MainActor final class MovingRow {
    let start: ListPath
    /// The place at which it would be let in, counted as after the move.
    var target: ListPath
    let cell: UITableViewCell
    let height: CGFloat
    /// From the finger to the cell's top.
    let grip: CGFloat
    /// The finger, in points of the window.
    var finger: CGPoint
    /// Scrolls while the finger is near an edge.
    var link: CADisplayLink?
    /// Whether a drag moves the row: a picture follows the finger, and the cell stands hidden where the row would be let in.
    var isDragged = false
    /// The place that the delegate was asked about last, and its answer.
    var asked: (proposed: ListPath, answer: ListPath)?

    init(_ start: ListPath, _ cell: UITableViewCell, height: CGFloat, grip: CGFloat, finger: CGPoint) {
        (self.start, target, self.cell, self.height, self.grip, self.finger) = (start, start, cell, height, grip, finger)
    }
}

/// Empties a table's pool when memory is short, as long as the table lives.
final class TableMemory: @unchecked Sendable {
    private var token: (any NSObjectProtocol)?

    init() {}

    @MainActor func watch(_ table: UITableView) {
        guard token == nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak table] _ in MainActor.assumeIsolated { table?.pool.empty() } }
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
