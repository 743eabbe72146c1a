// A row of segments of which one is selected.
// Apple: "UISegmentedControl"
import CoreGraphics
import Foundation

/// Segments side by side; a tap selects one and tells of it by `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    struct Choice {
        var selected = UISegmentedControl.noSegment
        var isMomentary = false
        var apportions = false
        /// The segment under the finger.
        var pressed: Int?
        /// Whether the finger began on the selected segment and takes its thumb along.
        var drags = false
    }
    final var segments: [SegmentItem] = []
    final var choice = Choice()
    final var looks = SegmentLooks()
    final let parts = SegmentParts()
    final var dividers: [UIImageView] = []

    /// −1: the index of no segment.
    public nonisolated static let noSegment = -1

    /// A control without segments, of a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }
    /// A control of strings, images and actions, in its natural size at the origin.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        takeItems(items ?? [])
    }
    /// A control of a frame with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }
    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        decodeSegments(coder)
    }
    /// Encodes the control, the segments' titles, images and widths, and the selection.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSegments(coder)
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title; an index beyond the end appends.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title), segment)
    }
    /// Inserts a segment with an image; an index beyond the end appends.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image), segment)
    }
    /// Inserts a segment with an action's image or title; choosing the segment runs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentItem(action), segment)
    }
    /// Removes a segment; an index beyond the end removes the last one.
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment) }
    /// Removes all segments and the selection.
    open func removeAllSegments() { removeAll() }
    /// Sets a title in place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.title = title; $0.image = nil }
    }
    /// A segment's title; nil where it has an image.
    open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }
    /// Sets an image in place of a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.image = image; $0.title = nil }
    }
    /// A segment's image; nil where it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }
    /// Sets the action that choosing a segment runs, with its image or title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.setAction(action) } }
    /// A segment's action.
    open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }
    /// The index of the segment whose action has an identifier; −1 for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }
    /// Switches a segment on or off.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }
    /// Sets a segment's width in points; 0 leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// A segment's width as set; 0 where the control chooses.
    open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }
    /// Moves a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    /// How far a segment's content is moved.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.contentOffset ?? .zero }

    // MARK: Selection

    /// The selected segment, −1 for none; setting it tells no target. Of a momentary control the last one pressed.
    open var selectedSegmentIndex: Int {
        get { choice.selected }
        set { select(newValue) }
    }
    /// True shows no selection after a press.
    open var isMomentary: Bool {
        get { choice.isMomentary }
        set { choice.isMomentary = newValue; updateSegments() }
    }
    /// True gives segments without a width of their own the room that their content needs, not equal widths.
    open var apportionsSegmentWidthsByContent: Bool {
        get { choice.apportions }
        set { choice.apportions = newValue; segmentsChanged() }
    }

    // MARK: Looks

    /// The colour behind the selected segment; nil for the system's.
    open var selectedSegmentTintColor: UIColor? {
        get { looks.thumbTint }
        set {
            styled(.selectedTint, { ($0 as? UISegmentedControl)?.selectedSegmentTintColor = newValue })
            looks.thumbTint = newValue; updateSegments()
        }
    }
    /// Sets the background of segments in a state; the control has no track of its own with it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let axis = state.axis << 8 | barMetrics.rawValue
        styled(
            .backgroundImage, axis: axis,
            {
                ($0 as? UISegmentedControl)?.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            })
        changeLooks { $0.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage }
    }
    /// The background of segments in a state, with its fallbacks.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.background(state, barMetrics)
    }
    /// Sets the image between segments in two states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        styled(
            .dividerImage, axis: barMetrics.rawValue << 48 | leftState.axis << 24 | rightState.axis,
            {
                ($0 as? UISegmentedControl)?.setDividerImage(
                    dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
            })
        setDivider(dividerImage, StatePair(left: leftState, right: rightState), barMetrics)
    }
    /// The image between segments in two states, with its fallbacks.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.divider(StatePair(left: leftState, right: rightState), barMetrics) }
    /// Sets font, colour and shadow of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.titleAttributes, axis: state.axis, { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) })
        changeLooks { $0.texts[state] = attributes }
    }
    /// The attributes set for a state; nil for none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { looks.texts[state] }
    /// Moves the content of segments of a place, in points.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        styled(
            .segmentOffset, axis: leftCenterRightOrAlone.rawValue << 8 | barMetrics.rawValue,
            {
                ($0 as? UISegmentedControl)?.setContentPositionAdjustment(
                    adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            })
        changeLooks { $0.places[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment }
    }
    /// How far the content of segments of a place is moved.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { looks.place(leftCenterRightOrAlone, barMetrics) }

    // MARK: Layout and touches

    /// The widths of the segments and 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    /// The widths of the segments and 32 points.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// Places the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }
    /// Presses the segment under the finger; a disabled one takes no touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }
    /// A press that began on the selected segment takes the selection along.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { movePress(touch) }
    /// Selects the segment under the finger.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    /// Selects nothing.
    open override func cancelTracking(with event: UIEvent?) { cancelPress() }

    /// A single tap, and a drag along x, stay the control's, whoever above recognizes them. Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer) && leavesDrag(gestureRecognizer)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateSegments()
    }
}

extension UISegmentedControl {
    /// The place of a segment among its neighbours.
    public enum Segment: Int, Sendable {
        /// Every place.
        case any = 0
        /// The first of several.
        case left = 1
        /// Between others.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}

/// The old name.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = -1
/// The old name.
@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
