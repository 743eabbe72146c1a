// A control that is on or off.
// Apple: "UISwitch"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A switch of 51 × 31 points that a tap or a drag of its thumb toggles.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    struct Look {
        var onTint: UIColor?
        var thumbTint: UIColor?
        var onImage: UIImage?
        var offImage: UIImage?
        var title: String?
        var preferredStyle = Style.automatic
    }
    struct Knob {
        var isOn = false
        /// The value that is shown under the finger; the switch's value follows when the touch is lifted.
        var shown = false
        var wasDragged = false
        var isPressed = false
    }
    final var look = Look()
    final var knob = Knob()
    final let parts = SwitchParts()

    /// Creates a switch that is off. The size of the frame is ignored; its origin is in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchMeasures.size))
        setUpSwitch()
    }
    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSwitch()
        decodeSwitch(coder)
    }
    /// Encodes the control, its value and colours.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSwitch(coder)
    }

    /// Whether the switch is on. Setting it sends no action.
    open var isOn: Bool {
        get { knob.isOn }
        set { setOn(newValue, animated: false) }
    }
    /// Sets the switch without sending an action. If animated, the thumb slides for 0.2 s while the value changes immediately.
    open func setOn(_ on: Bool, animated: Bool) { turn(on, animated: animated) }

    /// The colour of the track when on; nil for the system's green.
    open var onTintColor: UIColor? {
        get { look.onTint }
        set {
            styled(.onTint, { ($0 as? UISwitch)?.onTintColor = newValue })
            changeLook { $0.onTint = newValue }
        }
    }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? {
        get { look.thumbTint }
        set {
            styled(.thumbTint, { ($0 as? UISwitch)?.thumbTintColor = newValue })
            changeLook { $0.thumbTint = newValue }
        }
    }
    /// An image that is stored and never shown, as since iOS 7.
    open var onImage: UIImage? {
        get { look.onImage }
        set {
            styled(.onImage, { ($0 as? UISwitch)?.onImage = newValue })
            look.onImage = newValue
        }
    }
    /// An image that is stored and never shown, as since iOS 7.
    open var offImage: UIImage? {
        get { look.offImage }
        set {
            styled(.offImage, { ($0 as? UISwitch)?.offImage = newValue })
            look.offImage = newValue
        }
    }
    /// The text beside a checkbox on the Mac; stored.
    open var title: String? {
        get { look.title }
        set { look.title = newValue }
    }
    /// The preferred style; here every switch slides.
    open var preferredStyle: Style {
        get { look.preferredStyle }
        set { look.preferredStyle = newValue }
    }
    /// The current style: sliding.
    open var style: Style { .sliding }

    /// The frame in the superview's coordinates; its size stays 51 × 31.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SwitchMeasures.size) }
    }
    /// The switch's rectangle in its own coordinates; its size stays 51 × 31.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMeasures.size) }
    }
    /// 51 × 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMeasures.size }
    /// 49 × 31 points: what constraints place, without the insets of alignment.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: SwitchMeasures.size.width - alignmentRectInsets.right, height: SwitchMeasures.size.height)
    }
    /// 2 points at the right, in both directions of layout. Inferred from recorded pictures.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    /// Lays out track and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutKnob()
    }

    /// Widens the thumb under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginKnob(touch) }
    /// Moves the thumb with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { dragKnob(touch) }
    /// Updates the value: a tap toggles the switch, a drag leaves it at the thumb's position.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { dropKnob() }
    /// Returns the thumb to the value.
    open override func cancelTracking(with event: UIEvent?) { releaseKnob() }

    @_spi(Vitrine) open override var defaultContentPriorities: ContentPriorities {
        ContentPriorities(huggingX: 750, huggingY: 750, resistanceX: 750, resistanceY: 750)
    }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var focusCornerRadius: CGFloat { bounds.height / 2 }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union([.button, .toggleButton]) }
    /// Toggles the switch as a tap does; returns false if it is disabled.
    open override func accessibilityActivate() -> Bool { turnForAccessibility() }
    /// The accessibility value: "1" when on, "0" when off.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    /// Returns false for a single tap or horizontal drag of a recognizer in an ancestor, so that the switch receives it.
    /// Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer) && leavesDrag(gestureRecognizer)
    }

    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        parts.fade(isEnabled)
    }
}

extension UISwitch {
    /// The style of a switch.
    public enum Style: Int, Sendable {
        /// The style of the device.
        case automatic = 0
        /// A box with a check mark, on the Mac.
        case checkbox = 1
        /// A sliding thumb.
        case sliding = 2
    }
}

/// What proxies of a switch carry besides.
extension AppearanceKey {
    static let onTint = AppearanceKey("onTint")
    static let onImage = AppearanceKey("onImage")
    static let offImage = AppearanceKey("offImage")
}
