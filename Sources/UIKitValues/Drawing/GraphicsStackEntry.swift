// One entry of a thread's stack of graphics contexts.
// No Apple page: this is ours (the storage behind UIGraphicsPushContext and UIGraphicsBeginImageContext).
import CoreGraphics
import Foundation
import PixelKernels

/// A context that was pushed, or one that makes an image.
package struct GraphicsStackEntry {
    /// The bitmap behind an image context.
    package struct Bitmap {
        package let buffer: PixelBuffer
        let scale: CGFloat
        let isOpaque: Bool
    }

    /// The context; nil for an image context that could not be created. The entry keeps the nesting in balance.
    package let context: CGContext?
    /// The bitmap; nil for a context that was pushed.
    package let bitmap: Bitmap?
    /// True for the image contexts, so that the two families cannot pop each other's.
    let isImageContext: Bool

    static func pushed(_ context: CGContext) -> Self { Self(context: context, bitmap: nil, isImageContext: false) }

    /// A new bitmap of so many points, rounded up to whole pixels, its origin top left, cleared or black if opaque.
    package static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> Self? {
        let width = (size.width * scale - 0.001).rounded(.up)
        let height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumDimension),
            height <= CGFloat(PixelBuffer.maximumDimension),
            let buffer = PixelBuffer(width: Int(width), height: Int(height)),
            let context = CGContext(pixelBuffer: buffer, scale: scale, yDown: true)
        else { return nil }
        if isOpaque { fillOpaqueBlack(buffer) }
        let bitmap = Bitmap(buffer: buffer, scale: scale, isOpaque: isOpaque)
        return Self(context: context, bitmap: bitmap, isImageContext: true)
    }

    private static func fillOpaqueBlack(_ buffer: PixelBuffer) {
        for row in 0..<buffer.height {
            buffer.row(row).initializeMemory(as: UInt32.self, repeating: 0xFF00_0000, count: buffer.width)
        }
    }

    /// Returns a copy of the drawing so far; nil if the entry is no image context or could not be created.
    func makeImage() -> UIImage? {
        guard let bitmap else { return nil }
        return UIImage(
            cgImage: CGImage(pixelBuffer: bitmap.buffer.copy(), isOpaque: bitmap.isOpaque), scale: bitmap.scale,
            orientation: .up)
    }

    /// Returns the drawing so far without copying the bitmap. Nothing may draw into it afterwards.
    func takeImage() -> UIImage? {
        guard let bitmap else { return nil }
        return UIImage(
            cgImage: CGImage(pixelBuffer: bitmap.buffer, isOpaque: bitmap.isOpaque), scale: bitmap.scale,
            orientation: .up)
    }
}
