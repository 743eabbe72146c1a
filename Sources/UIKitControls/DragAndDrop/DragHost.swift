// The pictures of dragged items, above everything else in the front window.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Covers a window while something is dragged, and lets all touches through.
final class DragHost: UIView {
    private let badge = DragBadge(frame: .zero)

    init(in window: UIWindow) {
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        accessibilityIdentifier = "drag"
        badge.alpha = 0
        addSubview(badge)
        window.addSubview(self)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Behind those that are there.
    func add(_ platter: DragPlatter) { insertSubview(platter, at: 0) }

    /// The place of a point of the screen in this view.
    func point(_ screen: CGPoint) -> CGPoint { DragPlace.point(screen, in: self) }

    /// The pictures are below the finger, each a little beside the one before it.
    func follow(_ finger: CGPoint, _ platters: [DragPlatter], isFull: Bool) {
        let point = point(finger)
        for (number, platter) in platters.enumerated() {
            let step = CGFloat(min(number, DragMeasures.stackCount)) * DragMeasures.stackStep
            let scale = isFull ? 1 : platter.fittingScale
            platter.transform = CGAffineTransform(scaleX: scale, y: scale)
            platter.center = CGPoint(
                x: point.x - platter.grip.x * scale + step, y: point.y - platter.grip.y * scale + step)
        }
        guard let front = platters.first else { return }
        badge.center = CGPoint(x: front.frame.maxX, y: front.frame.minY)
    }

    func show(count: Int, _ operation: UIDropOperation?) {
        badge.show(count: count, operation)
        badge.alpha = badge.isEmpty ? 0 : 1
        bringSubviewToFront(badge)
    }
}

/// One item's picture over its shadow.
final class DragPlatter: UIView {
    let preview: UITargetedDragPreview
    private let picture: UIView
    /// From the picture's middle to the finger, in the picture's points.
    var grip = CGPoint.zero
    /// The view that is not seen while its picture is above it.
    private weak var source: UIView?

    /// - Parameter source: The view that the picture stands for in its old place.
    init?(_ preview: UITargetedDragPreview, source: UIView?) {
        let shown = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
        guard
            let picture = preview.view.resizableSnapshotView(from: shown, afterScreenUpdates: true, withCapInsets: .zero)
        else { return nil }
        self.preview = preview
        self.picture = picture
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: shown.size))
        isUserInteractionEnabled = false
        layer.shadowRadius = DragMeasures.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: DragMeasures.shadowDown)
        picture.backgroundColor = preview.parameters.backgroundColor
        let radius = min(preview.view.layer.cornerRadius, shown.width / 2, shown.height / 2)
        if let path = preview.parameters.visiblePath {
            var shift = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
            let mask = CAShapeLayer()
            mask.path = path.cgPath.copy(using: &shift)
            picture.layer.mask = mask
            layer.shadowPath = (preview.parameters.shadowPath?.cgPath.copy(using: &shift)) ?? mask.path
        } else {
            picture.layer.cornerRadius = radius
            picture.clipsToBounds = true
            layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        addSubview(picture)
        picture.frame = bounds
        shade(false)
    }
    required init?(coder: NSCoder) { nil }

    func shade(_ isLifted: Bool) { layer.shadowOpacity = isLifted ? DragMeasures.shadowOpacity : 0 }

    /// The scale at which the picture is not larger than the largest on its way.
    var fittingScale: CGFloat {
        let side = DragMeasures.largestSide
        return min(1, side / max(1, bounds.width), side / max(1, bounds.height))
    }

    /// Stands where a preview says, in points of the host, at the size of its view.
    func stand(at goal: UITargetedPreview, in host: UIView) {
        let shown = goal.parameters.visiblePath?.bounds ?? goal.view.bounds
        var middle = goal.target.center
        middle.x += shown.midX - goal.view.bounds.midX
        middle.y += shown.midY - goal.view.bounds.midY
        let container = goal.target.container
        center =
            container.window == nil || container.window === host.window
            ? host.convert(middle, from: container)
            : DragPlace.point(container.window!.convertToScreen(container.convert(middle, to: nil)), in: host)
        let scale = CGAffineTransform(
            scaleX: shown.width / max(1, bounds.width), y: shown.height / max(1, bounds.height))
        transform = scale.concatenating(goal.target.transform)
    }

    // MARK: The view below

    private var key: String { "dragged \(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }

    func hideSource() { source?.hideForDrag(key) }
    func showSource() { source?.showAfterDrag(key) }
}

extension UIView {
    /// Hides a view by an animation that stands: the app's own value of opacity stays, and no frame is asked for.
    package func hideForDrag(_ key: String) {
        guard layer.animation(forKey: key) == nil else { return }
        let clear = CABasicAnimation(keyPath: "opacity")
        clear.fromValue = 0
        clear.toValue = 0
        clear.duration = 1
        clear.speed = 0
        clear.fillMode = .both
        clear.isRemovedOnCompletion = false
        layer.add(clear, forKey: key)
    }

    /// The view is seen again.
    package func showAfterDrag(_ key: String) { layer.removeAnimation(forKey: key) }
}

/// How many items there are, or what a drop would do.
final class DragBadge: UIView {
    private let label = UILabel()
    private(set) var isEmpty = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: DragMeasures.badgeFont, weight: .semibold)
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    /// A number where there are several, a plus for a copy, a cross where drops are forbidden.
    func show(count: Int, _ operation: UIDropOperation?) {
        var text = count > 1 ? "\(count)" : ""
        backgroundColor = .systemRed
        if operation == .copy {
            if count < 2 { text = "+" }
            backgroundColor = .systemGreen
        } else if operation == .forbidden {
            text = "×"
            backgroundColor = .systemGray
        }
        isEmpty = text.isEmpty
        label.text = text
        let width = max(DragMeasures.badge, label.intrinsicContentSize.width + 2 * DragMeasures.badgePadding)
        bounds = CGRect(x: 0, y: 0, width: width, height: DragMeasures.badge)
        layer.cornerRadius = DragMeasures.badge / 2
        label.frame = bounds
    }
}
