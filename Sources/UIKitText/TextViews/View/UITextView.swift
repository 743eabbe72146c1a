// A scroll view with text: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITextView"
import CoreGraphics
import Diagnostics
import Foundation
import SelectorDispatch
import Stage
import Typesetting
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A scrollable view of editable text of any length. Links can be tapped if the text is not editable.
///
/// The text is stored in ``textStorage``, laid out by ``layoutManager`` into ``textContainer``, and drawn line by line.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    final var textContent = TextViewContent()
    final var sizing = TextViewLayout()
    final var editing = TextViewEditing()
    final let canvas = TextCanvas()
    final let itemTaps = TextItemTaps()
    final var inputTraits = InputTraits()
    private var editorStorage: TextEditor?
    private var tokenizerStorage: UITextInputStringTokenizer?
    private let container: NSTextContainer
    private let manager: NSLayoutManager
    private let storage: NSTextStorage

    /// Posted when editing began; the object is the text view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the user changed the text; the object is the text view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing ended; the object is the text view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    // MARK: Construction

    /// Creates a text view with a frame in the superview's coordinates, in points.
    /// - Parameter textContainer: The container of the text, with its layout manager and text; nil for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (container, manager, storage) = Self.system(around: textContainer)
        super.init(frame: frame)
        setUpText(keepsWidth: textContainer.map { !$0.widthTracksTextView } ?? false)
    }
    /// Creates a text view with its own layout.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view with an empty frame. The layout is the same for both values.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        Catalogue.stored(
            "UITextView.init(usingTextLayoutManager:)", of: "UITextView", isDefault: !usingTextLayoutManager,
            "There is no NSTextLayoutManager; NSLayoutManager lays out.")
    }
    /// Creates a text view from an archive.
    public required init?(coder: NSCoder) {
        (container, manager, storage) = Self.system(around: nil)
        super.init(coder: coder)
        setUpText(keepsWidth: false)
        decodeText(coder)
    }
    /// Encodes the scroll view, the text and its settings.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeText(coder)
    }

    /// The delegate for editing and scrolling. Not retained.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    // MARK: Text

    /// The text; never nil when read. Setting it keeps the attributes at the beginning of the text. Only a change of the
    /// selection, which moves to the end, is notified.
    open var text: String! {
        get { storage.string }
        set { setText(newValue) }
    }
    /// The attributed text.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage) }
        set { setAttributedText(newValue) }
    }
    /// The font at the beginning of the text; the system font of 12 points by default. Setting it changes the whole text.
    open var font: UIFont? {
        get { shownFont }
        set {
            styled(.font, { ($0 as? UITextView)?.font = newValue })
            setFont(newValue)
        }
    }
    /// The colour at the beginning of the text; `label` by default. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { shownColor }
        set {
            styled(.textColor, { ($0 as? UITextView)?.textColor = newValue })
            setColor(newValue)
        }
    }
    /// The alignment of the lines; natural by default, which follows the direction of each paragraph.
    open var textAlignment: NSTextAlignment {
        get { shownAlignment }
        set {
            styled(.textAlignment, { ($0 as? UITextView)?.textAlignment = newValue })
            setAlignment(newValue)
        }
    }
    /// Whether preferred and scaled fonts follow the user's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { textContent.followsContentSize }
        set { setFollowsContentSize(newValue) }
    }
    /// The attributes of newly typed text; reset when the selection moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { shownTypingAttributes }
        set { setTypingAttributes(newValue) }
    }
    /// The attributes of links; the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { textContent.linkAttributes ?? defaultLinkAttributes }
        set {
            styled(.linkAttributes, { ($0 as? UITextView)?.linkTextAttributes = newValue })
            setLinkAttributes(newValue)
        }
    }
    /// The types of data that become links; stored, as nothing is detected (UIK1201). Ranges with `.link` are links.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { textContent.detectors }
        set { setDetectors(newValue) }
    }
    /// Whether the user can change attributes: menu and keys then include Bold, Italic and Underline. Pasted text has the
    /// attributes of typed text in any case.
    open var allowsEditingTextAttributes: Bool {
        get { editing.allowsAttributes }
        set { editing.allowsAttributes = newValue }
    }
    /// Whether text is scaled as on a Mac; stored (UIK1201).
    open var usesStandardTextScaling: Bool {
        get { editing.scalesStandardText }
        set { declare(\.scalesStandardText, newValue, "usesStandardTextScaling", "Text is shown in its own size.") }
    }
    /// Whether Command-F searches the text; stored (UIK1201).
    open var isFindInteractionEnabled: Bool {
        get { editing.allowsFinding }
        set { declare(\.allowsFinding, newValue, "isFindInteractionEnabled", "Nothing finds in texts yet.") }
    }

    // MARK: Layout

    /// The insets of the text container from the view's edges, in points; 8 above and below by default.
    open var textContainerInset: UIEdgeInsets {
        get { sizing.inset }
        set {
            styled(.textInset, { ($0 as? UITextView)?.textContainerInset = newValue })
            setInset(newValue)
        }
    }
    /// The container of the text.
    open var textContainer: NSTextContainer { container }
    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { manager }
    /// The storage of the text.
    open var textStorage: NSTextStorage { storage }
    /// Scrolls by the smallest distance that makes a range (in UTF-16 units) visible, animated if the view is in a window.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: window != nil) }
    /// Returns the size of the text at a width, with the insets. The height does not limit the size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    /// The size of the text at the view's width if it does not scroll; no intrinsic size if it does.
    open override var intrinsicContentSize: CGSize { naturalSize }
    @_spi(Vitrine) open override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    @_spi(Vitrine) open override var wrapsContent: Bool { !isScrollEnabled }
    @_spi(Vitrine) open override var baselineDistances: BaselineDistances { textBaselines }
    @_spi(Vitrine) open override var spacingFont: UIFont? { font }
    @_spi(Vitrine) open override var exportedStates: StageElement.States { isSecureTextEntry ? [.multiline, .secure] : .multiline }
    /// The size of the text with the insets.
    open override var contentSize: CGSize {
        get { currentContentSize { super.contentSize } }
        set { super.contentSize = newValue }
    }
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            invalidateIntrinsicContentSize()
        }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = newValue; sizeContainer() }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue; sizeContainer() }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    // MARK: Editing

    /// Whether the user can change the text; true by default. If false, links can be tapped.
    open var isEditable: Bool {
        get { editing.isEditable }
        set { setEditable(newValue) }
    }
    /// Whether text can be selected and links can be tapped; true by default. Setting false also ends editing.
    open var isSelectable: Bool {
        get { editing.isSelectable }
        set { setSelectable(newValue) }
    }
    /// The selection in UTF-16 units; of length 0 for an insertion point. Ranges beyond the text are clamped.
    open var selectedRange: NSRange {
        get { shownSelection }
        set { setSelection(newValue) }
    }
    /// Whether the next typed text replaces the whole text; reset when the selection moves.
    open var clearsOnInsertion: Bool {
        get { editing.clearsOnInsertion }
        set { setClearsOnInsertion(newValue) }
    }
    /// The view that replaces the keyboard during editing.
    open override var inputView: UIView? {
        get { editing.inputView }
        set { editing.inputView = newValue }
    }
    /// The view above the keyboard during editing.
    open override var inputAccessoryView: UIView? {
        get { editing.accessoryView }
        set { editing.accessoryView = newValue }
    }

    // MARK: First responder

    /// Whether the view can become first responder: if the text is editable or selectable.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    /// Begins editing if the delegate permits it.
    @discardableResult open override func becomeFirstResponder() -> Bool { beginText { super.becomeFirstResponder() } }
    /// Ends editing if the delegate permits it.
    @discardableResult open override func resignFirstResponder() -> Bool { endText { super.resignFirstResponder() } }
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

    /// Whether there is text.
    open var hasText: Bool { storage.length > 0 }
    /// Types a text in place of the selection, after asking the delegate.
    open func insertText(_ text: String) { typeText(text) }
    /// Deletes backward, after asking the delegate.
    open func deleteBackward() { textEditor.deleteBackward() }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { textEditor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { textEditor.replace(range, with: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        textEditor.range(range).map { editorShouldChange($0, replacement: text) } ?? true
    }
    open var selectedTextRange: UITextRange? {
        get { textEditor.selectedTextRange }
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
    open var tokenizer: any UITextInputTokenizer { viewTokenizer }
    open var selectionAffinity: UITextStorageDirection {
        get { textEditor.affinity }
        set { textEditor.affinity = newValue }
    }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { textEditor.baseWritingDirection(for: position) }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, range)
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
    ) -> [NSAttributedString.Key: Any]? { textEditor.index(position).map { typingLook(at: $0) } }

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
            styled(.keyboardType, { ($0 as? UITextView)?.keyboardType = newValue })
            changeTraits { $0.keyboard = newValue }
        }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { inputTraits.appearance }
        set {
            styled(.keyboardLook, { ($0 as? UITextView)?.keyboardAppearance = newValue })
            changeTraits { $0.appearance = newValue }
        }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKey }
        set {
            styled(.returnKey, { ($0 as? UITextView)?.returnKeyType = newValue })
            changeTraits { $0.returnKey = newValue }
        }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { inputTraits.enablesReturnKey }
        set { changeTraits { $0.enablesReturnKey = newValue } }
    }
    open var isSecureTextEntry: Bool {
        get { inputTraits.isSecure }
        set { changeTraits { $0.isSecure = newValue } }
    }
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { changeTraits { $0.contentType = newValue } }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { inputTraits.passwordRules }
        set { keep(newValue) }
    }

    // MARK: Ours

    package var textEditor: TextEditor {
        if let editorStorage { return editorStorage }
        let made = TextEditor(self)
        editorStorage = made
        return made
    }

    private var viewTokenizer: UITextInputStringTokenizer {
        if let tokenizerStorage { return tokenizerStorage }
        let made = UITextInputStringTokenizer(textInput: self)
        tokenizerStorage = made
        return made
    }

    // MARK: Traits

    /// Updates fonts, colours and the direction.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textTraitsChanged(previousTraitCollection)
    }
    /// Updates the colour of links.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        linksChanged()
        textEditor.refresh()
    }
    /// The accessibility value; the text by default.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }
}
