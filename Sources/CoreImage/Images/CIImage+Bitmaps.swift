// From bytes and bitmaps to the start of a chain.
// Apple: "CIImage", init(bitmapData:bytesPerRow:size:format:colorSpace:), CIImageOption.
import Diagnostics
import PixelKernels

/// How a picture is made of something else.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A CGColorSpace to read the pixels in; NSNull to take the codes as working values.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    /// A dictionary for ``CIImage/properties``.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    /// Whether a file's orientation is applied.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// Whether maps take the nearest pixel.
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

extension CIImage {
    static func node(_ image: CGImage, _ options: [CIImageOption: Any]?) -> any ImageNode {
        let space = options?[.colorSpace]
        var bitmap = image
        if let space = space as? CGColorSpace { bitmap = image.copy(colorSpace: space) ?? image }
        let node = BitmapNode(bitmap, isManaged: !(space is NSNull))
        return isTrue(options?[.nearestSampling]) ? SamplingNode(node, isNearest: true) : node
    }

    static func node(
        _ data: Data, _ bytesPerRow: Int, _ size: CGSize, _ format: CIFormat, _ space: CGColorSpace?
    ) -> any ImageNode {
        guard let info = format.bitmapInfo, size.width >= 1, size.height >= 1, size.width < 32_768, size.height < 32_768
        else {
            Catalogue.renderFormatUnsupported.report(
                cause: "Pixels of the format \(format.name) and the size \(size.width) × \(size.height) cannot be read.")
            return EmptyNode()
        }
        let isGray = format.bytesPerPixel == 1
        guard data.count >= bytesPerRow * (Int(size.height) - 1) + Int(size.width) * format.bytesPerPixel,
            let provider = CGDataProvider(data: data),
            let image = CGImage(
                width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                bitsPerPixel: 8 * format.bytesPerPixel, bytesPerRow: bytesPerRow,
                space: isGray ? CGColorSpaceCreateDeviceGray() : space ?? CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else {
            Catalogue.renderFormatUnsupported.report(
                cause: "\(data.count) bytes in rows of \(bytesPerRow) do not hold \(size.width) × \(size.height) pixels.")
            return EmptyNode()
        }
        return BitmapNode(image, isManaged: space != nil)
    }
}

/// How the bytes of a pixel are read.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Four bytes a pixel: alpha, red, green, blue; premultiplied.
    public static let ARGB8 = CIFormat(rawValue: 23)
    /// Four bytes a pixel: blue, green, red, alpha; premultiplied.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Four bytes a pixel: red, green, blue, alpha; premultiplied.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Four bytes a pixel: alpha, blue, green, red; premultiplied.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// Four floats of 32 bits a pixel: red, green, blue, alpha; premultiplied, not clipped. Written, not read.
    public static let RGBAf = CIFormat(rawValue: 34)
    /// Four floats of 16 bits a pixel. Neither read nor written: a diagnostic.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// One byte a pixel: alpha. Written, not read.
    public static let A8 = CIFormat(rawValue: 261)
    /// One byte a pixel: red, premultiplied. Read as an opaque grey.
    public static let R8 = CIFormat(rawValue: 259)
    /// One byte a pixel: red, green and blue weighed as ITU-R BT.709 does. Read as an opaque grey.
    public static let L8 = CIFormat(rawValue: 282)

    var bytesPerPixel: Int {
        switch self {
        case .RGBAf: 16
        case .RGBAh: 8
        case .A8, .R8, .L8: 1
        default: 4
        }
    }

    /// For reading; nil for formats that are not read.
    var bitmapInfo: CGBitmapInfo? {
        switch self {
        case .BGRA8: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
        case .ARGB8: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Big)
        case .RGBA8: CGBitmapInfo(alpha: .premultipliedLast, byteOrder: .order32Big)
        case .ABGR8: CGBitmapInfo(alpha: .premultipliedLast, byteOrder: .order32Little)
        case .R8, .L8: []
        default: nil
        }
    }

    var name: String {
        let names: [CIFormat: String] = [
            .ARGB8: "ARGB8", .BGRA8: "BGRA8", .RGBA8: "RGBA8", .ABGR8: "ABGR8", .RGBAf: "RGBAf", .RGBAh: "RGBAh",
            .A8: "A8", .R8: "R8", .L8: "L8",
        ]
        return names[self] ?? "\(rawValue)"
    }
}
