// Diagnostics UIK22xx: what the modules os, OSLog and Combine report.
// No Apple page: this is ours.

extension Catalogue {
    /// A thread takes an unfair lock that it holds.
    package static let lockRecursion = CatalogueEntry(
        code: "UIK2201", severity: .exception, title: "A thread locks an unfair lock that it holds already.",
        cause: "Unfair locks are not recursive: the thread would wait for itself forever.",
        fix: "Unlock before calling code that locks again, or use NSRecursiveLock.",
        recovery: .continues("The code continues as if the lock had been taken once."))

    /// A thread gives back an unfair lock that it does not hold.
    package static let lockOwner = CatalogueEntry(
        code: "UIK2202", severity: .exception, title: "A thread unlocks an unfair lock that it does not hold.",
        cause: "The lock is not held, or another thread holds it.",
        fix: "Unlock once for each lock, on the same thread, without an await in between.",
        recovery: .noOperation)

    /// An assertion about who holds an unfair lock is false.
    package static let lockAssertion = CatalogueEntry(
        code: "UIK2203", severity: .exception, title: "An assertion about the owner of an unfair lock is false.",
        cause: "os_unfair_lock_assert_owner, os_unfair_lock_assert_not_owner or precondition(_:) was called.",
        fix: "Lock before the code that asserts ownership, or unlock before the code that asserts the opposite.",
        recovery: .noOperation)

    /// A log message's format and its arguments do not fit.
    package static let logFormat = CatalogueEntry(
        code: "UIK2204", severity: .misuse, title: "A log message's format does not match its arguments.",
        cause: "The format has a placeholder without an argument, an argument without a placeholder, or an unknown "
            + "placeholder.",
        fix: "Pass one argument for each placeholder; write %% for a percent sign.",
        recovery: .continues("The message contains the arguments that match."))

    /// A word in VITRINE_LOG that nobody knows.
    package static let logSetting = CatalogueEntry(
        code: "UIK2205", severity: .misuse, title: "The variable VITRINE_LOG has an unknown value.",
        cause: "VITRINE_LOG is a comma-separated list.",
        fix: "Valid values: debug, signposts, private, device, off.", recovery: .continues("The other values are used."))

    /// A publisher of a property whose name is not known.
    package static let unnamedProperty = CatalogueEntry(
        code: "UIK2206", severity: .unsupported, title: "A publisher does not know the name of its property.",
        cause: "On Linux a key path does not contain the name; the source rewriter adds it if the key path is a literal "
            + "in the call.",
        fix: "Build with `vitrine build`, and write the key path as a literal in the call: publisher(for: \\.title).",
        recovery: .continues("The publisher sends the current value and no further ones."))

    /// Every entry of UIK22xx, in order of code.
    package static let system: [CatalogueEntry] = [
        lockRecursion, lockOwner, lockAssertion, logFormat, logSetting, unnamedProperty,
    ]
}
