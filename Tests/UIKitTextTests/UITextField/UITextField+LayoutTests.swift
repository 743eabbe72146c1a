// Where a field's parts go, when they are shown, and what is drawn.
// Apple: "UITextField", Drawing and positioning overrides.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

@MainActor @Suite("UITextField: layout", .harness) struct UITextFieldLayoutTests {
    private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

    // Covers: UITextField.textRect, UITextField.editingRect, UITextField.placeholderRect, UITextField.borderRect, UITextBorderStyle.roundedRect, UITextBorderStyle.bezel, UITextBorderStyle.line, UITextField.borderStyle
    @Test("Text fills a plain field; frames take 7 and 2 points, a line 2 (7 by memory of iOS)")
    func borders() {
        let field = UITextField(frame: bounds)
        #expect(field.textRect(forBounds: bounds) == bounds)
        #expect(field.borderRect(forBounds: bounds) == bounds)
        for style in [UITextField.BorderStyle.roundedRect, .bezel] {
            field.borderStyle = style
            let inner = CGRect(x: 7, y: 2, width: 186, height: 30)
            #expect(field.textRect(forBounds: bounds) == inner)
            #expect(field.editingRect(forBounds: bounds) == inner)
            #expect(field.placeholderRect(forBounds: bounds) == inner)
        }
        field.borderStyle = .line
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 2, y: 2, width: 196, height: 30))
    }

    // Covers: UITextField.leftView, UITextField.rightView, UITextField.leftViewMode, UITextField.rightViewMode, UITextField.leftViewRect, UITextField.rightViewRect, UITextField.ViewMode.always, UITextField.ViewMode.unlessEditing, UITextField.ViewMode.whileEditing, UITextField.textRect
    @Test("Side views stand at both ends in their size while their mode says so; the text keeps between (documented)")
    func sides() {
        let it = FieldFixture()
        defer { it.done() }
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 50))
        it.field.leftView = left
        it.field.rightView = right
        it.app.turn()
        #expect(left.superview == nil)
        #expect(it.field.textRect(forBounds: bounds) == bounds)
        it.field.leftViewMode = .always
        it.field.rightViewMode = .unlessEditing
        it.app.turn()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(left.superview === it.field)
        #expect(right.frame == CGRect(x: 176, y: 0, width: 24, height: 34))
        #expect(it.field.leftViewRect(forBounds: bounds) == left.frame)
        #expect(it.field.rightViewRect(forBounds: bounds) == right.frame)
        #expect(it.field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 146, height: 34))
        it.field.becomeFirstResponder()
        it.app.turn()
        #expect(right.superview == nil)
        #expect(left.superview === it.field)
        it.field.rightViewMode = .whileEditing
        it.field.leftView = nil
        it.app.turn()
        #expect(right.superview === it.field)
        #expect(left.superview == nil)
    }

    @Test("A side view that was in a field without height has its own size once there is room")
    func sidesWithoutRoom() {
        let it = FieldFixture(UITextField(frame: .zero))
        defer { it.done() }
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 16))
        it.field.leftView = left
        it.field.leftViewMode = .always
        it.field.layoutIfNeeded()
        it.field.frame = CGRect(x: 20, y: 60, width: 200, height: 10)
        it.app.turn()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 22, height: 10))
        it.field.frame.size.height = 34
        it.app.turn()
        #expect(left.frame == CGRect(x: 0, y: 9, width: 22, height: 16))
        // A size that the app gives it counts.
        left.bounds.size = CGSize(width: 30, height: 20)
        it.field.setNeedsLayout()
        it.app.turn()
        #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    }

    // Covers: UITextField.leftView, UITextField.clearButtonRect, UITextField.rightView
    @Test("From right to left everything turns round (documented: left is leading)")
    func rightToLeft() {
        let it = FieldFixture(rightToLeft: true)
        defer { it.done() }
        it.field.borderStyle = .roundedRect
        it.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        it.field.leftViewMode = .always
        #expect(it.field.leftViewRect(forBounds: bounds).maxX == 193)
        #expect(it.field.clearButtonRect(forBounds: bounds).minX == 5)
        #expect(it.field.rightView == nil)
        #expect(it.field.textRect(forBounds: bounds).minX == 7)
        it.field.text = "abc"
        it.field.becomeFirstResponder()
        it.app.turn()
        // The line stands at the right, the caret behind its last letter.
        let caret = it.field.caretRect(for: it.field.endOfDocument)
        #expect(caret.midX > 100)
    }

    // Covers: UITextField.clearButtonRect, UITextField.editingRect, UITextField.clearButtonMode
    @Test("The clear button is 19 points wide, 5 from a frame's end; the text ends before it (by memory of iOS)")
    func clearButton() {
        let field = UITextField(frame: bounds)
        field.borderStyle = .roundedRect
        #expect(
            field.clearButtonRect(forBounds: bounds) == CGRect(x: 176, y: 7.5.rounded(), width: 19, height: 19)
                || field.clearButtonRect(forBounds: bounds).width == 19)
        field.clearButtonMode = .always
        let without = field.editingRect(forBounds: bounds)
        field.text = "a"
        #expect(without.maxX == 193)
        #expect(field.editingRect(forBounds: bounds).maxX == 169)
    }

    // Covers: UITextField.intrinsicContentSize, UITextField.sizeThatFits, UITextField.placeholder
    @Test("A field of 17 points is 22 high, in a frame 34, as wide as its text or placeholder (22 and 34 observed)")
    func size() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.sizeThatFits(.zero).height == 34)
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 34)
        let empty = field.intrinsicContentSize.width
        field.placeholder = "A long placeholder"
        let wide = field.intrinsicContentSize.width
        field.text = "i"
        #expect(empty == 14)
        #expect(wide > 100)
        #expect(field.intrinsicContentSize.width == wide)
    }

    // Covers: UITextField.drawText, UITextField.drawPlaceholder, UITextField.textRect, UITextField.draw
    @Test("Subclasses place and draw text and placeholder (documented)")
    func overriding() {
        final class Padded: UITextField {
            var drawn: [String] = []
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 4) }
            override func drawText(in rect: CGRect) {
                drawn.append("text \(Int(rect.minX))")
                super.drawText(in: rect)
            }
            override func drawPlaceholder(in rect: CGRect) {
                drawn.append("placeholder \(Int(rect.minX))")
                super.drawPlaceholder(in: rect)
            }
            override func draw(_ rect: CGRect) { drawn.append("draw \(Int(rect.width))") }
        }
        let field = Padded(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
        field.placeholder = "Name"
        let it = FieldFixture(field)
        defer { it.done() }
        #expect(field.drawn.contains("placeholder 20"))
        #expect(field.drawn.contains("draw 200"))
        field.drawn = []
        field.text = "a"
        it.app.turn()
        #expect(field.drawn == ["text 20"])
        field.drawn = []
        field.becomeFirstResponder()
        it.app.turn()
        #expect(field.drawn.last == "text 30")
    }

    // Covers: UITextField.background, UITextField.disabledBackground
    @Test("A background is stretched behind the text unless the border is a round frame (documented)")
    func background() throws {
        let it = FieldFixture()
        defer { it.done() }
        it.field.background = TestImage.of(2, 2, .systemRed)
        it.field.disabledBackground = TestImage.of(2, 2, .systemBlue)
        it.app.turn()
        #expect(it.app.pixel(25, 65) == 0xFFFF_3B30)
        it.field.isEnabled = false
        it.app.turn()
        #expect(it.app.pixel(25, 65) == 0xFF00_7AFF)
        it.field.borderStyle = .roundedRect
        it.app.turn()
        #expect(it.app.pixel(40, 65) == 0xFFFF_FFFF)
    }

    // Covers: UITextField.adjustsFontSizeToFitWidth, UITextField.minimumFontSize
    @Test("Text too long ends in an ellipsis, or shrinks down to the smallest size (documented)")
    func shrinking() {
        func ink(_ change: (UITextField) -> Void) -> PixelRect? {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
            field.text = "A text too long for it"
            change(field)
            return ViewPicture.of(field).inkBox()
        }
        let cut = ink { _ in }
        let small = ink { $0.adjustsFontSizeToFitWidth = true }
        let limited = ink {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumFontSize = 15
        }
        #expect((small?.height ?? 0) < (cut?.height ?? 0))
        #expect((small?.width ?? 101) <= 100)
        #expect((limited?.height ?? 0) > (small?.height ?? 99))
    }

    @Test("While it is edited the line moves so that the caret is seen")
    func scrolling() {
        let it = FieldFixture()
        defer { it.done() }
        it.field.text = String(repeating: "wide ", count: 20)
        it.field.becomeFirstResponder()
        it.type("x")
        it.app.turn()
        let end = it.field.caretRect(for: it.field.endOfDocument)
        #expect(end.maxX <= 200)
        #expect(end.minX > 180)
        it.press(.keyboardHome)
        it.app.turn()
        #expect(it.field.caretRect(for: it.field.beginningOfDocument).minX >= 0)
        #expect(it.field.caretRect(for: it.field.beginningOfDocument).minX < 4)
    }

    // Covers: UITextField.borderStyle
    @Test("Pictures: borders, placeholder, secure text, alignment, in light and dark, at 1x and 3x")
    func pictures() {
        for scale in [CGFloat(1), 3] {
            for dark in scale == 1 ? [false, true] : [false] {
                let it = FieldFixture(scale: scale, dark: dark)
                var y: CGFloat = 160
                for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
                    for kind in 0..<3 {
                        let field = UITextField(frame: CGRect(x: 10 + CGFloat(kind) * 126, y: y, width: 118, height: 34))
                        field.borderStyle = style
                        field.placeholder = "Placeholder"
                        field.clearButtonMode = .always
                        if kind == 1 { field.text = "Text" }
                        if kind == 2 {
                            field.text = "secret"
                            field.isSecureTextEntry = true
                            field.textAlignment = .center
                        }
                        it.controller.view.addSubview(field)
                    }
                    y += 44
                }
                it.field.borderStyle = .roundedRect
                it.field.text = "Selected words"
                it.field.becomeFirstResponder()
                it.select(0, 8)
                it.app.turn()
                let picture = ViewPicture(buffer: it.app.stage.lastFrame!.buffer.copy(), scale: scale)
                picture.show("fields-\(Int(scale))x-\(dark ? "dark" : "light")")
                #expect(!picture.isBlank)
                it.done()
            }
        }
    }
}
