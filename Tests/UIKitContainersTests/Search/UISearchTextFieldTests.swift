// Tokens, deleting and typing over them, suggestions.
// Apple: "UISearchTextField", "UISearchToken".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

@MainActor @Suite("UISearchTextField", .harness) struct UISearchTextFieldTests {
    private let fixture: FieldFixture
    private let field: UISearchTextField
    private let red = UISearchToken(icon: nil, text: "Red")
    private let round = UISearchToken(icon: UIImage(systemName: "circle"), text: "Round")

    init() {
        field = UISearchTextField(frame: CGRect(x: 20, y: 60, width: 300, height: 36))
        fixture = FieldFixture(field)
    }

    private func offset(_ position: UITextPosition) -> Int { field.offset(from: field.beginningOfDocument, to: position) }

    @Test("Tokens stand before the text, take a position each, and are none of the text (documented)")
    func positions() throws {
        field.text = "hat"
        field.tokens = [red]
        field.insertToken(round, at: 1)
        #expect(field.tokens == [red, round])
        #expect(field.text == "hat")
        #expect(field.attributedText?.string == "hat")
        #expect(offset(field.positionOfToken(at: 1)) == 1)
        #expect(offset(field.textualRange.start) == 2)
        #expect(offset(field.textualRange.end) == 5)
        #expect(offset(field.endOfDocument) == 5)
        let all = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.tokens(in: all) == [red, round])
        #expect(field.text(in: all) == "hat")
        let second = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
        #expect(field.tokens(in: second) == [round])
        field.text = "cap"
        #expect(field.tokens == [red, round])
        #expect(field.text == "cap")
        field.removeToken(at: 0)
        #expect(field.tokens == [round])
        field.font = .systemFont(ofSize: 20)
        field.defaultTextAttributes = [.foregroundColor: UIColor.red]
        #expect(field.tokens == [round])
        #expect(field.accessibilityValue == "Round, cap")
        round.representedObject = 7
        #expect(field.tokens.first?.representedObject as? Int == 7)
    }

    @Test("Backspace selects the token before the caret, then deletes it")
    func backspace() {
        field.tokens = [red, round]
        field.text = "ab"
        field.becomeFirstResponder()
        fixture.select(2, 0)
        _ = fixture.log.take()
        fixture.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens == [red, round])
        #expect(fixture.selection() == [1, 1])
        fixture.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens == [red])
        #expect(fixture.selection() == [1, 0])
        #expect(field.text == "ab")
        #expect(fixture.log.take().contains("event changed"))
        field.allowsDeletingTokens = false
        fixture.press(.keyboardDeleteOrBackspace)
        fixture.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens == [red])
        fixture.key(0x04, "a", .command)
        #expect(fixture.selection() == [0, 3])
        fixture.press(.keyboardDeleteOrBackspace)
        #expect(field.tokens == [red])
        #expect(field.text == "ab")
    }

    @Test("A caret before a token selects it; arrows go from token to token (the first rule documented)")
    func carets() {
        field.tokens = [red, round]
        field.text = "ab"
        field.becomeFirstResponder()
        fixture.select(0, 0)
        #expect(fixture.selection() == [0, 1])
        fixture.press(.keyboardRightArrow)
        #expect(fixture.selection() == [1, 1])
        fixture.press(.keyboardRightArrow)
        #expect(fixture.selection() == [2, 0])
        fixture.press(.keyboardLeftArrow)
        #expect(fixture.selection() == [1, 1])
        fixture.press(.keyboardLeftArrow)
        #expect(fixture.selection() == [0, 1])
        fixture.press(.keyboardLeftArrow)
        #expect(fixture.selection() == [0, 1])
    }

    @Test("A tap on a token selects it, which its look shows")
    func tapped() throws {
        field.tokens = [red, round]
        fixture.app.turn()
        field.becomeFirstResponder()
        fixture.app.turn()
        let chips = field.search.chips
        let chip = try #require(chips.first { $0.token === red })
        #expect(chip.frame.width > 20)
        #expect(chip.frame.maxX < (chips.first { $0.token === round }?.frame.minX ?? 0))
        fixture.tap(chip.convert(CGPoint(x: chip.bounds.width - 3, y: chip.bounds.midY), to: nil))
        #expect(fixture.selection() == [0, 1])
        #expect(chip.isSelected)
        #expect(chip.backgroundColor == field.tintColor)
        field.resignFirstResponder()
        fixture.app.turn()
        #expect(!chip.isSelected)
    }

    @Test("Text typed over a selected token takes its place behind all tokens")
    func typedOver() {
        field.tokens = [red, round]
        field.text = "b"
        field.becomeFirstResponder()
        fixture.select(0, 1)
        fixture.type("a")
        #expect(field.tokens == [round])
        #expect(field.text == "ab")
        #expect(fixture.selection() == [2, 0])
        field.undoManager?.undo()
        field.undoManager?.undo()
        #expect(field.tokens == [red, round])
        #expect(field.text == "b")
    }

    @Test("A token replaces the text of a range, stays with the other tokens, and is selected (documented)")
    func replaced() throws {
        field.tokens = [red]
        field.text = "round hat"
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 7))
        let range = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: round, at: 1)
        #expect(field.tokens == [red, round])
        #expect(field.text == "hat")
        #expect(fixture.selection() == [1, 1])
    }

    @Test("The delegate hears of ranges of the text without the tokens")
    func ranges() {
        field.tokens = [red, round]
        field.text = "ab"
        field.becomeFirstResponder()
        fixture.select(3, 1)
        _ = fixture.log.take()
        fixture.type("c")
        #expect(fixture.log.take().first == "should change {1, 1} c")
        #expect(field.text == "ac")
    }

    @Test("The clear button takes tokens and text; copying leaves tokens out; the placeholder gives way to tokens")
    func cleared() throws {
        field.placeholder = "Find"
        field.tokens = [red]
        fixture.app.turn()
        #expect(field.parts.placeholder.isHidden)
        field.text = "hat"
        field.becomeFirstResponder()
        fixture.key(0x04, "a", .command)
        fixture.key(0x06, "c", .command)
        #expect(UIPasteboard.general.string == "hat")
        fixture.app.turn()
        let clear = try #require(field.parts.clear)
        fixture.tap(clear.convert(CGPoint(x: clear.bounds.midX, y: clear.bounds.midY), to: nil))
        #expect(field.tokens == [])
        #expect(field.text == "")
    }

    @Test("A field by itself shows suggestions in a card while it is edited; a choice tells the delegate (documented)")
    func suggestions() throws {
        final class Delegate: NSObject, UISearchTextFieldDelegate {
            var chosen: [String] = []
            func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
                chosen.append(suggestion.localizedSuggestion ?? "")
            }
        }
        let delegate = Delegate()
        field.delegate = delegate
        field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "hats")]
        #expect(field.search.card == nil)
        field.becomeFirstResponder()
        fixture.app.turn()
        let card = try #require(field.search.card)
        #expect(card.frame == CGRect(x: 20, y: 104, width: 300, height: 44))
        fixture.type("h")
        #expect(field.searchSuggestions == nil)
        #expect(field.search.card == nil)
        field.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "hats"),
            UISearchSuggestionItem(localizedSuggestion: "houses", localizedDescription: "12 found"),
        ]
        fixture.app.turn()
        fixture.tap(CGPoint(x: 100, y: 104 + 44 + 22))
        #expect(delegate.chosen == ["houses"])
        #expect(field.searchSuggestions == nil)
        #expect(field.search.card == nil)
    }

    // Covers: UISearchSuggestionItem.localizedDescription
    @Test("A suggestion keeps its text, description, icon and value") func items() {
        let icon = UIImage(systemName: "star")
        let plain = UISearchSuggestionItem(localizedSuggestion: "a", localizedDescription: "b", iconImage: icon)
        #expect(plain.localizedSuggestion == "a")
        #expect(plain.localizedDescription == "b")
        #expect(plain.iconImage === icon)
        #expect(plain.localizedAttributedSuggestion == nil)
        plain.representedObject = 3
        #expect(plain.representedObject as? Int == 3)
        let rich = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "c"))
        #expect(rich.localizedSuggestion == "c")
        #expect(rich.localizedAttributedSuggestion?.string == "c")
    }
}
