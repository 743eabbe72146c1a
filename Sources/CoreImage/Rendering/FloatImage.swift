// A rectangle of float pixels in memory.
// No Apple page: this is ours.
internal import CFilterRows
import PixelKernels

/// Pixels of a rectangle of Core Image's plane (y up), each row four planes one after the other.
final class FloatImage {
    /// Which pixels these are.
    let rect: PixelRect
    /// Floats from one plane to the next, and from one row to the next.
    let plane, stride: Int
    private let memory: UnsafeMutablePointer<Float>

    /// The most pixels that one such image may hold: 1 GiB.
    static let limit = 1 << 26

    /// Transparent pixels; nil where they are none or too many.
    init?(_ rect: PixelRect) {
        guard rect.width > 0, rect.height > 0, rect.width <= Self.limit, rect.height <= Self.limit,
            rect.area <= Self.limit
        else { return nil }
        self.rect = rect
        plane = (rect.width + 15) & ~15
        stride = plane * 4
        let count = stride * rect.height
        guard let pointer = calloc(count, MemoryLayout<Float>.stride) else { return nil }
        memory = pointer.bindMemory(to: Float.self, capacity: count)
    }

    deinit { free(memory) }

    /// A row of the rectangle.
    func row(_ y: Int) -> Row {
        Row(x: rect.minX, y: y, count: rect.width, pixels: memory + (y - rect.minY) * stride, plane: plane)
    }
}

extension Row {
    /// Adds rows times weights, so many floats from the first one of each on: whole rows of images of one size.
    func add(_ rows: [(row: Row, weight: Float)], floats: Int) {
        let pointers = rows.map { UnsafePointer<Float>?($0.row.pixels) }
        vtf_add_rows(pixels, pointers, rows.map { $0.weight }, Int32(rows.count), Int32(floats))
    }
}

/// Reads what lies in memory; transparent outside.
final class ImageStage: Stage {
    let image: FloatImage

    init(_ image: FloatImage) { self.image = image }

    func fill(_ row: Row) {
        let from = max(row.x, image.rect.minX)
        let to = min(row.x + row.count, image.rect.maxX)
        let isInside = row.y >= image.rect.minY && row.y < image.rect.maxY
        if !isInside || from > row.x || to < row.x + row.count { row.clear() }
        guard isInside, from < to else { return }
        let part = row.part(from: from, count: to - from)
        part.copy(image.row(row.y).part(from: from, count: to - from))
    }
}
