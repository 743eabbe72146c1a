// One kind of mistake: its code, severity, the words that never change, and what happens under `.record`.
// No Apple page: this is ours.

/// How bad a diagnostic is.
public enum Severity: String, Sendable, CaseIterable {
    /// UIKit raises an Objective-C exception here.
    case exception
    /// UIKit says nothing here; the bug comes later.
    case misuse
    /// Vitrine does not do this yet.
    case unsupported
}

/// What the code that reported goes on with when the policy does not end the process.
public enum Recovery: Sendable, Equatable {
    /// The call has no effect.
    case noOperation
    /// The run goes on as the sentence says: with another object or value, or with a part of what was asked for.
    case continues(String)
}

/// One kind of mistake. All of them stand in ``Catalogue``; `Documentation/Diagnostics.md` is generated from it.
public struct CatalogueEntry: Sendable {
    /// Stable for ever, `UIK` and four digits.
    public let code: String
    /// How bad it is.
    public let severity: Severity
    /// The constant first line: a sentence that people can search for.
    public let title: String
    /// Why this happens, in general; a report may say it more precisely.
    public let cause: String
    /// How to mend it.
    public let fix: String
    /// Apple's exception name and message form, if UIKit has one; values as `…`.
    public let apple: String?
    /// What the run goes on with where it is not ended.
    public let recovery: Recovery

    /// An entry of the catalogue.
    public init(
        code: String, severity: Severity, title: String, cause: String, fix: String, apple: String? = nil,
        recovery: Recovery
    ) {
        self.code = code
        self.severity = severity
        self.title = title
        self.cause = cause
        self.fix = fix
        self.apple = apple
        self.recovery = recovery
    }

    /// Reports one occurrence under the policy in force.
    ///
    /// Returns only where the policy lets the run go on; the caller then does what ``recovery`` says.
    /// - Parameters:
    ///   - object: The object concerned, its class, address, name and path.
    ///   - cause: The cause with this occurrence's values; nil for the entry's own.
    ///   - fix: The cure with this occurrence's values; nil for the entry's own.
    ///   - apple: Apple's message exactly, with this occurrence's values; nil for the entry's own.
    public func report(
        object: @autoclosure () -> String? = nil, cause: String? = nil, fix: String? = nil, apple: String? = nil
    ) {
        Diagnostics.report(
            Diagnostic(entry: self, object: object(), cause: cause, fix: fix, apple: apple))
    }

    /// Reports a number that a member was given and that is not finite, once for each place that gives it.
    package func reportNumber(_ member: String, _ value: String, object: @autoclosure () -> String? = nil) {
        Diagnostics.report(
            Diagnostic(entry: self, object: object(), cause: "\(member) was given \(value)."), oncePerPlace: member)
    }
}
