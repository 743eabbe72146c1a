// Diagnostics UIK22xx: what the modules os, OSLog and Combine report.
// No Apple page: this is ours.

extension Catalogue {
    /// A thread takes an unfair lock that it holds.
    package static let lockRecursion = CatalogueEntry(
        code: "UIK2201", severity: .exception, title: "A thread locks an unfair lock that it holds already.",
        cause: "Unfair locks are not recursive: the thread would wait for itself for ever.",
        fix: "Unlock before code is called that locks again, or use NSRecursiveLock.",
        recovery: .continues("The code runs on as if the lock had been taken once."))

    /// A thread gives back an unfair lock that it does not hold.
    package static let lockOwner = CatalogueEntry(
        code: "UIK2202", severity: .exception, title: "A thread unlocks an unfair lock that it does not hold.",
        cause: "The lock is free, or another thread holds it.",
        fix: "Unlock once for each lock, on the thread that locked; no await may stand between.",
        recovery: .noOperation)

    /// An assertion about who holds an unfair lock is false.
    package static let lockAssertion = CatalogueEntry(
        code: "UIK2203", severity: .exception, title: "An assertion about the owner of an unfair lock is false.",
        cause: "os_unfair_lock_assert_owner, os_unfair_lock_assert_not_owner or precondition(_:) was called.",
        fix: "Take the lock before the code that asserts it, or give it back before.",
        recovery: .noOperation)

    /// A log message's format and its arguments do not fit.
    package static let logFormat = CatalogueEntry(
        code: "UIK2204", severity: .misuse, title: "A log message's format and arguments do not fit.",
        cause: "The format has a placeholder without an argument, an argument without a placeholder, or an unknown placeholder.",
        fix: "Give one argument for each placeholder; write %% for a percent sign.",
        recovery: .continues("The line has what fits."))

    /// A word in VITRINE_LOG that nobody knows.
    package static let logSetting = CatalogueEntry(
        code: "UIK2205", severity: .misuse, title: "The variable VITRINE_LOG has a word that is not known.",
        cause: "VITRINE_LOG is a list of words with commas between them.",
        fix: "Known words: debug, signposts, private, device, off.", recovery: .continues("The other words are used."))

    /// A publisher of a property whose name is not known.
    package static let unnamedProperty = CatalogueEntry(
        code: "UIK2206", severity: .unsupported, title: "A publisher does not know its property's name.",
        cause: "On Linux a key path does not tell its name; the source rewriter adds it where the key path is written in the call.",
        fix: "Build with `vitrine build`, and write the key path in the call: publisher(for: \\.title).",
        recovery: .continues("The publisher gives the value as it is, and never another."))

    /// Every entry of UIK22xx, in order of code.
    package static let system: [CatalogueEntry] = [
        lockRecursion, lockOwner, lockAssertion, logFormat, logSetting, unnamedProperty,
    ]
}
