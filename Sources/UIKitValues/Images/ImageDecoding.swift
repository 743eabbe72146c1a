// Images from data, files and archives, and back to PNG and JPEG.
// Apple: "UIImage", Loading and caching images; pngData(), jpegData(compressionQuality:)
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO

/// Data to an image's state.
enum ImageDecoding {
    /// The first frame of an image file's bytes, turned as its metadata says; nil for anything else.
    static func state(of data: Data, scale: CGFloat) -> ImageState? {
        guard !data.isEmpty, let source = CGImageSourceCreateWithData(data as CFData, nil), CGImageSourceGetCount(source) > 0
        else {
            Catalogue.imageData.report(object: "\(data.count) bytes")
            return nil
        }
        // Faults of a file that begins like an image have been reported by then.
        guard let pixels = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let exif = (properties?[kCGImagePropertyOrientation] as? NSNumber)?.intValue ?? 1
        let scale = scale > 0 && scale.isFinite ? scale : 1
        return ImageState(cgImage: pixels, scale: scale, orientation: UIImage.Orientation(exif: exif) ?? .up)
    }

    /// The image of a file, its scale from the name; nil where it is missing or no image.
    static func state(ofFile path: String) -> ImageState? {
        var path = path
        if !FileManager.default.fileExists(atPath: path) {
            guard let found = existing(path) else { return nil }
            path = found
        }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent as NSString
        return state(of: data, scale: CGFloat(scale(ofStem: name.deletingPathExtension)))
    }

    /// A path without extension or scale suffix means a file that has them, the screen's scale first.
    private static func existing(_ path: String) -> String? {
        let whole = path as NSString
        let stem = whole.pathExtension.isEmpty ? path : whole.deletingPathExtension
        let types = whole.pathExtension.isEmpty ? ["png"] : [whole.pathExtension]
        let screen = Int(UITraitCollection.current.pixelScale)
        for scale in [screen, 3, 2, 1] {
            for type in types {
                let candidate = "\(stem)\(scale > 1 ? "@\(scale)x" : "").\(type)"
                if FileManager.default.fileExists(atPath: candidate) { return candidate }
            }
        }
        return nil
    }

    /// 3 for `photo@3x`, 1 without a suffix.
    static func scale(ofStem stem: String) -> Int {
        guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@"),
            let scale = Int(stem[stem.index(after: at)...].dropLast()), (1...9).contains(scale)
        else { return 1 }
        return scale
    }

    static func state(of coder: NSCoder) -> ImageState? {
        guard let data = coder.optional(NSData.self, forKey: "UIImageData") as Data?,
            var state = state(of: data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        else { return nil }
        state.orientation = UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIOrientation")) ?? .up
        state.renderingMode = UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        return state
    }
}

extension UIImage {
    /// Returns the stored pixels as PNG, without the orientation, which PNG does not support. Nil without pixels.
    public func pngData() -> Data? { encoded("public.png", [:]) }

    /// Returns the stored pixels as JPEG of quality 0…1, with the orientation as metadata. Nil without pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        encoded(
            "public.jpeg",
            [
                kCGImageDestinationLossyCompressionQuality: min(max(compressionQuality, 0), 1),
                kCGImagePropertyOrientation: imageOrientation.exif,
            ])
    }

    private func encoded(_ type: String, _ properties: CFDictionary) -> Data? {
        guard let pixels = state.cgImage ?? state.frames?.first?.state.cgImage else { return nil }
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, pixels, properties)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    func encodeAll(with coder: NSCoder) {
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }
}

/// Returns the image as PNG; nil without pixels. The old name of `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns the image as JPEG of quality 0…1; nil without pixels. The old name of `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
