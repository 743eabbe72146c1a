// Pictures made from pictures without naming a filter.
// Apple: "CIImage", Creating an Image by Modifying an Existing Image.
import ImageIO

extension CIImage {
    private func with(_ node: any ImageNode) -> CIImage { CIImage(node, properties: properties, url: url) }

    /// Nothing: the extent is null.
    public class func empty() -> CIImage { CIImage(EmptyNode()) }

    /// Through an affine map, sampled between pixels; the extent is the smallest of whole pixels around it.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        matrix.isIdentity ? self : with(AffineNode(node, matrix, isNearest: isNearest))
    }

    /// The same; where the picture shrinks, all of its pixels count if the second argument is true.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        let x = hypot(matrix.a, matrix.b), y = hypot(matrix.c, matrix.d)
        guard highQualityDownsample, extent.isCountable, x > 0, y > 0, min(x, y) < 1 else {
            return transformed(by: matrix)
        }
        let small = ResampleNode(node, scaleX: min(1, x), scaleY: min(1, y))
        let rest = CGAffineTransform(scaleX: 1 / min(1, x), y: 1 / min(1, y)).concatenating(matrix)
        return with(AffineNode(small, rest.snapped))
    }

    private var isNearest: Bool { (node as? SamplingNode)?.isNearest ?? (node as? AffineNode)?.isNearest ?? false }

    /// The part inside a rectangle, grown to whole pixels.
    public func cropped(to rect: CGRect) -> CIImage { with(CropNode(node, to: rect.standardized)) }

    /// The picture's edge pixels going on for ever.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The edge pixels of a rectangle going on for ever.
    public func clamped(to rect: CGRect) -> CIImage { with(ClampNode(node, to: extent.shared(rect.standardized))) }

    /// Over another picture.
    public func composited(over dest: CIImage) -> CIImage { with(BlendNode(node, over: dest.node, .normal)) }

    /// Blurred by a Gaussian of σ pixels; the extent grows.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        sigma > GaussianNode.minimum ? with(GaussianNode(node, sigma: sigma)) : self
    }

    /// Turned and mirrored as an orientation says, with the lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
    }

    /// The same by EXIF's number; one outside 1…8 turns nothing.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(oriented) ?? self
    }

    /// The map that ``oriented(_:)`` applies.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        guard extent.isCountable else { return .identity }
        let turned = orientation.transform(width: extent.width, height: extent.height)
        let height = orientation.swapsSides ? extent.width : extent.height
        // Stored pixels with y up → y down → upright with y down → y up.
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: extent.height))
            .concatenating(turned)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
    }

    /// The same by EXIF's number.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        CGImagePropertyOrientation(rawValue: UInt32(bitPattern: orientation)).map(orientationTransform) ?? .identity
    }

    /// Through a filter by name; the picture itself is its `inputImage`. Empty with a diagnostic where there is none.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return CIImage.empty() }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        return filter.outputImage ?? CIImage.empty()
    }

    /// Through a filter with its defaults.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Colours × alpha.
    public func premultiplyingAlpha() -> CIImage { with(ColorNode(node, .premultiply(divides: false))) }
    /// Colours ÷ alpha.
    public func unpremultiplyingAlpha() -> CIImage { with(ColorNode(node, .premultiply(divides: true))) }
    /// Opaque inside a rectangle, transparent outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let opaque = ColorMatrix((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 0, 1))
        let whole = BlendNode(node, over: CropNode(GeneratorNode(.color(CIColor.black.sRGB)), to: extent), .normal)
        return with(ColorNode(CropNode(whole, to: extent), .matrix(opaque)))
    }

    /// Maps after this step take four pixels, weighed: what they do anyway.
    public func samplingLinear() -> CIImage { with(SamplingNode(node, isNearest: false)) }
    /// Maps after this step take the nearest pixel.
    public func samplingNearest() -> CIImage { with(SamplingNode(node, isNearest: true)) }
    /// The same picture, computed once in a rendering where several steps read it.
    public func insertingIntermediate() -> CIImage { insertingIntermediate(cache: true) }
    /// The same; without a cache it is the picture itself.
    public func insertingIntermediate(cache: Bool) -> CIImage { cache ? with(IntermediateNode(node)) : self }
    /// The same picture with other facts about it.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let named = Dictionary(properties.compactMap { key, value in (key.base as? String).map { ($0, value) } }) { one, _ in one }
        return CIImage(node, properties: named, url: url)
    }
    /// From working values to a space: sRGB's curve for encoded spaces, nothing for linear ones.
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        colorSpace.model == .rgb ? with(colorSpace.isLinear ? node : ColorNode(node, .curve(encodes: true))) : nil
    }
    /// From a space to working values.
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        colorSpace.model == .rgb ? with(colorSpace.isLinear ? node : ColorNode(node, .curve(encodes: false))) : nil
    }
}

extension CIImage {
    /// Opaque black everywhere: the extent is infinite.
    public class var black: CIImage { CIImage(color: .black) }
    /// Opaque white everywhere: the extent is infinite.
    public class var white: CIImage { CIImage(color: .white) }
    /// Opaque grey of sRGB (0.5, 0.5, 0.5) everywhere: the extent is infinite.
    public class var gray: CIImage { CIImage(color: .gray) }
    /// Opaque red of sRGB (1, 0, 0) everywhere: the extent is infinite.
    public class var red: CIImage { CIImage(color: .red) }
    /// Opaque green of sRGB (0, 1, 0) everywhere: the extent is infinite.
    public class var green: CIImage { CIImage(color: .green) }
    /// Opaque blue of sRGB (0, 0, 1) everywhere: the extent is infinite.
    public class var blue: CIImage { CIImage(color: .blue) }
    /// Opaque cyan of sRGB (0, 1, 1) everywhere: the extent is infinite.
    public class var cyan: CIImage { CIImage(color: .cyan) }
    /// Opaque magenta of sRGB (1, 0, 1) everywhere: the extent is infinite.
    public class var magenta: CIImage { CIImage(color: .magenta) }
    /// Opaque yellow of sRGB (1, 1, 0) everywhere: the extent is infinite.
    public class var yellow: CIImage { CIImage(color: .yellow) }
    /// Transparent everywhere; the extent is infinite all the same.
    public class var clear: CIImage { CIImage(color: .clear) }
}

extension CGColorSpace {
    /// Whether light is in equal steps.
    var isLinear: Bool {
        [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.linearDisplayP3, CGColorSpace.genericRGBLinear]
            .contains(name ?? "")
    }
}

extension CGAffineTransform {
    /// Numbers next to whole ones made whole: what is left of 0.1 · 10.
    var snapped: CGAffineTransform {
        func snap(_ v: CGFloat) -> CGFloat { abs(v - v.rounded()) < 1e-9 ? v.rounded() : v }
        return CGAffineTransform(a: snap(a), b: snap(b), c: snap(c), d: snap(d), tx: snap(tx), ty: snap(ty))
    }
}
