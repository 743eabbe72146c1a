// How errors are presented in this app.
// Rules E3, E4, E9, E14 of spec/systems.md, section 6.
import UIKit

/// How errors are presented in this app.
@preconcurrency @MainActor public final class ErrorRecovery {
    /// The one of the app.
    public static let shared = ErrorRecovery()

    /// Shows the errors that no delegate shows itself; alerts unless set. Nil gives alerts again.
    public var presenter: (any ErrorPresenter)! {
        didSet { if presenter == nil { presenter = AlertErrorPresenter() } }
    }
    /// Which of an error's texts becomes the title; the failure reason unless set.
    public var titleSource = ErrorTexts.TitleSource.failureReason
    /// The app's own words for an error; nil where it has none for it. Nil unless set.
    public var texts: ((any Error) -> ErrorTexts?)?
    /// The words of buttons that errors do not name themselves.
    public var words = Words()
    /// Seconds that a recovery may take; it counts as failed then. Nil, no limit, unless set.
    public var attemptTimeout: TimeInterval?
    /// Counts the time of ``attemptTimeout``.
    public var clock: any LoadingClock = MainClock()

    /// The words of buttons that errors do not name themselves.
    public struct Words: Sendable {
        /// The one button of errors without recovery; that which tries again; that which does not; that which closes a card.
        public var okay = "OK", retry = "Retry", cancel = "Cancel", close = "Close"
        /// The English words.
        public init() {}
    }

    /// The line of one scene. One that is gone takes its line along, so that a new one at its address gets its own.
    private struct Entry {
        weak var owner: AnyObject?
        let line: ErrorLine
    }
    private var lines: [ObjectIdentifier: Entry] = [:]

    private init() { presenter = AlertErrorPresenter() }

    /// How an error is shown, with the settings here.
    public func message(for error: any Error) -> ErrorMessage {
        ErrorMessage(error, texts: texts?(error) ?? ErrorTexts(of: error, titleFrom: titleSource), okay: words.okay)
    }

    func enqueue(_ waiting: WaitingError, window: UIWindow?, presenter: (any ErrorPresenter)?) {
        let owner: AnyObject = window?.windowScene ?? window ?? UIApplication.shared
        let key = ObjectIdentifier(owner)
        lines = lines.filter { $0.value.owner != nil }
        let line = lines[key]?.line ?? ErrorLine(AlertQueue.of(owner)) { [weak self] line in
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
