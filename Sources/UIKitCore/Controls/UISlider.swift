// A control that picks a value of a range by a thumb on a track.
// Apple: "UISlider"
import CoreGraphics
import Foundation

/// A horizontal track with a thumb. Values are clamped to the range.
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
    /// From the finger to the thumb's middle along x, while a touch is tracked.
    final var grip: CGFloat = 0
    final let parts = SliderParts()

    /// A slider from 0 to 1 of a frame in the superview's coordinates, in points.
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

    /// The present value, 0 by default; clamped to the range, and telling no target. NaN is not taken.
    open var value: Float {
        get { range.value }
        set { telling("value", value) { setValue(newValue, animated: false) } }
    }
    /// Sets ``value``; animated, the thumb slides while the value changes at once.
    open func setValue(_ value: Float, animated: Bool) { changeValue(value, animated: animated) }
    /// The value at the leading end, 0 by default; a greater ``maximumValue`` is raised to it.
    open var minimumValue: Float {
        get { range.minimum }
        set { setMinimum(newValue) }
    }
    /// The value at the trailing end, 1 by default; a greater ``minimumValue`` is lowered to it.
    open var maximumValue: Float {
        get { range.maximum }
        set { setMaximum(newValue) }
    }
    /// True tells of each change under the finger, false of the last one alone.
    open var isContinuous: Bool {
        get { range.isContinuous }
        set { range.isContinuous = newValue }
    }

    /// An image at the leading end.
    open var minimumValueImage: UIImage? {
        get { look.minimumImage }
        set { changeLook { $0.minimumImage = newValue } }
    }
    /// An image at the trailing end.
    open var maximumValueImage: UIImage? {
        get { look.maximumImage }
        set { changeLook { $0.maximumImage = newValue } }
    }
    /// The colour of the track before the thumb; nil for the tint. Setting it drops images of that track.
    open var minimumTrackTintColor: UIColor? {
        get { look.minimumTint }
        set {
            styled(.minimumTint, { ($0 as? UISlider)?.minimumTrackTintColor = newValue })
            changeLook { $0.minimumTint = newValue; $0.minimumTracks = [:] }
        }
    }
    /// The colour of the track after the thumb; nil for the system's fill. Setting it drops images of that track.
    open var maximumTrackTintColor: UIColor? {
        get { look.maximumTint }
        set {
            styled(.maximumTint, { ($0 as? UISlider)?.maximumTrackTintColor = newValue })
            changeLook { $0.maximumTint = newValue; $0.maximumTracks = [:] }
        }
    }
    /// The thumb's colour; nil for white. Setting it drops images of the thumb.
    open var thumbTintColor: UIColor? {
        get { look.thumbTint }
        set {
            styled(.thumbTint, { ($0 as? UISlider)?.thumbTintColor = newValue })
            changeLook { $0.thumbTint = newValue; $0.thumbs = [:] }
        }
    }

    /// Sets the thumb's image of a state; other states fall back to `normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.thumbImage, axis: state.axis, { ($0 as? UISlider)?.setThumbImage(image, for: state) })
        changeLook { $0.thumbs[state] = image }
    }
    /// Sets the image of the track before the thumb; a resizable one stretches.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.minimumTrackImage, axis: state.axis, { ($0 as? UISlider)?.setMinimumTrackImage(image, for: state) })
        changeLook { $0.minimumTracks[state] = image }
    }
    /// Sets the image of the track after the thumb; a resizable one stretches.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        styled(.maximumTrackImage, axis: state.axis, { ($0 as? UISlider)?.setMaximumTrackImage(image, for: state) })
        changeLook { $0.maximumTracks[state] = image }
    }
    /// The thumb's image of a state, with its fallback; nil for the system's thumb.
    open func thumbImage(for state: UIControl.State) -> UIImage? { look.thumbs.image(state) }
    /// The image of the track before the thumb, with its fallback.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { look.minimumTracks.image(state) }
    /// The image of the track after the thumb, with its fallback.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { look.maximumTracks.image(state) }
    /// The thumb's image that is shown; nil for the system's thumb.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track before the thumb that is shown.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track after the thumb that is shown.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
    /// The wish for a style; here every slider looks as on a phone.
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { look.preferredStyle }
        set { look.preferredStyle = newValue }
    }
    /// The style in force: the phone's.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Where the leading image goes in the bounds, vertically centred.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(look.minimumImage, bounds, false) }
    /// Where the trailing image goes in the bounds, vertically centred.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(look.maximumImage, bounds, true) }
    /// Where the track goes in the bounds, between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { trackArea(bounds) }
    /// Where the thumb goes for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        thumbArea(rect, value)
    }

    /// The width given and 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderParts.height)
    }
    /// No width of its own, 34 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
    }
    /// Places images, tracks and thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTrack()
    }
    /// The track before the thumb takes the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTrack()
    }

    /// True where the touch is on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch) }
    /// The thumb follows the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follow(touch) }
    /// Tells of the last value.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValueChanged() }

    override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingY: 750) }
    override var isElementByDefault: Bool { true }
    override var defaultTraits: UIAccessibilityTraits { super.defaultTraits.union(.adjustable) }
    /// Raises the value by a tenth of the range and tells who listens.
    open override func accessibilityIncrement() { adjustForAccessibility(up: true) }
    /// Lowers the value by a tenth of the range and tells who listens.
    open override func accessibilityDecrement() { adjustForAccessibility(up: false) }
    /// The value as a percentage of the range.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((fraction(range.value) * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    /// A drag along x that begins on the thumb stays the slider's, whoever above recognizes drags. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesDrag(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateTrack()
    }
}
