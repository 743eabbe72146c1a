// A movement of the focus, with the items of a collection view.
// Apple: "UICollectionViewFocusUpdateContext".
import Foundation
@_spi(Vitrine) import UIKitCore

/// A movement of the focus between items.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that had the focus; nil for none of this collection view.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item that gets the focus; nil for none of this collection view.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        previouslyFocusedIndexPath = previous
        nextFocusedIndexPath = next
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }
}
