// The misuses of a property animator.
// No Apple page: this is ours; the texts stand in the catalogue.
import Diagnostics

/// A misuse of a property animator.
package enum AnimatorTrap: Equatable, Sendable {
    /// X1: let go of while paused or stopped.
    case released
    /// X2: stopped a second time.
    case alreadyStopped
    /// X3: finished without having been stopped.
    case notStopped
    /// Continued while not paused.
    case notPaused
    /// Continued, but not interruptible.
    case notInterruptible
    /// Given animations while stopped.
    case addedWhileStopped
    /// Stopped, but not interruptible.
    case uninterruptibleStopped
    /// Paused, but not interruptible; nobody knows what UIKit does.
    case uninterruptiblePaused
    /// Started or paused while stopped; no effect on devices.
    case startedWhileStopped
    /// The same where Apple's pages count.
    case startedWhileStoppedRaises
    /// Finished after its end, where Apple's pages count.
    case finishedWhileInactive

    /// The misuse's entry in the catalogue.
    package var entry: CatalogueEntry {
        switch self {
        case .released: Catalogue.animatorReleased
        case .alreadyStopped: Catalogue.animatorAlreadyStopped
        case .notStopped: Catalogue.animatorNotStopped
        case .notPaused, .notInterruptible: Catalogue.animatorNotPaused
        case .addedWhileStopped: Catalogue.animatorAddedWhileStopped
        case .uninterruptibleStopped: Catalogue.animatorUninterruptibleStopped
        case .uninterruptiblePaused: Catalogue.animatorUninterruptiblePaused
        case .startedWhileStopped: Catalogue.animatorStartedWhileStopped
        case .startedWhileStoppedRaises: Catalogue.animatorStartedWhileStoppedRaises
        case .finishedWhileInactive: Catalogue.animatorFinishedWhileInactive
        }
    }

    /// Whether UIKit ends the process here.
    package var raises: Bool { entry.severity == .exception }
}
