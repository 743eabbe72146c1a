// The root of what receives events, and its place in the responder chain.
// Apple: "UIResponder", "Using responders and the responder chain to handle events".
import Foundation
import SelectorDispatch

/// An object that can receive events: views, controllers, windows, the application, and any subclass of yours.
///
/// An event that a responder does not handle goes to ``next``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    /// A responder without a next one.
    public override init() {
        super.init()
        EditActions.register()
    }

    deinit { AssociatedObjects.removeAll(of: self) }

    // MARK: The chain

    /// The responder that gets what this one leaves; nil at the end. A view's is its controller or its superview.
    open var next: UIResponder? { nil }

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
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { forwardEnded(motion, event) }
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
    /// A command is about to be shown: its title, state and attributes may be changed. Does nothing here.
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
