// One row of pixels on its way through a chain, and what fills it.
// No Apple page: this is ours.
import PixelKernels

/// A stretch of one row: four planes of floats, red, green, blue and alpha, premultiplied, in the working space.
struct Row {
    /// The first pixel's column, and the row counted upwards from Core Image's origin.
    var x, y: Int
    /// Pixels, ≥ 1.
    var count: Int
    /// The red plane; the others follow `plane` floats apart.
    var pixels: UnsafeMutablePointer<Float>
    var plane: Int

    /// The pixels from a column on.
    func part(from column: Int, count: Int) -> Row {
        Row(x: column, y: y, count: count, pixels: pixels + (column - x), plane: plane)
    }

    /// The same memory as another row of the picture.
    func at(x: Int, y: Int) -> Row { Row(x: x, y: y, count: count, pixels: pixels, plane: plane) }

    /// Makes all pixels transparent.
    func clear() {
        for channel in 0..<4 { (pixels + channel * plane).update(repeating: 0, count: count) }
    }

    /// Copies the pixels of another row of the same length.
    func copy(_ other: Row) {
        for channel in 0..<4 { (pixels + channel * plane).update(from: other.pixels + channel * other.plane, count: count) }
    }
}

/// Memory for a row of up to a number of pixels; freed with the object.
final class RowMemory {
    private let memory: UnsafeMutablePointer<Float>
    private let plane: Int
    /// The most pixels that fit.
    let capacity: Int

    init(_ capacity: Int) {
        self.capacity = capacity
        plane = (max(1, capacity) + 15) & ~15
        memory = .allocate(capacity: plane * 4)
        memory.initialize(repeating: 0, count: plane * 4)
    }

    deinit { memory.deallocate() }

    func row(x: Int, y: Int, count: Int) -> Row {
        precondition(count <= capacity)
        return Row(x: x, y: y, count: count, pixels: memory, plane: plane)
    }
}

/// One step of a chain made ready for a region: it fills rows inside that region.
///
/// Used by one thread at a time.
protocol Stage: AnyObject {
    /// Fills all pixels of a row that lies inside the region the stage was made for.
    func fill(_ row: Row)
}

/// Nothing.
final class ClearStage: Stage {
    func fill(_ row: Row) { row.clear() }
}
