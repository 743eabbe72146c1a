// One thing that is dragged.
// Apple: "UIDragItem".
import Foundation
import FoundationAdditions
import UIKitCore

/// One thing that is dragged: what it is, and how it looks on its way.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The item's data.
    public let itemProvider: NSItemProvider
    /// A value for the app's own use, which no other app sees.
    open var localObject: Any?
    /// Makes the picture of the item once the drag has begun; nil keeps the lifted one. A closure that returns nil shows none.
    open var previewProvider: (() -> UIDragPreview?)?
    /// A row that a list moves without items of its own: nobody but the list sees it.
    package final var isListsOwn = false

    /// An item that carries what a provider has.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

    /// Asks the drop's target anew for the picture of the item while it goes to its place.
    open func setNeedsDropPreviewUpdate() { ActiveDrag.current?.updateDropPreview(of: self) }
}
