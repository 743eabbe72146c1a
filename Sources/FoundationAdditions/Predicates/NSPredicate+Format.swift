// Predicates made of text.
// Apple: "NSPredicate", init(format:argumentArray:).
import Diagnostics
import Foundation
import SelectorDispatch
import Synchronization

extension NSPredicate {
    /// A predicate of a format with arguments for its placeholders. A wrong format is UIK2101, and false for everything.
    ///
    /// Differs from Apple in: its class is NSPredicate, also for a comparison; `predicateFormat` is Foundation's, see
    /// ``formatText``.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(tree: Self.tree(predicateFormat, args))
    }

    /// A predicate of a format with a list of arguments for its placeholders.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(tree: Self.tree(predicateFormat, arguments ?? []))
    }

    convenience init(tree: PredicateTree) {
        self.init { object, bindings in tree.evaluate(object, bindings ?? [:]) }
        PredicateTexts.set(tree.text, of: self)
    }

    /// The predicate as text, in the form of Apple's `predicateFormat`; the app's lines of the guide give it that name.
    public var formatText: String {
        if let compound = self as? NSCompoundPredicate {
            let parts = compound.subpredicates.map { part in
                part is NSCompoundPredicate ? "(" + part.formatText + ")" : part.formatText
            }
            switch compound.compoundPredicateType {
            case .not: return "NOT " + (parts.first ?? "")
            case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
            case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
            }
        }
        return PredicateTexts.text(of: self) ?? predicateFormat
    }

    private static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree {
        if let tree = PredicateParser.parse(format, arguments) { return tree }
        Catalogue.predicateFormat.report(
            cause: "The format \"\(format)\" cannot be read with \(arguments.count) arguments.",
            apple: "NSInvalidArgumentException: Unable to parse the format string \"\(format)\"")
        return .always(false)
    }
}

/// The texts of predicates, kept with them.
private enum PredicateTexts {
    private final class Box: NSObject, Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }
    /// Its address is the key.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

    static func set(_ text: String, of predicate: NSPredicate) {
        objc_setAssociatedObject(predicate, key, Box(text), .OBJC_ASSOCIATION_RETAIN)
    }
    static func text(of predicate: NSPredicate) -> String? {
        (objc_getAssociatedObject(predicate, key) as? Box)?.text
    }
}
