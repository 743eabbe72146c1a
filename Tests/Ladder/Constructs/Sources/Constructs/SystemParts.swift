// What Apple's Foundation brings along of os and Combine: the lock, and the names of published properties.
// Apple: "os", os_unfair_lock; "Combine", ObservableObject.
import Foundation

public final class Tally: ObservableObject {
    @Published public private(set) var count = 0
    private var lock = os_unfair_lock_s()

    public init() {}

    public func add() {
        os_unfair_lock_lock(&lock)
        count += 1
        os_unfair_lock_unlock(&lock)
    }
}
