// Fields driven by the test kit, and delegates whose subclasses implement the optional methods.
// Apple: "UITextFieldDelegate"; the harness is ours.
import CoreGraphics
import Foundation
import Testing
import UIKit
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitText
import UIKitTesting

/// Conforms without a method of its own.
@MainActor private class PlainDelegate: NSObject, UITextFieldDelegate {}

/// What the source rewriter makes of a subclass that implements optional methods.
@MainActor
private final class MarkedDelegate: PlainDelegate, TextFieldShouldBeginMarker, TextFieldDidBeginMarker,
    TextFieldShouldEndMarker, TextFieldDidEndMarker, TextFieldShouldChangeMarker, TextFieldDidChangeSelectionMarker,
    TextFieldShouldClearMarker, TextFieldShouldReturnMarker
{
    var calls: [String] = []
    private func note(_ call: String) -> Bool {
        calls.append(call)
        return true
    }
    func vitrine_textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin") }
    func vitrine_textFieldDidBeginEditing(_ textField: UITextField) { _ = note("did begin") }
    func vitrine_textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end") }
    func vitrine_textFieldDidEndEditing(_ textField: UITextField) { _ = note("did end") }
    func vitrine_textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("change \(string)") }
    func vitrine_textFieldDidChangeSelection(_ textField: UITextField) { _ = note("selection") }
    func vitrine_textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
    func vitrine_textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
}

@MainActor @Suite("UITextField: harness", .harness) struct UITextFieldHarnessTests {
    private func shown(_ harness: Harness) async throws -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        field.placeholder = "Name"
        let screen = UIViewController()
        screen.view.addSubview(field)
        try await harness.show(screen)
        return field
    }

    // Covers: UITextField.text, UITextField.placeholder
    @Test("The kit finds a field by its text or placeholder, types, composes, enters and settles beside the caret")
    func driving() async throws {
        let harness = try await Harness()
        let field = try await shown(harness)
        try await harness.type("Hi ", into: .text("Name"))
        #expect(field.text == "Hi ")
        #expect(field.placeholder == "Name")
        try await harness.compose("ni")
        #expect(field.text == "Hi ni")
        #expect(field.markedTextRange != nil)
        try await harness.enter("你")
        #expect(field.text == "Hi 你")
        #expect(field.markedTextRange == nil)
        try await harness.settle()
        #expect(harness.pendingWork.isEmpty)
        #expect(harness.isShown(.text("Hi 你")))
        try await harness.press(.keyboardA, modifiers: .command)
        try await harness.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "")
    }

    @Test("Optional methods that only a subclass of the conforming class has are called by their markers")
    func markers() async throws {
        let harness = try await Harness()
        let field = try await shown(harness)
        let delegate = MarkedDelegate()
        field.delegate = delegate
        try await harness.type("a\n", into: .view(field))
        field.resignFirstResponder()
        #expect(
            delegate.calls == [
                "should begin", "did begin", "change a", "selection", "return", "should end", "did end",
            ])
        field.delegate = PlainDelegate()
        #expect(field.becomeFirstResponder())
    }
}
