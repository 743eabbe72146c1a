// A field for searching: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UISearchTextField".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A text field with a magnifier, a clear button, and tokens before the text.
///
/// A token takes one position of the text. A caret before a token selects it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    final var search = SearchFieldState()

    /// Creates a search field with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchField()
    }
    /// Creates a search field from an archive. Tokens are not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchField()
        decodeField(coder)
    }

    // MARK: Tokens

    /// The tokens, from the beginning of the field. Setting them keeps the text.
    open var tokens: [UISearchToken] {
        get { currentTokens }
        set { setTokens(newValue) }
    }
    /// Inserts a token at an index among the tokens, 0…their number. Another index is UIK2081 and inserts nothing.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { insert(token, tokenIndex) }
    /// Removes the token of an index. An index without a token is UIK2081 and removes nothing.
    open func removeToken(at tokenIndex: Int) { removeOne(tokenIndex) }
    /// Returns the position before a token. An index without a token is UIK2081 and gives the beginning of the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { position(ofToken: tokenIndex) }
    /// Returns the tokens in a range.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokensWithin(textRange) }
    /// The range of the text without the tokens.
    open var textualRange: UITextRange { rangeOfText }
    /// Removes the text in a range, but none of its tokens, inserts a token at an index among the tokens, and selects it. An index
    /// beyond 0…the number of tokens is UIK2081 and changes nothing.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replaceText(of: textRange, by: token, tokenIndex)
    }
    /// The ground of tokens; the system's grey by default.
    open var tokenBackgroundColor: UIColor! {
        get { search.tokenColor ?? .systemGray }
        set {
            styled(.tokenBackground, { ($0 as? UISearchTextField)?.tokenBackgroundColor = newValue })
            setTokenColor(newValue)
        }
    }
    /// Whether the user can delete tokens; true by default.
    open var allowsDeletingTokens: Bool {
        get { search.allowsDeleting }
        set { search.allowsDeleting = newValue }
    }
    /// Whether the user can copy tokens; true by default. Stored: a token is copied by an item provider of the delegate's, and there
    /// are none yet. Copied text leaves the tokens out.
    open var allowsCopyingTokens: Bool {
        get { search.allowsCopying }
        set { search.allowsCopying = newValue }
    }

    // MARK: Suggestions

    /// The suggestions that are shown while the field is edited; nil for none. They become nil when the user chooses one or changes
    /// the text.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { search.suggestions }
        set { suggest(newValue) }
    }

    // MARK: Text

    /// The text without the tokens; never nil when read. Setting it keeps the tokens and notifies nobody.
    open override var text: String? {
        get { textWithoutTokens.string }
        set { super.text = newValue }
    }
    /// The attributed text without the tokens.
    open override var attributedText: NSAttributedString? {
        get { textWithoutTokens }
        set { super.attributedText = newValue }
    }
    /// The font; that of body texts by default. It follows the user's text size.
    open override var font: UIFont? {
        get { super.font }
        set {
            super.font = newValue
            measureTokens()
        }
    }
    open override func text(in range: UITextRange) -> String? { super.text(in: range).map(Self.withoutTokens) }
    open override func insertText(_ text: String) {
        if text == "\n" || leaveTokens() { super.insertText(text) }
    }
    open override func deleteBackward() { if !selectTokenBefore() { super.deleteBackward() } }
    open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if leaveTokens() { super.setMarkedText(markedText, selectedRange: selectedRange) }
    }
    open override func cut(_ sender: Any?) { cutText() }
    open override func copy(_ sender: Any?) { copyText() }
    open override func paste(_ sender: Any?) { if leaveTokens() { super.paste(sender) } }
    open override func pasteAndMatchStyle(_ sender: Any?) { if leaveTokens() { super.pasteAndMatchStyle(sender) } }

    // MARK: Look

    open override func textRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { searchClearRect(bounds) }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { magnifierRect(bounds) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { trailingRect(bounds) }
    open override var intrinsicContentSize: CGSize { searchSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { searchSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSearchField()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measureTokens()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { takeCardAway() }
    }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { showSuggestions() }
        return super.becomeFirstResponder()
    }
    /// The accessibility value; by default the titles of the tokens and the text.
    open override var accessibilityValue: String? {
        get { hasTokens ? spokenValue : super.accessibilityValue }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Ours

    /// The search bar around the field; nil for a field by itself. Not retained.
    package weak var bar: (any FieldOwner)?
    override var owner: (any FieldOwner)? { bar }
    override var lead: NSAttributedString? { leadingTokens }
    override var placeholderColor: UIColor { .secondaryLabel }
    override func caretIndex(at point: CGPoint) -> Int { tokenIndex(at: point) ?? super.caretIndex(at: point) }
    override func fitted(_ selection: NSRange) -> NSRange { onToken(selection) }
    override func answer(_ range: NSRange, _ replacement: String) -> Bool? { mayEdit(range, replacement) }
    override func marks(_ selection: NSRange) -> Bool { isOneToken(selection) }
    override func selectionMoved() { if hasTokens { setNeedsLayout() } }
    override func textWasEdited() { suggest(nil) }
}

/// What proxies of a search field carry besides.
extension AppearanceKey {
    static let tokenBackground = AppearanceKey("tokenBackgroundColor")
}
