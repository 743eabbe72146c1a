// Text views as a person uses them: tapped, typed into, selected, undone.
// Apple: "UITextView", "UITextViewDelegate"
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

/// Writes down the delegate's calls in order.
@MainActor private final class TextLog: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allowsChange = true
    var allowsBegin = true
    var allowsEnd = true
    var opensLinks = false
    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        for (name, call) in [
            (UITextView.textDidBeginEditingNotification, "note begin"), (UITextView.textDidChangeNotification, "note change"),
            (UITextView.textDidEndEditingNotification, "note end"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.calls.append(call) }
                })
        }
    }
    func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("should begin")
        return allowsBegin
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("should end")
        return allowsEnd
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append("should change \(range) \(text.debugDescription)")
        return allowsChange
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection \(textView.selectedRange)") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        calls.append("link \(URL) \(characterRange)")
        return opensLinks
    }
}

@MainActor @Suite("Text views edited", .harness) struct UITextViewEditingTests {
    private func shown(_ text: String, height: CGFloat = 200) async throws -> (Harness, UITextView, TextLog) {
        let harness = try await Harness(device: .iPhoneSE3)
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.accessibilityIdentifier = "text"
        let log = TextLog()
        view.delegate = log
        let controller = UIViewController()
        controller.view.addSubview(view)
        try await harness.show(controller)
        return (harness, view, log)
    }

    // Covers: UITextViewDelegate.textViewShouldBeginEditing(_:), UITextViewDelegate.textViewDidBeginEditing(_:), UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:), UITextViewDelegate.textViewDidChange(_:), UITextViewDelegate.textViewShouldEndEditing(_:), UITextViewDelegate.textViewDidEndEditing(_:), UITextView.delegate, UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification
    @Test("tap, typing and end go to delegate and observers in Apple's order (documented; selection before change observed)")
    func order() async throws {
        let (harness, view, log) = try await shown("")
        #expect(view.delegate === log)
        try await harness.tap(.identifier("text"))
        // textViewShouldBeginEditing(_:), textViewDidBeginEditing(_:), textDidBeginEditingNotification
        #expect(view.isFirstResponder)
        #expect(log.take() == ["should begin", "did begin", "note begin"])
        try await harness.type("a")
        // textView(_:shouldChangeTextIn:replacementText:), textViewDidChange(_:), textDidChangeNotification
        #expect(log.take() == ["should change {0, 0} \"a\"", "selection {1, 0}", "did change", "note change"])
        try await harness.type("\n\u{8}")
        #expect(view.text == "a")
        #expect(
            log.take().filter { $0.hasPrefix("should") } == ["should change {1, 0} \"\\n\"", "should change {1, 1} \"\""])
        view.endEditing(false)
        // textViewShouldEndEditing(_:), textViewDidEndEditing(_:), textDidEndEditingNotification
        #expect(log.take() == ["should end", "did end", "note end"])
        #expect(!view.isFirstResponder)
        log.stop()
    }

    @Test("the delegate's refusals count: no beginning, no change, no end")
    func refusals() async throws {
        let (harness, view, log) = try await shown("abc")
        log.allowsBegin = false
        #expect(!view.becomeFirstResponder())
        log.allowsBegin = true
        #expect(view.becomeFirstResponder())
        log.allowsChange = false
        try await harness.type("x")
        #expect(view.text == "abc")
        log.allowsEnd = false
        #expect(!view.resignFirstResponder())
        #expect(view.isFirstResponder)
        log.allowsEnd = true
        view.isEditable = false
        #expect(!view.isFirstResponder)
        #expect(!view.isEditable)
        log.stop()
    }

    // Covers: UITextView.selectedRange, UITextViewDelegate.textViewDidChangeSelection(_:), UITextInput.selectedTextRange, UITextInput.textRange, UITextInput.beginningOfDocument, UITextInput.endOfDocument, UITextInput.text, UITextInput.offset, UITextInput.position
    @Test("selections are ranges of UTF-16 units, kept within the text, and told of once")
    func selection() async throws {
        let (_, view, log) = try await shown("Hello, world")
        _ = log.take()
        view.selectedRange = NSRange(location: 7, length: 5)
        #expect(log.take() == ["selection {7, 5}"])
        #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "world")
        view.selectedRange = NSRange(location: 7, length: 500)
        #expect(view.selectedRange == NSRange(location: 7, length: 5))
        #expect(log.take().isEmpty)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        view.selectedTextRange = view.textRange(from: start, to: view.endOfDocument)
        #expect(view.selectedRange == NSRange(location: 2, length: 10))
        #expect(view.offset(from: start, to: view.endOfDocument) == 10)
        view.insertText("y")
        #expect(view.text == "Hey")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.text = "Other text"
        #expect(view.selectedRange == NSRange(location: 10, length: 0))
        log.stop()
    }

    // Covers: UITextView.typingAttributes, UITextView.clearsOnInsertion
    @Test("typed text has the typing attributes; clearsOnInsertion replaces all, once")
    func typing() async throws {
        let (harness, view, log) = try await shown("abc")
        view.becomeFirstResponder()
        view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red]
        try await harness.type("xy")
        let last = view.textStorage.attributes(at: 4, effectiveRange: nil)
        #expect(last[.font] as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(last[.foregroundColor] as? UIColor == .red)
        #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        view.clearsOnInsertion = true
        try await harness.type("new")
        #expect(view.text == "new")
        #expect(!view.clearsOnInsertion)
        view.undoManager?.undo()
        #expect(view.text != "new")
        log.stop()
    }

    @Test("the insertion point stays in sight while typing at the end of a long text")
    func caretInSight() async throws {
        let (harness, view, log) = try await shown((0..<60).map { "Line \($0)" }.joined(separator: "\n"))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
        try await harness.type("\n\nmore")
        try await harness.settle()
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        #expect(view.contentOffset.y > 900)
        view.contentOffset.y = 0
        try await harness.type("x")
        #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        log.stop()
    }

    @Test("arrow keys go from line to line as they are laid out, from left to right and from right to left")
    func arrows() async throws {
        let (harness, view, log) = try await shown("First line\nSecond line\nשלום עולם")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        try await harness.press(.keyboardDownArrow)
        #expect(abs(view.selectedRange.location - 14) <= 1)
        try await harness.press(.keyboardUpArrow)
        #expect(view.selectedRange.location == 3)
        view.selectedRange = NSRange(location: 25, length: 0)
        try await harness.press(.keyboardLeftArrow)
        #expect(view.selectedRange.location == 26)
        log.stop()
    }

    @Test("a tap on a link asks the delegate, where the text cannot be edited")
    func links() async throws {
        let (harness, view, log) = try await shown("")
        let text = NSMutableAttributedString(string: "See the ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
            NSAttributedString(
                string: "documentation",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .link: URL(string: "https://example.com")!]))
        view.attributedText = text
        view.isEditable = false
        try await harness.settle()
        _ = log.take()
        let rect = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 10, length: 3), in: view.textContainer)
        let point = view.convert(CGPoint(x: rect.midX, y: rect.midY + 8), to: nil)
        try await harness.tap(at: point)
        #expect(log.take().contains("link https://example.com {8, 13}"))
        try await harness.tap(at: CGPoint(x: point.x, y: point.y + 60))
        #expect(!log.take().contains { $0.hasPrefix("link") })
        log.stop()
    }

    // Covers: UITextItem.ContentType.tag
    @Test("a tagged range is an item whose action the delegate gives")
    func tags() async throws {
        final class Tagged: NSObject, UITextViewDelegate {
            var ran: [String] = []
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
                UIAction { [weak self] _ in
                    self?.ran.append("\(textItem.contentType == .tag) \(textItem.tagIdentifier ?? "") \(textItem.range)")
                }
            }
        }
        let (harness, view, log) = try await shown("")
        view.attributedText = NSAttributedString(
            string: "tagged", attributes: [.font: UIFont.systemFont(ofSize: 17), .textItemTag: "one"])
        view.isEditable = false
        let delegate = Tagged()
        view.delegate = delegate
        try await harness.tap(at: view.convert(CGPoint(x: 20, y: 18), to: nil))
        #expect(delegate.ran == ["true one {0, 6}"])
        log.stop()
    }

    // Covers: UITextView.inputView, UITextView.inputAccessoryView
    @Test("input views are those that were set")
    func inputViews() {
        let view = UITextView()
        let (input, accessory) = (UIView(), UIView())
        view.inputView = input
        view.inputAccessoryView = accessory
        #expect(view.inputView === input)
        #expect(view.inputAccessoryView === accessory)
    }

    // Covers: UITextInput.markedTextRange
    @Test("marked text is replaced until it is taken")
    func marked() async throws {
        let (_, view, log) = try await shown("ab")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        view.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "aにほb")
        #expect(view.markedTextRange != nil)
        view.setMarkedText("日本", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.text == "a日本b")
        view.unmarkText()
        #expect(view.markedTextRange == nil)
        #expect(view.text == "a日本b")
        log.stop()
    }
}
