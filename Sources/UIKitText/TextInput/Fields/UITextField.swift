// One line of text that can be edited: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITextField".
import CoreGraphics
import Foundation
import SelectorDispatch
import Stage
import Typesetting
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A control that shows one line of editable text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    final var content = FieldText()
    final var editing = FieldEditing()
    final var look = FieldLook()
    final var inputTraits = InputTraits()
    final let parts = FieldParts()
    private var editorStorage: TextEditor?
    private var tokenizerStorage: UITextInputStringTokenizer?
    private weak var delegateStorage: (any UITextFieldDelegate)?

    /// Posted when editing began; the object is the text field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ended; the object is the text field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text; the object is the text field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// The key for the reason in the notification of the end of editing.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    /// Creates a text field with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }
    /// Creates a text field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        decodeField(coder)
    }
    /// Encodes the view, the text and its style.
    open override func encode(with coder: NSCoder) {
        withoutSideViews { super.encode(with: coder) }
        encodeField(coder)
    }

    // MARK: Text

    /// The text; never nil when read, as in Apple's UIKit. Setting it notifies nobody.
    open var text: String? {
        get { content.storage.string }
        set { setText(newValue) }
    }
    /// The attributed text.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: content.storage) }
        set { setAttributedText(newValue) }
    }
    /// The text colour; `label` by default. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { content.color }
        set {
            styled(.textColor, { ($0 as? UITextField)?.textColor = newValue })
            setTextColor(newValue)
        }
    }
    /// The font; the system font of 17 points by default. Setting it changes the whole text.
    open var font: UIFont? {
        get { content.font }
        set {
            styled(.font, { ($0 as? UITextField)?.font = newValue })
            setTextFont(newValue)
        }
    }
    /// The alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            styled(.textAlignment, { ($0 as? UITextField)?.textAlignment = newValue })
            setTextAlignment(newValue)
        }
    }
    /// The default attributes of the text. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes }
        set {
            styled(.textAttributes, { ($0 as? UITextField)?.defaultTextAttributes = newValue })
            setDefaultAttributes(newValue)
        }
    }
    /// The text that is shown while there is no text; nil for none.
    open var placeholder: String? {
        get { content.attributedPlaceholder?.string ?? content.placeholder }
        set { setPlaceholder(newValue) }
    }
    /// The attributed text that is shown while there is no text; nil for none.
    open var attributedPlaceholder: NSAttributedString? {
        get { shownPlaceholder }
        set {
            styled(.placeholderText, { ($0 as? UITextField)?.attributedPlaceholder = newValue })
            setAttributedPlaceholder(newValue)
        }
    }
    /// Whether the text shrinks until it fits, down to ``minimumFontSize``.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.shrinks }
        set { changeText { $0.shrinks = newValue } }
    }
    /// The minimum font size for ``adjustsFontSizeToFitWidth``; 0 for the smallest readable size.
    open var minimumFontSize: CGFloat {
        get { content.minimumSize }
        set { changeText { $0.minimumSize = newValue.isFinite ? max(0, newValue) : 0 } }
    }
    /// Whether preferred and scaled fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.followsContentSize }
        set { changeText { $0.followsContentSize = newValue } }
    }
    /// Whether the user can change attributes; the menu then contains Bold, Italic and Underline.
    open var allowsEditingTextAttributes: Bool {
        get { content.allowsAttributes }
        set { content.allowsAttributes = newValue }
    }
    /// The attributes of newly typed text; nil while the field is not being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { currentTypingAttributes }
        set { if isEditing { textEditor.typingAttributes = newValue } }
    }

    // MARK: Editing

    /// The delegate for editing. Not retained.
    open var delegate: (any UITextFieldDelegate)? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            editing.markers = TextFieldDelegateMarkers(of: newValue)
        }
    }
    /// Whether the text is being edited.
    open var isEditing: Bool { editing.isEditing }
    /// Whether the text is cleared when editing begins.
    open var clearsOnBeginEditing: Bool {
        get { editing.clearsOnBegin }
        set { editing.clearsOnBegin = newValue }
    }
    /// Whether the next typed text replaces the whole text; reset after that.
    open var clearsOnInsertion: Bool {
        get { editing.clearsOnInsertion }
        set { editing.clearsOnInsertion = newValue }
    }
    /// The view that replaces the keyboard.
    open override var inputView: UIView? {
        get { editing.inputView }
        set { editing.inputView = newValue }
    }
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { editing.accessoryView }
        set { editing.accessoryView = newValue }
    }

    // MARK: Look

    /// The style of the border; none by default.
    open var borderStyle: BorderStyle {
        get { look.border }
        set {
            styled(.borderStyle, { ($0 as? UITextField)?.borderStyle = newValue })
            changeLook { $0.border = newValue }
        }
    }
    /// The stretched image behind the text, with no border or a border other than `roundedRect`.
    open var background: UIImage? {
        get { look.background }
        set {
            styled(.background, { ($0 as? UITextField)?.background = newValue })
            changeLook { $0.background = newValue }
        }
    }
    /// The background image of a disabled field.
    open var disabledBackground: UIImage? {
        get { look.disabledBackground }
        set {
            styled(.disabledBackground, { ($0 as? UITextField)?.disabledBackground = newValue })
            changeLook { $0.disabledBackground = newValue }
        }
    }
    /// The visibility of the clear button; never by default.
    open var clearButtonMode: ViewMode {
        get { look.clearMode }
        set {
            styled(.clearButtonMode, { ($0 as? UITextField)?.clearButtonMode = newValue })
            changeLook { $0.clearMode = newValue }
        }
    }
    /// The view at the leading end, shown according to ``leftViewMode``.
    open var leftView: UIView? {
        get { look.left }
        set { setLeftView(newValue) }
    }
    /// The visibility of ``leftView``; never by default.
    open var leftViewMode: ViewMode {
        get { look.leftMode }
        set { changeLook { $0.leftMode = newValue } }
    }
    /// The view at the trailing end, shown according to ``rightViewMode``.
    open var rightView: UIView? {
        get { look.right }
        set { setRightView(newValue) }
    }
    /// The visibility of ``rightView``; never by default.
    open var rightViewMode: ViewMode {
        get { look.rightMode }
        set { changeLook { $0.rightMode = newValue } }
    }

    // MARK: Rectangles

    /// Returns the rectangle of border and background within bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text within bounds while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, editing: false) }
    /// Returns the rectangle of the placeholder within bounds; that of the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Returns the rectangle of the text within bounds while it is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, editing: true) }
    /// Returns the rectangle of the clear button within bounds: 19 × 19 points, 5 points from the trailing end.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(bounds) }
    /// Returns the rectangle of ``leftView`` within bounds, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(look.left, bounds, leading: true) }
    /// Returns the rectangle of ``rightView`` within bounds, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(look.right, bounds, leading: false) }
    /// Draws the text into a rectangle of the field's coordinates.
    open func drawText(in rect: CGRect) { drawShownText(rect) }
    /// Draws the placeholder into a rectangle of the field's coordinates.
    open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(rect) }
    /// Returns the size of text or placeholder with border and side views.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    /// The size of text or placeholder with border and side views.
    open override var intrinsicContentSize: CGSize { fittingSize }
    @_spi(Vitrine) open override var baselineDistances: BaselineDistances { textBaselines }
    @_spi(Vitrine) open override var spacingFont: UIFont? { font }
    @_spi(Vitrine) open override var focusCornerRadius: CGFloat { max(layer.cornerRadius, FocusMeasures.controlCorner) }
    @_spi(Vitrine) open override var exportedPlaceholder: String? { placeholder }
    @_spi(Vitrine) open override var exportedStates: StageElement.States { isSecureTextEntry ? .secure : [] }
    /// Lays out border, text, side views and caret.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutField()
    }

    // MARK: First responder

    /// Whether the field can become first responder: if it is enabled. The delegate can refuse later.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing if the delegate permits it.
    @discardableResult open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    /// Ends editing if the delegate permits it.
    @discardableResult open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    /// The undo manager for typed text.
    open override var undoManager: UndoManager? { textEditor.undoManager }

    // MARK: Actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        textEditor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { textEditor.cut() }
    open override func copy(_ sender: Any?) { textEditor.copy() }
    open override func paste(_ sender: Any?) { textEditor.paste() }
    open override func pasteAndMatchStyle(_ sender: Any?) { textEditor.paste() }
    open override func select(_ sender: Any?) { textEditor.selectWord() }
    open override func selectAll(_ sender: Any?) { textEditor.selectAll() }
    open override func delete(_ sender: Any?) { textEditor.delete() }
    open override func toggleBoldface(_ sender: Any?) { textEditor.toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { textEditor.toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { textEditor.toggle(.underlined) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { textEditor.setDirection(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { textEditor.setDirection(.rightToLeft) }

    // MARK: UIKeyInput

    open var hasText: Bool { content.storage.length > 0 }
    open func insertText(_ text: String) { typeText(text) }
    open func deleteBackward() { deleteTyped() }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { textEditor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { textEditor.replace(range, with: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        textEditor.range(range).map { editorShouldChange($0, replacement: text) } ?? true
    }
    open var selectedTextRange: UITextRange? {
        get { isEditing ? textEditor.selectedTextRange : nil }
        set { textEditor.selectedTextRange = newValue }
    }
    open var markedTextRange: UITextRange? { textEditor.markedTextRange }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { textEditor.markedTextStyle }
        set { textEditor.markedTextStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        textEditor.setMarked(markedText, selected: selectedRange)
    }
    open func unmarkText() { textEditor.unmark() }
    open var beginningOfDocument: UITextPosition { textEditor.beginningOfDocument }
    open var endOfDocument: UITextPosition { textEditor.endOfDocument }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        textEditor.textRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        textEditor.position(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { textEditor.position(from: position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        textEditor.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textEditor.offset(from: from, to: toPosition)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        textEditor.position(within: range, farthestIn: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { textEditor.characterRange(byExtending: position, in: direction) }
    open var inputDelegate: (any UITextInputDelegate)? {
        get { textEditor.inputDelegate }
        set { textEditor.inputDelegate = newValue }
    }
    open var tokenizer: any UITextInputTokenizer { fieldTokenizer }
    open var selectionAffinity: UITextStorageDirection {
        get { textEditor.affinity }
        set { textEditor.affinity = newValue }
    }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { textEditor.baseWritingDirection(for: position) }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection)
    }
    open func firstRect(for range: UITextRange) -> CGRect { textEditor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { textEditor.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { textEditor.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { textEditor.closestPosition(to: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        textEditor.closestPosition(to: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { textEditor.characterRange(at: point) }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: position) }

    // MARK: UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalization }
        set { changeTraits { $0.autocapitalization = newValue } }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrection }
        set { keep(newValue) }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellChecking }
        set { keep(newValue) }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotes }
        set { keep(newValue) }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashes }
        set { keep(newValue) }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDelete }
        set { keep(newValue) }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { inputTraits.inlinePrediction }
        set { keep(newValue) }
    }
    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboard }
        set {
            styled(.keyboardType, { ($0 as? UITextField)?.keyboardType = newValue })
            changeTraits { $0.keyboard = newValue }
        }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.appearance }
        set {
            styled(.keyboardLook, { ($0 as? UITextField)?.keyboardAppearance = newValue })
            changeTraits { $0.appearance = newValue }
        }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKey }
        set {
            styled(.returnKey, { ($0 as? UITextField)?.returnKeyType = newValue })
            changeTraits { $0.returnKey = newValue }
        }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKey }
        set { changeTraits { $0.enablesReturnKey = newValue } }
    }
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set { setSecure(newValue) }
    }
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { changeTraits { $0.contentType = newValue } }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { inputTraits.passwordRules }
        set { keep(newValue) }
    }

    // MARK: Environment

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textEditor.refresh()
    }
    /// The accessibility value; by default the text, or dots for a secure one.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? shownString }
        set { super.accessibilityValue = newValue }
    }

    @_spi(Vitrine) open override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    // MARK: For the fields of this module

    /// The bar around a search field; nil for other fields.
    var owner: (any FieldOwner)? { nil }
    /// What stands before the text and is none of it: a search field's tokens.
    var lead: NSAttributedString? { nil }
    /// The colour of a placeholder that has none of its own.
    var placeholderColor: UIColor { .placeholderText }
    /// Returns the index before which an insertion point nearest to a point of the field stands.
    func caretIndex(at point: CGPoint) -> Int { index(at: point) }
    /// Returns the selection that takes the place of another one.
    func fitted(_ selection: NSRange) -> NSRange { selection }
    /// Asks whether an edit may be made; nil to ask the delegate about the same range.
    func answer(_ range: NSRange, _ replacement: String) -> Bool? { nil }
    /// Returns whether a selection is shown by the field's own parts instead of a highlight with handles.
    func marks(_ selection: NSRange) -> Bool { false }
    /// Called when the selection has changed.
    func selectionMoved() {}
    /// Called when the user has changed the text, before anybody else is told.
    func textWasEdited() {}

    package var textEditor: TextEditor {
        if let editorStorage { return editorStorage }
        let made = TextEditor(self)
        editorStorage = made
        return made
    }

    private var fieldTokenizer: UITextInputStringTokenizer {
        if let tokenizerStorage { return tokenizerStorage }
        let made = UITextInputStringTokenizer(textInput: self)
        tokenizerStorage = made
        return made
    }
}

extension UITextField: TextEditing {}
