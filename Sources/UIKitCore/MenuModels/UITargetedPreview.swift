// A view as it is shown while it is lifted, and where it comes from.
// Apple: "UITargetedPreview", "UIPreviewParameters", "UIPreviewTarget"
import CoreGraphics
import Diagnostics
import Foundation
import UIKitValues

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The part of the view that is shown, in its points; nil for all.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's points; nil for that of the visible part.
    open var shadowPath: UIBezierPath?
    /// Behind the view; nil for the system's.
    open var backgroundColor: UIColor! = .systemBackground

    /// The whole view on the system's background.
    public override init() { super.init() }
    /// Parameters of the same values; the paths are copied.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath?.copy() as? UIBezierPath
        copy.shadowPath = shadowPath?.copy() as? UIBezierPath
        copy.backgroundColor = backgroundColor
        return copy
    }
    /// The lines of a text; each an `NSValue` of a rectangle in the view's points.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for value in textLineRects {
            let outset = MenuPlacementMeasures.linesOutset
            path.append(
                UIBezierPath(roundedRect: value.cgRectValue.insetBy(dx: -outset, dy: -outset), cornerRadius: outset))
        }
        visiblePath = path
    }
}

/// The container and the place from which a preview comes.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view that holds the place; in a window.
    public let container: UIView
    /// The preview's middle, in points of the container.
    public let center: CGPoint
    /// Applied to the preview there.
    public let transform: CGAffineTransform

    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// A place in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
        guard container.window == nil else { return }
        Catalogue.previewContainer.report(
            object: ObjectName.of(container),
            apple: "NSInternalInconsistencyException: UIPreviewTarget requires that the container view is in a window, "
                + "but it is not. (container: \(container.description))")
    }
}

/// A view with the place from which it is lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is shown.
    public let view: UIView
    /// The look of the preview.
    public let parameters: UIPreviewParameters
    /// The target from which the preview comes.
    public let target: UIPreviewTarget

    /// A preview of the same view and place, with parameters of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        UITargetedPreview(view: view, parameters: parameters.copy() as? UIPreviewParameters ?? parameters, target: target)
    }
    /// A view that is lifted from a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }
    /// A view that is lifted from where it stands.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// A view that is lifted from where it stands, all of it.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// The same preview for another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
