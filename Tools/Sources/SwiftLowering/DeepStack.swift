// Work on a thread with a large stack.
import Foundation

/// Runs work where recursion over deep trees has room.
public enum DeepStack {
    /// Virtual memory, below the 1 GiB that Foundation allows; pages are taken as they are touched.
    public static let size = 1 << 29

    /// Runs `work` on a thread of its own with a large stack and waits for it.
    public static func run<T: Sendable>(_ work: @escaping @Sendable () -> T) -> T {
        let done = DispatchSemaphore(value: 0)
        let box = Box<T>()
        let thread = Thread {
            box.value = work()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        // The semaphore orders the write before this read.
        return box.value.unsafelyUnwrapped
    }

    private final class Box<T>: @unchecked Sendable { var value: T? }
}
