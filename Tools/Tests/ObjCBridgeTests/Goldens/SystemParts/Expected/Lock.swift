import Foundation; import os

final class Lock {
    private let lock: os_unfair_lock_t = .allocate(capacity: 1)
    func take() { os_unfair_lock_lock(lock) }
}
