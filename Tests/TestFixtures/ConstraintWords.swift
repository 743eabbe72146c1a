// Constraints as text, with names in place of addresses.
// No Apple page: this is ours.
import Foundation
import UIKit

@MainActor package enum ConstraintWords {
    /// What stands between `<NSLayoutConstraint:0x… ` and `>`, with `0x…` of each object replaced by its name.
    package static func body(_ constraint: NSLayoutConstraint, _ names: KeyValuePairs<String, AnyObject>) -> String {
        let text = replaced(constraint.description, names)
        guard let space = text.firstIndex(of: " ") else { return text }
        return String(text[text.index(after: space)...].dropLast())
    }

    /// A text with `0x…` of each object replaced by its name.
    package static func replaced(_ text: String, _ names: KeyValuePairs<String, AnyObject>) -> String {
        var text = text
        for (name, object) in names { text = text.replacingOccurrences(of: ObjectName.address(object), with: name) }
        return text
    }
}
