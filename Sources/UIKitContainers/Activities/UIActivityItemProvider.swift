// Items that take time to make.
// Apple: "UIActivityItemProvider"
import Foundation

/// An item that is made on another thread when an activity has been chosen. Subclass it and override ``item``.
///
/// Until then its placeholder says what kind of item it is.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    private let lock = NSLock()
    private let placeholder: Any
    private var type: UIActivity.ActivityType?
    private var made: Any?

    /// A provider whose placeholder is of the class that ``item`` gives.
    public init(placeholderItem: Any) {
        placeholder = placeholderItem
        super.init()
    }

    /// The placeholder of the item until an activity is chosen.
    open var placeholderItem: Any? { placeholder }
    /// The activity that was chosen; nil before.
    open var activityType: UIActivity.ActivityType? { lock.withLock { type } }
    /// The item; the placeholder here. Asked for once a choice, on another thread.
    open var item: Any { placeholder }
    /// Makes the item. Called on another thread.
    open override func main() {
        guard !isCancelled else { return }
        let item = item
        lock.withLock { made = item }
    }

    /// The placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholder
    }
    /// The item that was made; nil where that was cancelled.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { lock.withLock { made } }

    /// An activity was chosen: the item is made for it, here and now. Ours.
    func make(for activityType: UIActivity.ActivityType?) {
        lock.withLock { type = activityType }
        // An operation runs once; a second choice asks again.
        if isFinished { main() } else { start() }
    }
}
