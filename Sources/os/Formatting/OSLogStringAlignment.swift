// The column that a value fills.
// Apple: "OSLog", OSLogStringAlignment.

/// How many columns a value takes at least, and at which side it stands.
public struct OSLogStringAlignment: Hashable, Sendable {
    private var columns = 0
    private var isRight = false

    /// As many columns as the value has.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// At the right side of some columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }
    /// At the left side of some columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func aligned(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? blanks + text : text + blanks
    }
}
