// A growing array of plain values without checks, for the solver's tables.

/// Plain values in one block of memory; the owner calls `free()`.
struct Pool<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func free() { base.deallocate() }

    /// Makes room for `wanted` values in all.
    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: max(wanted, capacity * 2)) }
    }

    @inline(never) private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = wanted
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity * 2) }
        base[count] = element
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    @inline(__always) subscript(_ index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }

    @inline(__always) subscript(_ index: Int32) -> Element {
        get { base[Int(index)] }
        nonmutating set { base[Int(index)] = newValue }
    }

    @inline(__always) mutating func removeAll() { count = 0 }

    var bytes: Int { capacity * MemoryLayout<Element>.stride }

    var span: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}
