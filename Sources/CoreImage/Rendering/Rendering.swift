// One rendering: makes stages of nodes, and keeps pictures that several stages read.
// Apple: "Core Image Programming Guide", Processing an Image (chains are rendered in one go).
internal import CFilterRows
import Diagnostics
import PixelKernels

/// In which numbers filters compute.
enum Transfer: Sendable {
    /// Light in equal steps: Core Image's default.
    case linear
    /// The stored codes as they are.
    case encoded
}

/// How a picture is rendered, for tests and the curious.
package struct RenderingPlan: Equatable, Sendable {
    /// Pictures that are kept in memory on the way, because a step looks at neighbours.
    package var keptPictures: Int
    /// Loops over a row's colours.
    package var colorLoops: Int

    package init(keptPictures: Int = 0, colorLoops: Int = 0) {
        self.keptPictures = keptPictures
        self.colorLoops = colorLoops
    }
}

/// The state of one call that renders.
final class Rendering {
    let transfer: Transfer

    private struct Key: Hashable {
        var node: ObjectIdentifier
        var rect: PixelRect
    }
    private var images: [Key: FloatImage] = [:]
    /// Whether something was left out for want of memory.
    private(set) var isShortOfMemory = false
    /// What was made ready so far.
    var plan = RenderingPlan()

    init(transfer: Transfer) { self.transfer = transfer }

    /// The stage that fills rows of a region of a picture.
    func stage(_ node: any ImageNode, _ region: PixelRect) -> any Stage {
        let inside = region.intersection(PixelRect(covering: node.extent))
        if inside.isEmpty { return ClearStage() }
        return node.makeStage(region, self)
    }

    /// A region of a picture in memory; the same object for the same question. Nil where it is empty or too large.
    func image(_ node: any ImageNode, _ region: PixelRect) -> FloatImage? {
        let inside = region.intersection(PixelRect(covering: node.extent))
        guard !inside.isEmpty else { return nil }
        let key = Key(node: ObjectIdentifier(node), rect: inside)
        if let known = images[key] { return known }
        guard let image = makeImage(inside) else { return nil }
        let stage = stage(node, inside)
        for y in inside.minY..<inside.maxY { stage.fill(image.row(y)) }
        images[key] = image
        return image
    }

    /// Memory for a rectangle; nil, remembered, where there is too little.
    func makeImage(_ rect: PixelRect) -> FloatImage? {
        let image = FloatImage(rect)
        plan.keptPictures += 1
        if image == nil { isShortOfMemory = true }
        return image
    }

    /// A colour of encoded sRGB in the working space, premultiplied.
    func working(_ color: WorkingColor) -> SIMD4<Float> {
        let straight = straight(color)
        return SIMD4(straight.x * straight.w, straight.y * straight.w, straight.z * straight.w, straight.w)
    }

    /// A colour of encoded sRGB in the working space, not premultiplied.
    func straight(_ color: WorkingColor) -> SIMD4<Float> {
        guard transfer == .linear else { return color.values }
        let v = color.values
        return SIMD4(Self.decoded(v.x), Self.decoded(v.y), Self.decoded(v.z), v.w)
    }

    private static func decoded(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// The tables of the sRGB curve: 256 linear values, and codes in 256ths.
    struct Tables: Sendable {
        var decode: [Float]
        var encode: [UInt16]
    }
    static let tables: Tables = {
        var decode = [Float](repeating: 0, count: 256)
        var encode = [UInt16](repeating: 0, count: Int(VTF_ENCODE_SIZE))
        vtf_make_tables(&decode, &encode)
        return Tables(decode: decode, encode: encode)
    }()
}

/// A colour as it was given: encoded sRGB, straight, not clamped.
struct WorkingColor: Hashable, Sendable {
    var values: SIMD4<Float>
}
