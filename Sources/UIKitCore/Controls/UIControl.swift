// The base of controls: state, tracking of one touch, and who is told.
// Apple: "UIControl"
import Foundation
import SelectorDispatch

/// A view that turns touches into events for targets and actions.
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

    /// A control of a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control of a frame with an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    /// A control of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// False: touches have no effect, and ``state`` has `disabled`.
    open var isEnabled: Bool {
        get { flags.isEnabled }
        set { telling("isEnabled", isEnabled) { setEnabled(newValue) } }
    }
    /// Kept for the app; ``state`` has `selected`.
    open var isSelected: Bool {
        get { flags.isSelected }
        set { telling("isSelected", isSelected) { setSelected(newValue) } }
    }
    /// True while a touch is inside; ``state`` has `highlighted`.
    open var isHighlighted: Bool {
        get { flags.isHighlighted }
        set { telling("isHighlighted", isHighlighted) { setHighlighted(newValue) } }
    }
    /// Where the content stands along x.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { flags.horizontal }
        set { setAlignment(newValue, flags.vertical) }
    }
    /// Where the content stands along y.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { flags.vertical }
        set { setAlignment(flags.horizontal, newValue) }
    }
    /// ``contentHorizontalAlignment`` with leading and trailing as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedAlignment }
    /// Enabled, selected and highlighted as one value.
    open var state: State { combinedState }
    /// True while a touch is tracked.
    open var isTracking: Bool { tracking.isTracking }
    /// True while the tracked touch is inside, with 70 pt around the bounds.
    open var isTouchInside: Bool { tracking.isTouchInside }
    /// Whether a touch opens the menu at once, in place of the other events.
    open var showsMenuAsPrimaryAction: Bool {
        get { flags.showsMenuAsPrimaryAction }
        set {
            flags.showsMenuAsPrimaryAction = newValue
            invalidateIntrinsicContentSize()
            stateDidChange()
        }
    }
    /// Whether the control opens a menu; its class gives it.
    open var isContextMenuInteractionEnabled: Bool {
        get { flags.menuInteraction != nil }
        set { setContextMenuEnabled(newValue) }
    }
    /// What opens the menu; nil unless ``isContextMenuInteractionEnabled``.
    open var contextMenuInteraction: UIContextMenuInteraction? { flags.menuInteraction }
    /// Where the menu is attached, in points: the middle of the bounds here.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
    /// The menu at a place; nil here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The menu comes. Does nothing here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu goes. Does nothing here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The text that a pointer at rest shows; stored, nothing shows it yet (UIK1201).
    open var toolTip: String? {
        get { flags.toolTip }
        set { setToolTip(newValue) }
    }

    /// A touch went down inside. True goes on tracking it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The tracked touch moved. False stops tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The tracked touch was lifted, or tracking was stopped.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The tracked touch was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Tells a target's method of events; a nil target means the responder chain. The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target, action, controlEvents)
    }
    /// Undoes `addTarget`; nil means any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, controlEvents)
    }
    /// Runs an action at events, in place of one of the same identifier for them.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, controlEvents) }
    /// Undoes `addAction`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        unregister(action.identifier, controlEvents)
    }
    /// Undoes `addAction` by identifier.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, controlEvents)
    }
    /// The targets that are told of anything; the responder chain shows as NSNull.
    open var allTargets: Set<AnyHashable> { targetSet }
    /// Every event that someone is told of.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of a target's methods for an event; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(target, controlEvent)
    }
    /// Calls the closure for each registration: the action or the target with its method, the events, and a flag to
    /// stop.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) { enumerate(iterator) }

    /// Tells everyone who is registered for one of the events, in order of registration.
    open func sendActions(for controlEvents: Event) { send(controlEvents) }
    /// Calls a target's method for an event; a nil target means the responder chain.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        deliver(action, to: target, event)
    }
    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
    /// Tells those registered for the primary event, or opens the menu where that is the primary action.
    open func performPrimaryAction() {
        if flags.showsMenuAsPrimaryAction, openMenu(at: CGPoint(x: bounds.midX, y: bounds.midY)) { return }
        sendActions(for: .primaryActionTriggered)
    }

    /// Begins tracking the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }
    /// Goes on tracking the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }
    /// Ends tracking.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }
    /// Cancels tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelTouch(touches, event)
    }

    /// Whether it is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    override var defaultTraits: UIAccessibilityTraits { stateTraits }
    /// What a touch lifted inside means; buttons add the primary event. Ours, for controls of this module.
    var eventsForTouchUpInside: Event { .touchUpInside }
    /// A touch was lifted inside; nobody was told yet. Ours, for controls of this module.
    func willTriggerPrimaryAction() {}
    /// The look depends on a state that has changed. Ours, for controls of this module.
    func stateDidChange() { setNeedsLayout() }
}
