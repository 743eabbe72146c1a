// The picture of what lies behind a view.
// Apple: "CALayer", render(in:); "UIView", isOpaque.
import UIKit

/// Takes pictures of what lies behind a view.
@MainActor enum BackgroundPicture {
    /// The nearest ancestor behind which nothing shows, or the topmost one; nil without a superview.
    ///
    /// `isOpaque` is only a promise, and true of any view that nobody asked; so the ancestor must have an opaque colour too.
    /// Going too far up costs time, stopping too early would leave holes.
    static func ground(of view: UIView) -> UIView? {
        var current = view.superview
        while let here = current {
            if isOpaque(here) || here.superview == nil { return here }
            current = here.superview
        }
        return nil
    }

    private static func isOpaque(_ view: UIView) -> Bool {
        guard view.isOpaque, view.alpha >= 1, view.layer.cornerRadius == 0, view.mask == nil else { return false }
        return view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha ?? 0 >= 1
    }

    /// A part of what lies behind a view, in points of its bounds; at least a pixel each way.
    static func make(of area: CGRect, behind view: UIView, on ground: UIView, scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let hidden = layersBefore(view, upTo: ground)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in hidden { layer.isHidden = true }
        defer {
            for layer in hidden { layer.isHidden = false }
            CATransaction.commit()
        }
        return UIGraphicsImageRenderer(size: area.size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: -area.minX, y: -area.minY)
            context.concatenate(map(from: ground, to: view))
            ground.layer.render(in: context)
        }.cgImage
    }

    /// The view's layer and those in front of it, below the ground. Those that are hidden already are left out.
    private static func layersBefore(_ view: UIView, upTo ground: UIView) -> [CALayer] {
        var layers = [view.layer]
        var current = view
        while current !== ground, let above = current.superview {
            let siblings = above.layer.sublayers ?? []
            if let index = siblings.firstIndex(where: { $0 === current.layer }) {
                layers += siblings[(index + 1)...].filter { !$0.isHidden && $0.zPosition >= current.layer.zPosition }
            }
            current = above
        }
        return layers
    }

    /// From the one's coordinates to the other's, rotations and scales between them included.
    private static func map(from ground: UIView, to view: UIView) -> CGAffineTransform {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { view.convert(CGPoint(x: x, y: y), from: ground) }
        let (origin, right, down) = (point(0, 0), point(1, 0), point(0, 1))
        return CGAffineTransform(
            a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
            ty: origin.y)
    }
}
