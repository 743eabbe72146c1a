// The place where a wait was scheduled, for the test kit's list of work that never ran.
// No Apple page: this is ours.
import Diagnostics

/// The caller of a function of UIKit that waits.
struct WaitSite: Sendable {
    private let name: String
    private let caller = CapturedCaller()

    init(_ name: String) { self.name = name }

    /// `CartViewController.swift:42 (DispatchQueue.main.asyncAfter)`.
    var text: String { caller.site.map { "\($0.description) (\(name))" } ?? name }
}
