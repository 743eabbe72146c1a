// Memory in a layout that is not drawn in: loaded before and stored after each drawing, pixel by pixel as needed.
// No Apple page: this is ours.
import PixelKernels

/// The bytes of a bitmap context whose layout is not BGRA8, or which the caller owns.
final class BitmapStorage {
    enum Kind {
        case four(FourByteOrder)
        case gray
        case alpha

        /// Nil where a bitmap context cannot have this layout.
        init?(_ info: CGBitmapInfo, space: CGColorSpace, bitsPerComponent: Int) {
            guard bitsPerComponent == 8, !info.contains(.floatComponents) else { return nil }
            switch (space.model, info.alphaInfo) {
            case (_, .alphaOnly): self = .alpha
            case (.monochrome, .none): self = .gray
            case (.rgb, .premultipliedFirst), (.rgb, .premultipliedLast), (.rgb, .noneSkipFirst),
                (.rgb, .noneSkipLast):
                guard info.byteOrder != .order16Little, info.byteOrder != .order16Big,
                    let order = FourByteOrder(info)
                else { return nil }
                self = .four(order)
            default: return nil
            }
        }

        var bytesPerPixel: Int { if case .four = self { 4 } else { 1 } }
        var isNative: Bool { if case .four(let order) = self { order.isNative } else { false } }
    }

    let kind: Kind
    let bytes: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let isOwned: Bool

    init(kind: Kind, data: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int) {
        self.kind = kind
        self.bytesPerRow = bytesPerRow
        isOwned = data == nil
        if let data {
            bytes = data
        } else {
            bytes = .allocate(byteCount: bytesPerRow * height, alignment: 64)
            bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
        }
    }

    deinit { if isOwned { bytes.deallocate() } }

    /// Brings a rectangle of the memory into the buffer.
    func load(into buffer: PixelBuffer, _ rect: PixelRect) {
        for y in rect.minY..<rect.maxY {
            let to = buffer.row(y).assumingMemoryBound(to: UInt32.self) + rect.minX
            let from = bytes + y * bytesPerRow + rect.minX * kind.bytesPerPixel
            switch kind {
            case .four(let order): order.load(from, into: to, count: rect.width)
            case .gray:
                let gray = from.assumingMemoryBound(to: UInt8.self)
                for x in 0..<rect.width { to[x] = 0xFF00_0000 | UInt32(gray[x]) * 0x01_0101 }
            case .alpha:
                let alpha = from.assumingMemoryBound(to: UInt8.self)
                for x in 0..<rect.width { to[x] = UInt32(alpha[x]) << 24 }
            }
        }
    }

    /// Brings a rectangle of the buffer into the memory.
    func store(from buffer: PixelBuffer, _ rect: PixelRect) {
        for y in rect.minY..<rect.maxY {
            let from = buffer.row(y).assumingMemoryBound(to: UInt32.self) + rect.minX
            let to = bytes + y * bytesPerRow + rect.minX * kind.bytesPerPixel
            switch kind {
            case .four(let order): order.store(from, into: to, count: rect.width)
            case .gray:
                let gray = to.assumingMemoryBound(to: UInt8.self)
                for x in 0..<rect.width { gray[x] = Self.luma(from[x]) }
            case .alpha:
                let alpha = to.assumingMemoryBound(to: UInt8.self)
                for x in 0..<rect.width { alpha[x] = UInt8(from[x] >> 24) }
            }
        }
    }

    /// The weights 0.2126, 0.7152, 0.0722 in 65,536ths, on encoded values; equal components stay what they are.
    private static func luma(_ pixel: UInt32) -> UInt8 {
        let (r, g, b) = ((pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255)
        return UInt8((r * 13_933 + g * 46_871 + b * 4_732 + 32_768) >> 16)
    }
}
