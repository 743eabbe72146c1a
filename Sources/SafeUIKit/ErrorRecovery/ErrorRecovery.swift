// How errors are presented in this app.
// No Apple page: this is ours.
import UIKit

/// The app's settings for the presentation of errors.
@preconcurrency @MainActor public final class ErrorRecovery {
    /// The settings of the app.
    public static let shared = ErrorRecovery()

    /// The presenter of errors that no delegate presents; an ``AlertErrorPresenter`` by default. Nil restores the default.
    public var presenter: (any ErrorPresenter)! {
        didSet { if presenter == nil { presenter = AlertErrorPresenter() } }
    }
    /// The text of an error that becomes the title; the failure reason by default.
    public var titleSource = ErrorTexts.TitleSource.failureReason
    /// A closure that returns the app's own texts for an error, or nil for the error's texts. Nil by default.
    public var texts: ((any Error) -> ErrorTexts?)?
    /// The titles of buttons that errors do not name themselves.
    public var words = Words()
    /// The maximum duration of a recovery, in seconds, after which it counts as failed. Nil, the default, is no limit.
    public var attemptTimeout: TimeInterval?
    /// The clock that measures ``attemptTimeout``.
    public var clock: any LoadingClock = MainClock()

    /// The titles of buttons that errors do not name themselves.
    public struct Words: Sendable {
        /// The titles of the single button of an error without recovery, the retry button, the cancel button, and a card's close
        /// button.
        public var okay = "OK", retry = "Retry", cancel = "Cancel", close = "Close"
        /// Creates the English titles.
        public init() {}
    }

    /// The line of one scene. One that is gone takes its line along, so that a new one at its address gets its own.
    private struct Entry {
        weak var owner: AnyObject?
        let line: ErrorLine
    }
    private var lines: [ObjectIdentifier: Entry] = [:]

    private init() { presenter = AlertErrorPresenter() }

    /// Returns the message for an error, according to these settings.
    public func message(for error: any Error) -> ErrorMessage {
        ErrorMessage(error, texts: texts?(error) ?? ErrorTexts(of: error, titleFrom: titleSource), okay: words.okay)
    }

    func enqueue(_ waiting: WaitingError, window: UIWindow?, presenter: (any ErrorPresenter)?) {
        let owner: AnyObject = window?.windowScene ?? window ?? UIApplication.shared
        let key = ObjectIdentifier(owner)
        lines = lines.filter { $0.value.owner != nil }
        let line =
            lines[key]?.line
            ?? ErrorLine(AlertQueue.of(owner)) { [weak self] line in
                if self?.lines[key]?.line === line { self?.lines[key] = nil }
            }
        lines[key] = Entry(owner: owner, line: line)
        var waiting = waiting
        waiting.window = window
        waiting.presenter = presenter
        line.add(waiting)
    }
}

/// Whether the user can see a controller.
@MainActor enum Sight {
    static func shows(_ controller: UIViewController) -> Bool {
        guard let view = controller.viewIfLoaded, view.window != nil else { return false }
        var current: UIView? = view
        while let there = current {
            if there.isHidden { return false }
            current = there.superview
        }
        return true
    }
}
