// What the caller got wrong.

/// A mistake in the arguments or in what they name; ends with how to mend it.
struct UsageError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}
