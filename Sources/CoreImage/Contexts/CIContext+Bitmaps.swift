// Pixels into memory and files.
// Apple: "CIContext", render(_:toBitmap:rowBytes:bounds:format:colorSpace:), pngRepresentation(of:format:colorSpace:options:).
internal import CFilterRows
import Diagnostics
import ImageIO
import PixelKernels

/// How a file is written; names are those of Image I/O's properties.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIContext {
    /// Writes the pixels of a rectangle, the top row first, in `RGBA8`, `BGRA8`, `ARGB8`, `ABGR8`, `A8`, `R8`, `L8` or
    /// `RGBAf`.
    ///
    /// The space says whether values are encoded by the sRGB curve (nil: yes) or linear.
    /// - Parameter data: Room for `rowBytes` × height bytes.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let writer = BitmapWriter(format) else {
            return Catalogue.renderFormatUnsupported.report(
                object: image.description, cause: "The format \(format.name) cannot be written.")
        }
        let area = PixelRect(covering: bounds)
        guard bounds.isCountable, !area.isEmpty, rowBytes >= area.width * format.bytesPerPixel else {
            return Catalogue.renderRectUnusable.report(
                object: image.description,
                cause: "The rectangle is \(bounds.words), and a row has room for \(rowBytes) bytes.")
        }
        let isLinear = colorSpace?.isLinear ?? false
        let change: Int32? = transfer == .linear ? (isLinear ? nil : 1) : (isLinear ? 0 : nil)
        _ = render(image, area) { row in
            writer.write(row, to: data + (area.maxY - 1 - row.y) * rowBytes, curve: change)
        }
    }

    /// PNG of the whole picture; nil with a diagnostic for one without end. Always 8 bits of sRGB.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        pngData(image)
    }

    func pngData(_ image: CIImage) -> Data? { pixels(image, image.extent).flatMap { PNGFile.encode($0) } }

    /// JPEG of the whole picture over white; nil with a diagnostic for one without end.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)
        let quality = realNumber(options[key]) ?? 0.8
        return pixels(image, image.extent).flatMap { ImageEncoding.jpeg($0, quality: quality) }
    }

    /// Writes a PNG file; throws where the picture has no end or the file cannot be written.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    /// Writes a JPEG file; throws where the picture has no end or the file cannot be written.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }
}

/// A number, whichever type it was put in as.
func realNumber(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
}

extension Row {
    /// Stores the pixels as BGRA8 premultiplied, through the sRGB curve or as they are.
    func store(_ bytes: UnsafeMutableRawPointer, encodes: Bool) {
        let target = bytes.assumingMemoryBound(to: UInt8.self)
        if encodes {
            Rendering.tables.encode.withUnsafeBufferPointer {
                vtf_store_bgra(target, pixels, plane, Int32(count), $0.baseAddress)
            }
        } else {
            vtf_store_bgra(target, pixels, plane, Int32(count), nil)
        }
    }
}

/// Writes rows in one format.
private struct BitmapWriter {
    private let format: CIFormat

    init?(_ format: CIFormat) {
        guard [.RGBA8, .BGRA8, .ARGB8, .ABGR8, .A8, .R8, .L8, .RGBAf].contains(format) else { return nil }
        self.format = format
    }

    /// - Parameter curve: 1 to encode, 0 to decode, nil to leave the values alone.
    func write(_ row: Row, to bytes: UnsafeMutableRawPointer, curve: Int32?) {
        if let curve { vtf_curve(row.pixels, row.plane, Int32(row.count), curve) }
        func value(_ channel: Int, _ x: Int) -> Float { row.pixels[channel * row.plane + x] }
        switch format {
        case .RGBAf:
            for x in 0..<row.count {
                for channel in 0..<4 {
                    bytes.storeBytes(of: value(channel, x), toByteOffset: 16 * x + 4 * channel, as: Float.self)
                }
            }
        case .A8, .R8, .L8:
            for x in 0..<row.count {
                let found =
                    format == .A8
                    ? value(3, x)
                    : format == .R8 ? value(0, x) : 0.2126 * value(0, x) + 0.7152 * value(1, x) + 0.0722 * value(2, x)
                bytes.storeBytes(of: UInt8((max(0, min(1, found)) * 255).rounded()), toByteOffset: x, as: UInt8.self)
            }
        default:
            row.store(bytes, encodes: false)
            let orders: [CIFormat: Kernels.ByteOrder] = [.RGBA8: .rgba, .ARGB8: .argb, .ABGR8: .abgr]
            guard let order = orders[format] else { return }
            Kernels.reorder(
                bytes, bytesPerRow: row.count * 4, order: .bgra, to: bytes, bytesPerRow: row.count * 4, order: order,
                width: row.count, height: 1)
        }
    }
}
