// One key of the drawn keyboard.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage

/// A key that acts when it is lifted, delete at once and again while it is held.
final class KeyCap: UIControl {
    let key: KeyboardLayout.Key
    var tapped: (() -> Void)?
    private let label = UILabel()
    private var repeating: Int?
    private var isBlue = false
    private var shift = KeyboardView.Shift.off

    init(_ key: KeyboardLayout.Key) {
        self.key = key
        super.init(frame: .zero)
        isOpaque = false
        isHidden = key == .gap
        isAccessibilityElement = key != .gap
        accessibilityTraits = .keyboardKey
        accessibilityLabel = name
        layer.cornerRadius = 5
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
    }
    required init?(coder: NSCoder) { return nil }

    /// What assistive technologies and tests call the key.
    private var name: String? {
        switch key {
        case .text(let text): text
        case .shift: "shift"
        case .delete: "delete"
        case .space: "space"
        case .return: "return"
        case .page(.letters): "letters"
        case .page(.digits): "numbers"
        case .page: "symbols"
        case .gap: nil
        }
    }

    private var isSpecial: Bool {
        switch key {
        case .text, .space: false
        case .shift: shift == .off
        default: true
        }
    }

    func show(returnKey: UIReturnKeyType, isEnabled: Bool, shift: KeyboardView.Shift) {
        self.shift = shift
        self.isEnabled = isEnabled
        isBlue = key == .return && isEnabled && ![.default, .next, .continue].contains(returnKey)
        switch key {
        case .text(let text):
            label.text = text
            label.font = .systemFont(ofSize: text.count > 1 ? 16 : 23)
        case .space: label.text = "space"
        case .return: label.text = Self.title(of: returnKey)
        case .page(.letters): label.text = "ABC"
        case .page(.digits): label.text = "123"
        case .page: label.text = "#+="
        case .shift, .delete, .gap: label.text = nil
        }
        if case .text = key {} else { label.font = .systemFont(ofSize: 16) }
        accessibilityValue = key == .return ? label.text : nil
        stateDidChange()
        setNeedsDisplay()
    }

    private static func title(of type: UIReturnKeyType) -> String {
        switch type {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "SOS"
        case .continue: "continue"
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        let lit = isHighlighted != isSpecial ? KeyColors.special : KeyColors.key
        backgroundColor = isBlue && !isHighlighted ? .systemBlue : lit
        label.textColor = isEnabled ? (isBlue && !isHighlighted ? .white : .label) : .tertiaryLabel
        layer.shadowColor = KeyColors.edge.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        label.frame = bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
        setNeedsDisplay()
    }

    /// The arrow of shift and the tab with a cross of delete.
    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        UIColor.label.set()
        switch key {
        case .shift: drawShift(center)
        case .delete: drawDelete(center)
        default: break
        }
    }

    private func drawShift(_ center: CGPoint) {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [(0, -9), (9, 0), (4.5, 0), (4.5, 7), (-4.5, 7), (-4.5, 0), (-9, 0)]
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if shift != .off { path.fill() }
        path.stroke()
        guard shift == .locked else { return }
        UIBezierPath(rect: CGRect(x: center.x - 4.5, y: center.y + 9, width: 9, height: 1.5)).fill()
    }

    private func drawDelete(_ center: CGPoint) {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [(-11, 0), (-4, -7.5), (10, -7.5), (10, 7.5), (-4, 7.5)]
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
            index == 0 ? path.move(to: place) : path.addLine(to: place)
        }
        path.close()
        for sign in [CGFloat(1), -1] {
            path.move(to: CGPoint(x: center.x, y: center.y - 3.5 * sign))
            path.addLine(to: CGPoint(x: center.x + 7, y: center.y + 3.5 * sign))
        }
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        path.stroke()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if key == .delete {
            tapped?()
            scheduleRepeat(after: 0.5)
        }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stopRepeating()
        if key != .delete, isTouchInside { tapped?() }
    }

    override func cancelTracking(with event: UIEvent?) { stopRepeating() }

    private func scheduleRepeat(after delay: TimeInterval) {
        let clock = StageClock.current
        let weak = WeakKey(cap: self)
        repeating = clock.schedule(at: clock.now + delay, site: "KeyCap") {
            MainActor.assumeIsolated {
                guard let cap = weak.cap, cap.isTracking else { return }
                cap.tapped?()
                cap.scheduleRepeat(after: 0.1)
            }
        }
    }

    private func stopRepeating() {
        repeating.map(StageClock.current.cancel)
        repeating = nil
    }
}

/// A key that is not kept alive.
private struct WeakKey: @unchecked Sendable {
    weak var cap: KeyCap?
}
