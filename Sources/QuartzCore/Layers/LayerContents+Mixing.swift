// Two pictures that fade into each other.
// Apple: "CALayer", contents: animatable.
import CoreGraphics
import Foundation
import PixelKernels

extension LayerContents {
    /// Mixes two contents in the size of the second; empty contents count as clear. Returns nil for masks and for two empty
    /// contents.
    func mixed(with other: LayerContents, _ p: CGFloat) -> LayerContents? {
        if p <= 0 { return self }
        if p >= 1 { return other }
        guard let size = (other.plainPixels ?? plainPixels).map({ ($0.width, $0.height) }),
            isNone || plainPixels != nil, other.isNone || other.plainPixels != nil,
            let result = PixelBuffer(width: size.0, height: size.1)
        else { return nil }
        let from = plainPixels.map { $0.scaled(to: size) } ?? nil, to = other.plainPixels
        let weight = UInt32((p * 256).rounded())
        for y in 0..<size.1 {
            let target = result.row(y).assumingMemoryBound(to: UInt32.self)
            let a = from?.row(y).assumingMemoryBound(to: UInt32.self)
            let b = to?.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<size.0 { target[x] = PixelMix.mix(a?[x] ?? 0, b?[x] ?? 0, weight) }
        }
        return .bitmap(result)
    }

    /// Pixels as they are drawn without a colour of their own.
    private var plainPixels: PixelBuffer? {
        switch self {
        case .image(let image), .ninePart(let image, _): image.pixelBuffer
        case .bitmap(let buffer): buffer
        case .none, .mask: nil
        }
    }
}

/// Mixing premultiplied pixels.
enum PixelMix {
    /// `weight` of 256 parts of `b`, the rest of `a`, each channel rounded.
    @inline(__always)
    static func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
        let low: UInt32 = 0x00FF_00FF, half: UInt32 = 0x0080_0080, rest = 256 - weight
        let even = ((a & low) &* rest &+ (b & low) &* weight &+ half) >> 8 & low
        let odd = ((a >> 8 & low) &* rest &+ (b >> 8 & low) &* weight &+ half) & ~low
        return even | odd
    }
}

extension PixelBuffer {
    /// The picture in another size; itself where it has it.
    fileprivate func scaled(to size: (Int, Int)) -> PixelBuffer? {
        if size == (width, height) { return self }
        guard let target = PixelBuffer(width: size.0, height: size.1),
            let context = CGContext(pixelBuffer: target, scale: 1, yDown: false)
        else { return nil }
        context.draw(
            CGImage(pixelBuffer: self, isOpaque: false), in: CGRect(x: 0, y: 0, width: size.0, height: size.1))
        return target
    }
}
