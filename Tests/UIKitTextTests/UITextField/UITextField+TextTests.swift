// Text, attributes, placeholder and traits of a field.
// Apple: "UITextField", "UITextInputTraits".
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

@MainActor @Suite("UITextField: text", .harness) struct UITextFieldTextTests {
    // Covers: UITextField.init(), UITextField.init(frame:), UITextField.text, UITextField.font, UITextField.textColor, UITextField.textAlignment, UITextField.borderStyle, UITextField.placeholder, UITextField.clearButtonMode, UITextField.leftViewMode, UITextField.rightViewMode, UITextField.clearsOnBeginEditing, UITextField.minimumFontSize, UITextField.adjustsFontSizeToFitWidth
    @Test("A new field: no border, system 17, label colour, natural alignment, an empty text (documented; 17 observed)")
    func defaults() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(field.borderStyle == .none)
        #expect(field.font == UIFont.systemFont(ofSize: 17))
        #expect(field.textColor == .label)
        #expect(field.textAlignment == .natural)
        #expect(field.clearButtonMode == .never)
        #expect(field.leftViewMode == .never)
        #expect(field.rightViewMode == .never)
        #expect(!field.clearsOnBeginEditing)
        #expect(field.minimumFontSize == 0)
        #expect(!field.adjustsFontSizeToFitWidth)
        let framed = UITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(UITextField.init().bounds.size == .zero)
    }

    // Covers: UITextField.attributedText, UITextField.font, UITextField.textColor, UITextField.textAlignment, UITextField.defaultTextAttributes
    @Test("Font, colour and alignment go over all of the text; an attributed text states its own (documented)")
    func attributes() throws {
        let field = UITextField()
        field.attributedText = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor.systemRed, .kern: 2])
        let first = try #require(field.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(first[.foregroundColor] as? UIColor == .systemRed)
        #expect(first[.font] as? UIFont == field.font)
        #expect(field.textColor == .systemRed)
        field.textColor = .systemGreen
        field.font = .boldSystemFont(ofSize: 20)
        field.textAlignment = .center
        let second = try #require(field.attributedText?.attributes(at: 1, effectiveRange: nil))
        #expect(second[.foregroundColor] as? UIColor == .systemGreen)
        #expect(second[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect((second[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 12), .kern: 4]
        #expect(field.font == .systemFont(ofSize: 12))
        field.text = "new"
        let third = try #require(field.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(third[.kern] as? Int == 4)
        #expect(field.defaultTextAttributes[.kern] as? Int == 4)
        field.textColor = nil
        field.font = nil
        #expect(field.textColor == .label)
        #expect(field.font == UIFont.systemFont(ofSize: 17))
    }

    // Covers: UITextField.placeholder, UITextField.attributedPlaceholder
    @Test("The placeholder has the field's font and the placeholders' colour, unless it states its own (documented)")
    func placeholder() throws {
        let field = UITextField()
        field.placeholder = "Name"
        let plain = try #require(field.attributedPlaceholder)
        #expect(plain.string == "Name")
        #expect(plain.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .placeholderText)
        field.attributedPlaceholder = NSAttributedString(
            string: "Mail", attributes: [.foregroundColor: UIColor.systemRed])
        #expect(field.placeholder == "Mail")
        #expect(
            field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .systemRed)
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }

    // Covers: UITextField.typingAttributes
    @Test("What is typed looks as the text before it, or as typingAttributes say (documented)")
    func typingAttributes() throws {
        let it = FieldFixture()
        defer { it.done() }
        #expect(it.field.typingAttributes == nil)
        it.field.text = "a"
        it.field.becomeFirstResponder()
        it.field.typingAttributes?[.foregroundColor] = UIColor.systemRed
        it.type("bc")
        let text = try #require(it.field.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
        #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .systemRed)
    }

    // Covers: UITextInputTraits.keyboardType, UITextInputTraits.returnKeyType, UITextInputTraits.autocapitalizationType, UITextInputTraits.autocorrectionType, UITextInputTraits.spellCheckingType, UITextInputTraits.smartQuotesType, UITextInputTraits.smartDashesType, UITextInputTraits.smartInsertDeleteType, UITextInputTraits.keyboardAppearance, UITextInputTraits.enablesReturnKeyAutomatically, UITextInputTraits.isSecureTextEntry, UITextInputTraits.textContentType, UITextInputTraits.passwordRules
    // Covers: UITextAutocapitalizationType.sentences, UITextAutocapitalizationType.none, UITextAutocorrectionType.default, UITextAutocorrectionType.no, UITextSpellCheckingType.no, UITextSmartQuotesType.no, UITextSmartDashesType.no, UITextSmartInsertDeleteType.no, UIKeyboardAppearance.default, UIKeyboardAppearance.dark, UIKeyboardAppearance.light, UIReturnKeyType.default, UIReturnKeyType.done
    @Test("Traits keep what is set; the defaults are Apple's (documented)")
    func traits() {
        let field = UITextField()
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.autocorrectionType == .default)
        #expect(field.spellCheckingType == .default)
        #expect(field.keyboardType == .default)
        #expect(field.returnKeyType == .default)
        #expect(field.keyboardAppearance == .default)
        #expect(!field.enablesReturnKeyAutomatically)
        #expect(!field.isSecureTextEntry)
        #expect(field.textContentType == nil)
        #expect(field.passwordRules == nil)
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.smartQuotesType = .no
        field.smartDashesType = .no
        field.smartInsertDeleteType = .no
        field.inlinePredictionType = .no
        field.keyboardType = .emailAddress
        field.keyboardAppearance = .dark
        field.returnKeyType = .done
        field.enablesReturnKeyAutomatically = true
        field.textContentType = .emailAddress
        let reports = Reports.during {
            field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
            field.smartInsertDeleteType = .yes
        }
        #expect(reports.map(\.entry.code) == ["UIK1201", "UIK1201"])
        #expect(reports.last?.cause == "UITextField.smartInsertDeleteType was set. Blanks stay as they are.")
        field.smartInsertDeleteType = .no
        #expect(field.autocapitalizationType == UITextAutocapitalizationType.none)
        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no)
        #expect(field.smartQuotesType == .no)
        #expect(field.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .no)
        #expect(field.inlinePredictionType == .no)
        #expect(field.keyboardType == .emailAddress)
        #expect(field.keyboardAppearance == .dark)
        #expect(field.returnKeyType == .done)
        #expect(field.enablesReturnKeyAutomatically)
        #expect(field.textContentType == .emailAddress)
        #expect(UITextContentType.emailAddress.rawValue == "email")
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        field.keyboardAppearance = .light
        #expect(field.keyboardAppearance == .light)
    }

    // Covers: UIKeyboardAppearance.init(rawValue:), UIKeyboardAppearance.hashValue, UIReturnKeyType.go, UIReturnKeyType.google, UIReturnKeyType.join, UIReturnKeyType.next, UIReturnKeyType.route, UIReturnKeyType.send, UIReturnKeyType.yahoo, UIReturnKeyType.emergencyCall, UIReturnKeyType.continue, UIKeyboardType.asciiCapable, UIKeyboardType.numbersAndPunctuation, UIKeyboardType.URL, UIKeyboardType.numberPad, UIKeyboardType.phonePad, UIKeyboardType.namePhonePad, UIKeyboardType.decimalPad, UIKeyboardType.twitter, UIKeyboardType.webSearch, UIKeyboardType.asciiCapableNumberPad, UIKeyboardType.emailAddress, UITextAutocapitalizationType.words, UITextAutocapitalizationType.allCharacters
    @Test("Raw values are Apple's (documented)")
    func rawValues() {
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
        ]
        #expect(keyboards.map(\.rawValue) == Array(0...11))
        #expect(UIKeyboardType.alphabet == .asciiCapable)
        let keys: [UIReturnKeyType] = [
            .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
        ]
        #expect(keys.map(\.rawValue) == Array(0...11))
        let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
        #expect(capitals.map(\.rawValue) == [0, 1, 2, 3])
        #expect(UIKeyboardAppearance.init(rawValue: 1) == .dark)
        #expect(UIKeyboardAppearance(rawValue: 3) == nil)
        #expect(UIKeyboardAppearance.dark.hashValue == UIKeyboardAppearance.alert.hashValue)
        #expect([UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [0, 1, 2, 3])
    }

    // Covers: UITextField.init(coder:), UITextField.encode
    @Test("An archive keeps text, look and traits")
    func archive() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "kept"
        field.placeholder = "Name"
        field.borderStyle = .line
        field.font = .systemFont(ofSize: 21)
        field.keyboardType = .URL
        field.isSecureTextEntry = true
        // encode(with:) and init(coder:)
        let read = try archived(field)
        #expect(read.text == "kept")
        #expect(read.placeholder == "Name")
        #expect(read.borderStyle == .line)
        #expect(read.font?.pointSize == 21)
        #expect(read.keyboardType == .URL)
        #expect(read.isSecureTextEntry)
    }
}
