// The layer's contents for an image: picture, coverage in the tint, or nine parts.
// Apple: "UIImageView", Setting the image
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import UIKitCore
import UIKitValues

extension UIImageView {
    func setUpImageView() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// The image of the present state.
    var shownImage: UIImage? {
        if isAnimating, let frames = framesInUse, frames.indices.contains(animation.shownIndex) {
            return frames[animation.shownIndex]
        }
        let image = content.isHighlighted ? content.highlightedImage ?? content.image : content.image
        return (image?.images?.first ?? image).map(configured)
    }

    /// A symbol as this view wishes it; other images as they are.
    func configured(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        return image.preferring(content.symbolConfiguration, in: traitCollection)
    }

    func setSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?) {
        guard configuration != content.symbolConfiguration else { return }
        content.symbolConfiguration = configuration
        guard content.image?.isSymbolImage == true || content.highlightedImage?.isSymbolImage == true else { return }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func setImage(_ image: UIImage?) {
        guard MainThread.allows("-[UIImageView setImage:]") else { return }
        let before = content.image
        guard image !== before else { return }
        content.image = image
        if animation.images == nil { endAnimation() }
        if image?.images != nil { beginAnimation() }
        if image?.size != before?.size { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
    }

    func setHighlightedImage(_ image: UIImage?) {
        content.highlightedImage = image
        if content.isHighlighted { setNeedsDisplay() }
    }

    func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != content.isHighlighted else { return }
        content.isHighlighted = isHighlighted
        setNeedsDisplay()
    }

    func displayImage(_ layer: CALayer) {
        guard layer === layerStorage else { return super.display(layer) }
        guard let image = shownImage?.variant(for: traitCollection), image.state.cgImage != nil else {
            layer.displayContents = .none
            return
        }
        layer.contentsScale = image.scale
        let mirrored =
            image.flipsForRightToLeftLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let upright = mirrored ? image.withHorizontallyFlippedOrientation() : image
        let drawnAnew = image.shownSize(in: bounds.size, contentMode).flatMap {
            mirrored ? nil : image.vectorPixels(for: $0, scale: traitCollection.pixelScale)
        }
        guard let pixels = drawnAnew ?? upright.uprightCGImage else {
            layer.displayContents = .none
            return
        }
        if let color = shapeColor(image) {
            let shape = UIImage(cgImage: pixels, scale: image.scale, orientation: .up)
            layer.displayContents =
                image.isResizable
                ? parts(upright, pixels, color, layer) : shape.alphaMask.map { .mask($0, color: color) } ?? .none
        } else if image.isResizable {
            layer.displayContents = parts(upright, pixels, nil, layer)
        } else {
            layer.displayContents = .image(pixels)
        }
    }

    /// The colour of a template or of an image with a tint of its own; nil for a picture.
    private func shapeColor(_ image: UIImage) -> CGColor? {
        let isTemplate =
            image.renderingMode == .alwaysTemplate
            || (image.renderingMode == .automatic && image.state.tint == nil
                && (image.isTemplateByItself || treatsAutomaticAsTemplate && !image.state.hasOwnColors))
        return traitCollection.performAsCurrent {
            if isTemplate { return (tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor }
            return image.state.tint?.resolvedColor(with: traitCollection).cgColor
        }
    }

    /// A resizable image: nine parts where the middle stretches, else drawn into a bitmap of the bounds.
    private func parts(_ image: UIImage, _ pixels: CGImage, _ color: CGColor?, _ layer: CALayer) -> LayerContents {
        let size = image.size
        let caps = image.capInsets
        if image.resizingMode == .stretch, size.width > 0, size.height > 0 {
            var picture = pixels
            if let color {
                let shape = UIImage(cgImage: pixels, scale: image.scale, orientation: .up)
                picture = shape.tintedCGImage(color) ?? pixels
            }
            return .ninePart(
                picture,
                center: CGRect(
                    x: caps.left / size.width, y: caps.top / size.height,
                    width: max(0, size.width - caps.horizontal) / size.width,
                    height: max(0, size.height - caps.vertical) / size.height))
        }
        let scale = traitCollection.pixelScale
        guard bounds.width > 0, bounds.height > 0,
            let entry = GraphicsStackEntry.image(size: bounds.size, scale: scale, isOpaque: false),
            let context = entry.context, let buffer = entry.bitmap?.buffer
        else { return .none }
        UIGraphicsPushContext(context)
        let drawn = color.map { image.withTintColor(UIColor(cgColor: $0), renderingMode: .alwaysOriginal) } ?? image
        drawn.draw(in: CGRect(origin: .zero, size: bounds.size))
        UIGraphicsPopContext()
        layer.contentsScale = scale
        return .bitmap(buffer)
    }
}
