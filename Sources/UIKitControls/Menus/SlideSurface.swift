// Rows among which a finger chooses by tapping or by sliding: alerts, action sheets, menus.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A row that a finger can choose.
@_spi(Vitrine) open class SlideRow: UIView {
    /// False: the row is grey and cannot be chosen.
    package var isEnabled = true { didSet { stateChanged() } }
    /// Whether a finger is on it.
    package private(set) var isPressed = false

    @_spi(Vitrine) public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
    @_spi(Vitrine) public required init?(coder: NSCoder) { super.init(coder: coder) }

    func press(_ pressed: Bool) {
        guard pressed != isPressed else { return }
        isPressed = pressed
        stateChanged()
    }

    /// The look follows.
    @_spi(Vitrine) open func stateChanged() {
        if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
    }

    /// One physical pixel, in points.
    package var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }
}

/// Follows one finger over its rows; what is lifted on a row chooses it.
@_spi(Vitrine) open class SlideSurface: UIView {
    /// The rows that can be chosen, in order.
    package var rows: [SlideRow] = []
    private weak var touch: UITouch?

    /// The row under a point of this view.
    package func row(at point: CGPoint) -> SlideRow? {
        rows.first { $0.window != nil && $0.isEnabled && isVisible($0, point) && $0.bounds.contains(convert(point, to: $0)) }
    }

    /// Whether a point of a row is visible, and not scrolled away.
    private func isVisible(_ row: SlideRow, _ point: CGPoint) -> Bool {
        guard let clip = row.superview, clip !== self, clip.clipsToBounds else { return true }
        return clip.bounds.contains(convert(point, to: clip))
    }

    /// A finger is at a point, wherever it came from.
    func track(_ point: CGPoint) {
        let row = row(at: point)
        for other in rows where other !== row { other.press(false) }
        row?.press(true)
    }

    /// The finger was lifted at a point.
    func release(_ point: CGPoint) {
        let row = row(at: point)
        stopTracking()
        if let row { chose(row) } else { releasedOutside(point) }
    }

    func stopTracking() { for row in rows { row.press(false) } }

    /// A row was chosen.
    @_spi(Vitrine) open func chose(_ row: SlideRow) {}
    /// The finger was lifted on no row.
    func releasedOutside(_ point: CGPoint) {}

    @_spi(Vitrine) public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        track(first.location(in: self))
    }
    @_spi(Vitrine) public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch, touches.contains(touch) { track(touch.location(in: self)) }
    }
    @_spi(Vitrine) public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        release(touch.location(in: self))
    }
    @_spi(Vitrine) public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        stopTracking()
    }
}

extension UIColor {
    /// A grey for the light and one for the dark, 0 to 255, with their opacities.
    package static func grey(_ light: CGFloat, _ dark: CGFloat, alpha: (light: CGFloat, dark: CGFloat) = (255, 255)) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: dark / 255, alpha: alpha.dark / 255) : UIColor(white: light / 255, alpha: alpha.light / 255)
        }
    }
}
