// One thing that a function does.

/// A call, an assignment or a return in a function's body, by itself: nothing is said of the order of branches.
public struct SummaryEvent: Sendable, Hashable {
    public enum Kind: UInt8, Sendable {
        /// ``SummaryEvent/target`` is called.
        case call
        /// ``SummaryEvent/target`` gets the value of the only argument.
        case assignment
        /// A local `let` or `var` named by ``SummaryEvent/target`` is made with the only argument.
        case local
        /// The only argument is returned; none for a bare `return`.
        case result
    }

    /// Where the event stands.
    public struct Place: OptionSet, Sendable, Hashable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Below an `if`, `guard … else`, `switch`, `catch`, `??`…: not on every path.
        public static let conditional = Place(rawValue: 1 << 0)
        public static let inLoop = Place(rawValue: 1 << 1)
        /// In a closure or a local function: it may run later, often or never.
        public static let inClosure = Place(rawValue: 1 << 2)
        public static let inDefer = Place(rawValue: 1 << 3)
        /// The call stands alone as a statement.
        public static let isDiscarded = Place(rawValue: 1 << 4)
        /// The call is a condition of `if`, `guard` or `while`.
        public static let isCondition = Place(rawValue: 1 << 5)
        public static let isTried = Place(rawValue: 1 << 6)
        /// In a branch of `#if`.
        public static let inCompilation = Place(rawValue: 1 << 7)
        /// In a closure that waits for somebody to call it, or in a local function: not in one that runs at once, and not in one
        /// that is handed to a queue or a task.
        public static let isWaiting = Place(rawValue: 1 << 8)
    }

    public var kind: Kind
    public var target: ValueExpression
    public var labels: [String]
    public var arguments: [ValueExpression]
    public var place: Place
    /// Bytes in the summary's file.
    public var range: Range<Int>
    /// The innermost waiting closure around it, by its number in the function, from 1; 0 outside of such.
    public var closure = 0
    /// The function's parameters that must be true for the event to happen.
    public var required: [String] = []
    /// Of a call, for each argument that is a waiting closure, or all of them: its number, or 0. Empty where there is none.
    public var closures: [Int] = []

    /// The last name of the target: the method, property or local.
    public var name: String? {
        switch target {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }

    /// What stands before the last name; nil for a plain name.
    public var receiver: ValueExpression? {
        if case .member(let base, _) = target { base } else { nil }
    }
}
