// One change of a batch, as a layout is told of it.
// Apple: "UICollectionViewUpdateItem".
import Foundation

/// A change of one item or section in a batch of changes.
///
/// A whole section has the item `NSNotFound`.
///
/// Apple: "UICollectionViewUpdateItem".
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public enum Action: Int, Sendable {
        /// The element comes.
        case insert = 0
        /// The element goes.
        case delete = 1
        /// The element is loaded again.
        case reload = 2
        /// The element moves.
        case move = 3
        /// Nothing.
        case none = 4
    }

    private let change: (before: IndexPath?, after: IndexPath?, action: Action)

    /// The path before the batch; nil for an element that comes.
    open var indexPathBeforeUpdate: IndexPath? { change.before }
    /// The path after the batch; nil for an element that goes.
    open var indexPathAfterUpdate: IndexPath? { change.after }
    /// What happens.
    open var updateAction: Action { change.action }

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        change = (before, after, action)
        super.init()
    }
}
