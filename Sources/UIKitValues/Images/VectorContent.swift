// SVG and PDF as an image's content: drawn at the size in which it is shown.
// Apple: "Asset Catalog Format Reference" (preserves-vector-representation); "UIImage"
import CoreGraphics
import Foundation
import ImageIO
import PixelKernels

/// A vector file behind an image's pixels.
package struct VectorContent: Sendable {
    let picture: VectorPicture
    /// Whether the image is drawn anew in the size in which it is shown; else its pixels are scaled.
    package let preserves: Bool

    /// Files of catalogues that are read as vectors, by their extension.
    static func isVector(_ file: String) -> Bool {
        ["svg", "pdf"].contains((file as NSString).pathExtension.lowercased())
    }

    /// The state of an image of a file, in pixels of the current traits' scale; nil with a diagnostic.
    static func state(ofFile path: String, preserves: Bool) -> ImageState? {
        let name = (path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do throws(VectorFault) {
            let content = VectorContent(picture: try VectorPicture(data), preserves: preserves)
            return try content.state(scale: UITraitCollection.current.pixelScale)
        } catch {
            error.report("\(name), \(data.count) bytes")
            return nil
        }
    }

    /// The picture in its own size at a scale.
    func state(scale: CGFloat) throws(VectorFault) -> ImageState {
        var state = ImageState(cgImage: try pixels(of: picture.size, scale: scale), scale: scale)
        state.vector = self
        return state
    }

    /// The whole picture in a size in points at a scale.
    func pixels(of size: CGSize, scale: CGFloat) throws(VectorFault) -> CGImage {
        func whole(_ points: CGFloat) throws(VectorFault) -> Int {
            let pixels = (points * scale - 0.001).rounded(.up)
            guard pixels.isFinite, pixels < 1_048_576 else { throw .tooLarge("a side of \(pixels) pixels") }
            return max(1, Int(pixels))
        }
        return CGImage(
            pixelBuffer: try picture.pixels(width: try whole(size.width), height: try whole(size.height)), isOpaque: false)
    }
}

extension UIImage {
    /// The image in pixels of the traits' scale, where it is a vector; else itself.
    func vectorVariant(for traits: UITraitCollection) -> UIImage {
        let scale = traits.pixelScale
        guard let vector = state.vector, state.scale != scale, let drawn = try? vector.state(scale: scale) else { return self }
        return changing {
            $0.cgImage = drawn.cgImage
            $0.scale = scale
        }
    }

    /// The pixels for being shown in a size in points, of vectors that are drawn anew; nil for the image's own.
    package func vectorPixels(for size: CGSize, scale: CGFloat) -> CGImage? {
        guard let vector = state.vector, vector.preserves, state.orientation == .up, size.width > 0, size.height > 0,
            abs(size.width - self.size.width) > 0.01 || abs(size.height - self.size.height) > 0.01 || scale != state.scale
        else { return nil }
        return try? vector.pixels(of: size, scale: scale)
    }
}
