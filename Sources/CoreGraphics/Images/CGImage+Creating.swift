// Images from bytes, and images from images.
// Apple: "CGImage", Creating an Image.
import Diagnostics
import PixelKernels

extension CGImage {
    /// An image over the bytes of a provider; nil where layout and space do not fit each other.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = ImageLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo)
        if let fault = layout.fault(components: space.numberOfComponents, isMask: false) {
            Catalogue.imageLayoutImpossible.report(cause: fault)
            return nil
        }
        self.init(
            layout: layout, colorSpace: space, shouldInterpolate: shouldInterpolate, renderingIntent: intent,
            decodeArray: Self.array(decode, components: space.numberOfComponents), provider: provider, converted: nil)
    }

    /// A stencil: paint goes through where samples are 0, or 1 with a decode of 1, 0.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let layout = ImageLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, bitmapInfo: [])
        if let fault = layout.fault(components: 1, isMask: true) {
            Catalogue.imageLayoutImpossible.report(cause: fault)
            return nil
        }
        self.init(
            layout: layout, colorSpace: nil, shouldInterpolate: shouldInterpolate,
            decodeArray: Self.array(decode, components: 1), isMask: true, provider: provider, converted: nil)
    }

    private static func array(_ decode: UnsafePointer<CGFloat>?, components: Int) -> [CGFloat]? {
        decode.map { Array(UnsafeBufferPointer(start: $0, count: components * 2)) }
    }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The image with its components read in another space of as many components; nil otherwise and for masks.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, let colorSpace, colorSpace.numberOfComponents == space.numberOfComponents,
            let provider = dataProvider
        else { return nil }
        return CGImage(
            layout: layout, colorSpace: space, shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent,
            decodeArray: decodeArray, utType: utType, provider: provider, converted: nil)
    }

    /// The part inside a rectangle of pixels, y down, grown to whole ones and cut at the image; nil where none is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isFinite, !rect.isNull else { return nil }
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.integral.intersection(whole)
        guard !part.isEmpty, !part.isNull else { return nil }
        let source = pixelBuffer
        guard let target = PixelBuffer(width: Int(part.width), height: Int(part.height)) else { return nil }
        for y in 0..<target.height {
            target.row(y).copyMemory(
                from: source.row(y + Int(part.minY)) + Int(part.minX) * 4, byteCount: target.width * 4)
        }
        let isFourBytes = bitsPerPixel == 32 && bitsPerComponent == 8 && FourByteOrder(bitmapInfo) != nil
        if isFourBytes { return CGImage(pixelBuffer: target, shownAs: bitmapInfo, utType: utType) }
        return CGImage(pixelBuffer: target, isOpaque: isOpaque, utType: utType)
    }

    /// The image shown where the mask says: a stencil keeps where it is 0, a gray image where it is white.
    ///
    /// The mask is stretched to the image, nearest pixel.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, mask.isMask || mask.colorSpace?.model == .monochrome else { return nil }
        let target = pixelBuffer.copy()
        let source = mask.pixelBuffer
        for y in 0..<height {
            let row = target.row(y).assumingMemoryBound(to: UInt32.self)
            let maskRow = source.row(y * mask.height / height).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let sample = maskRow[x * mask.width / width]
                // A stencil holds what goes through as alpha, a gray image as any colour.
                row[x] = scaled(row[x], by: mask.isMask ? sample >> 24 : sample & 255)
            }
        }
        return CGImage(pixelBuffer: target, isOpaque: false, utType: utType)
    }

    /// The image without the pixels whose components all lie in the given ranges, two bytes for each component.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, bitsPerComponent == 8, components.count >= 6 else { return nil }
        let target = pixelBuffer.copy()
        for y in 0..<height {
            let row = target.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let pixel = row[x]
                let rgb = [(pixel >> 16) & 255, (pixel >> 8) & 255, pixel & 255].map { CGFloat($0) }
                let isInside = (0..<3).allSatisfy { rgb[$0] >= components[2 * $0] && rgb[$0] <= components[2 * $0 + 1] }
                if isInside { row[x] = 0 }
            }
        }
        return CGImage(pixelBuffer: target, isOpaque: false, utType: utType)
    }
}

/// A premultiplied pixel times a coverage of 0…255.
func scaled(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
    over255((pixel >> 24) * coverage) << 24 | over255(((pixel >> 16) & 255) * coverage) << 16
        | over255(((pixel >> 8) & 255) * coverage) << 8 | over255((pixel & 255) * coverage)
}
