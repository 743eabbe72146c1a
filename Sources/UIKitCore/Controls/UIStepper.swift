// A control that counts a value up and down.
// Apple: "UIStepper"
import CoreGraphics
import Foundation

/// Two buttons, minus and plus, that change a value by a step. It tells of new values by `valueChanged`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    struct Count {
        var value = 0.0
        var minimum = 0.0
        var maximum = 100.0
        var step = 1.0
        var isContinuous = true
        var autorepeats = true
        var wraps = false
    }
    struct Look {
        var backgrounds: [UIControl.State: UIImage] = [:]
        var increments: [UIControl.State: UIImage] = [:]
        var decrements: [UIControl.State: UIImage] = [:]
        var dividers: [StatePair: UIImage] = [:]
    }
    final var count = Count()
    final var look = Look()
    final var press = StepperPress()
    final let parts = StepperParts()

    /// A stepper from 0 to 100 by 1. The size of the frame is not used; the origin is in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperParts.size))
        setUpStepper()
    }
    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpStepper()
        decodeStepper(coder)
    }
    /// Encodes the control, its range, step and value.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStepper(coder)
    }

    /// The number, 0 by default, clamped to the range; setting it tells no target. NaN is not taken.
    open var value: Double {
        get { count.value }
        set { changeValue(newValue) }
    }
    /// The least value, 0 by default. An exception where it is not below ``maximumValue``.
    open var minimumValue: Double {
        get { count.minimum }
        set { setMinimum(newValue) }
    }
    /// The greatest value, 100 by default. An exception where it is not above ``minimumValue``.
    open var maximumValue: Double {
        get { count.maximum }
        set { setMaximum(newValue) }
    }
    /// How much a press adds or takes, 1 by default. An exception where it is not above 0.
    open var stepValue: Double {
        get { count.step }
        set { setStep(newValue) }
    }
    /// True tells of each step of a long press, false of its end alone.
    open var isContinuous: Bool {
        get { count.isContinuous }
        set { count.isContinuous = newValue }
    }
    /// True goes on stepping while a button is held.
    open var autorepeat: Bool {
        get { count.autorepeats }
        set { count.autorepeats = newValue }
    }
    /// True goes from either end of the range to the other.
    open var wraps: Bool {
        get { count.wraps }
        set { count.wraps = newValue; updateParts() }
    }

    /// Sets the background of a state; other states fall back to `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.backgroundImage, axis: state.axis, { ($0 as? UIStepper)?.setBackgroundImage(image, for: state) })
        changeLook { $0.backgrounds[state] = image }
    }
    /// The background of a state, with its fallback; nil for the system's.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { look.backgrounds.image(state) }
    /// Sets the image between the buttons for a state of each.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { changeLook { $0.dividers[StatePair(left: leftState, right: rightState)] = image } }
    /// The image between the buttons for a state of each, with its fallback.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { look.dividers.image(state, rightSegmentState) }
    /// Sets the image that adds, of a state; nil falls back to `normal`, then to a plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.incrementImage, axis: state.axis, { ($0 as? UIStepper)?.setIncrementImage(image, for: state) })
        changeLook { $0.increments[state] = image }
    }
    /// The image that adds, of a state; nil for the system's plus.
    open func incrementImage(for state: UIControl.State) -> UIImage? { look.increments.image(state) }
    /// Sets the image that takes, of a state; nil falls back to `normal`, then to a minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.decrementImage, axis: state.axis, { ($0 as? UIStepper)?.setDecrementImage(image, for: state) })
        changeLook { $0.decrements[state] = image }
    }
    /// The image that takes, of a state; nil for the system's minus.
    open func decrementImage(for state: UIControl.State) -> UIImage? { look.decrements.image(state) }

    /// The frame in the superview's coordinates; its size stays 94 × 32.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: StepperParts.size) }
    }
    /// The stepper's own rectangle; its size stays 94 × 32.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperParts.size) }
    }
    /// 94 × 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperParts.size }
    /// 94 × 32 points.
    open override var intrinsicContentSize: CGSize { StepperParts.size }
    /// Places the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutButtons()
    }

    /// Presses the button under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pressButton(touch) }
    /// The button springs back while the finger is off it.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { movePress(touch) }
    /// Steps, unless the press has repeated.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    /// No step.
    open override func cancelTracking(with event: UIEvent?) { cancelPress() }

    override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingX: 750, huggingY: 750) }
    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Adds a step and tells who listens.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Takes a step and tells who listens.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// The number.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal) }
        set { super.accessibilityValue = newValue }
    }

    /// A single tap with one finger stays the control's, whoever above recognizes taps. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateParts()
    }
}
