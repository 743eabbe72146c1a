// A rectangle of whole pixels, y down, half open.
// No Apple page: this is ours.

/// A rectangle of whole pixels: `minX..<maxX` by `minY..<maxY`, y downwards. Empty where a side is ≤ 0.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
    /// The first column.
    public var minX: Int
    /// The first row.
    public var minY: Int
    /// The column after the last one.
    public var maxX: Int
    /// The row after the last one.
    public var maxY: Int

    /// A rectangle of these bounds in pixels.
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// A rectangle of these bounds in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// No pixel, at the origin.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    /// Columns; never negative.
    public var width: Int { max(0, maxX - minX) }
    /// Rows; never negative.
    public var height: Int { max(0, maxY - minY) }
    /// Whether there is no pixel in it.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// How many pixels there are.
    public var area: Int { width * height }

    /// The pixels in both; ``empty`` where there are none.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The smallest rectangle holding both; an empty one does not count.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Whether a pixel is in both.
    public func intersects(_ other: PixelRect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether all pixels of the other are in this one; an empty one's always are.
    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Grown (or with negative values shrunk) by so many pixels on every side.
    public func insetBy(_ amount: Int) -> PixelRect {
        PixelRect(minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
    }

    /// The same rectangle elsewhere.
    public func offsetBy(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    public var description: String { "[\(minX),\(minY) \(width)×\(height)]" }
}
