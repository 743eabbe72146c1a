// How errors are presented in this app, and the line in which they wait.
// Rules E3, E4, E7…E9, E14 of spec/systems.md, section 6.
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

    private var lines: [ObjectIdentifier: ErrorLine] = [:]

    private init() { presenter = AlertErrorPresenter() }

    /// How an error is shown, with the settings here.
    public func message(for error: any Error) -> ErrorMessage {
        ErrorMessage(error, texts: texts?(error) ?? ErrorTexts(of: error, titleFrom: titleSource), okay: words.okay)
    }

    func enqueue(_ waiting: WaitingError, window: UIWindow?, presenter: (any ErrorPresenter)?) {
        let owner: AnyObject = window?.windowScene ?? window ?? UIApplication.shared
        let key = ObjectIdentifier(owner)
        let line = lines[key] ?? ErrorLine(AlertQueue.of(owner)) { [weak self] in self?.lines[key] = nil }
        lines[key] = line
        var waiting = waiting
        waiting.window = window
        waiting.presenter = presenter
        line.add(waiting)
    }
}

/// An error that waits to be presented.
struct WaitingError {
    let error: any Error
    weak var controller: UIViewController?
    /// Whether it may be shown over ``controller`` alone.
    let isBound: Bool
    let result: Once<Bool>
    weak var window: UIWindow?
    var presenter: (any ErrorPresenter)?
}

/// The errors of one scene: one is shown at a time, and while one is being recovered from, equal ones wait for its result.
@MainActor final class ErrorLine {
    private var waiting: [WaitingError] = []
    /// Those that the user has answered and whose recovery runs, with the equal ones that get its result.
    private var recovering: [Running] = []
    private var isShowing = false
    private var nextID = 0
    private let alerts: AlertQueue
    private let whenEmpty: () -> Void

    init(_ alerts: AlertQueue, whenEmpty: @escaping () -> Void) {
        self.alerts = alerts
        self.whenEmpty = whenEmpty
    }

    private struct Running {
        let id: Int
        let error: any Error
        var followers: [WaitingError]
    }

    /// Set in a recovery: what it presents itself does not wait for its own end.
    @TaskLocal static var isRecovering = false

    func add(_ error: WaitingError) {
        if Self.isRecovering {
            waiting.insert(error, at: 0)
        } else if let index = recovering.firstIndex(where: { Recovery.areEqual($0.error, error.error) }) {
            recovering[index].followers.append(error)
        } else {
            waiting.append(error)
        }
        goOn(isInner: Self.isRecovering)
    }

    /// Shows the next one that does not wait for an equal one's recovery.
    private func goOn(isInner: Bool = false) {
        guard !isShowing else { return }
        let next = waiting.firstIndex { candidate in
            isInner || !recovering.contains { Recovery.areEqual($0.error, candidate.error) }
        }
        guard let next else {
            if waiting.isEmpty, recovering.isEmpty { whenEmpty() }
            return
        }
        let head = waiting.remove(at: next)
        isShowing = true
        alerts.add { [self] done in show(head, done) }
    }

    private func show(_ head: WaitingError, _ done: Once<Void>) {
        // 1. Over a controller that is gone or out of sight nothing is shown; equal errors of others are (E9).
        guard !head.isBound || head.controller.map(Sight.shows) == true else {
            head.result.call(false)
            isShowing = false
            done.call(())
            return goOn()
        }
        let shown = Once<Int?>(ifDropped: nil) { [self] choice in
            done.call(())
            chosen(choice, head)
        }
        // 2. The texts are made as late as this, so that they fit the settings and the language in force.
        let message = ErrorRecovery.shared.message(for: head.error)
        let presenter: any ErrorPresenter = head.presenter ?? ErrorRecovery.shared.presenter
        presenter.present(message, in: ErrorPlace(window: head.window, controller: head.controller)) { shown.call($0) }
    }

    private func chosen(_ choice: Int?, _ head: WaitingError) {
        isShowing = false
        let followers = takeEqual(head.error)
        guard let choice, let recovery = Recovery(of: head.error), recovery.options.indices.contains(choice) else {
            return end([head] + followers, false)
        }
        let id = nextID
        nextID += 1
        recovering.append(Running(id: id, error: head.error, followers: followers))
        let result = Once<Bool>(ifDropped: false) { [self] recovered in
            let followers = recovering.first { $0.id == id }?.followers ?? []
            recovering.removeAll { $0.id == id }
            end([head] + followers, recovered)
        }
        let timeout = ErrorRecovery.shared.attemptTimeout
        let clock = ErrorRecovery.shared.clock
        Self.$isRecovering.withValue(true) { recovery.attempt(choice, result) }
        if let timeout {
            // Weakly: a result that nobody holds any more is known at once.
            Task { [weak result] in
                try? await clock.sleep(for: timeout)
                result?.call(false)
            }
        }
        goOn()
    }

    /// The errors next in line that equal one: they get its result (E8).
    private func takeEqual(_ error: any Error) -> [WaitingError] {
        let equal = waiting.prefix { Recovery.areEqual($0.error, error) }
        waiting.removeFirst(equal.count)
        return Array(equal)
    }

    private func end(_ errors: [WaitingError], _ recovered: Bool) {
        for error in errors { error.result.call(recovered) }
        goOn()
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
