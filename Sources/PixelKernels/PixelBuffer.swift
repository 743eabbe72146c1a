// The pixel buffer every part of the frame's way shares: BGRA8 premultiplied, or A8 coverage.
// No Apple page: this is ours.
import Glibc

/// How the bytes of a ``PixelBuffer`` are read.
public enum PixelFormat: UInt8, Sendable {
    /// Four bytes a pixel in the order blue, green, red, alpha; premultiplied, sRGB (Cairo's ARGB32 on little endian).
    case bgra8
    /// One byte of coverage a pixel.
    case a8

    /// Bytes one pixel takes.
    public var bytesPerPixel: Int { self == .bgra8 ? 4 : 1 }
}

/// A rectangle of pixels in memory that Swift owns, its rows aligned to 64 bytes.
///
/// Not synchronised: one writer at a time, and no reader beside a writer.
public final class PixelBuffer: @unchecked Sendable {
    /// The widest and highest buffer that can be made, in pixels.
    public static let maximumDimension = 32_767

    /// Width in pixels, ≥ 1.
    public let width: Int
    /// Height in pixels, ≥ 1.
    public let height: Int
    /// Distance from one row to the next in bytes, a multiple of 64.
    public let bytesPerRow: Int
    /// How a pixel is stored.
    public let format: PixelFormat
    /// The first byte of the first row, aligned to 64.
    public let bytes: UnsafeMutableRawPointer

    /// A buffer of zeros (transparent black).
    ///
    /// Nil where a side is below 1 or above ``maximumDimension``, or the whole above 1 GiB.
    public init?(width: Int, height: Int, format: PixelFormat = .bgra8) {
        guard width >= 1, height >= 1, width <= Self.maximumDimension, height <= Self.maximumDimension else {
            return nil
        }
        let row = (width * format.bytesPerPixel + 63) & ~63
        guard row * height <= 1 << 30 else { return nil }
        self.width = width
        self.height = height
        self.format = format
        bytesPerRow = row
        guard let memory = Self.allocate(row * height) else { return nil }
        bytes = memory
    }

    deinit { Self.free(bytes, byteCount) }

    /// From so many bytes on, memory is mapped by itself: glibc's heap falls to pieces under aligned blocks of this size
    /// that come and go (31 KB a snapshot, measured), and mapped pages are zero already.
    private static let mappedSize = 1 << 14

    private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        if count >= mappedSize {
            let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            return memory == MAP_FAILED ? nil : memory
        }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        return memory
    }

    private static func free(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        if count >= mappedSize { munmap(memory, count) } else { memory.deallocate() }
    }

    /// The bytes of the whole buffer, padding of the rows included.
    public var byteCount: Int { bytesPerRow * height }

    /// The whole buffer as a rectangle.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The first byte of a row; `row` must lie in `0..<height`.
    @inlinable public func row(_ row: Int) -> UnsafeMutableRawPointer { bytes + row * bytesPerRow }

    /// A second buffer with the same pixels.
    public func copy() -> PixelBuffer {
        let other = PixelBuffer(width: width, height: height, format: format)!
        other.bytes.copyMemory(from: bytes, byteCount: byteCount)
        return other
    }

    /// One BGRA8 pixel as `0xAARRGGBB`, premultiplied. For tests and single look-ups, not for loops.
    public func pixel(x: Int, y: Int) -> UInt32 {
        precondition(format == .bgra8 && x >= 0 && x < width && y >= 0 && y < height, "pixel outside the buffer")
        return row(y).load(fromByteOffset: x * 4, as: UInt32.self)
    }
}
