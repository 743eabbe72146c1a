// What a diffable data source needs of its table or collection view.
// No Apple page: this is ours.
import UIKitCore

/// How a change is shown.
struct DiffableLook {
    var isAnimated: Bool
    /// The raw value of a table's row animation.
    var rowAnimation = UITableView.RowAnimation.automatic
}

/// A list that shows batches which nobody has to check: they were made of two snapshots.
@MainActor protocol DiffableTarget: UIView {
    /// Whether cells are being asked for or placed: a change has to wait.
    var isPlacing: Bool { get }
    /// Keeps work back while a finger moves an item, and does it then. Returns whether it does.
    func holdsBack(_ work: @escaping () -> Void) -> Bool
    /// Shows a batch.
    /// - Parameters:
    ///   - data: Changes what the data source says; called once, before the list asks for anything.
    ///   - completion: Called once, after the animations.
    func show(_ batch: ValidatedBatch, _ look: DiffableLook, changing data: () -> Void, then completion: @escaping () -> Void)
    /// Reads all anew, without animation.
    func showAll(changing data: () -> Void, then completion: @escaping () -> Void)
}
