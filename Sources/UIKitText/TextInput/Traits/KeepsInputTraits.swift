// The common code of text fields and text views for setting a keyboard trait.
// Apple: "UITextInputTraits".
import Diagnostics
import Foundation
import UIKitCore

/// A view that keeps traits for the keyboard. Ours.
@MainActor
protocol KeepsInputTraits: UIView {
    /// The class of UIKit whose properties they are.
    static var publicName: String { get }
    var inputTraits: InputTraits { get set }
}

extension KeepsInputTraits {
    /// Changes traits that have an effect here.
    func changeTraits(_ change: (inout InputTraits) -> Void) {
        change(&inputTraits)
        keyboardContextChanged()
    }

    /// Updates the drawn keyboard, whose keys may have changed.
    func keyboardContextChanged() {
        if isFirstResponder { KeyboardController.shared.contextChanged() }
    }

    // MARK: Traits that ask for help with typing: kept, and UIK1201 where they ask for what there is not

    func keep(_ value: UITextAutocorrectionType) {
        keep(value, in: \.autocorrection, value == .yes, "autocorrectionType", "No word is corrected.")
    }

    func keep(_ value: UITextSpellCheckingType) {
        keep(value, in: \.spellChecking, value == .yes, "spellCheckingType", "No word is checked.")
    }

    func keep(_ value: UITextSmartQuotesType) {
        keep(value, in: \.smartQuotes, value == .yes, "smartQuotesType", "Quotation marks stay as they are typed.")
    }

    func keep(_ value: UITextSmartDashesType) {
        keep(value, in: \.smartDashes, value == .yes, "smartDashesType", "Hyphens stay as they are typed.")
    }

    func keep(_ value: UITextSmartInsertDeleteType) {
        keep(value, in: \.smartInsertDelete, value == .yes, "smartInsertDeleteType", "Blanks stay as they are.")
    }

    func keep(_ value: UITextInlinePredictionType) {
        keep(value, in: \.inlinePrediction, value == .yes, "inlinePredictionType", "No word is predicted.")
    }

    func keep(_ value: UITextInputPasswordRules?) {
        keep(value, in: \.passwordRules, value != nil, "passwordRules", "No password is proposed.")
    }

    private func keep<Value>(
        _ value: Value, in path: WritableKeyPath<InputTraits, Value>, _ asks: Bool, _ name: String, _ missing: String
    ) {
        Catalogue.stored("\(Self.publicName).\(name)", of: ObjectName.of(self), isDefault: !asks, missing)
        changeTraits { $0[keyPath: path] = value }
    }
}

extension UITextField: KeepsInputTraits {
    static var publicName: String { "UITextField" }
}
