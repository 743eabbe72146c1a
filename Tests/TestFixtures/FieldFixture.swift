// Text fields on a headless stage, and what they tell.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import Synchronization
import UIKit
import UIKitCore
import UIKitText
import UIKitValues

/// Two fields of 200 × 34 points at (20, 60) and (20, 120) of a phone, with a log of all they ask and tell.
@MainActor package final class FieldFixture: NSObject, UITextFieldDelegate {
    package let app: StageFixture
    package let field: UITextField
    package let other: UITextField
    package let controller: UIViewController
    package let log = CallLog()
    package var refuses: Set<String> = []
    private var observers: [any NSObjectProtocol] = []

    private static let controlEvents: [(UIControl.Event, String)] = [
        (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"),
    ]
    private static let notifications: [(Notification.Name, String)] = [
        (UITextField.textDidBeginEditingNotification, "note begin"),
        (UITextField.textDidChangeNotification, "note changed"),
        (UITextField.textDidEndEditingNotification, "note end"),
        (UIResponder.keyboardWillShowNotification, "keyboard will show"),
        (UIResponder.keyboardWillHideNotification, "keyboard will hide"),
        (UIResponder.keyboardDidShowNotification, "keyboard did show"),
        (UIResponder.keyboardDidHideNotification, "keyboard did hide"),
    ]

    package init(
        _ field: UITextField? = nil, keyboard: Bool = false, scale: CGFloat = 1, dark: Bool = false,
        rightToLeft: Bool = false
    ) {
        var environment = StageEnvironment(
            scale: scale, appearance: dark ? .dark : .light, rightToLeft: rightToLeft)
        environment.onScreenKeyboard = keyboard
        app = StageFixture(environment)
        self.field = field ?? UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        other = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        controller = UIViewController()
        super.init()
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(self.field)
        controller.view.addSubview(other)
        app.show(controller)
        self.field.delegate = self
        for (event, name) in Self.controlEvents {
            self.field.addAction(UIAction { [log] _ in log(name) }, for: event)
        }
        for (name, text) in Self.notifications {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] note in
                nonisolated(unsafe) let object = note.object as AnyObject?
                MainActor.assumeIsolated { if object !== self.other { log(text) } }
            }
            observers.append(token)
        }
    }

    package func done() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    // MARK: What a person does

    /// Keys of an American keyboard, each a turn down and one up.
    package func type(_ text: String) {
        for character in text { key(0x60, String(character)) }
    }

    package func key(_ usage: Int, _ characters: String = "", _ modifiers: KeyModifiers = []) {
        for isDown in [true, false] {
            app.turn(
                .key(
                    KeySample(
                        isDown: isDown, usage: usage, characters: characters,
                        charactersIgnoringModifiers: characters.lowercased(), modifiers: modifiers)))
        }
    }

    package func press(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = []) { self.key(key.rawValue, "", modifiers) }

    /// Where the insertion point before an index of the field stands, in points of the screen.
    package func place(_ index: Int, of field: UITextField? = nil) -> CGPoint {
        let field = field ?? self.field
        let position = field.position(from: field.beginningOfDocument, offset: index) ?? field.endOfDocument
        let rect = field.caretRect(for: position)
        return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    package func tap(_ point: CGPoint, count: Int = 1) {
        for _ in 0..<count {
            app.touch(1, .began, point.x, point.y)
            app.touch(1, .ended, point.x, point.y)
            app.advance(by: 0.1)
        }
    }

    /// Long enough that the next tap counts as the first.
    package func pause() { app.advance(by: 1) }

    /// The selection as location and length.
    package func selection(of field: UITextField? = nil) -> [Int]? {
        let field = field ?? self.field
        guard let range = field.selectedTextRange else { return nil }
        return [
            field.offset(from: field.beginningOfDocument, to: range.start), field.offset(from: range.start, to: range.end),
        ]
    }

    package func select(_ location: Int, _ length: Int) {
        guard let start = field.position(from: field.beginningOfDocument, offset: location),
            let end = field.position(from: start, offset: length)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    // MARK: UITextFieldDelegate

    private func answer(_ name: String) -> Bool {
        log(name)
        return !refuses.contains(name)
    }
    package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin") }
    package func textFieldDidBeginEditing(_ textField: UITextField) { log("did begin") }
    package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end") }
    package func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        log("did end \(reason.rawValue)")
    }
    package func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log("should change {\(range.location), \(range.length)} \(string)")
        return !refuses.contains("should change")
    }
    package func textFieldDidChangeSelection(_ textField: UITextField) { log("selection") }
    package func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear") }
    package func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return") }
}
