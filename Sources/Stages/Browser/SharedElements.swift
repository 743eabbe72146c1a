// The newest elements of the screen, for the pages' threads.
// No Apple page: this is ours.
import Stage
import Synchronization

/// The newest elements of the screen, kept while no page looks, so that one that comes back begins with them; nil before
/// the first.
final class SharedElements: Sendable {
    private let state = Mutex<StageElements?>(nil)

    var newest: StageElements? { state.withLock { $0 } }

    func set(_ elements: StageElements) { state.withLock { $0 = elements } }
}
