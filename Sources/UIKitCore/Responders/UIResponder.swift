// The root of what receives events, and its place in the responder chain.
// Apple: "UIResponder", "Using responders and the responder chain to handle events".
import CoreGraphics
import Foundation
import FoundationAdditions
import SelectorDispatch

/// An object that can receive events: views, controllers, windows, the application, and any subclass of yours.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    /// A responder without a next one.
    public override init() {
        super.init()
        EditActions.register()
    }

    deinit { AssociatedObjects.removeAll(of: self) }

    // MARK: The chain

    /// The responder that gets what this one leaves; nil at the end. A view's is its controller or its superview.
    open var next: UIResponder? { nil }
    /// An activity goes on here: show what it says. Does nothing by itself.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    final var accessibilityStore: AccessibilityStore?
    /// Whether the class is an element unless told otherwise. Ours, for classes of this module.
    var isElementByDefault: Bool { false }
    /// The traits of the class in its present state. Ours, for classes of this module.
    var defaultTraits: UIAccessibilityTraits { .none }
    /// Where the class is on the screen. Ours, for classes of this module.
    var frameOnScreen: CGRect { .zero }

    /// Whether this is one thing to assistive technologies; what it holds is not looked at then.
    open var isAccessibilityElement: Bool {
        get { accessibilityStore?.isElement ?? isElementByDefault }
        set { accessibilityMade.isElement = newValue }
    }
    /// What it is, in a few words.
    open var accessibilityLabel: String? {
        get { accessibilityStore?.label?.string }
        set { accessibilityMade.label = newValue.map { AccessibilityText($0) } }
    }
    /// ``accessibilityLabel`` with attributes of speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStore?.label?.attributed ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.label = newValue.map { AccessibilityText($0) } }
    }
    /// What happens if it is used.
    open var accessibilityHint: String? {
        get { accessibilityStore?.hint?.string }
        set { accessibilityMade.hint = newValue.map { AccessibilityText($0) } }
    }
    /// ``accessibilityHint`` with attributes of speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStore?.hint?.attributed ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.hint = newValue.map { AccessibilityText($0) } }
    }
    /// Its value in words.
    open var accessibilityValue: String? {
        get { accessibilityStore?.value?.string }
        set { accessibilityMade.value = newValue.map { AccessibilityText($0) } }
    }
    /// ``accessibilityValue`` with attributes of speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStore?.value?.attributed ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityMade.value = newValue.map { AccessibilityText($0) } }
    }
    /// What kind of thing it is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStore?.traits ?? defaultTraits }
        set { accessibilityMade.traits = newValue }
    }
    /// The accessibility frame, in points of the screen; a view's own frame by default.
    open var accessibilityFrame: CGRect {
        get { accessibilityStore?.frame ?? frameOnScreen }
        set { accessibilityMade.frame = newValue }
    }
    /// Its outline in points of the screen; nil for ``accessibilityFrame``.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStore?.path }
        set { accessibilityMade.path = newValue }
    }
    /// The point at which a finger would activate the element, in points of the screen; the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityStore?.activationPoint ?? accessibilityFrame.middle }
        set { accessibilityMade.activationPoint = newValue }
    }
    /// The language of its texts as a BCP 47 tag; nil for the app's.
    open var accessibilityLanguage: String? {
        get { accessibilityStore?.language }
        set { accessibilityMade.language = newValue }
    }
    /// Whether what it holds, and itself, is hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStore?.elementsHidden ?? false }
        set { accessibilityMade.elementsHidden = newValue }
    }
    /// Whether its siblings are hidden from assistive technologies.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStore?.viewIsModal ?? false }
        set { accessibilityMade.viewIsModal = newValue }
    }
    /// Whether its elements are read as a group before its siblings.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStore?.groupsChildren ?? false }
        set { accessibilityMade.groupsChildren = newValue }
    }
    /// How a switch steps through what it holds; kept.
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
    /// ``accessibilityUserInputLabels`` with attributes of speech.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityStore?.userInputLabels ?? plainInputLabels().map { NSAttributedString(string: $0) } }
        set { accessibilityMade.userInputLabels = newValue }
    }
    /// The headings that it stands under.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityStore?.headerElements }
        set { accessibilityMade.headerElements = newValue }
    }
    /// What kind of text it is.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityStore?.textualContext }
        set { accessibilityMade.textualContext = newValue }
    }
    /// How it takes touches that pass by assistive technologies; kept.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityStore?.directTouch ?? [] }
        set { accessibilityMade.directTouch = newValue }
    }
    /// Whether it shows what it can fold away.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibilityStore?.expandedStatus ?? .unsupported }
        set { accessibilityMade.expandedStatus = newValue }
    }

    /// The elements in it, in the order of reading; nil for those of its subviews by their places.
    open var accessibilityElements: [Any]? {
        get { accessibilityStore?.elements }
        set { accessibilityMade.elements = newValue }
    }
    /// How many elements ``accessibilityElement(at:)`` has; those of ``accessibilityElements`` here.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// An element of it by its place in the order of reading.
    open func accessibilityElement(at index: Int) -> Any? { elementAt(index) }
    /// The place of an element in the order of reading, `NSNotFound` if it is none of its.
    open func index(ofAccessibilityElement element: Any) -> Int { placeOfElement(element) }
    /// What kind of container it is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStore?.containerType ?? .none }
        set { accessibilityMade.containerType = newValue }
    }
    /// The elements for tests in place of ``accessibilityElements``.
    open var automationElements: [Any]? {
        get { accessibilityStore?.automationElements ?? accessibilityElements }
        set { accessibilityMade.automationElements = newValue }
    }

    /// Uses the element. Returns whether it did; a tap on it follows where it did not. False here.
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value of an adjustable element. The default implementation does nothing.
    open func accessibilityIncrement() {}
    /// Decrements the value of an adjustable element. The default implementation does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls. Returns whether it did; the next responder is asked where it did not. False here.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what covers the rest. Returns whether it did; the next responder is asked where it did not. False here.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing of the moment. Returns whether it did; the next responder is asked where it did
    /// not. False here.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Further things that can be done with it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStore?.customActions }
        set { accessibilityMade.customActions = newValue }
    }
    /// Ways to step through its contents, for it and what it holds.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStore?.customRotors }
        set { accessibilityMade.customRotors = newValue }
    }
    /// Called when an assistive technology has focused the element. The default implementation does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology has left the element. The default implementation does nothing.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology is at it.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCenter.focused === self }
    /// Which assistive technologies are at it.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        AccessibilityCenter.focused === self ? [.notificationVoiceOver] : nil
    }

    // MARK: First responder

    /// False here; text inputs and your own responders that take keys say true.
    open var canBecomeFirstResponder: Bool { false }
    /// Makes this the first responder of its window. Returns whether it is it now.
    @discardableResult open func becomeFirstResponder() -> Bool { becomeFirst() }
    /// True here.
    open var canResignFirstResponder: Bool { true }
    /// Gives up being first responder. Returns whether it is it no longer.
    @discardableResult open func resignFirstResponder() -> Bool { resignFirst() }
    /// True while keys, presses and motion of its window go to this responder first.
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }
    /// Shown in place of the keyboard while this is first responder; nil here.
    open var inputView: UIView? { nil }
    /// Shown above the keyboard while this is first responder; nil here.
    open var inputAccessoryView: UIView? { nil }
    /// Asks this for its input views again, if it is first responder.
    open func reloadInputViews() { KeyboardController.shared.reload(for: self) }
    /// The language of typing; that of the keyboard here.
    open var textInputMode: UITextInputMode? { UITextInputMode.current }
    /// The nearest undo manager up the chain; the window has one for all.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches, presses, motion

    /// Fingers went down. Forwards to ``next``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { forwardBegan(touches, event) }
    /// Fingers moved. Forwards to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { forwardMoved(touches, event) }
    /// Fingers were lifted. Forwards to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forwardEnded(touches, event) }
    /// The system or a gesture recognizer took the touches away. Forwards to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forwardCancelled(touches, event) }

    /// Keys went down. Forwards to ``next``.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardBegan(presses, event) }
    /// The force of a press changed. Forwards to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardChanged(presses, event) }
    /// Keys were released. Forwards to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { forwardEnded(presses, event) }
    /// The presses were interrupted. Forwards to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forwardCancelled(presses, event)
    }

    /// The device began to shake. Forwards to ``next``.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { forwardBegan(motion, event) }
    /// The device was shaken. Forwards to ``next``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        hooked("motionEnded", at: UIResponder.self, with: (motion, event)) { forwardEnded(motion, event) }
    }
    /// The shake was interrupted. Forwards to ``next``.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        forwardCancelled(motion, event)
    }

    // MARK: Actions

    /// Whether this responder answers an action now: true if it responds to the selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The responder in the chain from here that performs an action, nil if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { findTarget(action, sender) }

    // MARK: Standard edit actions; a subclass that overrides one answers it (``canPerformAction(_:withSender:)``)

    /// Takes the selection to the pasteboard. UIK1101 unless overridden.
    open func cut(_ sender: Any?) { EditActions.missing("cut:", self) }
    /// Copies the selection to the pasteboard. UIK1101 unless overridden.
    open func copy(_ sender: Any?) { EditActions.missing("copy:", self) }
    /// Puts the pasteboard's content in place of the selection. UIK1101 unless overridden.
    open func paste(_ sender: Any?) { EditActions.missing("paste:", self) }
    /// Pastes in the look of the text around. UIK1101 unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { EditActions.missing("pasteAndMatchStyle:", self) }
    /// Selects what is nearest. UIK1101 unless overridden.
    open func select(_ sender: Any?) { EditActions.missing("select:", self) }
    /// Selects everything. UIK1101 unless overridden.
    open func selectAll(_ sender: Any?) { EditActions.missing("selectAll:", self) }
    /// Deletes the selection. UIK1101 unless overridden.
    open func delete(_ sender: Any?) { EditActions.missing("delete:", self) }
    /// Makes the text run from left to right. UIK1101 unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        EditActions.missing("makeTextWritingDirectionLeftToRight:", self)
    }
    /// Makes the text run from right to left. UIK1101 unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        EditActions.missing("makeTextWritingDirectionRightToLeft:", self)
    }
    /// Makes the selection bold, or no longer. UIK1101 unless overridden.
    open func toggleBoldface(_ sender: Any?) { EditActions.missing("toggleBoldface:", self) }
    /// Makes the selection italic, or no longer. UIK1101 unless overridden.
    open func toggleItalics(_ sender: Any?) { EditActions.missing("toggleItalics:", self) }
    /// Underlines the selection, or no longer. UIK1101 unless overridden.
    open func toggleUnderline(_ sender: Any?) { EditActions.missing("toggleUnderline:", self) }
    /// Makes the selection larger. UIK1101 unless overridden.
    open func increaseSize(_ sender: Any?) { EditActions.missing("increaseSize:", self) }
    /// Makes the selection smaller. UIK1101 unless overridden.
    open func decreaseSize(_ sender: Any?) { EditActions.missing("decreaseSize:", self) }
    /// The keys that send actions from here; nil here. Asked from the first responder upwards.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The menus of a system are built: change them. Does nothing here. The application and its delegate are asked for the
    /// main system, the chain from the first responder for menus of a context.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// A command is about to be shown or performed: its title, state and attributes may be changed. Does nothing here.
    open func validate(_ command: UICommand) {}

    // MARK: Nibs

    /// The object was made from a nib and its outlets are set. Does nothing here; nibs come in a later issue.
    open func awakeFromNib() {}
    /// The object was made to be shown in Interface Builder. Never called here.
    open func prepareForInterfaceBuilder() {}

    /// Whether an instance has a method of this name.
    open func responds(to aSelector: Selector!) -> Bool {
        EditActions.responds(self, to: aSelector) ?? DispatchTable.responds(self, to: aSelector)
    }
}
