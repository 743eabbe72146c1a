// Text as coverage with one colour: what a label's layer keeps.
// No Apple page: this is ours.
import CoreGraphics
import PixelKernels

/// Text as coverage with one colour: what a label's layer keeps instead of a bitmap.
package struct TextMask: Sendable {
    /// A8 coverage, just as large as the ink.
    package let coverage: PixelBuffer
    /// Device pixels from the layout's origin (rounded down to a pixel) to the mask's left edge; may be negative.
    package let x: Int
    /// Device pixels from the layout's origin (rounded down to a pixel) to the mask's top edge; may be negative.
    package let y: Int
    package let color: CGColor
}
