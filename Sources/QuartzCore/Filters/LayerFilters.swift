// A layer's Core Image filters as a commit saw them.
// Apple: "CALayer", filters, backgroundFilters, compositingFilter.
import CoreGraphics
import CoreImage
import Foundation
import PixelKernels

/// Copies of a layer's filters: what is changed in a filter later does not reach the layer.
///
/// Distances and positions are points of the layer's space at the screen's scale, y upwards from its lower left corner;
/// colours are filtered as their sRGB codes stand (both guessed: iOS draws no filters).
final class LayerFilters: @unchecked Sendable {
    let own: [CIFilter]
    let background: [CIFilter]
    let compositing: CIFilter?
    /// How far the layer's own filters draw beyond what they are given, points.
    let reach: CGFloat

    /// Collects the enabled filters; nil if there are none.
    init?(own: [Any]?, background: [Any]?, compositing: Any?) {
        func copies(_ list: [Any]?) -> [CIFilter] {
            (list ?? []).compactMap { ($0 as? CIFilter).flatMap { $0.isEnabled ? $0.copy() as? CIFilter : nil } }
        }
        self.own = copies(own)
        self.background = copies(background)
        self.compositing = copies(compositing.map { [$0] })
            .first { $0.inputKeys.contains(kCIInputImageKey) && $0.inputKeys.contains(kCIInputBackgroundImageKey) }
        if self.own.isEmpty && self.background.isEmpty && self.compositing == nil { return nil }
        reach = self.own.isEmpty ? 0 : Self.reach(of: self.own)
    }

    /// No filter reaches further, points.
    private static let maximumReach: CGFloat = 1000

    private static func reach(of filters: [CIFilter]) -> CGFloat {
        let start = CGRect(x: 0, y: 0, width: 64, height: 64)
        let end = result(filters, CIImage(color: CIColor(red: 0, green: 0, blue: 0)).cropped(to: start), scale: 1).extent
        // A picture without end covers the given area: generators, clamped pictures.
        guard !end.isNull, end.width < 1e6, end.height < 1e6 else { return 0 }
        let out = max(-end.minX, -end.minY, end.maxX - start.maxX, end.maxY - start.maxY, 0)
        return min(out.rounded(.up), maximumReach)
    }

    /// One filter after the other; those that take no picture put their own in its place.
    private static func result(_ filters: [CIFilter], _ image: CIImage, scale: CGFloat) -> CIImage {
        filters.reduce(image) { image, filter in
            guard let scaled = filter.copy() as? CIFilter else { return image }
            scaled.scale(by: scale)
            if scaled.inputKeys.contains(kCIInputImageKey) { scaled.setValue(image, forKey: kCIInputImageKey) }
            return scaled.outputImage ?? image
        }
    }

    // MARK: Pictures

    /// Codes as they are: what is given comes back where a filter changes nothing.
    private static let context = CIContext(options: [.workingColorSpace: NSNull()])

    private static func image(_ buffer: PixelBuffer) -> CIImage {
        CIImage(
            cgImage: CGImage(pixelBuffer: buffer, isOpaque: Kernels.isOpaque(buffer)), options: [.colorSpace: NSNull()])
    }

    /// A picture through the layer's own filters, in the same place and size; nil where there is no memory. Its lower left
    /// corner lies `x` pixels to the right of the layer's own and `y` above it.
    func filtered(_ picture: PixelBuffer, x: Int, y: Int, scale: CGFloat) -> PixelBuffer? {
        let (dx, dy) = (CGFloat(x), CGFloat(y))
        let image = Self.image(picture).transformed(by: CGAffineTransform(translationX: dx, y: dy))
        return Self.context.pixels(
            Self.result(own, image, scale: scale), picture.coreBounds.offsetBy(dx: dx, dy: dy))
    }

    /// Returns the picture below a layer with the background filters applied. Pixels at the edge are repeated outside.
    func filteredBackground(_ picture: PixelBuffer, scale: CGFloat) -> PixelBuffer? {
        Self.context.pixels(
            Self.result(background, Self.image(picture).clampedToExtent(), scale: scale), picture.coreBounds)
    }

    /// A picture on what lies below it, both of one size.
    func composited(_ picture: PixelBuffer, over below: PixelBuffer) -> PixelBuffer? {
        guard let filter = compositing?.copy() as? CIFilter else { return nil }
        filter.setValue(Self.image(picture), forKey: kCIInputImageKey)
        filter.setValue(Self.image(below), forKey: kCIInputBackgroundImageKey)
        return filter.outputImage.flatMap { Self.context.pixels($0, picture.coreBounds) }
    }
}

extension PixelBuffer {
    fileprivate var coreBounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension CIFilter {
    /// Makes distances and positions so many times as large.
    fileprivate func scale(by scale: CGFloat) {
        if scale == 1 { return }
        for key in inputKeys {
            let type = (attributes[key] as? [String: Any])?[kCIAttributeType] as? String
            switch (type, value(forKey: key)) {
            case (kCIAttributeTypeDistance, let number as NSNumber):
                setValue(NSNumber(value: number.doubleValue * Double(scale)), forKey: key)
            case (kCIAttributeTypePosition, let vector as CIVector):
                setValue(CIVector(x: vector.x * scale, y: vector.y * scale), forKey: key)
            default: break
            }
        }
    }
}
