// The views of a deck: one that holds a controller's view, and what lies on the center.
// No Apple page: this is ours.
import UIKit

/// Holds one controller's view. Moved by its transform, so that the safe area inside stays that of its place at rest.
@MainActor final class DeckPanel: UIView {
    /// Cuts the corners; the shadow falls outside.
    let content = UIView()
    /// Shows the controller's colour behind the round corners of what lies beside.
    private let ground = UIView()

    init() {
        super.init(frame: .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ground.isUserInteractionEnabled = false
        ground.isHidden = true
        addSubview(ground)
        addSubview(content)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// So many points of a colour beyond the edges to the left and right; none for 0.
    func setGround(_ color: UIColor?, reach: CGFloat) {
        ground.isHidden = reach == 0
        guard reach > 0 else { return }
        ground.frame = bounds.insetBy(dx: -reach, dy: 0)
        ground.backgroundColor = color
    }

    func hold(_ view: UIView) {
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }

    /// Stands so far from a frame.
    func put(_ frame: CGRect, shift: CGFloat) {
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if center != middle { center = middle }
        let moved = CGAffineTransform(translationX: shift, y: 0)
        if transform != moved { transform = moved }
    }

    func setCornerRadius(_ radius: CGFloat) {
        content.layer.cornerRadius = radius
        content.clipsToBounds = radius > 0
    }

    func setShadow(_ isShown: Bool) {
        layer.shadowOpacity = isShown ? 0.3 : 0
        layer.shadowRadius = isShown ? 10 : 0
        layer.shadowOffset = .zero
    }
}

/// Lies on the center while a side is open: holds the decoration and takes the touches.
@MainActor final class DeckShield: UIView {
    var onEscape: (() -> Void)?

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isHidden = true
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
        guard let onEscape else { return false }
        onEscape()
        return true
    }

    var decoration: UIView? {
        didSet {
            guard oldValue !== decoration else { return }
            oldValue?.removeFromSuperview()
            guard let decoration else { return }
            decoration.frame = bounds
            decoration.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(decoration)
        }
    }
}

/// The panels of a deck whose view is loaded.
@MainActor final class DeckViews {
    let center = DeckPanel()
    let shield = DeckShield()
    private let left = DeckPanel()
    private let right = DeckPanel()

    init(in view: UIView) {
        for panel in [center, left, right] { view.addSubview(panel) }
        center.addSubview(shield)
        left.isHidden = true
        right.isHidden = true
        view.clipsToBounds = true
    }

    func panel(_ side: DeckSide) -> DeckPanel { side == .left ? left : right }

    /// Which lies above which.
    func arrange(_ layering: DeckLayering, in view: UIView) {
        let upper = layering == .sideOverCenter ? [left, right] : [center]
        for panel in upper { view.bringSubviewToFront(panel) }
    }
}
