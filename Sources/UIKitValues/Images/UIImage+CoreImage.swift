// Between UIKit's and Core Image's pictures and colours.
// Apple: "UIImage", init(ciImage:); "CIImage", init(image:); "CIColor", init(color:)
import CoreGraphics
import CoreImage
import Foundation
import PixelKernels
import Synchronization

/// A Core Image picture whose pixels are computed once, when they are first asked for, and kept.
final class ImageRecipe: Sendable {
    let image: CIImage
    private let rendered = Mutex<Rendered>(.notYet)

    private enum Rendered {
        case notYet
        case done(CGImage?)
    }

    init(_ image: CIImage) { self.image = image }

    private static let context = CIContext()

    /// Pixels; infinite extents count as none.
    var size: CGSize {
        let extent = image.extent
        return extent.isNull || extent.isInfinite ? .zero : extent.size
    }

    /// The extent's pixels; nil for nothing, and with a diagnostic for a picture without end.
    var pixels: CGImage? {
        rendered.withLock { state in
            if case .done(let image) = state { return image }
            let made = Self.context.createCGImage(image, from: image.extent)
            state = .done(made)
            return made
        }
    }
}

extension CIImage {
    /// Creates a picture from an image without applying its orientation; nil for an image without pixels.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Creates a picture from an image without applying its orientation; nil for an image without pixels.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        if let picture = image.ciImage {
            self.init(sharing: picture)
        } else if let pixels = image.state.cgImage {
            self.init(cgImage: pixels, options: options)
        } else {
            return nil
        }
    }
}

extension CIColor {
    /// Creates a colour from a UIKit colour in the current traits, in extended sRGB.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        if color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        } else {
            self.init(cgColor: color.cgColor)
        }
    }
}

extension UIColor {
    /// Creates a UIKit colour from this one.
    public convenience init(ciColor: CIColor) {
        let components = [ciColor.red, ciColor.green, ciColor.blue, ciColor.alpha]
        if let color = CGColor(colorSpace: ciColor.colorSpace, components: components) {
            self.init(cgColor: color)
        } else {
            self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
        }
    }

    /// The colour in the current traits for Core Image.
    public var ciColor: CIColor { CIColor(color: self) }
}

extension NSValue: AffineTransformHolder {
    package var heldAffineTransform: CGAffineTransform? {
        StructValue.numbers(self, .affine) == nil ? nil : cgAffineTransformValue
    }
}
