// A bitmap at the start of a chain.
// Apple: "CIImage", init(cgImage:).
internal import CFilterRows
import PixelKernels

/// The pixels of an image, its lower left corner at the origin.
final class BitmapNode: ImageNode {
    let image: CGImage
    /// False where the stored codes are taken as working values.
    let isManaged: Bool
    let extent: CGRect

    init(_ image: CGImage, isManaged: Bool) {
        self.image = image
        self.isManaged = isManaged
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    }

    var isOpaque: Bool { image.isOpaque }

    func makeStage(_ region: PixelRect, _ rendering: Rendering) -> any Stage {
        BitmapStage(image.pixelBuffer, decodes: isManaged && rendering.transfer == .linear)
    }
}

private final class BitmapStage: Stage {
    let buffer: PixelBuffer
    let decodes: Bool

    init(_ buffer: PixelBuffer, decodes: Bool) {
        self.buffer = buffer
        self.decodes = decodes
    }

    func fill(_ row: Row) {
        let from = max(row.x, 0), to = min(row.x + row.count, buffer.width)
        let isInside = row.y >= 0 && row.y < buffer.height
        if !isInside || from > row.x || to < row.x + row.count { row.clear() }
        guard isInside, from < to else { return }
        // The bitmap's first row is the picture's top.
        let bytes = (buffer.row(buffer.height - 1 - row.y) + from * 4).assumingMemoryBound(to: UInt8.self)
        let part = row.part(from: from, count: to - from)
        if decodes {
            Rendering.tables.decode.withUnsafeBufferPointer {
                vtf_load_bgra(part.pixels, part.plane, bytes, Int32(part.count), $0.baseAddress)
            }
        } else {
            vtf_load_bgra(part.pixels, part.plane, bytes, Int32(part.count), nil)
        }
    }
}
