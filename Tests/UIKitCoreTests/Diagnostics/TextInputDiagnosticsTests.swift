// Diagnostics of text input: whole texts.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

@MainActor @Suite("Diagnostics: text input", .harness) struct TextInputDiagnosticsTests {
    @Test("UIK1401: a position of another input")
    func foreignPosition() {
        let it = FieldFixture()
        defer { it.done() }
        let position = UITextPosition()
        var found: UITextPosition? = position
        let reports = Reports.during { found = it.field.position(from: position, offset: 1) }
        #expect(found == nil)
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1401 misuse: A text position or range belongs to another input.
                  object   \(ObjectName.of(it.field))
                  at       TextInputDiagnosticsTests.swift:…
                  cause    The position is a UITextPosition.
                  fix      Get positions from the input itself, starting at beginningOfDocument.
                """
            ])
    }

    @Test("UIK1402: an accessory without a height is not shown")
    func noHeight() {
        let it = FieldFixture()
        defer { it.done() }
        let bar = UIView()
        it.field.inputAccessoryView = bar
        let name = ObjectName.of(bar)
        let reports = Reports.during { _ = it.field.becomeFirstResponder() }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1402 misuse: An input view or input accessory view has no height.
                  object   \(name)
                  at       TextInputDiagnosticsTests.swift:…
                  cause    inputAccessoryView's frame and intrinsicContentSize have no height.
                  fix      Set the frame of the view, or override intrinsicContentSize, before returning it.
                """
            ])
        #expect(it.field.isFirstResponder)
    }

    @Test("UIK1403: an accessory that the app shows itself is taken from there")
    func inHierarchy() {
        let it = FieldFixture()
        defer { it.done() }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        it.controller.view.addSubview(bar)
        it.field.inputAccessoryView = bar
        let name = ObjectName.of(bar)
        let reports = Reports.during { _ = it.field.becomeFirstResponder() }
        let apple = reports.first?.apple ?? ""
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1403 exception: An input view or input accessory view already has a superview.
                  object   \(name)
                  at       TextInputDiagnosticsTests.swift:…
                  cause    inputAccessoryView is a subview of \(ObjectName.short(it.controller.view)).
                  fix      Do not add the view to the hierarchy: UIKit adds it above the keyboard.
                  apple    \(apple)
                """
            ])
        #expect(
            apple.hasPrefix(
                "UIViewControllerHierarchyInconsistency: child view controller:<UICompatibilityInputViewController: "
                    + "\(ObjectName.address(bar))> should have parent view controller:\(ObjectName.short(it.controller)) "
                    + "but requested parent is:<UIInputWindowController: 0x"))
        #expect(bar.window !== it.controller.view.window)
    }
}
