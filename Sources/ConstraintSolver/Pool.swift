// A growing array of plain values without checks, for the solver's tables.
internal import Glibc

/// Plain values in one block of memory; the owner calls `free()`.
struct Pool<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = Pool.resized(nil, to: capacity)
    }

    func free() { Glibc.free(base) }

    /// The system moves the pages of a large block instead of copying it.
    private static func resized(_ base: UnsafeMutablePointer<Element>?, to capacity: Int) -> UnsafeMutablePointer<
        Element
    > {
        guard let block = realloc(base, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
        return block.assumingMemoryBound(to: Element.self)
    }

    /// Makes room for `wanted` values in all.
    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: max(wanted, capacity * 2)) }
    }

    @inline(never) private mutating func grow(to wanted: Int) {
        base = Pool.resized(base, to: wanted)
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
