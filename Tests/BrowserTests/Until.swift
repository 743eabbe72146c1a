// Waiting for what a page's messages bring about.
// No Apple page: this is ours.
import Dispatch

/// Lets the main queue run until this is true, a minute at most; false where it was not.
@MainActor func until(_ condition: @MainActor () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
        guard ContinuousClock.now < deadline else { return false }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.002) { continuation.resume() }
        }
    }
    return true
}
