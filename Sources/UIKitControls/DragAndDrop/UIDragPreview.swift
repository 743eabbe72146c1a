// How items look while they are dragged.
// Apple: "UIDragPreview", "UIDragPreviewParameters", "UIDragPreviewTarget".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The shape and the ground of a dragged item's picture.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// The whole view on the system's background.
    public override init() { super.init() }
    /// The lines of a text; each an `NSValue` of a rectangle in the view's points.
    public override init(textLineRects: [NSValue]) { super.init(textLineRects: textLineRects) }
    /// Parameters of the same values; the paths are copied.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath?.copy() as? UIBezierPath
        copy.shadowPath = shadowPath?.copy() as? UIBezierPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// The place to which a dragged item's picture goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A dragged item's picture without a place.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is shown.
    public let view: UIView
    /// The look.
    public let parameters: UIDragPreviewParameters

    /// A view with a look.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    /// A view, all of it.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    /// An address, with its title above it where it has one.
    public convenience init(for url: URL, title: String? = nil) { self.init(view: AddressCard(url, title)) }
    /// A preview of the same view with parameters of its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIDragPreview(view: view, parameters: parameters.copy() as? UIDragPreviewParameters ?? parameters)
    }
}

/// A dragged item's picture with the place where it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// A view with a look at a place.
    public init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }
    /// The same; parameters and target of any preview.
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }
    /// An address, with its title above it where it has one, at a place.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        self.init(view: AddressCard(url, title), parameters: UIDragPreviewParameters(), target: target)
    }
    /// The same picture for another place.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
    /// A preview of the same view and place, with parameters of its own.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITargetedDragPreview(view: view, parameters: parameters.copy() as? UIPreviewParameters ?? parameters, target: target)
    }
}

/// An address and its title as a picture.
private final class AddressCard: UIView {
    init(_ url: URL, _ title: String?) {
        super.init(frame: .zero)
        let texts = [title, url.absoluteString].compactMap { $0 }
        var y = DragMeasures.cardPadding
        var width: CGFloat = 0
        for (number, text) in texts.enumerated() {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: number == 0 && title != nil ? .headline : .subheadline)
            label.textColor = number == 0 && title != nil ? .label : .secondaryLabel
            let size = label.sizeThatFits(CGSize(width: DragMeasures.cardWidth, height: .greatestFiniteMagnitude))
            label.frame = CGRect(
                x: DragMeasures.cardPadding, y: y, width: min(size.width, DragMeasures.cardWidth), height: size.height)
            addSubview(label)
            y = label.frame.maxY
            width = max(width, label.frame.width)
        }
        backgroundColor = .systemBackground
        layer.cornerRadius = DragMeasures.cornerRadius
        frame = CGRect(x: 0, y: 0, width: width + 2 * DragMeasures.cardPadding, height: y + DragMeasures.cardPadding)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
