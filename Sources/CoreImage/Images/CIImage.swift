// A picture as a recipe: nothing is computed before a context renders it.
// Apple: "CIImage".
import Diagnostics
import ImageIO
import PixelKernels

/// An immutable picture: a bitmap, a colour or a generator, and the steps that lead on from it.
///
/// Coordinates are pixels, y upwards; a bitmap's lower left corner is at the origin. Safe from any thread.
open class CIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let node: any ImageNode
    /// What was said about the picture by its file or with ``settingProperties(_:)``.
    public let properties: [String: Any]
    /// The file that the picture came from.
    public let url: URL?

    init(_ node: any ImageNode, properties: [String: Any] = [:], url: URL? = nil) {
        self.node = node
        self.properties = properties
        self.url = url
    }

    /// The same picture as another object.
    package convenience init(sharing image: CIImage) {
        self.init(image.node, properties: image.properties, url: image.url)
    }

    /// A bitmap as it is.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }
    /// A bitmap; ``CIImageOption/colorSpace`` and ``CIImageOption/properties`` are heeded.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(Self.node(image, options), properties: options?[.properties] as? [String: Any] ?? [:])
    }
    /// A colour without end.
    public convenience init(color: CIColor) { self.init(GeneratorNode(.color(color.sRGB))) }
    /// The picture of PNG, JPEG, GIF or WebP data; nil with a diagnostic for anything else.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }
    /// The picture of PNG, JPEG, GIF or WebP data; nil with a diagnostic for anything else.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }
        self.init(source, 0, options, nil)
    }
    /// The picture of a file; nil with a diagnostic where it cannot be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }
    /// The picture of a file; nil with a diagnostic where it cannot be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithURL(url, nil) else { return nil }
        self.init(source, 0, options, url)
    }
    /// A picture of an image source; empty with a diagnostic where it cannot be read.
    public convenience init(cgImageSource source: CGImageSource, index: Int, options: [CIImageOption: Any]? = nil) {
        if let image = CGImageSourceCreateImageAtIndex(source, index, nil) {
            self.init(Self.node(image, options))
        } else {
            self.init(EmptyNode())
        }
    }
    /// Pixels in memory, the top row first; empty with a diagnostic where there are too few or the format is not read.
    ///
    /// Formats: `RGBA8`, `BGRA8`, `ARGB8`, `ABGR8` (premultiplied), `L8` and `R8`. A space of nil takes the codes as
    /// working values.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        self.init(Self.node(data, bytesPerRow, size, format, colorSpace))
    }

    private convenience init?(_ source: CGImageSource, _ index: Int, _ options: [CIImageOption: Any]?, _ url: URL?) {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
        let found = CGImageSourceCopyPropertiesAtIndex(source, index, nil) ?? [:]
        let named = Dictionary(found.compactMap { key, value in (key as? String).map { ($0, value) } }) { one, _ in one }
        let given = options?[.properties] as? [String: Any]
        let stored = CIImage(Self.node(image, options))
        let turn = (named[kCGImagePropertyOrientation] as? any BinaryInteger).flatMap {
            CGImagePropertyOrientation(rawValue: UInt32(truncatingIfNeeded: $0))
        }
        let isTurned = isTrue(options?[.applyOrientationProperty])
        self.init(
            isTurned ? stored.oriented(turn ?? .up).node : stored.node, properties: given ?? named, url: url)
    }

    /// Decodes the rendered picture; nil from an archive without one.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "png"),
            let source = CGImageSourceCreateWithData(data as Data, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        let origin = CGAffineTransform(
            translationX: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"))
        node = AffineNode(BitmapNode(image, isManaged: true), origin)
        properties = [:]
        url = nil
    }
    /// Encodes the rendered picture; one without end is left out.
    open func encode(with coder: NSCoder) {
        guard extent.isCountable, let data = CIContext().pngData(self) else { return }
        coder.encode(data as NSData, forKey: "png")
        coder.encode(Double(extent.minX), forKey: "x")
        coder.encode(Double(extent.minY), forKey: "y")
    }
    open class var supportsSecureCoding: Bool { true }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Where there are pixels, in whole ones; infinite for colours, gradients and clamped pictures, null for nothing.
    open var extent: CGRect { node.extent }
    /// The space of the bitmap at the start; nil where there is none, or several.
    open var colorSpace: CGColorSpace? { bitmap?.image.colorSpace }
    /// The bitmap, where the picture is one and nothing else.
    open var cgImage: CGImage? { (node as? BitmapNode)?.image }
    /// Whether every pixel of the extent is known to be opaque.
    open var isOpaque: Bool { node.isOpaque }
    /// Extent and last step.
    open override var description: String { "<CIImage: extent \(extent.words)>" }

    private var bitmap: BitmapNode? {
        var node = node
        while true {
            if let found = node as? BitmapNode { return found }
            guard node.inputs.count == 1 else { return nil }
            node = node.inputs[0]
        }
    }

    /// What of another picture must be there to get a rectangle of this one; null where this one does not read it.
    open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect {
        func need(_ node: any ImageNode, _ rect: CGRect) -> CGRect {
            if node === image.node { return rect.shared(node.extent) }
            return node.inputs.reduce(CGRect.null) { $0.joined(need($1, node.reads(rect, of: $1))) }
        }
        return need(node, rect)
    }
}

/// An option's truth, whichever type it was put in as.
func isTrue(_ value: Any?) -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }

extension CGRect {
    /// `[0 0 100 50]`, for people.
    var words: String {
        if isNull { return "[null]" }
        if !isCountable { return "[infinite]" }
        return "[" + [minX, minY, width, height].map(\.plain).joined(separator: " ") + "]"
    }
}
