// Errors with ways out: tried again until they are gone, one alert for equal ones, in a line, dealt with inline.
import SafeUIKit
import UIKit

/// A row for each kind of error, and what became of the last one.
@MainActor
final class ErrorRecoveryDemoController: UIViewController, ErrorResponder {
    private let report = UILabel("Nothing has failed yet", .subheadline)
    private let field = UITextField()
    private let hint = UILabel("", .footnote, .systemRed)
    private let alerts = AlertErrorPresenter()
    private let banners = BannerPresenter()
    /// How many alerts and banners have been shown for the last row.
    private var shownCount = 0
    private var attempts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        report.accessibilityIdentifier = "error-report"
        let top = UIView()
        top.dressAsCard()
        top.addFilling(report, inset: 12)
        let page = UIStackView(page: [top] + makeChoices() + makeRows() + makeForm(), spacing: 8)
        page.setCustomSpacing(16, after: top)
        let scroll = UIScrollView()
        scroll.keyboardDismissMode = .onDrag
        view.addScrolling(page, in: scroll)
        alerts.prepare = { [weak self] _, _ in self?.shownCount += 1 }
        banners.prepare = { [weak self] in self?.shownCount += 1 }
        resetRecovery()
    }

    /// The app's settings are for all of its screens: those of this one go with it.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ErrorRecovery.shared.presenter = nil
        ErrorRecovery.shared.titleSource = .failureReason
    }

    private func resetRecovery() {
        ErrorRecovery.shared.presenter = alerts
        ErrorRecovery.shared.titleSource = .failureReason
    }

    private func makeChoices() -> [UIView] {
        let source = UISegmentedControl(choice: ["Title: reason", "Description"], "error-title") {
            ErrorRecovery.shared.titleSource = $0 == 0 ? .failureReason : .localizedDescription
        }
        let presenter = UISegmentedControl(choice: ["Alerts", "Banners"], "error-presenter") { [weak self] in
            ErrorRecovery.shared.presenter = $0 == 0 ? self?.alerts : self?.banners
        }
        return [source, presenter]
    }

    private func makeRows() -> [UIView] {
        let rows: [(String, String, @MainActor (ErrorRecoveryDemoController) -> Void)] = [
            ("Retry until it is saved", "retry", { $0.save() }),
            ("A destructive option", "erase", { $0.erase() }),
            ("An option that takes a second", "login", { $0.logIn() }),
            ("Five equal errors at once", "equal", { $0.failFiveTimes() }),
            ("Three errors in a queue", "line", { $0.failInLine() }),
            ("An error without text", "bare", { $0.failWithoutWords() }),
        ]
        return rows.map { title, name, run in
            let button = UIButton(calls: title, "error-\(name)") { [weak self] in
                guard let self else { return }
                shownCount = 0
                run(self)
            }
            button.contentHorizontalAlignment = .leading
            return button
        }
    }

    private func say(_ words: String) { report.text = words }

    // MARK: Errors with recovery

    /// Fails twice; whoever says Retry each time gets it saved.
    private func save() {
        attempts += 1
        guard attempts < 3 else {
            say("Saved at attempt \(attempts)")
            attempts = 0
            return
        }
        presentError(Self.diskIsFull.withRecovery([.retry(), .cancel()])) { [weak self] isRecovered in
            guard let self else { return }
            if isRecovered { return save() }
            say("Not saved, given up at attempt \(attempts)")
            attempts = 0
        }
    }

    private func erase() {
        let options = [RecoveryOption("Erase Everything", style: .destructive) { true }, .cancel("Keep")]
        presentError(Self.diskIsFull.withRecovery(options)) { [weak self] isRecovered in
            self?.say(isRecovered ? "Erased" : "Kept; Return would not have chosen Erase")
        }
    }

    private func logIn() {
        let error = SessionExpired { [weak self] in self?.say("Logging in…") }
        presentError(error) { [weak self] isRecovered in self?.say(isRecovered ? "Logged in" : "Not logged in") }
    }

    private func failFiveTimes() {
        var answers: [Bool] = []
        for _ in 0..<5 {
            presentError(Self.diskIsFull.withRecovery([.retry(), .cancel()])) { [weak self] isRecovered in
                answers.append(isRecovered)
                guard let self, answers.count == 5 else { return }
                say("\(answers.count { $0 }) of 5 recovered, \(shownCount) shown")
            }
        }
    }

    private func failInLine() {
        var ended = 0
        // Errors of one domain and code are equal, whatever they say; these are not.
        for (index, name) in ["Sketch", "Letter", "Map"].enumerated() {
            presentError(Self.missing(name, code: 2 + index)) { [weak self] _ in
                ended += 1
                if let self { say("\(ended) of 3 told, \(shownCount) shown") }
            }
        }
    }

    private func failWithoutWords() {
        presentError(URLError(.notConnectedToInternet)) { [weak self] _ in self?.say("Shown with SafeUIKit’s default text")
        }
    }

    private static let diskIsFull = NSError(
        domain: "Showcase", code: 1,
        userInfo: [
            NSLocalizedDescriptionKey: "“Sketch” could not be saved.",
            NSLocalizedFailureReasonErrorKey: "The disk is full.",
            NSLocalizedRecoverySuggestionErrorKey: "Make some room, then try again.",
        ])

    private static func missing(_ name: String, code: Int) -> NSError {
        NSError(
            domain: "Showcase", code: code,
            userInfo: [
                NSLocalizedDescriptionKey: "“\(name)” could not be opened.",
                NSLocalizedFailureReasonErrorKey: "“\(name)” is not there.", NSFilePathErrorKey: name,
            ])
    }

    // MARK: Inline

    private func makeForm() -> [UIView] {
        field.placeholder = "Your name"
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = "error-field"
        hint.accessibilityIdentifier = "error-hint"
        hint.isHidden = true
        let check = UIButton(calls: "Check", "error-check", .filled()) { [weak self] in self?.check() }
        check.setContentHuggingPriority(.required, for: .horizontal)
        let row = TurningStack(row: [field, check], distribution: .fill)
        let caption = UILabel(
            "Handled in the responder chain: the screen shows the error below the field, and nothing is presented.", .footnote,
            .secondaryLabel)
        return [caption, row, hint]
    }

    private func check() {
        hint.isHidden = true
        let name = field.text ?? ""
        guard name.count < 2 else { return say("“\(name)” is a fine name") }
        shownCount = 0
        // The error goes up the responder chain from the field, and comes by this controller.
        field.presentError(NameIsTooShort()) { [weak self] _ in
            if let self { say("Handled inline, \(shownCount) shown") }
        }
    }

    func willPresentError(_ error: any Error) -> (any Error)? {
        guard let error = error as? NameIsTooShort else { return error }
        hint.text = error.errorDescription
        hint.isHidden = false
        return nil
    }
}

/// An error of the form.
private struct NameIsTooShort: LocalizedError {
    var errorDescription: String? { "A name has at least two letters." }
}

/// Swift's own kind of recovery, which answers after a second.
private struct SessionExpired: LocalizedError, RecoverableError, RecoveryOptionStyling {
    /// Called when the log-in begins.
    let begins: @MainActor @Sendable () -> Void

    var failureReason: String? { "Your session has ended." }
    var recoverySuggestion: String? { "Log in again to continue." }
    var recoveryOptions: [String] { ["Log In", "Not Now"] }

    func styleOfRecoveryOption(at index: Int) -> UIAlertAction.Style { index == 0 ? .default : .cancel }

    func attemptRecovery(optionIndex: Int) -> Bool { false }

    func attemptRecovery(optionIndex: Int, resultHandler handler: @escaping (Bool) -> Void) {
        guard optionIndex == 0 else { return handler(false) }
        let answer = Answer(handler)
        Task { @MainActor in
            begins()
            try? await MainClock().sleep(for: 1)
            answer.handler(true)
        }
    }

    /// The handler, which Foundation does not say may go elsewhere; it is called on the main thread, as it was handed in.
    private struct Answer: @unchecked Sendable {
        let handler: (Bool) -> Void
        init(_ handler: @escaping (Bool) -> Void) { self.handler = handler }
    }
}
