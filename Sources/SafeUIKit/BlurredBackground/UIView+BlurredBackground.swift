// A view draws what lies behind it, blurred.
// Apple: "CALayer", render(in:); "CIGaussianBlur". The method: ios-coding.com, "Drawing buttons with blurred background".
import CoreImage
import UIKit

extension UIView {
    /// Draws a blurred picture of the content behind the view into the current context. Call it in `draw(_:)`.
    ///
    /// Renders the nearest ancestor that covers everything behind it, without this view and the views in front of it, blurs the
    /// result and draws it in place, at the screen's scale. The picture is static: call `setNeedsDisplay()` when the background
    /// changes.
    /// Effect views, video and animations behind the view appear as `render(in:)` draws them: without effects, in their final
    /// state.
    ///
    /// - Parameters:
    ///   - radius: The blur's standard deviation, in points. Nothing is drawn for a value that is not above 0.
    ///   - rect: The part of the view to draw, in points of its bounds; nil for the whole bounds.
    ///   - edge: The content that the blur mixes in beyond the rectangle; none by default, for soft edges.
    /// - Returns: Whether anything was drawn: false if the view is hidden, has no superview or no size, or if there is no
    ///   context.
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
