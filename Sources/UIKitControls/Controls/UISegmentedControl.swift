// A row of segments of which one is selected.
// Apple: "UISegmentedControl"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A control with segments side by side. A tap selects one and sends `valueChanged`.
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

    /// −1: no segment.
    public nonisolated static let noSegment = -1

    /// Creates a control without segments, with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }
    /// Creates a control with strings, images and actions, in its natural size at the origin.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        takeItems(items ?? [])
    }
    /// Creates a control with a frame and a segment for each action.
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

    /// Whether something dragged that rests on a segment selects it; false by default.
    open var isSpringLoaded: Bool {
        get { hasSpring }
        set { loadSpring(newValue) }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Inserts a segment with a title; an index beyond the end appends.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentItem(title), segment)
    }
    /// Inserts a segment with an image; an index beyond the end appends.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentItem(image), segment)
    }
    /// Inserts a segment with an action's image or title; selecting the segment performs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentItem(action), segment)
    }
    /// Removes a segment; an index beyond the end removes the last one.
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment) }
    /// Removes all segments and the selection.
    open func removeAllSegments() { removeAll() }
    /// Sets the title of a segment, replacing an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title; $0.image = nil
        }
    }
    /// Returns the title of a segment; nil if it has an image.
    open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }
    /// Sets the image of a segment, replacing a title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image; $0.title = nil
        }
    }
    /// Returns the image of a segment; nil if it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }
    /// Sets the action that selecting a segment performs, with its image or title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.setAction(action) } }
    /// Returns the action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }
    /// Returns the index of the segment whose action has an identifier; −1 for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }
    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }
    /// Sets the width of a segment, in points; 0 for automatic width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// Returns the assigned width of a segment; 0 for automatic width.
    open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }
    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }
    /// Returns the offset of a segment's content.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { item(segment)?.contentOffset ?? .zero }

    // MARK: Selection

    /// The index of the selected segment, −1 for none. Setting it sends no action. In a momentary control the last pressed one.
    open var selectedSegmentIndex: Int {
        get { choice.selected }
        set { select(newValue) }
    }
    /// Whether segments show no selection after a press.
    open var isMomentary: Bool {
        get { choice.isMomentary }
        set { choice.isMomentary = newValue; updateSegments() }
    }
    /// Whether segments without an assigned width have widths according to their content instead of equal widths.
    open var apportionsSegmentWidthsByContent: Bool {
        get { choice.apportions }
        set { choice.apportions = newValue; segmentsChanged() }
    }

    // MARK: Looks

    /// The background colour of the selected segment; nil for the system's colour.
    open var selectedSegmentTintColor: UIColor? {
        get { looks.thumbTint }
        set {
            styled(.selectedTint, { ($0 as? UISegmentedControl)?.selectedSegmentTintColor = newValue })
            looks.thumbTint = newValue; updateSegments()
        }
    }
    /// Sets the background image of segments for a state; the control then has no track of its own.
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
    /// Returns the background image of segments for a state, with its fallbacks.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.background(state, barMetrics)
    }
    /// Sets the image between segments for their states.
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
    /// Returns the image between segments for their states, with its fallbacks.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.divider(StatePair(left: leftState, right: rightState), barMetrics) }
    /// Sets font, colour and shadow of titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.titleAttributes, axis: state.axis, { ($0 as? UISegmentedControl)?.setTitleTextAttributes(attributes, for: state) })
        changeLooks { $0.texts[state] = attributes }
    }
    /// Returns the attributes for a state; nil for none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { looks.texts[state] }
    /// Sets the offset of the content of segments at a position, in points.
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
    /// Returns the offset of the content of segments at a position.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { looks.place(leftCenterRightOrAlone, barMetrics) }

    // MARK: Layout and touches

    /// The widths of the segments and 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    /// The widths of the segments and 32 points.
    open override var intrinsicContentSize: CGSize { naturalSize }
    /// Lays out the segments.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutSegments()
    }
    /// Highlights the segment under the finger; a disabled segment receives no touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }
    /// Moves the selection with the finger if the press began on the selected segment.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { movePress(touch) }
    /// Selects the segment under the finger.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch) }
    /// Ends the press without a selection.
    open override func cancelTracking(with event: UIEvent?) { cancelPress() }

    /// Returns false for a single tap or horizontal drag of a recognizer in an ancestor, so that the control receives it.
    /// Documented.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        leavesTap(gestureRecognizer) && leavesDrag(gestureRecognizer)
    }

    @_spi(Vitrine) open override var focusCornerRadius: CGFloat { max(layer.cornerRadius, FocusMeasures.controlCorner) }
    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        updateSegments()
    }
}

extension UISegmentedControl {
    /// The position of a segment among the others.
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The first of several segments.
        case left = 1
        /// Between other segments.
        case center = 2
        /// The last of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}

@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = -1
@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

/// What proxies of a segmented control carry besides.
extension AppearanceKey {
    static let selectedTint = AppearanceKey("selectedTint")
    static let segmentOffset = AppearanceKey("segmentOffset")
}
