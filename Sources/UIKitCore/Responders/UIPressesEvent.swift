// An event of keys and buttons.
// Apple: "UIPressesEvent".
import Foundation

/// An event of presses of keys and buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    final var presses: Set<UIPress> = []

    /// All presses that are down or have just changed.
    open var allPresses: Set<UIPress> { presses }
}
