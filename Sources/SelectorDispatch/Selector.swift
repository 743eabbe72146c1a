// A method's name as a value.
// Apple: "Selector", Objective-C Runtime.

/// The name of a method, with a colon for each argument: `"save"`, `"tapped:"`, `"tapped:forEvent:"`.
///
/// Differs from Apple in: it is not interned, and `perform` finds the method through ``DispatchTable``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written.
    package let name: String

    /// A selector of this name; any string is taken.
    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }
    public var description: String { name }

    /// How many arguments the name asks for.
    package var argumentCount: Int { name.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) } }
}

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
