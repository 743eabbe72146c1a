// From an image's own layout to BGRA8, premultiplied sRGB.
// No Apple page: this is ours.
import PixelKernels

/// Converts bytes of one layout and space.
struct ImageConversion {
    var layout: ImageLayout
    var colorSpace: CGColorSpace
    var decode: [CGFloat]?
    var isMask: Bool

    /// The pixels; bytes that are missing count as 0. A mask gives black with the paint it lets through as alpha.
    func pixels(from data: Data) -> PixelBuffer {
        guard let buffer = PixelBuffer(width: layout.width, height: layout.height) else {
            preconditionFailure("the layout was checked when the image was made")
        }
        data.withUnsafeBytes { bytes in
            guard bytes.count >= layout.minimumByteCount else { return convertPadded(bytes, into: buffer) }
            convert(bytes, into: buffer)
        }
        return buffer
    }

    private func convertPadded(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) {
        var padded = [UInt8](bytes)
        padded.append(contentsOf: repeatElement(0, count: layout.minimumByteCount - padded.count))
        padded.withUnsafeBytes { convert($0, into: buffer) }
    }

    private func convert(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) {
        let isPlain = decode == nil && !isMask && layout.bitsPerComponent == 8
        if isPlain, layout.bitsPerPixel == 32, let order = FourByteOrder(layout.bitmapInfo), isNearSRGB {
            for y in 0..<layout.height {
                order.load(
                    bytes.baseAddress! + y * layout.bytesPerRow,
                    into: buffer.row(y).assumingMemoryBound(to: UInt32.self), count: layout.width)
            }
        } else if isPlain, layout.bitmapInfo.alphaInfo == .none, colorSpace == .deviceGray || isNearSRGB {
            convertOpaque(bytes, into: buffer)
        } else {
            convertSamples(bytes, into: buffer)
        }
    }

    /// Whether the components already are encoded sRGB.
    private var isNearSRGB: Bool {
        switch colorSpace.kind {
        case .sRGB, .deviceRGB, .extendedSRGB: true
        default: false
        }
    }

    /// 8-bit gray or RGB without alpha.
    private func convertOpaque(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) {
        let isGray = layout.bitsPerPixel == 8
        for y in 0..<layout.height {
            let from = bytes.baseAddress! + y * layout.bytesPerRow
            let to = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            let source = from.assumingMemoryBound(to: UInt8.self)
            for x in 0..<layout.width {
                if isGray {
                    to[x] = 0xFF00_0000 | UInt32(source[x]) * 0x01_0101
                } else {
                    let p = source + 3 * x
                    to[x] = 0xFF00_0000 | UInt32(p[0]) << 16 | UInt32(p[1]) << 8 | UInt32(p[2])
                }
            }
        }
    }

    /// Any layout, sample by sample.
    private func convertSamples(_ bytes: UnsafeRawBufferPointer, into buffer: PixelBuffer) {
        let reader = SampleReader(layout: layout, decode: decode, isIndexed: colorSpace.model == .indexed)
        let alphaInfo = layout.bitmapInfo.alphaInfo
        let components = isMask || alphaInfo == .alphaOnly ? 0 : colorSpace.numberOfComponents
        let isAlphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
        let isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
        var cache: [[CGFloat]: UInt32] = [:]
        var samples = [CGFloat](repeating: 0, count: max(1, layout.samplesPerPixel))
        for y in 0..<layout.height {
            let to = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<layout.width {
                reader.read(bytes, x: x, y: y, into: &samples)
                if components == 0 {
                    let alpha = isMask ? 1 - samples[0] : samples[0]
                    to[x] = CGColor.premultiply(0, 0, 0, alpha)
                    continue
                }
                if let known = cache[samples] {
                    to[x] = known
                    continue
                }
                let alpha = hasAlpha ? unit(isAlphaFirst ? samples[0] : samples[components]) : 1
                var color = Array(isAlphaFirst ? samples[1...] : samples[0..<components])
                if isPremultiplied, alpha > 0 { color = color.map { $0 / alpha } }
                let rgb = colorSpace.encodedSRGB(color)
                to[x] = CGColor.premultiply(rgb.0, rgb.1, rgb.2, alpha)
                if cache.count < 1 << 16 { cache[samples] = to[x] }
            }
        }
    }
}

/// Reads the samples of a pixel as numbers, 0…1 but for indexed ones.
struct SampleReader {
    var layout: ImageLayout
    var decode: [CGFloat]?
    var isIndexed: Bool

    func read(_ bytes: UnsafeRawBufferPointer, x: Int, y: Int, into samples: inout [CGFloat]) {
        let count = layout.samplesPerPixel
        for index in 0..<count {
            // A little-endian 32-bit pixel of bytes holds its components from the last byte to the first.
            let isReversed = layout.bitmapInfo.byteOrder == .order32Little && layout.bitsPerComponent == 8 && count == 4
            let place = isReversed ? count - 1 - index : index
            var value = sample(bytes, bit: x * layout.bitsPerPixel + place * layout.bitsPerComponent, y: y)
            if let decode, decode.count >= 2 * index + 2 {
                value = decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
            }
            samples[index] = value
        }
    }

    private func sample(_ bytes: UnsafeRawBufferPointer, bit: Int, y: Int) -> CGFloat {
        let offset = y * layout.bytesPerRow + bit / 8
        let isLittle = [.order16Little, .order32Little].contains(layout.bitmapInfo.byteOrder)
        switch layout.bitsPerComponent {
        case 8: return isIndexed ? CGFloat(bytes[offset]) : CGFloat(bytes[offset]) / 255
        case 16:
            let (high, low) = isLittle ? (offset + 1, offset) : (offset, offset + 1)
            return CGFloat(Int(bytes[high]) << 8 | Int(bytes[low])) / 65_535
        case 32:
            var raw: UInt32 = 0
            for index in 0..<4 { raw |= UInt32(bytes[offset + index]) << (isLittle ? 8 * index : 24 - 8 * index) }
            let value = CGFloat(Float(bitPattern: raw))
            return value.isFinite ? value : 0
        default:
            let bits = layout.bitsPerComponent
            let value = (Int(bytes[offset]) >> (8 - bits - bit % 8)) & ((1 << bits) - 1)
            return isIndexed ? CGFloat(value) : CGFloat(value) / CGFloat((1 << bits) - 1)
        }
    }
}
