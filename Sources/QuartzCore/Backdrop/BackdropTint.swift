// A colour laid over what a backdrop shows.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A colour and how it meets what lies below it.
package struct BackdropTint: Equatable, Sendable {
    /// Premultiplied red, green, blue and alpha in sRGB, 0…1.
    package var components: SIMD4<Float>
    package var blend: BlendMode

    package init(components: SIMD4<Float>, blend: BlendMode = .normal) {
        self.components = components.clamped(lowerBound: .zero, upperBound: .one)
        self.blend = blend
    }

    /// A colour; patterns count as clear.
    package init(_ color: CGColor, blend: BlendMode = .normal) {
        let parts = AnimatableValue.components(color)?.map { Float($0) } ?? []
        guard parts.count == 4 else {
            self.init(components: .zero, blend: blend)
            return
        }
        self.init(components: [parts[0] * parts[3], parts[1] * parts[3], parts[2] * parts[3], parts[3]], blend: blend)
    }

    /// The same colour with a part of its alpha.
    package func faded(_ part: Float) -> BackdropTint { BackdropTint(components: components * part, blend: blend) }

    /// The tint as a pixel, `0xAARRGGBB` premultiplied.
    package var pixel: UInt32 {
        let bytes = SIMD4<UInt32>((components * 255).rounded(.toNearestOrAwayFromZero))
        return bytes.w << 24 | min(bytes.x, bytes.w) << 16 | min(bytes.y, bytes.w) << 8 | min(bytes.z, bytes.w)
    }
}

extension [BackdropTint] {
    /// Tints a part of the way to others, 0…1. Tints without a partner, or with one that blends in another way, fade.
    func mixed(with other: [BackdropTint], at part: Float) -> [BackdropTint] {
        (0..<Swift.max(count, other.count)).flatMap { index -> [BackdropTint] in
            let from = index < count ? self[index] : nil, to = index < other.count ? other[index] : nil
            if let from, let to, from.blend == to.blend {
                return [
                    BackdropTint(
                        components: from.components + (to.components - from.components) * part, blend: from.blend)
                ]
            }
            return [from?.faded(1 - part), to?.faded(part)].compactMap { $0 }
        }
    }

    /// The colours that lie over each other first, as one pixel, and the others.
    var folded: (pixel: UInt32, rest: ArraySlice<BackdropTint>) {
        let count = prefix { $0.blend == .normal }.count
        let sum = prefix(count).reduce(SIMD4<Float>.zero) { $1.components + $0 * (1 - $1.components.w) }
        return (BackdropTint(components: sum).pixel, dropFirst(count))
    }
}
