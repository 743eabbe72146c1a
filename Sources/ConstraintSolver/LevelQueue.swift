// Variables that wait to be evaluated, those of the lowest level first.

/// Buckets by level, as lists through `VariableCell.queueNext`, with a bit for each bucket that has any.
struct LevelQueue {
    private var heads = Pool<Link>(capacity: 64)
    private var bits = Pool<UInt64>(capacity: 4)
    private var waiting = 0
    private var word = 0

    func free() {
        heads.free()
        bits.free()
    }

    var bytes: Int { heads.bytes + bits.bytes }
    var isEmpty: Bool { waiting == 0 }

    @inline(__always)
    mutating func push(_ variable: Int32, _ cells: UnsafeMutablePointer<VariableCell>) {
        let cell = cells + Int(variable)
        if cell.pointee.flags & VariableCell.queued != 0 { return }
        cell.pointee.flags |= VariableCell.queued
        let level = Int(cell.pointee.level)
        if level >= heads.count { extend(to: level) }
        cell.pointee.queueNext = heads[level]
        heads[level] = Link(variable)
        bits[level >> 6] |= 1 << UInt64(level & 63)
        if waiting == 0 || level >> 6 < word { word = level >> 6 }
        waiting += 1
    }

    @inline(__always)
    mutating func pop(_ cells: UnsafeMutablePointer<VariableCell>) -> Int32? {
        if waiting == 0 { return nil }
        while bits[word] == 0 { word += 1 }
        let level = word << 6 + bits[word].trailingZeroBitCount
        let variable = heads[level].known
        let cell = cells + Int(variable)
        heads[level] = cell.pointee.queueNext
        if cell.pointee.queueNext.isNone { bits[word] &= bits[word] - 1 }
        cell.pointee.flags &= ~VariableCell.queued
        waiting -= 1
        return variable
    }

    @inline(never) private mutating func extend(to level: Int) {
        let count = (level | 63) + 1
        heads.reserve(count)
        bits.reserve(count >> 6)
        while heads.count < count { heads.append(.none) }
        while bits.count < count >> 6 { bits.append(0) }
    }
}
