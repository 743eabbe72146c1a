// An immutable bitmap.
// Apple: "CGImage".
import PixelKernels
import Synchronization

/// A bitmap image or image mask; its pixels are converted for drawing on first use and kept.
public final class CGImage: @unchecked Sendable {
    let layout: ImageLayout
    /// The space of the components; nil for masks.
    public let colorSpace: CGColorSpace?
    /// Whether drawing may smooth the image.
    public let shouldInterpolate: Bool
    /// Stored and returned.
    public let renderingIntent: CGColorRenderingIntent
    let decodeArray: [CGFloat]?
    /// Two numbers for each component that map its range; nil for the plain ones.
    public let decode: UnsafePointer<CGFloat>?
    /// Whether this is a stencil: samples say how much paint stays away.
    public let isMask: Bool
    /// Uniform type of the file the image came from.
    public let utType: CFString?
    private let provider: CGDataProvider?
    private let converted: Mutex<PixelBuffer?>

    init(
        layout: ImageLayout, colorSpace: CGColorSpace?, shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent, decodeArray: [CGFloat]? = nil, isMask: Bool = false,
        utType: CFString? = nil, provider: CGDataProvider?, converted: PixelBuffer?
    ) {
        self.layout = layout
        self.colorSpace = colorSpace
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = renderingIntent
        self.decodeArray = decodeArray
        decode = decodeArray.map { values in
            let pointer = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
            pointer.initialize(from: values, count: values.count)
            return UnsafePointer(pointer)
        }
        self.isMask = isMask
        self.utType = utType
        self.provider = provider
        self.converted = Mutex(converted)
    }

    /// An image that shares the buffer (BGRA8, premultiplied sRGB), which must not change any more.
    ///
    /// ``dataProvider`` gives the pixels in the layout that is asked for, and makes them when its data is.
    package convenience init(
        pixelBuffer: PixelBuffer, isOpaque: Bool, shownAs layout: ShownLayout = .drawn, utType: CFString? = nil
    ) {
        self.init(pixelBuffer: pixelBuffer, shownAs: layout.bitmapInfo(isOpaque: isOpaque), utType: utType)
    }

    /// The same with a layout of four bytes a pixel in any order.
    package convenience init(pixelBuffer: PixelBuffer, shownAs bitmapInfo: CGBitmapInfo, utType: CFString? = nil) {
        let isNative = FourByteOrder(bitmapInfo)?.hasNativeOrder ?? true
        self.init(
            layout: ImageLayout(
                width: pixelBuffer.width, height: pixelBuffer.height, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: isNative ? pixelBuffer.bytesPerRow : pixelBuffer.width * 4, bitmapInfo: bitmapInfo),
            colorSpace: .sRGBSpace, utType: utType, provider: nil, converted: pixelBuffer)
    }

    /// Width in pixels.
    public var width: Int { layout.width }
    /// Height in pixels.
    public var height: Int { layout.height }
    /// Bits of one component of a pixel.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// Distance from one row to the next in bytes.
    public var bytesPerRow: Int { layout.bytesPerRow }
    /// How a pixel's components are laid out.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The alpha part of ``bitmapInfo``.
    public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alphaInfo }
    /// The byte order of ``bitmapInfo``.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }

    deinit { decode?.deallocate() }

    /// The pixels as BGRA8, premultiplied sRGB; shared, so never write to them.
    package var pixelBuffer: PixelBuffer {
        converted.withLock { buffer in
            if let buffer { return buffer }
            let made = makePixelBuffer()
            buffer = made
            return made
        }
    }

    /// The bytes in the image's own layout.
    public var dataProvider: CGDataProvider? {
        if let provider { return provider }
        let (buffer, info) = (pixelBuffer, bitmapInfo)
        return CGDataProvider { ShownPixels.data(buffer, info) }
    }

    /// Whether no pixel lets anything through, going by the layout alone.
    package var isOpaque: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: !isMask
        default: false
        }
    }

    private func makePixelBuffer() -> PixelBuffer {
        let data = provider?.data ?? Data()
        return ImageConversion(
            layout: layout, colorSpace: colorSpace ?? .deviceGray, decode: decodeArray, isMask: isMask
        ).pixels(from: data)
    }
}

extension CGImage: Hashable {
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
