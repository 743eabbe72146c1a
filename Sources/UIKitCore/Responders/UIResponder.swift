// The root of what receives events, and its place in the responder chain.
// Apple: "UIResponder", "Using responders and the responder chain to handle events".
import CoreGraphics
import Foundation
import FoundationAdditions
import SelectorDispatch
import Stage
import UIKitValues

/// An object that can respond to events: a view, a controller, a window, the application, or a custom subclass.
///
/// Events that a responder does not handle are passed to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    /// Creates a responder without a next responder.
    public override init() {
        super.init()
        EditActions.register()
    }

    deinit { AssociatedObjects.removeAll(of: self) }

    // MARK: The chain

    /// The next responder in the chain; nil at its end. The next responder of a view is its controller or its superview.
    open var next: UIResponder? { nil }
    /// Restores the state of an activity that the app continues. The default implementation does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    final var accessibilityStore: AccessibilityStore?
    /// Whether the class is an element unless told otherwise. Ours, for classes of this module.
    @_spi(Vitrine) open var isElementByDefault: Bool { false }
    /// The traits of the class in its present state. Ours, for classes of this module.
    @_spi(Vitrine) open var defaultTraits: UIAccessibilityTraits { .none }
    /// The responder's frame on the screen. Ours, for classes of this module.
    var frameOnScreen: CGRect { .zero }

    /// Whether the class is an element only with a label. Ours, for classes of this module.
    var isElementOnlyWithLabel: Bool { false }
    /// The role for readers of the stage where the traits do not say it. Ours, for classes of this module.
    @_spi(Vitrine) open var exportedRole: StageElement.Role? { nil }
    /// The states for readers of the stage that the traits do not say. Ours, for classes of this module.
    @_spi(Vitrine) open var exportedStates: StageElement.States { [] }
    /// The placeholder for readers of the stage. Ours, for classes of this module.
    @_spi(Vitrine) open var exportedPlaceholder: String? { nil }

    /// Whether the object is an accessibility element. Assistive technologies then ignore its contents.
    open var isAccessibilityElement: Bool {
        get { accessibilityStore?.isElement ?? isElementByDefault }
        set { accessibilityMade.isElement = newValue }
    }
    /// The accessibility label: a short description of the element.
    open var accessibilityLabel: String? {
        get { accessibilityStore?.label?.string }
        set { accessibilityMade.label = newValue.map { AccessibilityText($0) } }
    }
    /// The ``accessibilityLabel`` with speech attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStore?.label?.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.label = newValue.map { AccessibilityText($0) } }
    }
    /// The accessibility hint: the result of using the element.
    open var accessibilityHint: String? {
        get { accessibilityStore?.hint?.string }
        set { accessibilityMade.hint = newValue.map { AccessibilityText($0) } }
    }
    /// The ``accessibilityHint`` with speech attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStore?.hint?.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.hint = newValue.map { AccessibilityText($0) } }
    }
    /// The accessibility value.
    open var accessibilityValue: String? {
        get { accessibilityStore?.value?.string }
        set { accessibilityMade.value = newValue.map { AccessibilityText($0) } }
    }
    /// The ``accessibilityValue`` with speech attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStore?.value?.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.value = newValue.map { AccessibilityText($0) } }
    }
    /// The accessibility traits.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStore?.traits ?? defaultTraits }
        set { accessibilityMade.traits = newValue }
    }
    /// The accessibility frame, in points of the screen; a view's own frame by default.
    open var accessibilityFrame: CGRect {
        get { accessibilityStore?.frame ?? frameOnScreen }
        set { accessibilityMade.frame = newValue }
    }
    /// The accessibility path, in points of the screen; nil for ``accessibilityFrame``.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStore?.path }
        set { accessibilityMade.path = newValue }
    }
    /// The point at which a finger would activate the element, in points of the screen; the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityStore?.activationPoint ?? accessibilityFrame.middle }
        set { accessibilityMade.activationPoint = newValue }
    }
    /// The language of the element's texts as a BCP 47 tag; nil for the app's language.
    open var accessibilityLanguage: String? {
        get { accessibilityStore?.language }
        set { accessibilityMade.language = newValue }
    }
    /// Whether the object and its contents are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.elementsHidden ?? false }
        set { accessibilityMade.elementsHidden = newValue }
    }
    /// Whether the siblings of the object are hidden from assistive technologies.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.viewIsModal ?? false }
        set { accessibilityMade.viewIsModal = newValue }
    }
    /// Whether its elements are read as a group before its siblings.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { accessibilityMade.groupsChildren = newValue }
    }
    /// The way in which Switch Control navigates the contents; stored.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStore?.navigationStyle ?? .automatic }
        set { accessibilityMade.navigationStyle = newValue }
    }
    /// Whether the element reacts to activation; by default according to its traits.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStore?.respondsToInteraction ?? accessibilityTraits.isInteractive }
        set { accessibilityMade.respondsToInteraction = newValue }
    }
    /// The names for voice control; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { plainInputLabels() }
        set { accessibilityMade.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// The ``accessibilityUserInputLabels`` with speech attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStore?.userInputLabels ?? plainInputLabels().map { NSAttributedString(string: $0) } }
        set { accessibilityMade.userInputLabels = newValue }
    }
    /// The headings of the element.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityStore?.headerElements }
        set { accessibilityMade.headerElements = newValue }
    }
    /// The context of the element's text.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityStore?.textualContext }
        set { accessibilityMade.textualContext = newValue }
    }
    /// The options for touches that bypass assistive technologies; stored.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityStore?.directTouch ?? [] }
        set { accessibilityMade.directTouch = newValue }
    }
    /// Whether the element is expanded or collapsed.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityStore?.expandedStatus ?? .unsupported }
        set { accessibilityMade.expandedStatus = newValue }
    }

    /// The contained elements in reading order; nil for those of the subviews in the order of their positions.
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.elements }
        set { accessibilityMade.elements = newValue }
    }
    /// Returns the number of elements for ``accessibilityElement(at:)``; that of ``accessibilityElements`` by default.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index in reading order.
    open func accessibilityElement(at index: Int) -> Any? { elementAt(index) }
    /// Returns the index of an element in reading order; `NSNotFound` if it is not contained.
    open func index(ofAccessibilityElement element: Any) -> Int { placeOfElement(element) }
    /// The type of the container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? .none }
        set { accessibilityMade.containerType = newValue }
    }
    /// The elements for tests, instead of ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { accessibilityStore?.automationElements ?? accessibilityElements }
        set { accessibilityMade.automationElements = newValue }
    }

    /// Activates the element. Returns whether it did; otherwise the element is tapped. False by default.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value of an adjustable element. The default implementation does nothing.
    open func accessibilityIncrement() {}
    /// Decrements the value of an adjustable element. The default implementation does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls. Returns whether it did; otherwise the next responder is asked. False by default.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses a modal view. Returns whether it did; otherwise the next responder is asked. False by default.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action of the moment. Returns whether it did; otherwise the next responder is asked.
    /// False by default.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// The custom actions of the element.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.customActions }
        set { accessibilityMade.customActions = newValue }
    }
    /// The custom rotors for the element and its contents.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStore?.customRotors }
        set { accessibilityMade.customRotors = newValue }
    }
    /// Called when an assistive technology has focused the element. The default implementation does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology has left the element. The default implementation does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology has focused the element.
    open func accessibilityElementIsFocused() -> Bool { hasAssistant }
    /// Returns the assistive technologies that have focused the element.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        hasAssistant ? [.notificationVoiceOver] : nil
    }

    // MARK: Ours

    /// The loaded view that this responder controls; nil for all but controllers.
    var controlledView: UIView? { nil }
    /// Whether the responder must be in a window to become first responder, as controllers must.
    var needsWindow: Bool { false }

    // MARK: First responder

    /// Whether the object can become first responder; false by default, true for text inputs and responders that handle keys.
    open var canBecomeFirstResponder: Bool { false }
    /// Makes this object the first responder of its window. Returns whether it is now.
    @discardableResult open func becomeFirstResponder() -> Bool { becomeFirst() }
    /// Whether the object can resign as first responder; true by default.
    open var canResignFirstResponder: Bool { true }
    /// Resigns as first responder. Returns whether the object is no longer first responder.
    @discardableResult open func resignFirstResponder() -> Bool { resignFirst() }
    /// Whether the object is the first responder, which receives the keys, presses and motion events of its window first.
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }
    /// The view that replaces the keyboard while this object is first responder; nil by default.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this object is first responder; nil by default.
    open var inputAccessoryView: UIView? { nil }
    /// Updates the input views if this object is first responder.
    open func reloadInputViews() { AppSession.current.text?.reload(for: self) }
    /// The input mode; that of the keyboard by default.
    open var textInputMode: UITextInputMode? { UITextInputMode.current }
    /// The nearest undo manager in the responder chain; a window has one for all its contents.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches, presses, motion

    /// Called when touches began. Forwards to ``next`` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { forwardBegan(touches, event) }
    /// Called when touches moved. Forwards to ``next`` by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { forwardMoved(touches, event) }
    /// Called when touches ended. Forwards to ``next`` by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forwardEnded(touches, event) }
    /// Called when the system or a gesture recognizer cancelled touches. Forwards to ``next`` by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forwardCancelled(touches, event) }

    /// Called when presses began. Forwards to ``next`` by default.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardBegan(presses, event) }
    /// Called when the force of a press changed. Forwards to ``next`` by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardChanged(presses, event) }
    /// Called when presses ended. Forwards to ``next`` by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardEnded(presses, event) }
    /// Called when presses were cancelled. Forwards to ``next`` by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardCancelled(presses, event)
    }

    /// Called when a shake of the device began. Forwards to ``next`` by default.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { forwardBegan(motion, event) }
    /// Called when a shake of the device ended. Forwards to ``next`` by default.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        hooked("motionEnded", at: UIResponder.self, with: (motion, event)) { forwardEnded(motion, event) }
    }
    /// Called when a shake was cancelled. Forwards to ``next`` by default.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forwardCancelled(motion, event)
    }

    // MARK: Actions

    /// Returns whether this responder currently performs an action; by default whether it responds to the selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Returns the responder in the chain that performs an action; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { findTarget(action, sender) }

    // MARK: Standard edit actions; a subclass that overrides one answers it (``canPerformAction(_:withSender:)``)

    /// Moves the selection to the pasteboard. UIK1101 unless overridden.
    open func cut(_ sender: Any?) { EditActions.missing("cut:", self) }
    /// Copies the selection to the pasteboard. UIK1101 unless overridden.
    open func copy(_ sender: Any?) { EditActions.missing("copy:", self) }
    /// Replaces the selection with the pasteboard's content. UIK1101 unless overridden.
    open func paste(_ sender: Any?) { EditActions.missing("paste:", self) }
    /// Pastes in the style of the surrounding text. UIK1101 unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { EditActions.missing("pasteAndMatchStyle:", self) }
    /// Selects the nearest item. UIK1101 unless overridden.
    open func select(_ sender: Any?) { EditActions.missing("select:", self) }
    /// Selects everything. UIK1101 unless overridden.
    open func selectAll(_ sender: Any?) { EditActions.missing("selectAll:", self) }
    /// Deletes the selection. UIK1101 unless overridden.
    open func delete(_ sender: Any?) { EditActions.missing("delete:", self) }
    /// Sets the writing direction to left to right. UIK1101 unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        EditActions.missing("makeTextWritingDirectionLeftToRight:", self)
    }
    /// Sets the writing direction to right to left. UIK1101 unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        EditActions.missing("makeTextWritingDirectionRightToLeft:", self)
    }
    /// Toggles bold for the selection. UIK1101 unless overridden.
    open func toggleBoldface(_ sender: Any?) { EditActions.missing("toggleBoldface:", self) }
    /// Toggles italics for the selection. UIK1101 unless overridden.
    open func toggleItalics(_ sender: Any?) { EditActions.missing("toggleItalics:", self) }
    /// Toggles the underline of the selection. UIK1101 unless overridden.
    open func toggleUnderline(_ sender: Any?) { EditActions.missing("toggleUnderline:", self) }
    /// Increases the text size of the selection. UIK1101 unless overridden.
    open func increaseSize(_ sender: Any?) { EditActions.missing("increaseSize:", self) }
    /// Decreases the text size of the selection. UIK1101 unless overridden.
    open func decreaseSize(_ sender: Any?) { EditActions.missing("decreaseSize:", self) }
    /// The key commands of this responder; nil by default. The chain is searched from the first responder upward.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Called to change a menu while it is built. The default implementation does nothing. Called on the application and its
    /// delegate for the main system, and on the chain from the first responder for context menus.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Called before a command is shown or performed, to change its title, state and attributes. The default does nothing.
    open func validate(_ command: UICommand) {}

    // MARK: Nibs

    /// Called when the object was loaded from a nib and its outlets are set. Nibs are not supported yet. Does nothing by default.
    open func awakeFromNib() {}
    /// Called when the object is shown in Interface Builder; never called here.
    open func prepareForInterfaceBuilder() {}

    /// Returns whether an instance has a method with this name.
    open func responds(to aSelector: Selector!) -> Bool {
        EditActions.responds(self, to: aSelector) ?? DispatchTable.responds(self, to: aSelector)
    }
}
