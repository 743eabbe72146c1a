// A scroll view with text: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITextView"
import CoreGraphics
import Diagnostics
import Foundation
import SelectorDispatch
import Typesetting

/// Shows text of any length, scrolls it and lets people change it; links can be tapped where it is not editable.
///
/// The text stands in ``textStorage``, is laid out by ``layoutManager`` into ``textContainer``, and is shown line by line.
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

    /// Editing began; the object is the text view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// A person changed the text; the object is the text view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Editing ended; the object is the text view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    // MARK: Construction

    /// A text view of a frame in the superview's coordinates, in points.
    /// - Parameter textContainer: What its text is laid out in, with its layout manager and text; nil for one of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (container, manager, storage) = Self.system(around: textContainer)
        super.init(frame: frame)
        setUpText(keepsWidth: textContainer.map { !$0.widthTracksTextView } ?? false)
    }
    /// A text view with a layout of its own.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view of no size. Layout is the same whichever system is asked for.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        Catalogue.stored(
            "UITextView.init(usingTextLayoutManager:)", of: "UITextView", isDefault: !usingTextLayoutManager,
            "There is no NSTextLayoutManager; NSLayoutManager lays out.")
    }
    /// A text view of an archive.
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

    /// Hears of editing and scrolling. Not retained.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    // MARK: Text

    /// The characters; never nil once read. Setting it keeps the look of the text's beginning and tells nobody but of the
    /// selection, which goes to the end.
    open var text: String! {
        get { storage.string }
        set { setText(newValue) }
    }
    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage) }
        set { setAttributedText(newValue) }
    }
    /// The font of the text's beginning, system 12 by default; setting it changes all of the text.
    open var font: UIFont? {
        get { shownFont }
        set {
            styled(.font, { ($0 as? UITextView)?.font = newValue })
            setFont(newValue)
        }
    }
    /// The colour of the text's beginning, `label` by default; setting it changes all of the text.
    open var textColor: UIColor? {
        get { shownColor }
        set {
            styled(.textColor, { ($0 as? UITextView)?.textColor = newValue })
            setColor(newValue)
        }
    }
    /// Where lines stand, natural by default: each paragraph by its own direction.
    open var textAlignment: NSTextAlignment {
        get { shownAlignment }
        set {
            styled(.textAlignment, { ($0 as? UITextView)?.textAlignment = newValue })
            setAlignment(newValue)
        }
    }
    /// Whether preferred and scaled fonts grow and shrink with the user's text size.
    open var adjustsFontForContentSizeCategory: Bool {
        get { textContent.followsContentSize }
        set { setFollowsContentSize(newValue) }
    }
    /// The attributes that newly typed text gets; a movement of the selection forgets what was set.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { shownTypingAttributes }
        set { setTypingAttributes(newValue) }
    }
    /// What is laid over links; the tint by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { textContent.linkAttributes ?? defaultLinkAttributes }
        set {
            styled(.linkAttributes, { ($0 as? UITextView)?.linkTextAttributes = newValue })
            setLinkAttributes(newValue)
        }
    }
    /// What is made a link by itself; stored, nothing is detected (UIK1201). Ranges with `.link` are links.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { textContent.detectors }
        set { setDetectors(newValue) }
    }
    /// Whether a person may change attributes: menu and keys have bold, italic and underline then. Pasted text has the
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
    /// Whether command-F finds in the text; stored (UIK1201).
    open var isFindInteractionEnabled: Bool {
        get { editing.allowsFinding }
        set { declare(\.allowsFinding, newValue, "isFindInteractionEnabled", "Nothing finds in texts yet.") }
    }

    // MARK: Layout

    /// Room between the view's edges and the text container, in points; 8 above and below by default.
    open var textContainerInset: UIEdgeInsets {
        get { sizing.inset }
        set {
            styled(.textInset, { ($0 as? UITextView)?.textContainerInset = newValue })
            setInset(newValue)
        }
    }
    /// What the text is laid out in.
    open var textContainer: NSTextContainer { container }
    /// What lays the text out.
    open var layoutManager: NSLayoutManager { manager }
    /// The text.
    open var textStorage: NSTextStorage { storage }
    /// Scrolls as little as it takes to show a range (UTF-16 units), animated while on a screen.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: window != nil) }
    /// The size of the text at a width, with the insets; the height does not limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    /// The size of the text at the view's width where it does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize { naturalSize }
    override func layoutContentSize(forWidth width: CGFloat?) -> CGSize { contentSize(forWidth: width) }
    override var wrapsContent: Bool { !isScrollEnabled }
    override var baselineDistances: BaselineDistances { textBaselines }
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

    /// Whether a person may change the text; true by default. False lets links be tapped.
    open var isEditable: Bool {
        get { editing.isEditable }
        set { setEditable(newValue) }
    }
    /// Whether text may be selected and links tapped; true by default. False also ends editing.
    open var isSelectable: Bool {
        get { editing.isSelectable }
        set { setSelectable(newValue) }
    }
    /// The selection in UTF-16 units; of length 0 the insertion point. Ranges beyond the text are brought into it.
    open var selectedRange: NSRange {
        get { shownSelection }
        set { setSelection(newValue) }
    }
    /// Whether the next typed text replaces all of it; a movement of the selection ends that.
    open var clearsOnInsertion: Bool {
        get { editing.clearsOnInsertion }
        set { setClearsOnInsertion(newValue) }
    }
    /// Shown in place of the keyboard while the text is edited.
    open override var inputView: UIView? {
        get { editing.inputView }
        set { editing.inputView = newValue }
    }
    /// Shown above the keyboard while the text is edited.
    open override var inputAccessoryView: UIView? {
        get { editing.accessoryView }
        set { editing.accessoryView = newValue }
    }

    // MARK: First responder

    /// True where text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    /// Begins editing, if the delegate agrees.
    @discardableResult open override func becomeFirstResponder() -> Bool { beginText { super.becomeFirstResponder() } }
    /// Ends editing, if the delegate agrees.
    @discardableResult open override func resignFirstResponder() -> Bool { endText { super.resignFirstResponder() } }
    /// Undoes what was typed.
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
    /// Backspace, after asking the delegate.
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

    /// Fonts, colours and the direction may be other ones.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textTraitsChanged(previousTraitCollection)
    }
    /// The tint is the colour of links.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        linksChanged()
        textEditor.refresh()
    }
    /// The text, unless a value was set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }
}
