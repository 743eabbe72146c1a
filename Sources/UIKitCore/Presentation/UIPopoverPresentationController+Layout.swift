// The bubble of a popover, its source, and what stands in for it in compact width.
// Apple: "UIPopoverPresentationController".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

/// A rounded rectangle with an arrow and a soft shadow around it.
final class PopoverBubble: UIView {
    let clip = UIView()
    private let arrow = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(arrow)
        arrow.delegate = self
        addSubview(clip)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverMeasures.cornerRadius
        clip.layer.cornerCurve = .continuous
        layer.shadowOpacity = PopoverMeasures.shadowOpacity
        layer.shadowRadius = PopoverMeasures.shadowRadius
        layer.shadowOffset = PopoverMeasures.shadowOffset
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The bubble's own frame is the body's; the arrow reaches out of it.
    func show(_ placement: PopoverPlacement, _ color: UIColor) {
        place(placement.body)
        clip.place(bounds)
        clip.backgroundColor = color
        arrow.fillColor = color.resolvedColor(with: traitCollection).cgColor
        arrow.position = CGPoint(x: -placement.body.minX, y: -placement.body.minY)
        arrow.path = placement.arrow
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: PopoverMeasures.cornerRadius, cornerHeight: PopoverMeasures.cornerRadius,
            transform: nil)
    }

    /// The arrow counts as the bubble.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIPopoverPresentationController {
    /// `preferredContentSize`; where it states nothing, 320 wide and as high as there is room (observed).
    var contentSize: CGSize {
        let wanted = preferredContentSize
        return CGSize(
            width: wanted.width > 0 ? wanted.width : PopoverMeasures.width, height: wanted.height > 0 ? wanted.height : 10_000)
    }

    var sourceFrame: CGRect {
        guard let container = containerView else { return .zero }
        if let frame = source.item?.frame(in: container) { return frame }
        if let view = source.view {
            return container.convert(source.rect.isNull ? view.bounds : source.rect, from: view)
        }
        let middle = source.substitute ?? container
        return container.convert(CGRect(x: middle.bounds.midX, y: middle.bounds.midY, width: 0, height: 0), from: middle)
    }

    var placement: PopoverPlacement {
        let container = containerView
        let safe = container?.safeAreaInsets ?? .zero
        let margins = settings.margins
        let bounds = container?.bounds ?? .zero
        let insets = UIEdgeInsets(
            top: max(safe.top, margins.top), left: max(safe.left, margins.left), bottom: max(safe.bottom, margins.bottom),
            right: max(safe.right, margins.right))
        return PopoverPlacement(
            size: contentSize, source: sourceFrame, area: bounds.inset(by: insets), permitted: settings.permitted,
            mayOverlap: settings.mayOverlap)
    }

    func installBubble() {
        guard let container = containerView, let view = presentedView else { return }
        let bubble = PopoverBubble(frame: .zero)
        self.bubble = bubble
        bubble.clip.addSubview(view)
        container.addSubview(bubble)
        placeBubble()
        view.frame = bubble.clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func placeBubble() {
        guard let bubble else { return }
        let placement = self.placement
        settings.direction = placement.direction
        bubble.show(placement, settings.backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground)
    }

    // MARK: Beginning

    /// Steps: 1. the delegate's last chance; 2. in regular width something must be pointed at.
    func prepareForPresentation(from presenter: UIViewController, _ traits: UITraitCollection) -> Bool {
        delegate?.prepareForPopoverPresentation(self)
        guard adaptivePresentationStyle(for: traits) == .none, source.view == nil, source.item == nil else { return true }
        source.substitute = presenter.viewIfLoaded
        if !presentedViewController.reportMissingSource(of: self, from: presenter) {
            Catalogue.popoverWithoutSource.report(
                object: ObjectName.of(presentedViewController),
                apple: "NSGenericException: UIPopoverPresentationController (\(ObjectName.short(self))) should have a "
                    + "non-nil sourceView or barButtonItem set before the presentation occurs.")
        }
        return true
    }

    /// The delegate's word, else a sheet in compact width.
    func adaptedPopoverStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        let answer = presentationState.delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
        if let answer, answer != AdaptationAnswer.unsaid { return answer }
        return traits.horizontalSizeClass == .compact ? .formSheet : .none
    }

    func standIn(_ style: UIModalPresentationStyle) -> UIPresentationController {
        switch style {
        case .fullScreen, .overFullScreen:
            let cover = CoverPresentationController(
                presentedViewController: presentedViewController, presenting: presentationState.presenting)
            cover.presentationState.style = .overFullScreen
            return cover
        case .popover: return self
        default: return adaptiveSheet
        }
    }
}
