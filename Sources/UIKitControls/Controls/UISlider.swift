// A control that picks a value of a range by a thumb on a track.
// Apple: "UISlider"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A control with a horizontal track and a thumb. Values are clamped to the range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    struct Range {
        var value: Float = 0
        var minimum: Float = 0
        var maximum: Float = 1
        var isContinuous = true
    }
    struct Look {
        var minimumTint: UIColor?
        var maximumTint: UIColor?
        var thumbTint: UIColor?
        var minimumImage: UIImage?
        var maximumImage: UIImage?
        var thumbs: [UIControl.State: UIImage] = [:]
        var minimumTracks: [UIControl.State: UIImage] = [:]
        var maximumTracks: [UIControl.State: UIImage] = [:]
        var preferredStyle = UIBehavioralStyle.automatic
    }
    final var range = Range()
    final var look = Look()
    /// The distance from the finger to the thumb's middle along x, while a touch is tracked.
    final var grip: CGFloat = 0
    final let parts = SliderParts()

    /// Creates a slider from 0 to 1 with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }
    /// Creates a slider from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        decodeSlider(coder)
    }
    /// Encodes the control, its range and value.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSlider(coder)
    }

    /// The current value, 0 by default, clamped to the range. Setting it sends no action; NaN is ignored.
    open var value: Float {
        get { range.value }
        set { telling("value", value) { setValue(newValue, animated: false) } }
    }
    /// Sets ``value``. If animated, the thumb slides while the value changes immediately.
    open func setValue(_ value: Float, animated: Bool) { changeValue(value, animated: animated) }
    /// The value at the leading end, 0 by default. A lower ``maximumValue`` is raised to it.
    open var minimumValue: Float {
        get { range.minimum }
        set { setMinimum(newValue) }
    }
    /// The value at the trailing end, 1 by default. A higher ``minimumValue`` is lowered to it.
    open var maximumValue: Float {
        get { range.maximum }
        set { setMaximum(newValue) }
    }
    /// Whether each change during a drag sends an action, instead of only the last one.
    open var isContinuous: Bool {
        get { range.isContinuous }
        set { range.isContinuous = newValue }
    }

    /// The image at the leading end.
    open var minimumValueImage: UIImage? {
        get { look.minimumImage }
        set { changeLook { $0.minimumImage = newValue } }
    }
    /// The image at the trailing end.
    open var maximumValueImage: UIImage? {
        get { look.maximumImage }
        set { changeLook { $0.maximumImage = newValue } }
    }
    /// The colour of the track before the thumb; nil for the tint colour. Setting it removes images of that track.
    open var minimumTrackTintColor: UIColor? {
        get { look.minimumTint }
        set {
            styled(.minimumTint, { ($0 as? UISlider)?.minimumTrackTintColor = newValue })
            changeLook {
                $0.minimumTint = newValue; $0.minimumTracks = [:]
            }
        }
    }
    /// The colour of the track after the thumb; nil for the system's fill. Setting it removes images of that track.
    open var maximumTrackTintColor: UIColor? {
        get { look.maximumTint }
        set {
            styled(.maximumTint, { ($0 as? UISlider)?.maximumTrackTintColor = newValue })
            changeLook {
                $0.maximumTint = newValue; $0.maximumTracks = [:]
            }
        }
    }
    /// The colour of the thumb; nil for white. Setting it removes images of the thumb.
    open var thumbTintColor: UIColor? {
        get { look.thumbTint }
        set {
            styled(.thumbTint, { ($0 as? UISlider)?.thumbTintColor = newValue })
            changeLook {
                $0.thumbTint = newValue; $0.thumbs = [:]
            }
        }
    }

    /// Sets the thumb's image for a state; other states fall back to `normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.thumbImage, axis: state.axis, { ($0 as? UISlider)?.setThumbImage(image, for: state) })
        changeLook { $0.thumbs[state] = image }
    }
    /// Sets the image of the track before the thumb; a resizable image stretches.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.minimumTrackImage, axis: state.axis, { ($0 as? UISlider)?.setMinimumTrackImage(image, for: state) })
        changeLook { $0.minimumTracks[state] = image }
    }
    /// Sets the image of the track after the thumb; a resizable image stretches.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.maximumTrackImage, axis: state.axis, { ($0 as? UISlider)?.setMaximumTrackImage(image, for: state) })
        changeLook { $0.maximumTracks[state] = image }
    }
    /// Returns the thumb's image for a state, with its fallback; nil for the system's thumb.
    open func thumbImage(for state: UIControl.State) -> UIImage? { look.thumbs.image(state) }
    /// Returns the image of the track before the thumb for a state, with its fallback.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { look.minimumTracks.image(state) }
    /// Returns the image of the track after the thumb for a state, with its fallback.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { look.maximumTracks.image(state) }
    /// The current image of the thumb; nil for the system's thumb.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The current image of the track before the thumb.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The current image of the track after the thumb.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    /// The preferred style; here every slider looks as on a phone.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { look.preferredStyle }
        set { look.preferredStyle = newValue }
    }
    /// The current style: the phone's.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Returns the rectangle of the leading image within the bounds, vertically centred.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(look.minimumImage, bounds, false) }
    /// Returns the rectangle of the trailing image within the bounds, vertically centred.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(look.maximumImage, bounds, true) }
    /// Returns the rectangle of the track within the bounds, between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { trackArea(bounds) }
    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        thumbArea(rect, value)
    }

    /// Returns the given width and a height of 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderMeasures.height)
    }
    /// No intrinsic width, and a height of 34 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderMeasures.height)
    }
    /// Lays out images, tracks and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTrack()
    }
    /// Updates the track before the thumb with the tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTrack()
    }

    /// Returns whether the touch is on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }
    /// Moves the thumb with the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }
    /// Sends the action for the last value.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValueChanged() }

    @_spi(Vitrine) open override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingY: 750) }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    @_spi(Vitrine) open override var focusCornerRadius: CGFloat { max(layer.cornerRadius, FocusMeasures.controlCorner) }
    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Increases the value by a tenth of the range and sends the action.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Decreases the value by a tenth of the range and sends the action.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// The accessibility value: a percentage of the range.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(range.value) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// Returns false for a horizontal drag on the thumb by a recognizer in an ancestor, so that the slider receives it.
    /// Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesDrag(gestureRecognizer)
    }

    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        updateTrack()
    }
}

/// What proxies of a slider carry besides.
extension AppearanceKey {
    static let minimumTint = AppearanceKey("minimumTint")
    static let maximumTint = AppearanceKey("maximumTint")
    static let thumbImage = AppearanceKey("thumbImage")
    static let minimumTrackImage = AppearanceKey("minimumTrackImage")
    static let maximumTrackImage = AppearanceKey("maximumTrackImage")
}
