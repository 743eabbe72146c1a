// A function as a summary keeps it.
import SwiftModel

/// A function, initializer, deinitializer, subscript or accessor, with what it does.
public struct FunctionSummary: Sendable, Hashable {
    public enum Kind: UInt8, Sendable {
        case function, initializer, deinitializer, `subscript`, getter, setter, willSet, didSet
    }

    public struct Parameter: Sendable, Hashable {
        /// `_` for none.
        public var label: String
        public var name: String
        public var type: TypeName
        public var hasDefault: Bool
        public var isVariadic: Bool
    }

    public var kind: Kind
    public var name: String
    public var parameters: [Parameter]
    public var result: TypeName?
    public var generics: [String]
    public var isAsync: Bool
    public var isThrowing: Bool
    public var isFailable: Bool
    public var modifiers: Modifiers
    /// False for a requirement of a protocol.
    public var hasBody: Bool
    /// In the order of the source, with those of its closures and local functions.
    public var events: [SummaryEvent]
    /// Of the name.
    public var range: Range<Int>

    /// The name with its labels, such as `tableView(_:moveRowAt:to:)`.
    public var signature: String {
        kind == .deinitializer ? name : name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }
    /// Whether a call with these labels can mean this function: parameters with defaults may be left out, and trailing closures
    /// may lack their label.
    public func accepts(labels: [String]) -> Bool {
        var next = 0
        for label in labels {
            var found = false
            while next < parameters.count {
                let parameter = parameters[next]
                if parameter.label == label || (label == "_" && parameter.type.isFunction) {
                    found = true
                    if !parameter.isVariadic { next += 1 }
                    break
                }
                guard parameter.hasDefault || parameter.isVariadic else { return false }
                next += 1
            }
            if !found {
                // A further unlabelled argument of a variadic parameter.
                guard label == "_", let last = parameters.last, last.isVariadic else { return false }
            }
        }
        return parameters[min(next, parameters.count)...].allSatisfy { $0.hasDefault || $0.isVariadic }
    }
}

extension TypeName {
    /// Whether it is written as a function type.
    var isClosure: Bool {
        switch self {
        case .function: true
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isClosure
        default: false
        }
    }

    /// Whether a closure can stand for it.
    var isFunction: Bool {
        switch self {
        case .function: true
        case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isFunction
        // An alias may hide a function.
        case .named: true
        default: false
        }
    }
}
