// A control that counts a value up and down.
// Apple: "UIStepper"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A control with a minus and a plus button that change a value by a step and send `valueChanged`.
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

    /// Creates a stepper from 0 to 100 by 1. The size of the frame is ignored; its origin is in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: StepperMeasures.size))
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

    /// The value, 0 by default, clamped to the range. Setting it sends no action; NaN is ignored.
    open var value: Double {
        get { count.value }
        set { changeValue(newValue) }
    }
    /// The minimum value, 0 by default. An exception if it is not below ``maximumValue``.
    open var minimumValue: Double {
        get { count.minimum }
        set { setMinimum(newValue) }
    }
    /// The maximum value, 100 by default. An exception if it is not above ``minimumValue``.
    open var maximumValue: Double {
        get { count.maximum }
        set { setMaximum(newValue) }
    }
    /// The step of a press, 1 by default. An exception if it is not above 0.
    open var stepValue: Double {
        get { count.step }
        set { setStep(newValue) }
    }
    /// Whether each step of a long press sends an action, instead of only its end.
    open var isContinuous: Bool {
        get { count.isContinuous }
        set { count.isContinuous = newValue }
    }
    /// Whether the value changes repeatedly while a button is held.
    open var autorepeat: Bool {
        get { count.autorepeats }
        set { count.autorepeats = newValue }
    }
    /// Whether the value wraps from either end of the range to the other.
    open var wraps: Bool {
        get { count.wraps }
        set { count.wraps = newValue; updateParts() }
    }

    /// Sets the background image for a state; other states fall back to `normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.backgroundImage, axis: state.axis, { ($0 as? UIStepper)?.setBackgroundImage(image, for: state) })
        changeLook { $0.backgrounds[state] = image }
    }
    /// Returns the background image for a state, with its fallback; nil for the system's background.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { look.backgrounds.image(state) }
    /// Sets the image between the buttons for the states of both.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { changeLook { $0.dividers[StatePair(left: leftState, right: rightState)] = image } }
    /// Returns the image between the buttons for the states of both, with its fallback.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { look.dividers.image(state, rightSegmentState) }
    /// Sets the image of the plus button for a state; nil falls back to `normal`, then to a plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.incrementImage, axis: state.axis, { ($0 as? UIStepper)?.setIncrementImage(image, for: state) })
        changeLook { $0.increments[state] = image }
    }
    /// Returns the image of the plus button for a state; nil for the system's plus.
    open func incrementImage(for state: UIControl.State) -> UIImage? { look.increments.image(state) }
    /// Sets the image of the minus button for a state; nil falls back to `normal`, then to a minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.decrementImage, axis: state.axis, { ($0 as? UIStepper)?.setDecrementImage(image, for: state) })
        changeLook { $0.decrements[state] = image }
    }
    /// Returns the image of the minus button for a state; nil for the system's minus.
    open func decrementImage(for state: UIControl.State) -> UIImage? { look.decrements.image(state) }

    /// The frame in the superview's coordinates; its size stays 94 × 32.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: StepperMeasures.size) }
    }
    /// The stepper's rectangle in its own coordinates; its size stays 94 × 32.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperMeasures.size) }
    }
    /// 94 × 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMeasures.size }
    /// 94 × 32 points.
    open override var intrinsicContentSize: CGSize { StepperMeasures.size }
    /// Lays out the buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutButtons()
    }

    /// Highlights the button under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { pressButton(touch) }
    /// Removes the highlight while the finger is outside the button.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { movePress(touch) }
    /// Changes the value by a step, unless the press has repeated.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    /// Ends the press without a step.
    open override func cancelTracking(with event: UIEvent?) { cancelPress() }

    @_spi(Vitrine) open override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingX: 750, huggingY: 750) }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var focusCornerRadius: CGFloat { max(layer.cornerRadius, FocusMeasures.controlCorner) }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Increases the value by a step and sends the action.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Decreases the value by a step and sends the action.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// The accessibility value: the number.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? NumberFormatter.localizedString(from: NSNumber(value: value), number: .decimal) }
        set { super.accessibilityValue = newValue }
    }

    /// Returns false for a single tap with one finger of a recognizer in an ancestor, so that the stepper receives it.
    /// Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer)
    }

    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        updateParts()
    }
}

/// What proxies of a stepper carry besides.
extension AppearanceKey {
    static let incrementImage = AppearanceKey("incrementImage")
    static let decrementImage = AppearanceKey("decrementImage")
}
