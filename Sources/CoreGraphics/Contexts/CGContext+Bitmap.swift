// Bitmap contexts over the caller's memory or their own.
// Apple: "CGContext", Creating Bitmap Graphics Contexts, Managing a Bitmap Graphics Context.
import Diagnostics
import PixelKernels

extension CGContext {
    /// A bitmap context, y upwards, one unit a pixel; nil where the layout is not one of those that follow.
    ///
    /// RGB of 8 bits with premultiplied or skipped alpha in any byte order, gray of 8 bits without alpha, alpha only.
    /// `data` must hold `bytesPerRow` × `height` bytes for as long as the context; nil lets the context own its
    /// memory, and 0 bytes per row lets it choose.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            checked: space, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    }

    /// A bitmap context; see the other form, whose `bitmapInfo` is the raw value.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            checked: space, bitmapInfo: bitmapInfo)
    }

    private convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        checked space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        var layout = ImageLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: 0, bytesPerRow: bytesPerRow,
            bitmapInfo: bitmapInfo)
        guard let kind = BitmapStorage.Kind(bitmapInfo, space: space, bitsPerComponent: bitsPerComponent) else {
            Catalogue.contextLayoutImpossible.report(
                cause: "\(bitsPerComponent) bits, bitmap info \(bitmapInfo.rawValue) and the space "
                    + "\(space.name ?? "without a name") do not work together.")
            return nil
        }
        layout.bitsPerPixel = kind.bytesPerPixel * 8
        let isOwn = data == nil && kind.isNative && bytesPerRow == 0
        if bytesPerRow == 0 { layout.bytesPerRow = (max(0, min(width, 1 << 20)) * kind.bytesPerPixel + 63) & ~63 }
        let fault = layout.fault(components: kind.bytesPerPixel == 1 ? 1 : 3, isMask: kind.bytesPerPixel == 1)
        guard fault == nil, let buffer = PixelBuffer(width: width, height: height) else {
            Catalogue.contextLayoutImpossible.report(cause: fault ?? "\(width)×\(height) pixels are too many.")
            return nil
        }
        let storage =
            isOwn ? nil : BitmapStorage(kind: kind, data: data, bytesPerRow: layout.bytesPerRow, height: height)
        self.init(
            target: DrawingTarget(buffer: buffer, x: 0, y: 0), storage: storage, pdf: nil, layout: layout,
            space: space, scale: 1, yDown: false)
    }

    /// The first byte of the bitmap's first row; nil in PDF contexts.
    public var data: UnsafeMutableRawPointer? { storage?.bytes ?? bitmapBuffer?.bytes }

    private var bitmapBuffer: PixelBuffer? { (layers.first?.target ?? target)?.buffer }

    /// In pixels.
    public var width: Int { layout.width }
    /// In pixels.
    public var height: Int { layout.height }
    /// Bits of one component of a pixel; 0 in PDF contexts.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// Bits of one pixel; 0 in PDF contexts.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// Distance from one row of ``data`` to the next.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// The space of the bitmap; nil for alpha alone and in PDF contexts.
    public var colorSpace: CGColorSpace? { space }
    /// Where a pixel has its alpha.
    public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alphaInfo }
    /// How a pixel's components are laid out.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// A copy of the bitmap as it is now, layers not yet ended left out; nil in PDF contexts.
    public func makeImage() -> CGImage? {
        guard let buffer = bitmapBuffer else { return nil }
        guard let storage else {
            return CGImage(pixelBuffer: buffer.copy(), isOpaque: false)
        }
        let bytes = Data(bytes: storage.bytes, count: layout.minimumByteCount)
        return CGImage(layout: layout, colorSpace: space, provider: CGDataProvider(data: bytes), converted: nil)
    }

    /// Nothing waits here: what is drawn is in ``data`` at once.
    public func flush() {}
    /// Nothing waits here either.
    public func synchronize() {}
}
