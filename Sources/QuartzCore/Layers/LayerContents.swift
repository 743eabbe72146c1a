// The contents of a layer, as a value that the compositor can read on its own.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A layer's contents as a value. Buffers in it are never written again once they are set.
package enum LayerContents: @unchecked Sendable {
    case none
    /// A picture, placed by the layer's gravity.
    case image(CGImage)
    /// A8 coverage drawn in one colour (a label); device pixels at the layer's contents scale.
    case mask(PixelBuffer, color: CGColor)
    /// A picture whose middle, `center` in unit coordinates, stretches while its rim keeps its size.
    case ninePart(CGImage, center: CGRect)
    /// A picture that the layer or its delegate drew; BGRA8 premultiplied.
    case bitmap(PixelBuffer)

    /// Whether both are the same object, so that nothing need be redrawn.
    func isIdentical(to other: LayerContents) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.image(let a), .image(let b)): a === b
        case (.mask(let a, let c), .mask(let b, let d)): a === b && (c === d || c == d)
        case (.ninePart(let a, let c), .ninePart(let b, let d)): a === b && c == d
        case (.bitmap(let a), .bitmap(let b)): a === b
        default: false
        }
    }

    var isNone: Bool {
        if case .none = self { return true }
        return false
    }

    /// Bytes of pixels that it holds.
    package var byteCount: Int {
        switch self {
        case .none: 0
        case .image(let image), .ninePart(let image, _): image.pixelBuffer.byteCount
        case .mask(let buffer, _), .bitmap(let buffer): buffer.byteCount
        }
    }
}
