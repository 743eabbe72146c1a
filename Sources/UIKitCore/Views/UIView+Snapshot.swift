// Pictures of views: into a context, and as views.
// Apple: "UIView", snapshotView(afterScreenUpdates:), drawHierarchy(in:afterScreenUpdates:).
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import QuartzCore
import UIKitValues

extension UIView {
    /// Draws the view and its subviews into the current context, scaled to a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the bounds are drawn into, in points of the current context.
    ///   - afterUpdates: Whether pending layout and drawing are done first.
    /// - Returns: False without a current context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { updateBeforeSnapshot() }
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return true }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layerStorage.renderModel(in: context, keepsDepth: true)
        context.restoreGState()
        return true
    }

    /// Returns a view with a snapshot of this view; nil if the view has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view with a snapshot of a part of this view. The part inside the cap insets stretches with the new view.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        if !afterUpdates, window == nil, !appearance.hasRendered, drawsContent {
            Catalogue.snapshotNotRendered.report(object: ObjectName.of(self))
        }
        guard let image = snapshotImage(of: rect, afterUpdates: afterUpdates) else { return nil }
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.show(image, caps: capInsets, size: rect.size)
        return snapshot
    }

    /// The pixels of a part of the view, at the screen's scale.
    package func snapshotImage(of rect: CGRect, afterUpdates: Bool) -> CGImage? {
        if afterUpdates { updateBeforeSnapshot() }
        let scale = max(1, traitCollection.displayScale)
        let width = Int((rect.width * scale).rounded(.up))
        let height = Int((rect.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= 16384, height <= 16384 else { return nil }
        guard let buffer = PixelBuffer(width: width, height: height),
            let context = CGContext(pixelBuffer: buffer, scale: scale, yDown: true)
        else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layerStorage.renderModel(in: context, keepsDepth: true)
        return CGImage(pixelBuffer: buffer, isOpaque: false)
    }

    private func updateBeforeSnapshot() {
        layerStorage.layoutIfNeeded()
        layerStorage.displayTreeIfNeeded()
    }
}

extension CALayer {
    /// Draws what waits for it, here and below.
    fileprivate func displayTreeIfNeeded() {
        displayIfNeeded()
        for layer in sublayerList { DeepWalk.level(layer.description) { layer.displayTreeIfNeeded() } }
    }
}

/// The view that `snapshotView` returns: the picture as its layer's contents.
final class SnapshotView: UIView {
    func show(_ image: CGImage, caps: UIEdgeInsets, size: CGSize) {
        layerStorage.contents = image
        if caps != .zero, size.width > 0, size.height > 0 {
            layerStorage.contentsCenter = CGRect(
                x: caps.left / size.width, y: caps.top / size.height,
                width: max(0, size.width - caps.left - caps.right) / size.width,
                height: max(0, size.height - caps.top - caps.bottom) / size.height)
        }
    }

    override var drawsContent: Bool { false }
}
