// A lock to wait on, whose waits a step of the wall clock neither shortens nor lengthens.
// No Apple page: this is ours; NSCondition waits until a date.
import Foundation

/// A mutex with a condition that measures by the monotonic clock.
final class MonotonicCondition: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }
    func signal() { pthread_cond_signal(condition) }

    /// Waits, with the lock held, for a signal; false where none came in so many seconds.
    func wait(seconds: Double) -> Bool {
        let end = monotonicSeconds() + max(0, min(seconds, 1e6))
        var time = timespec(tv_sec: Int(end), tv_nsec: Int((end - end.rounded(.down)) * 1e9))
        return pthread_cond_timedwait(condition, mutex, &time) == 0
    }
}
