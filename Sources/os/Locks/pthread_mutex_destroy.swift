// A lock's end, for code that has both halves.
// Apple: "os", os_unfair_lock.

/// Does nothing: an unfair lock needs no end.
///
/// swift-argument-parser takes the unfair lock where os is there, and ends it as a mutex where Glibc is there. Here both are.
@discardableResult
public func pthread_mutex_destroy(_ lock: os_unfair_lock_t) -> Int32 { 0 }
