// One key of the drawn keyboard.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A key that acts when it is lifted, delete at once and again while it is held.
final class KeyCap: UIControl {
    /// How a key looks.
    enum Style {
        /// A cap with an edge below; the same with letters below a digit; a sign alone; a sign below the keys.
        case cap, digit, flat, outside

        /// Creates the cap of a key among those of a page.
        init(_ key: KeyboardLayout.Key, on page: KeyboardLayout.Page) {
            switch (page, key) {
            case (.pad, .delete), (.padMarks, .delete), (.pad, .page), (.padMarks, .page), (.emoji, .text): self = .flat
            case (.pad, .text(let text)): self = Int(text) == nil ? .flat : .digit
            case (.padMarks, _): self = .digit
            default: self = .cap
            }
        }
    }

    let key: KeyboardLayout.Key
    let style: Style
    var tapped: (() -> Void)?
    /// How far right of its middle the key's sign stands, in points.
    var lean: CGFloat = 0 {
        didSet {
            guard lean != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    private let label = UILabel()
    /// The letters below a digit.
    private var letters: UILabel?
    private var picture: UIImageView?
    private var repeating: Int?
    private var isBlue = false
    private(set) var shift = KeyboardView.Shift.off

    init(_ key: KeyboardLayout.Key, style: Style) {
        self.key = key
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        isHidden = key == .gap
        isAccessibilityElement = key != .gap
        accessibilityTraits = .keyboardKey
        accessibilityLabel = name
        layer.cornerRadius = KeyCapMeasures.cornerRadius
        layer.cornerCurve = .continuous
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
        addParts()
    }
    required init?(coder: NSCoder) { return nil }

    private func addParts() {
        if style == .digit, case .text(let digit) = key, let text = Self.lettersOfDigits[digit] {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: KeyCapMeasures.lettersSize, weight: .bold), .kern: KeyCapMeasures.lettersKern,
                ])
            label.isAccessibilityElement = false
            label.sizeToFit()
            addSubview(label)
            letters = label
        }
        guard let image = Self.image(of: key) else { return }
        let size = style == .outside ? KeyCapMeasures.outsideSymbolSize : KeyCapMeasures.symbolSize
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
        let view = UIImageView(image: UIImage(systemName: image, withConfiguration: configuration))
        view.contentMode = .center
        addSubview(view)
        picture = view
    }

    /// The letters below the digits of a telephone.
    private static let lettersOfDigits = [
        "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]

    private static func image(of key: KeyboardLayout.Key) -> String? {
        switch key {
        case .page(.emoji): "face.smiling"
        case .dictation: "mic"
        default: nil
        }
    }

    /// The name of the key for assistive technologies and tests.
    private var name: String? {
        switch key {
        case .text(let text): text
        case .named(let name, _): name
        case .dictation: "dictation"
        case .page(.emoji): "emoji"
        case .page(.pad): "numbers"
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
        case .text, .named, .space: false
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
            label.font = .systemFont(ofSize: size(of: text))
        case .named(let name, _): label.text = name
        case .space: label.text = "space"
        case .return: label.text = Self.title(of: returnKey)
        case .page(.letters): label.text = "ABC"
        case .page(.digits), .page(.pad): label.text = "123"
        case .page(.padMarks): label.text = "+ * #"
        case .page(.marks): label.text = "#+="
        case .page(.emoji), .dictation, .shift, .delete, .gap: label.text = nil
        }
        if case .text = key {} else { label.font = .systemFont(ofSize: KeyCapMeasures.wordSize) }
        accessibilityValue = key == .return ? label.text : nil
        stateDidChange()
        setNeedsDisplay()
    }

    private func size(of text: String) -> CGFloat {
        if style == .digit { return KeyCapMeasures.digitSize }
        if style == .flat {
            let isEmoji = text.unicodeScalars.first?.properties.isEmojiPresentation == true
            return isEmoji ? KeyCapMeasures.emojiSize : KeyCapMeasures.digitSize
        }
        if text.count > 1 { return KeyCapMeasures.wordSize }
        return text.first?.isUppercase == true ? KeyCapMeasures.capitalSize : KeyCapMeasures.letterSize
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
        let hasCap = style == .cap || style == .digit
        let lit = isHighlighted != isSpecial ? KeyColors.special : KeyColors.key
        backgroundColor = !hasCap ? nil : isBlue && !isHighlighted ? .systemBlue : lit
        // Without a cap the sign itself shows that a finger is on it.
        label.alpha = !hasCap && isHighlighted ? KeyCapMeasures.pressedAlpha : 1
        picture?.alpha = label.alpha
        picture?.tintColor = style == .outside ? KeyColors.outside : .label
        letters?.textColor = .label
        layer.shadowOpacity = hasCap ? 1 : 0
        label.textColor = isEnabled ? (isBlue && !isHighlighted ? .white : .label) : .tertiaryLabel
        layer.shadowColor = KeyColors.edge.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        picture?.frame = bounds
        guard style == .digit else {
            label.frame = bounds.offsetBy(dx: lean, dy: 0)
            return
        }
        // Without letters but on the last row, as "1", a digit stands where the others do; "0" in the middle.
        let height = label.font.lineHeight
        let isAlone = key == .text("0") || Int(label.text ?? "") == nil
        let top =
            isAlone
            ? (bounds.height - height) / 2 - KeyCapMeasures.loneDigitRise
            : bounds.height - KeyCapMeasures.digitBaseline - label.font.ascender
        let width = min(bounds.width, label.sizeThatFits(bounds.size).width)
        label.frame = CGRect(
            x: aligned((bounds.width - width) / 2 + lean), y: aligned(top), width: width, height: height)
        guard let letters else { return }
        let size = letters.bounds.size
        letters.frame = CGRect(
            x: aligned((bounds.width - size.width) / 2 + KeyCapMeasures.lettersLean + lean),
            y: aligned(bounds.height - KeyCapMeasures.lettersBaseline - letters.font.ascender),
            width: size.width, height: size.height)
    }

    private func aligned(_ value: CGFloat) -> CGFloat {
        let scale = max(1, contentScaleFactor)
        return (value * scale).rounded() / scale
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

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if key == .delete {
            tapped?()
            scheduleRepeat(after: KeyCapMeasures.firstRepeat)
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
                cap.scheduleRepeat(after: KeyCapMeasures.nextRepeat)
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
