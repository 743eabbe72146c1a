// The keyboard: when it comes and goes, where, who is told, and its keys.
// Apple: "UIResponder", Responding to keyboard notifications; Managing input views.
import CoreGraphics
import Foundation
import Stage
import Synchronization
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

/// What keyboard notifications say, in order.
@MainActor private final class KeyboardLog {
    struct Entry: Equatable {
        var name: String
        var begin: CGRect
        var end: CGRect
    }
    private(set) var entries: [Entry] = []
    private(set) var lastInfo: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]

    init() {
        for (name, text) in Self.names {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    nonisolated(unsafe) let info = note.userInfo ?? [:]
                    MainActor.assumeIsolated { self?.add(text, info) }
                })
        }
    }

    private func add(_ name: String, _ info: [AnyHashable: Any]) {
        let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        entries.append(Entry(name: name, begin: begin, end: end))
        lastInfo = info
    }

    func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
    func names() -> [String] { take().map(\.name) }
    func done() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

@MainActor @Suite("Keyboard", .harness) struct KeyboardTests {
    private let shown = CGRect(x: 0, y: 508, width: 390, height: 336)
    private let hidden = CGRect(x: 0, y: 844, width: 390, height: 336)

    private func key(_ label: String) -> CGPoint? {
        guard let keyboard = KeyboardController.shared.keyboardView,
            let cap = keyboard.subviews.first(where: { $0.accessibilityLabel == label }), let window = keyboard.window
        else { return nil }
        return window.convert(keyboard.convert(cap.center, to: nil), to: nil)
    }

    private func tap(_ labels: String..., in it: FieldFixture) {
        for label in labels {
            guard let point = key(label) else { Issue.record("no key \(label)"); return }
            it.tap(point)
            it.pause()
        }
    }

    // Covers: UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey
    @Test("It comes and goes in a quarter of a second, told before and after with both frames (observed figures)")
    func comingAndGoing() {
        let it = FieldFixture(keyboard: true)
        let log = KeyboardLog()
        defer {
            it.done()
            log.done()
        }
        it.field.becomeFirstResponder()
        #expect(
            log.entries == [
                .init(name: "will change", begin: hidden, end: shown), .init(name: "will show", begin: hidden, end: shown),
            ])
        #expect(log.lastInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(log.lastInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
        #expect(log.lastInfo[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        _ = log.take()
        it.app.stage.advance(by: 0.2)
        #expect(log.take().isEmpty)
        it.app.stage.advance(by: 0.2)
        #expect(log.names() == ["did change", "did show"])
        #expect(KeyboardController.shared.frame == shown)
        it.field.resignFirstResponder()
        #expect(
            log.take() == [
                .init(name: "will change", begin: shown, end: hidden), .init(name: "will hide", begin: shown, end: hidden),
            ])
        it.app.stage.advance(by: 0.4)
        #expect(log.names() == ["did change", "did hide"])
        #expect(KeyboardController.shared.frame == nil)
        #expect(UIApplication.shared.windows.count == 1)
    }

    // Covers: UIResponder.inputAccessoryView, UITextField.inputAccessoryView, UIResponder.inputView, UIResponder.reloadInputViews
    @Test("An accessory stands above the keyboard, an input view in its place; both are asked for again (documented)")
    func inputViews() {
        let it = FieldFixture(keyboard: true)
        let log = KeyboardLog()
        defer {
            it.done()
            log.done()
        }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        it.field.inputAccessoryView = bar
        it.field.becomeFirstResponder()
        #expect(KeyboardController.shared.frame == CGRect(x: 0, y: 464, width: 390, height: 380))
        it.app.stage.advance(by: 1)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 464, width: 390, height: 44))
        let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        it.field.inputView = wheel
        #expect(wheel.superview == nil)
        _ = log.take()
        it.field.reloadInputViews()
        #expect(log.names() == ["will change", "will show"])
        it.app.stage.advance(by: 1)
        #expect(wheel.convert(wheel.bounds, to: nil) == CGRect(x: 0, y: 644, width: 390, height: 200))
        #expect(bar.convert(bar.bounds, to: nil).minY == 600)
        it.field.inputAccessoryView = nil
        it.field.reloadInputViews()
        it.app.stage.advance(by: 1)
        #expect(bar.superview == nil)
        #expect(KeyboardController.shared.frame?.minY == 644)
    }

    // Covers: UIResponder.inputAccessoryView, UIResponder.canBecomeFirstResponder
    @Test("Beside a hardware keyboard only input and accessory views come, those of a controller as well (documented)")
    func hardware() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let it = FieldFixture()
        let log = KeyboardLog()
        defer {
            it.done()
            log.done()
        }
        it.field.becomeFirstResponder()
        #expect(log.take().isEmpty)
        #expect(KeyboardController.shared.frame == nil)
        let chat = Chat()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        chat.view.addSubview(field)
        it.app.show(chat)
        #expect(chat.becomeFirstResponder())
        // 50 points above the home indicator's 34.
        #expect(KeyboardController.shared.frame == CGRect(x: 0, y: 760, width: 390, height: 84))
        it.app.stage.advance(by: 1)
        _ = log.take()
        #expect(field.becomeFirstResponder())
        #expect(KeyboardController.shared.frame?.minY == 760)
        #expect(log.take().isEmpty)
    }

    @Test("Taps on the drawn keys type, delete and return; shift follows the sentence, or stays after two taps")
    func keys() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.becomeFirstResponder()
        it.app.stage.advance(by: 1)
        tap("H", "i", "space", "y", in: it)
        #expect(it.field.text == "Hi y")
        tap("delete", "numbers", "7", "symbols", "€", "letters", "x", in: it)
        #expect(it.field.text == "Hi 7€x")
        let shift = key("shift")!
        it.tap(shift, count: 2)
        it.pause()
        tap("A", "B", in: it)
        #expect(it.field.text == "Hi 7€xAB")
        _ = it.log.take()
        tap("return", in: it)
        #expect(it.log.take().contains("should return"))
        #expect(it.field.isFirstResponder)
    }

    @Test("Held down, delete goes on by itself")
    func heldDelete() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.text = "abcdefgh"
        it.field.becomeFirstResponder()
        it.app.stage.advance(by: 1)
        let point = key("delete")!
        it.app.touch(1, .began, point.x, point.y)
        #expect(it.field.text == "abcdefg")
        it.app.stage.advance(by: 0.75)
        it.app.touch(1, .ended, point.x, point.y)
        #expect(it.field.text == "abcd")
        it.app.stage.advance(by: 1)
        #expect(it.field.text == "abcd")
    }

    // Covers: UIKeyboardType.numberPad, UIKeyboardType.decimalPad, UIKeyboardType.phonePad, UIKeyboardType.emailAddress, UIKeyboardType.URL, UIKeyboardType.twitter, UIKeyboardType.webSearch, UIKeyboardType.default, UITextInputTraits.keyboardType, UITextInputTraits.returnKeyType, UITextInputTraits.enablesReturnKeyAutomatically
    @Test("The type decides about the keys, the return key's type about its title (documented)")
    func types() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.becomeFirstResponder()
        func has(_ labels: String...) -> Bool {
            it.app.turn()
            return labels.allSatisfy { key($0) != nil }
        }
        it.field.keyboardType = .numberPad
        #expect(has("1", "0", "delete"))
        #expect(!has("q"))
        #expect(!has("."))
        it.field.keyboardType = .decimalPad
        #expect(has("1", "."))
        it.field.keyboardType = .phonePad
        #expect(has("1", "symbols"))
        it.field.keyboardType = .emailAddress
        #expect(has("q", "@", ".", "space"))
        it.field.keyboardType = .URL
        #expect(has("/", ".com"))
        #expect(!has("space"))
        it.field.keyboardType = .twitter
        #expect(has("@", "#"))
        it.field.keyboardType = .webSearch
        #expect(has("Q", ".", "space"))
        it.field.keyboardType = .default
        it.field.returnKeyType = .search
        it.field.enablesReturnKeyAutomatically = true
        it.app.turn()
        func cap() -> UIControl? {
            KeyboardController.shared.keyboardView?.subviews.first { $0.accessibilityLabel == "return" } as? UIControl
        }
        #expect(cap()?.accessibilityValue == "search")
        #expect(cap()?.isEnabled == false)
        it.type("a")
        #expect(cap()?.isEnabled == true)
    }

    // Covers: UITextInputTraits.autocapitalizationType, UITextInputTraits.autocorrectionType, UITextAutocapitalizationType.words, UITextAutocapitalizationType.allCharacters, UITextAutocapitalizationType.none, UITextAutocapitalizationType.sentences, UITextAutocorrectionType.no
    @Test("Shift is set by itself as the capitalization says; without correction there is no bar above the keys")
    func capitals() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        it.field.becomeFirstResponder()
        func isShifted(_ text: String, _ type: UITextAutocapitalizationType) -> Bool {
            it.field.autocapitalizationType = type
            it.field.text = text
            it.app.turn()
            return key("Q") != nil
        }
        #expect(isShifted("", .sentences))
        #expect(isShifted("One. ", .sentences))
        #expect(!isShifted("One ", .sentences))
        #expect(isShifted("One ", .words))
        #expect(!isShifted("One", .words))
        #expect(isShifted("one", .allCharacters))
        #expect(!isShifted("", .none))
        #expect(KeyboardController.shared.frame?.height == 336)
        it.field.autocorrectionType = .no
        #expect(KeyboardController.shared.frame?.height == 291)
    }

    // Covers: UIScrollView.keyboardDismissMode, UIScrollView.KeyboardDismissMode.interactive
    @Test("With interactive dismissal the finger pulls the keyboard; lifted on the way down it goes (documented)")
    func pulling() {
        let it = FieldFixture(keyboard: true)
        defer { it.done() }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.keyboardDismissMode = .interactive
        it.controller.view.addSubview(scroll)
        it.field.becomeFirstResponder()
        it.app.stage.advance(by: 1)
        it.app.touch(1, .began, 200, 450)
        for y in stride(from: CGFloat(460), through: 600, by: 10) {
            it.app.stage.clock.advance(to: it.app.stage.clock.now + 0.016)
            it.app.touch(1, .moved, 200, y)
        }
        #expect(KeyboardController.shared.frame?.minY == 600)
        #expect(it.field.isFirstResponder)
        for y in stride(from: CGFloat(590), through: 400, by: -10) {
            it.app.stage.clock.advance(to: it.app.stage.clock.now + 0.016)
            it.app.touch(1, .moved, 200, y)
        }
        #expect(KeyboardController.shared.frame?.minY == 508)
        for y in stride(from: CGFloat(410), through: 700, by: 10) {
            it.app.stage.clock.advance(to: it.app.stage.clock.now + 0.016)
            it.app.touch(1, .moved, 200, y)
        }
        it.app.touch(1, .ended, 200, 700)
        #expect(!it.field.isFirstResponder)
        #expect(KeyboardController.shared.frame == nil)
    }

    // Covers: UITextInputMode.primaryLanguage, UITextInputMode.currentInputModeDidChangeNotification
    @Test("There is one keyboard, of American English")
    func mode() {
        let it = FieldFixture()
        defer { it.done() }
        #expect(it.field.textInputMode?.primaryLanguage == "en-US")
        #expect(UITextInputMode.activeInputModes.count == 1)
        // It never changes, so currentInputModeDidChangeNotification is never posted.
        #expect(UITextInputMode.currentInputModeDidChangeNotification.rawValue.hasPrefix("UITextInputCurrentInputMode"))
    }

    @Test("Pictures: letters, digits, number pad, in light and dark, at 1x and 3x")
    func pictures() {
        for scale in [CGFloat(1), 3] {
            for dark in [false, true] {
                let it = FieldFixture(keyboard: true, scale: scale, dark: dark)
                it.field.borderStyle = .roundedRect
                it.field.text = "Text"
                it.field.becomeFirstResponder()
                it.app.stage.advance(by: 1)
                let name = "\(Int(scale))x-\(dark ? "dark" : "light")"
                let letters = ViewPicture(buffer: it.app.stage.lastFrame!.buffer.copy(), scale: scale)
                letters.show("keyboard-letters-\(name)")
                it.field.keyboardType = .decimalPad
                it.app.stage.advance(by: 1)
                let pad = ViewPicture(buffer: it.app.stage.lastFrame!.buffer.copy(), scale: scale)
                pad.show("keyboard-pad-\(name)")
                #expect(letters.difference(from: pad) > 100)
                it.done()
            }
        }
    }
}
