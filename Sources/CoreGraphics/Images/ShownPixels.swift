// The layouts in which images show their bytes: what is drawn, what comes from a file, what Core Image computes.
// Apple: "CGImage", bitmapInfo and dataProvider.
import PixelKernels

/// Where an image's pixels come from, which says how Apple lays them out. (Observed.)
package enum ShownLayout: Sendable {
    /// Drawn into a bitmap of UIKit's: blue, green, red, alpha; premultiplied.
    case drawn
    /// Decoded from a file: red, green, blue, alpha; not premultiplied, as files have it.
    case decoded
    /// Computed by Core Image: red, green, blue, alpha; premultiplied.
    case computed

    func bitmapInfo(isOpaque: Bool) -> CGBitmapInfo {
        switch self {
        case .drawn:
            CGBitmapInfo(alpha: isOpaque ? .noneSkipFirst : .premultipliedFirst, byteOrder: .order32Little)
        case .decoded: CGBitmapInfo(alpha: isOpaque ? .noneSkipLast : .last)
        case .computed: CGBitmapInfo(alpha: isOpaque ? .noneSkipLast : .premultipliedLast)
        }
    }
}

/// Pixels of a buffer as bytes of a layout.
enum ShownPixels {
    /// Rows are as long as the buffer's in its own order, else without padding.
    static func data(_ buffer: PixelBuffer, _ info: CGBitmapInfo) -> Data {
        guard let order = FourByteOrder(info), !order.hasNativeOrder || order.isStraight else {
            return Data(bytes: buffer.bytes, count: buffer.byteCount)
        }
        var source = buffer
        if order.isStraight {
            source = buffer.copy()
            Kernels.unpremultiply(source)
        }
        let row = order.hasNativeOrder ? buffer.bytesPerRow : buffer.width * 4
        var data = Data(count: row * buffer.height)
        data.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<buffer.height {
                order.store(
                    source.row(y).assumingMemoryBound(to: UInt32.self), into: start + y * row, count: buffer.width)
            }
        }
        return data
    }
}
