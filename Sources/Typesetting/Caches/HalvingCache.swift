// A cache of bounded size.
// No Apple page: this is ours.

/// A cache bounded by the sum of its entries' costs, whose older half goes when it is full. Look-ups cost one hash.
struct HalvingCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngCost = 0
    private var oldCost = 0
    let limit: Int

    /// - Parameter limit: The greatest sum of costs that is kept.
    init(limit: Int) { self.limit = limit }

    var count: Int { young.count + old.count }
    /// The sum of the costs.
    var cost: Int { youngCost + oldCost }

    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = young[key] { return entry.value }
            guard !old.isEmpty, let entry = old.removeValue(forKey: key) else { return nil }
            oldCost -= entry.cost
            insert(entry.value, for: key, cost: entry.cost)
            return entry.value
        }
    }

    /// What costs more than a quarter of the limit is not kept.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        guard cost <= limit / 4 else { return }
        if youngCost + cost > limit / 2 {
            old = young
            oldCost = youngCost
            young = [:]
            youngCost = 0
        }
        if let before = young.updateValue(Entry(value: value, cost: cost), forKey: key) { youngCost -= before.cost }
        youngCost += cost
    }

    mutating func removeAll() {
        self = HalvingCache(limit: limit)
    }
}
