// The base of controls: state, tracking of one touch, and who is told.
// Apple: "UIControl"
import Foundation
import SelectorDispatch

/// A view that converts touches into events for targets and actions.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    struct Tracking {
        var isTracking = false
        var isTouchInside = false
        /// The event that is being handled, for the actions.
        weak var event: UIEvent?
        weak var touch: UITouch?
        /// The finger that opened the menu, until it is lifted.
        weak var menuTouch: UITouch?
    }
    struct Flags {
        var isEnabled = true
        var isSelected = false
        var isHighlighted = false
        var horizontal = ContentHorizontalAlignment.center
        var vertical = ContentVerticalAlignment.center
        var showsMenuAsPrimaryAction = false
        var menuInteraction: UIContextMenuInteraction?
        var toolTip: String?
    }
    final var tracking = Tracking()
    final var flags = Flags()
    final var registrations: [ControlRegistration] = []

    /// Creates a control with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a control with a frame and an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// Creates a control from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the control is enabled. A disabled control ignores touches, and its ``state`` contains `disabled`.
    open var isEnabled: Bool {
        get { flags.isEnabled }
        set { telling("isEnabled", isEnabled) { setEnabled(newValue) } }
    }
    /// Whether the control is selected. The value is set by the app; ``state`` then contains `selected`.
    open var isSelected: Bool {
        get { flags.isSelected }
        set { telling("isSelected", isSelected) { setSelected(newValue) } }
    }
    /// Whether the control is highlighted, as while a touch is inside; ``state`` then contains `highlighted`.
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { telling("isHighlighted", isHighlighted) { setHighlighted(newValue) } }
    }
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { flags.horizontal }
        set { setAlignment(newValue, flags.vertical) }
    }
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { flags.vertical }
        set { setAlignment(flags.horizontal, newValue) }
    }
    /// The ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedAlignment }
    /// The combined state of the control.
    open var state: State { combinedState }
    /// Whether the control tracks a touch.
    open var isTracking: Bool { tracking.isTracking }
    /// Whether the tracked touch is inside the bounds, extended by 70 points.
    open var isTouchInside: Bool { tracking.isTouchInside }
    /// Whether a touch opens the menu immediately instead of sending the other events.
    open var showsMenuAsPrimaryAction: Bool {
        get { flags.showsMenuAsPrimaryAction }
        set {
            flags.showsMenuAsPrimaryAction = newValue
            invalidateIntrinsicContentSize()
            stateDidChange()
        }
    }
    /// Whether the control can open a menu, which its class provides.
    open var isContextMenuInteractionEnabled: Bool {
        get { flags.menuInteraction != nil }
        set { setContextMenuEnabled(newValue) }
    }
    /// The interaction that opens the menu; nil unless ``isContextMenuInteractionEnabled``.
    open var contextMenuInteraction: UIContextMenuInteraction? { flags.menuInteraction }
    /// Returns the point that the menu is attached to, in points: the center of the bounds by default.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
    /// Returns the menu for a location; nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called when the menu appears. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the menu disappears. The default implementation does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The text of a tooltip; stored, as tooltips are not shown yet (UIK1201).
    open var toolTip: String? {
        get { flags.toolTip }
        set { setToolTip(newValue) }
    }

    /// Called when a touch began inside. Returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moved. Returns whether to continue tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ended, or tracking was stopped.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Adds a target and an action for events. For a nil target the responder chain is searched. The target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target, action, controlEvents)
    }
    /// Removes targets and actions for events; nil matches any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, controlEvents)
    }
    /// Adds an action for events, replacing an action with the same identifier for them.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, controlEvents) }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(action.identifier, controlEvents)
    }
    /// Removes an action for events by its identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, controlEvents)
    }
    /// All registered targets; the responder chain appears as NSNull.
    open var allTargets: Set<AnyHashable> { targetSet }
    /// All events with a registered target or action.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }
    /// Returns the names of a target's methods for an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(target, controlEvent)
    }
    /// Calls the closure for each registration, with the action or the target and its method, the events, and a flag that
    /// stops the enumeration.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) { enumerate(iterator) }

    /// Calls all registered actions for the events, in the order of registration.
    open func sendActions(for controlEvents: Event) { send(controlEvents) }
    /// Calls a target's method for an event. For a nil target the responder chain is searched.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        deliver(action, to: target, event)
    }
    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Sends the primary event, or opens the menu if that is the primary action.
    open func performPrimaryAction() {
        if flags.showsMenuAsPrimaryAction, openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) { return }
        sendActions(for: .primaryActionTriggered)
    }

    /// Begins tracking the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }
    /// Continues tracking the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }
    /// Ends tracking.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }
    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch(touches, event)
    }

    /// Whether the control can become focused: if it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }
    override func menuWillOpen() { isHighlighted = false }

    @_spi(Vitrine) open override var defaultTraits: UIAccessibilityTraits { stateTraits }
    /// The events of a touch that is lifted inside; buttons add the primary event. Ours, for controls of Vitrine's modules.
    @_spi(Vitrine) open var eventsForTouchUpInside: Event { .touchUpInside }
    /// A touch was lifted inside; nobody was told yet. Ours, for controls of this module.
    @_spi(Vitrine) open func willTriggerPrimaryAction() {}
    /// The look depends on a state that has changed. Ours, for controls of this module.
    @_spi(Vitrine) open func stateDidChange() { setNeedsLayout() }
}
