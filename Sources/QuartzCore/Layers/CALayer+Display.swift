// The display pass: who draws, into what, and what is kept.
// Apple: "CALayer", Providing the layer's content.
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels

extension CALayer {
    func markNeedsDisplay() { mark(.display) }

    func displayNowIfNeeded() {
        guard tree.dirty.contains(.display) else { return }
        tree.dirty.remove(.display)
        display()
    }

    func displayContentsNow() {
        tree.dirty.remove(.display)
        Trace.note(.commit, traceName, "is displayed: \(Trace.number(bounds.width)) × \(Trace.number(bounds.height)) points")
        if let delegate { delegate.display(self) } else if !displaySpecial() { displayByDrawing() }
    }

    /// Draws into a bitmap of the layer's size at its contents scale; keeps none where nothing was drawn.
    package func displayByDrawing() {
        if delegate == nil && Swift.type(of: self) == CALayer.self { return }
        if displaySpecial() { return }
        drawContents { context in
            delegate?.layerWillDraw(self)
            draw(in: context)
        }
    }

    /// Makes a bitmap context in the layer's own space, lets `body` draw, and sets what was drawn as the contents.
    package func drawContents(_ body: (CGContext) -> Void) {
        let factor = rasterFactor
        let scale = factor == 1 ? contentsScale : contentsScale * CGFloat(factor)
        let size = bounds.size
        guard size.width > 0, size.height > 0 else {
            displayContents = .none
            return
        }
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width <= CGFloat(PixelBuffer.maximumDimension), height <= CGFloat(PixelBuffer.maximumDimension),
            let buffer = PixelBuffer(width: Int(width), height: Int(height)),
            let context = CGContext(pixelBuffer: buffer, scale: scale, yDown: true)
        else {
            Catalogue.layerBogusSize.report(
                object: describe(self), cause: "The bitmap would be \(width)×\(height) pixels.",
                apple:
                    "-[\(shortDescription) display]: Ignoring bogus layer size (\(sixDigits(size.width)), \(sixDigits(size.height))), contentsScale \(sixDigits(scale)), backing store size (\(sixDigits(width)), \(sixDigits(height)))"
            )
            displayContents = .none
            return
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        body(context)
        setDisplayContents(buffer.isBlank ? .none : .bitmap(buffer), factor: factor)
    }

    private func sixDigits(_ value: CGFloat) -> String { String(format: "%.6f", Double(value)) }
}

extension PixelBuffer {
    /// Whether every byte is 0.
    var isBlank: Bool {
        let words = bytes.assumingMemoryBound(to: UInt64.self)
        // Rows are multiples of 64 bytes.
        for index in stride(from: 0, to: byteCount / 8, by: 8) {
            var sum: UInt64 = 0
            for offset in 0..<8 { sum |= words[index + offset] }
            if sum != 0 { return false }
        }
        return true
    }
}
