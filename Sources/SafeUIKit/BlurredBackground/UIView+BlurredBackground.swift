// A view draws what lies behind it, blurred.
// Apple: "CALayer", render(in:); "CIGaussianBlur". The way is seed report 003's.
import CoreImage
import UIKit

extension UIView {
    /// Draws what lies behind the view, blurred, into the current context. To be called in `draw(_:)`.
    ///
    /// The nearest ancestor that covers all behind it is rendered without this view and what stands before it, blurred and
    /// drawn in place, at the screen's scale. It is a picture of now: where the background changes, call `setNeedsDisplay()`.
    /// Effect views, video and animations behind it are drawn as `render(in:)` draws them: without effect, at their ends.
    ///
    /// - Parameters:
    ///   - radius: The blur's standard deviation in points; nothing is drawn for what is no number above 0.
    ///   - rect: Which part, in points of the bounds; all of them where it is nil.
    ///   - edge: What is mixed in beyond the rectangle; nothing, so that edges are soft, unless given.
    /// - Returns: Whether it drew: not where the view is hidden, has no superview or no size, or there is no context.
    @discardableResult
    public func drawBlurredBackground(radius: CGFloat, in rect: CGRect? = nil, edge: BlurredEdge = .soft) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil,
            let blurred = BlurredBackground(of: self, in: rect ?? bounds, radius: radius, edge: edge)
        else { return false }
        blurred.image.draw(in: blurred.frame)
        return true
    }
}

/// The blurred picture of what lies behind a view, and where it goes.
struct BlurredBackground {
    /// Larger than what was asked for by what the blur spreads, where the edge is soft.
    let image: UIImage
    /// In points of the view's bounds.
    let frame: CGRect

    /// The work space of all pictures; making one takes long. Colours are blurred as they are stored, as effect views blur
    /// them, not in linear light.
    @MainActor private static let context = CIContext(options: [.workingColorSpace: NSNull()])

    /// How far a blur reaches, in its own unit: three standard deviations, beyond which less than 0.3 % lies.
    static func reach(_ radius: CGFloat) -> CGFloat { (radius * 3).rounded(.up) }

    /// Steps: 1. what is behind; 2. its picture, in the view's coordinates; 3. the blur, in pixels; 4. where it goes: Core
    /// Image counts upwards from the bottom of the picture, and a blurred one begins before it.
    @MainActor init?(of view: UIView, in rect: CGRect, radius: CGFloat, edge: BlurredEdge) {
        guard radius.isFinite, radius > 0, !view.isHidden, view.superview != nil, rect.width > 0, rect.height > 0,
            let ground = BackgroundPicture.ground(of: view)
        else { return nil }
        let scale = max(1, view.traitCollection.displayScale)
        let area = edge == .surroundings ? rect.insetBy(dx: -Self.reach(radius), dy: -Self.reach(radius)) : rect
        guard let picture = BackgroundPicture.make(of: area, behind: view, on: ground, scale: scale) else { return nil }

        let input = CIImage(cgImage: picture)
        guard let blur = CIFilter(name: "CIGaussianBlur") else { return nil }
        blur.setValue(edge == .clamped ? input.clampedToExtent() : input, forKey: kCIInputImageKey)
        blur.setValue(radius * scale, forKey: kCIInputRadiusKey)
        guard var output = blur.outputImage else { return nil }
        switch edge {
        case .soft: break
        case .clamped: output = output.cropped(to: input.extent)
        case .surroundings:
            let margin = Self.reach(radius) * scale
            output = output.cropped(to: input.extent.insetBy(dx: margin, dy: margin))
        }
        let extent = output.extent
        guard !extent.isEmpty, !extent.isInfinite, let made = Self.context.createCGImage(output, from: extent) else {
            return nil
        }

        image = UIImage(cgImage: made, scale: scale, orientation: .up)
        frame = CGRect(
            x: area.minX + extent.minX / scale, y: area.minY + (input.extent.height - extent.maxY) / scale,
            width: extent.width / scale, height: extent.height / scale)
    }
}
