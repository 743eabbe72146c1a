// Tokens: in the storage, in the selection, as they are typed over and deleted.
// Apple: "UISearchTextField", Managing the search tokens.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UISearchTextField {
    // MARK: In the storage

    /// The tokens stand in one piece at the beginning.
    var currentTokens: [UISearchToken] {
        var found: [UISearchToken] = []
        while let token = token(at: found.count) { found.append(token) }
        return found
    }

    private func token(at index: Int) -> UISearchToken? {
        guard index < content.storage.length else { return nil }
        return (content.storage.attribute(.attachment, at: index, effectiveRange: nil) as? TokenAttachment)?.token
    }

    var hasTokens: Bool { token(at: 0) != nil }
    var tokenCount: Int {
        var count = 0
        while token(at: count) != nil { count += 1 }
        return count
    }

    private var tokenRange: NSRange { NSRange(location: 0, length: tokenCount) }
    private var wholeText: NSRange {
        let count = tokenCount
        return NSRange(location: count, length: content.storage.length - count)
    }

    var leadingTokens: NSAttributedString? {
        let range = tokenRange
        return range.length > 0 ? content.storage.attributedSubstring(from: range) : nil
    }
    var textWithoutTokens: NSAttributedString { content.storage.attributedSubstring(from: wholeText) }
    var rangeOfText: UITextRange { TextSpan(wholeText) }

    /// The character of attachments.
    private static let tokenCharacter: UnicodeScalar = "\u{FFFC}"

    /// A text without the characters of tokens.
    static func withoutTokens(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != tokenCharacter }))
    }

    private func character(of token: UISearchToken) -> NSAttributedString {
        let attachment = TokenAttachment(token)
        measure(attachment)
        let text = NSMutableAttributedString(
            string: String(Character(Self.tokenCharacter)), attributes: defaultAttributes)
        text.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 1))
        return text
    }

    // MARK: By the app

    func setTokens(_ tokens: [UISearchToken]) {
        let all = NSMutableAttributedString()
        for token in tokens { all.append(character(of: token)) }
        exchange(tokenRange, all)
    }

    func insert(_ token: UISearchToken, _ index: Int) {
        guard isPlace(index, "insertToken(_:at:)") else { return }
        exchange(NSRange(location: index, length: 0), character(of: token))
    }

    func removeOne(_ index: Int) {
        guard isToken(index, "removeToken(at:)") else { return }
        exchange(NSRange(location: index, length: 1), NSAttributedString())
    }

    func position(ofToken index: Int) -> UITextPosition {
        isToken(index, "positionOfToken(at:)") ? TextOffset(index) : TextOffset(tokenCount)
    }

    func tokensWithin(_ range: UITextRange) -> [UISearchToken] {
        guard let range = textEditor.range(range) else { return [] }
        let tokens = currentTokens
        return tokens.indices.filter { NSLocationInRange($0, range) }.map { tokens[$0] }
    }

    /// Steps: 1. the text of the range goes; 2. the token comes; 3. it is selected (documented).
    func replaceText(of range: UITextRange, by token: UISearchToken, _ index: Int) {
        guard let range = textEditor.range(range), isPlace(index, "replaceTextualPortion(of:with:at:)") else { return }
        let gone = NSIntersectionRange(range, wholeText)
        if gone.length > 0 { content.storage.replaceCharacters(in: gone, with: NSAttributedString()) }
        exchange(NSRange(location: index, length: 0), character(of: token))
        textEditor.select(NSRange(location: index, length: 1))
    }

    func setTokenColor(_ color: UIColor?) {
        search.tokenColor = color
        setNeedsLayout()
    }

    private func isToken(_ index: Int, _ call: String) -> Bool {
        (0..<tokenCount).contains(index) || report(index, call)
    }
    private func isPlace(_ index: Int, _ call: String) -> Bool {
        (0...tokenCount).contains(index) || report(index, call)
    }
    private func report(_ index: Int, _ call: String) -> Bool {
        Catalogue.noSearchToken.report(
            object: ObjectName.of(self), cause: "\(call) got the index \(index); there are \(tokenCount) tokens.")
        return false
    }

    // MARK: In the selection

    /// A caret before a token selects it (documented). From a selected token the caret goes on to the one before.
    func onToken(_ selection: NSRange) -> NSRange {
        guard selection.length == 0, selection.location < tokenCount else { return selection }
        let isOnIt = textEditor.state.selection == NSRange(location: selection.location, length: 1)
        return NSRange(location: isOnIt ? max(0, selection.location - 1) : selection.location, length: 1)
    }

    func isOneToken(_ selection: NSRange) -> Bool { selection.length == 1 && selection.location < tokenCount }

    // MARK: By the user

    /// Backspace behind the last token selects it; the next one deletes it. Returns whether there is no more to do.
    func selectTokenBefore() -> Bool {
        let selection = textEditor.selection
        let count = tokenCount
        guard count > 0, textEditor.marked == nil, selection == NSRange(location: count, length: 0) else { return false }
        if search.allowsDeleting { textEditor.select(NSRange(location: count - 1, length: 1)) }
        return true
    }

    /// Text is typed behind the tokens. Selected tokens go before; returns false if they may not.
    func leaveTokens() -> Bool {
        let selection = textEditor.selection
        guard isEditing, selection.location < tokenCount, textEditor.marked == nil else { return true }
        guard textEditor.change(selection, "", isTyping: false) else { return false }
        textEditor.select(NSRange(location: tokenCount, length: 0))
        return true
    }

    /// The delegate hears of the text's range, as ``text`` has it (guessed).
    func mayEdit(_ range: NSRange, _ replacement: String) -> Bool? {
        let count = tokenCount
        guard count > 0 else { return nil }
        if range.length > 0, range.location < count, !search.allowsDeleting { return false }
        let start = max(0, range.location - count), end = max(0, range.location + range.length - count)
        return delegateLetsChange(NSRange(location: start, length: end - start), replacement)
    }

    func copyText() {
        let text = Self.withoutTokens((content.storage.string as NSString).substring(with: textEditor.selection))
        if !text.isEmpty { EditPasteboard.text = text }
    }

    func cutText() {
        guard textEditor.selection.length > 0 else { return }
        copyText()
        textEditor.change(textEditor.selection, "", isTyping: false)
    }

    var spokenValue: String { (currentTokens.map(\.title) + [text ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ") }

    // MARK: Measured

    private var tokenFont: UIFont {
        let font = UIFont.systemFont(ofSize: TokenMeasures.fontSize)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traitCollection)
    }

    /// The room of a token in the line, which it does not make higher.
    private func measure(_ attachment: TokenAttachment) {
        let size = chip(of: attachment.token).size(tokenFont)
        let font = shownFont
        attachment.bounds = CGRect(
            x: 0, y: font.descender, width: size.width + TokenMeasures.gap, height: font.ascender - font.descender)
    }

    /// The font or the traits are other ones.
    func measureTokens() {
        let count = tokenCount
        guard count > 0 else { return }
        for index in 0..<count {
            if let attachment = content.storage.attribute(.attachment, at: index, effectiveRange: nil) as? TokenAttachment {
                measure(attachment)
            }
        }
        contentChanged()
    }

    // MARK: Chips

    private func chip(of token: UISearchToken) -> TokenChip {
        if let chip = search.chips.first(where: { $0.token === token }) { return chip }
        let chip = TokenChip(token)
        search.chips.append(chip)
        search.clip.addSubview(chip)
        return chip
    }

    /// Puts the chips where the line has their characters.
    func layOutTokens() {
        let tokens = currentTokens
        for chip in search.chips where !tokens.contains(where: { $0 === chip.token }) { chip.removeFromSuperview() }
        search.chips.removeAll { chip in !tokens.contains { $0 === chip.token } }
        search.clip.isHidden = tokens.isEmpty
        guard !tokens.isEmpty else { return }
        let area = parts.text.frame
        search.clip.frame = area
        let shown = shownLayout
        let origin = lineOrigin(shown.layout, in: area)
        let selection = textEditor.selection
        for (index, token) in tokens.enumerated() {
            let chip = chip(of: token)
            let size = chip.size(tokenFont)
            let rect = shown.layout.rects(for: NSRange(location: index, length: 1)).first ?? .zero
            let x = textIsRightToLeft ? rect.maxX - size.width : rect.minX
            chip.place(
                CGRect(x: origin.x + x - area.minX, y: area.height / 2 - size.height / 2, width: size.width, height: size.height))
            chip.ground = search.tokenColor
            chip.isSelected = isEditing && NSLocationInRange(index, selection)
        }
    }

    /// The token under a point of the field.
    func tokenIndex(at point: CGPoint) -> Int? {
        guard hasTokens, parts.text.frame.contains(point) else { return nil }
        let tokens = currentTokens
        let place = search.clip.convert(point, from: self)
        return tokens.firstIndex { token in search.chips.contains { $0.token === token && $0.frame.contains(place) } }
    }
}
