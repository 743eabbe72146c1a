// ELF files with a line table, written for the tests of the reader.
// DWARF Debugging Information Format 5, section 6.2; System V ABI, Object Files.

/// A file of one unit: `main.swift` in `/app/Sources`, rows as they are given.
struct ProgramFile {
    var version: UInt16 = 5
    /// (address, line, column), rising; the last is where the code ends.
    var rows: [(UInt64, Int, UInt64)] = [(0x1000, 3, 5), (0x1010, 4, 9), (0x1020, 0, 0), (0x1030, 70_000, 1), (0x1040, 0, 0)]

    var bytes: [UInt8] {
        let names: [UInt8] = Array("\0.debug_line\0.shstrtab\0".utf8)
        let lines = unit
        // Header, one segment, the sections' contents, their headers.
        let first = 64 + 56, table = first + lines.count + names.count
        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9)
        file += le(3, 2) + le(62, 2) + le(1, 4) + le(0x1000, 8) + le(64, 8) + le(UInt64(table), 8) + le(0, 4)
        file += le(64, 2) + le(56, 2) + le(1, 2) + le(64, 2) + le(3, 2) + le(2, 2)
        file += le(1, 4) + le(5, 4) + le(0, 8) + le(0, 8) + le(0, 8) + le(0x2000, 8) + le(0x2000, 8) + le(0x1000, 8)
        file += lines + names
        file += [UInt8](repeating: 0, count: 64)
        file += section(1, 1, first, lines.count) + section(13, 3, first + lines.count, names.count)
        return file
    }

    private func section(_ name: UInt64, _ kind: UInt64, _ offset: Int, _ size: Int) -> [UInt8] {
        le(name, 4) + le(kind, 4) + le(0, 8) + le(0, 8) + le(UInt64(offset), 8) + le(UInt64(size), 8) + le(0, 8) + le(1, 8)
            + le(0, 8)
    }

    private var unit: [UInt8] {
        let operands: [UInt8] = [0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
        var head: [UInt8] = [1, 1, 1, 0xFB, 14, 13] + operands
        if version == 5 {
            head += [1, 1, 0x08, 2] + Array("/app\0Sources\0".utf8)
            head += [2, 1, 0x08, 2, 0x0B, 2] + Array("other.swift\0".utf8) + [0] + Array("main.swift\0".utf8) + [1]
        } else {
            head += Array("/app/Sources\0\0main.swift\0".utf8) + [1, 0, 0, 0]
        }
        let body = le(UInt64(head.count), 4) + head + program
        let start = le(UInt64(version), 2) + (version == 5 ? [8, 0] : [])
        return le(UInt64(start.count + body.count), 4) + start + body
    }

    private var program: [UInt8] {
        var code: [UInt8] = [], line = 1, last: UInt64 = 0
        for (index, row) in rows.enumerated() {
            code += index == 0 ? [0, 9, 2] + le(row.0, 8) : [2] + uleb(row.0 - last)
            last = row.0
            if index == rows.count - 1 { return code + [0, 1, 1] }
            code += [3] + sleb(row.1 - line) + [5] + uleb(row.2) + [1]
            line = row.1
        }
        return code
    }

    private func le(_ value: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    }

    private func uleb(_ value: UInt64) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + uleb(value >> 7)
    }

    private func sleb(_ value: Int) -> [UInt8] {
        (-64..<64).contains(value)
            ? [UInt8(truncatingIfNeeded: value) & 0x7F] : [UInt8(truncatingIfNeeded: value) | 0x80] + sleb(value >> 7)
    }
}
