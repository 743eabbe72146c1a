// The place of contents inside a layer.
// Apple: "Contents Gravity Values".
import CoreGraphics
import Foundation
import PixelKernels

/// Sizes and places of contents as pure functions.
enum ContentsLayout {
    /// Pixels of the contents, all of them.
    static func pixelSize(_ contents: LayerContents) -> (width: Int, height: Int)? {
        switch contents {
        case .none: nil
        case .image(let image), .ninePart(let image, _): (image.width, image.height)
        case .mask(let buffer, _), .bitmap(let buffer): (buffer.width, buffer.height)
        }
    }

    /// Points of the part that `contentsRect` shows.
    static func naturalSize(_ model: LayerModel) -> CGSize? {
        guard let size = pixelSize(model.contents) else { return nil }
        let part = model.hasRare ? model.rare.contentsRect.size : CGSize(width: 1, height: 1)
        return CGSize(
            width: CGFloat(size.width) * abs(part.width) / model.pixelScale,
            height: CGFloat(size.height) * abs(part.height) / model.pixelScale)
    }

    /// Returns the rectangle in which contents of a size are drawn, in the layer's own space. `top` is the greatest y
    /// (documented for flipped layers).
    static func destination(of size: CGSize, in model: LayerModel) -> CGRect {
        let b = model.bounds
        func place(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: b.origin.x + (b.size.width - size.width) * x, y: b.origin.y + (b.size.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func fitted(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
            guard size.width > 0, size.height > 0 else { return .null }
            let factor = choose(b.size.width / size.width, b.size.height / size.height)
            return place(0.5, 0.5, CGSize(width: size.width * factor, height: size.height * factor))
        }
        return switch model.gravity {
        case .resize: b
        case .resizeAspect: fitted(min)
        case .resizeAspectFill: fitted(max)
        case .center: place(0.5, 0.5, size)
        case .top: place(0.5, 1, size)
        case .bottom: place(0.5, 0, size)
        case .left: place(0, 0.5, size)
        case .right: place(1, 0.5, size)
        case .topLeft: place(0, 1, size)
        case .topRight: place(1, 1, size)
        case .bottomLeft: place(0, 0, size)
        case .bottomRight: place(1, 0, size)
        }
    }
}
