// Messages, levels and locks of the system.
// Apple: "OSLog", Logger, os_log; "os", os_unfair_lock.
import Foundation
import os

public extension Logger {
    static let cart = Logger(subsystem: Bundle.main.bundleIdentifier ?? "com.example.constructs", category: "cart")
}

public final class Basket {
    private let signposter = OSSignposter(logger: .cart)
    private var lock = os_unfair_lock()
    private let names = OSAllocatedUnfairLock(initialState: [String]())

    public init() {}

    public func add(_ name: String, price: Double) -> Int {
        let state = signposter.beginInterval("add", id: signposter.makeSignpostID())
        defer { signposter.endInterval("add", state) }
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        let count = names.withLock { $0.append(name); return $0.count }
        Logger.cart.info("added \(name, privacy: .public) for \(price, format: .fixed(precision: 2)) to \(count, align: .right(columns: 3))")
        Logger.cart.debug("names: \(self.names.withLock { $0 }.joined(separator: ","), privacy: .private(mask: .hash))")
        return count
    }
}
