// The list of registrations that wait for the first look-up.
// No Apple page: this is ours; generated code fills the list while the program is loaded.
import Synchronization

/// The head of a list of pairs: the next pair's address, the function's address. A constructor of the loader may run
/// before Swift's own runtime is ready, so the list is plain memory with a constant beginning.
@section(".data.vitrine") nonisolated(unsafe) private var firstWaiting: UInt = 0

/// Keeps a function that registers methods; it runs before the first look-up. Generated code calls this at load.
public func _vitPush(_ body: @convention(c) () -> Void) {
    let pair = UnsafeMutablePointer<UInt>.allocate(capacity: 2)
    pair[0] = firstWaiting
    pair[1] = unsafeBitCast(body, to: UInt.self)
    firstWaiting = UInt(bitPattern: pair)
}

/// The registrations that wait.
enum LoadQueue {
    private static let turn = Mutex(())

    /// Runs what waits. A second thread that looks something up waits until the first has registered everything.
    /// APPLE-DIFF: a library that is loaded later registers at the first look-up after that.
    static func drain() {
        guard firstWaiting != 0 else { return }
        turn.withLock { _ in
            while let pair = UnsafeMutablePointer<UInt>(bitPattern: firstWaiting) {
                firstWaiting = pair[0]
                let body = unsafeBitCast(pair[1], to: (@convention(c) () -> Void).self)
                pair.deallocate()
                body()
            }
        }
    }
}
