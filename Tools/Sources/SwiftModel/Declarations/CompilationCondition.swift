// Where a declaration stands in conditional compilation.

/// One level of `#if` around a declaration: declarations with the same block and another clause never meet.
public struct CompilationCondition: Sendable, Hashable {
    /// The offset of the `#if`; unique in the file.
    public var block: Int
    /// 0 for `#if`, then each `#elseif`, `#else`.
    public var clause: Int
    /// The condition as written; empty for `#else`.
    public var text: String

    public init(block: Int, clause: Int, text: String) {
        self.block = block
        self.clause = clause
        self.text = text
    }
}
