// Coverage of large shapes kept small: one column and one row of a small mask stand for many.
// No Apple page: this is ours.
import Glibc

/// A8 coverage in which a column and a row of a small mask are repeated: the corners of a large shape, its edges once,
/// its middle once. Any mask is one, with nothing repeated.
public struct StretchedMask: Sendable {
    /// The small mask, A8.
    public let tile: PixelBuffer
    /// The column of the tile that stands for `1 + extraColumns` equal ones.
    public let column: Int
    /// How many columns the whole is wider than the tile, ≥ 0.
    public let extraColumns: Int
    /// The row of the tile that stands for `1 + extraRows` equal ones.
    public let row: Int
    /// How many rows the whole is higher than the tile, ≥ 0.
    public let extraRows: Int

    /// `column` and `row` must lie in the tile.
    public init(tile: PixelBuffer, column: Int = 0, extraColumns: Int = 0, row: Int = 0, extraRows: Int = 0) {
        precondition(tile.format == .a8 && (0..<tile.width).contains(column) && (0..<tile.height).contains(row))
        self.tile = tile
        self.column = column
        self.extraColumns = max(0, extraColumns)
        self.row = row
        self.extraRows = max(0, extraRows)
    }

    /// The same coverage with the equal rows and columns about the mask's middle taken once. Reads the mask once.
    public init(compressing mask: PixelBuffer) {
        precondition(mask.format == .a8)
        let w = mask.width, h = mask.height
        // 1. Rows equal to the middle one.
        var top = h / 2, bottom = h / 2
        while top > 0, memcmp(mask.row(top - 1), mask.row(h / 2), w) == 0 { top -= 1 }
        while bottom + 1 < h, memcmp(mask.row(bottom + 1), mask.row(h / 2), w) == 0 { bottom += 1 }
        // 2. Columns that in every other row are equal to the middle one.
        var left = 0, right = w - 1
        for y in 0..<h where y <= top || y > bottom {
            let row = mask.row(y).assumingMemoryBound(to: UInt8.self), middle = row[w / 2]
            if memcmp(row + left, row + left + 1, right - left) == 0 { continue }
            var x = w / 2
            while x > left, row[x - 1] == middle { x -= 1 }
            left = x
            x = w / 2
            while x < right, row[x + 1] == middle { x += 1 }
            right = x
        }
        let columns = right - left, rows = bottom - top
        guard columns + rows > 0, let tile = PixelBuffer(width: w - columns, height: h - rows, format: .a8) else {
            self.init(tile: mask)
            return
        }
        for y in 0..<tile.height {
            let from = mask.row(y <= top ? y : y + rows), to = tile.row(y)
            to.copyMemory(from: from, byteCount: left + 1)
            (to + left + 1).copyMemory(from: from + right + 1, byteCount: w - right - 1)
        }
        self.init(tile: tile, column: left, extraColumns: columns, row: top, extraRows: rows)
    }

    /// Width of the whole in pixels.
    public var width: Int { tile.width + extraColumns }
    /// Height of the whole in pixels.
    public var height: Int { tile.height + extraRows }

    /// The same coverage with so many of the equal columns and rows written out; nil where that fits no buffer.
    /// `columns` and `rows` count those that are left to `extraColumns` and `extraRows`.
    func unfolded(leaving columns: Int = 0, _ rows: Int = 0) -> StretchedMask? {
        let moreColumns = extraColumns - columns, moreRows = extraRows - rows
        precondition(columns >= 0 && rows >= 0 && moreColumns >= 0 && moreRows >= 0)
        if moreColumns == 0, moreRows == 0 { return self }
        guard
            let buffer = PixelBuffer(width: tile.width + moreColumns, height: tile.height + moreRows, format: .a8)
        else { return nil }
        for y in 0..<tile.height {
            let from = tile.row(y), to = buffer.row(y <= row ? y : y + moreRows)
            to.copyMemory(from: from, byteCount: column)
            memset(to + column, Int32(from.load(fromByteOffset: column, as: UInt8.self)), moreColumns + 1)
            (to + column + moreColumns + 1).copyMemory(from: from + column + 1, byteCount: tile.width - column - 1)
        }
        for y in 0..<moreRows { buffer.row(row + 1 + y).copyMemory(from: buffer.row(row), byteCount: buffer.width) }
        return StretchedMask(tile: buffer, column: column, extraColumns: columns, row: row, extraRows: rows)
    }

    /// The whole coverage as one mask; nil where it fits no buffer.
    public func whole() -> PixelBuffer? { unfolded()?.tile }
}
