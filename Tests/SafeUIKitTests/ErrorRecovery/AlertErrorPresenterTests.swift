// Errors in real alerts: order of buttons, the default one, alerts that others take down.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Error recovery: alerts", .harness) struct AlertErrorPresenterTests {
    let results = Results()
    let controller = UIViewController()

    private func shown() async throws -> Harness {
        _ = freshRecovery()
        ErrorRecovery.shared.presenter = nil
        // Small, since each frame of an alert's coming and going is drawn.
        let harness = try await Harness(device: .custom(320, 480, scale: 1))
        controller.view.backgroundColor = .systemBackground
        try await harness.show(controller)
        return harness
    }

    private func present(_ error: any Error, on target: UIViewController? = nil) {
        controller.presentError(error, on: target) { [results] in results.add($0) }
    }

    private func alert() throws -> UIAlertController { try #require(controller.presentedViewController as? UIAlertController) }

    @Test("E5: the first option is the last button and the preferred one") func order() async throws {
        let harness = try await shown()
        present(plainError(options: [.retry(), RecoveryOption("Ask Me Later") { false }, .cancel()]))
        try await harness.settle()
        let alert = try alert()
        #expect(alert.title == "Saving failed")
        #expect(alert.message == "Free some space.")
        #expect(alert.actions.map(\.title) == ["Cancel", "Ask Me Later", "Retry"])
        #expect(alert.preferredAction?.title == "Retry")
        try await harness.tap(.button("Retry"))
        try await harness.settle()
        #expect(results.values == [true])
        #expect(controller.presentedViewController == nil)
    }

    @Test("a destructive first option is not preferred; return does not choose it") func destructive() async throws {
        let harness = try await shown()
        present(plainError(options: [RecoveryOption("Erase", style: .destructive) { true }, .cancel()]))
        try await harness.settle()
        #expect(try alert().preferredAction == nil)
        try await harness.press(.keyboardReturnOrEnter)
        try await harness.settle()
        #expect(results.values.isEmpty)
        try await harness.tap(.button("Cancel"))
        try await harness.settle()
        #expect(results.values == [false])
    }

    @Test("two cancelling options make one cancelling button") func twoCancels() async throws {
        let harness = try await shown()
        present(plainError(options: [.cancel("No"), .cancel("Never")]))
        try await harness.settle()
        #expect(try alert().actions.map(\.style) == [.cancel, .default])
        try await harness.tap(.button("No"))
        try await harness.settle()
        #expect(results.values == [false])
    }

    @Test("errors come one after another, over the controller in front") func oneAfterAnother() async throws {
        let harness = try await shown()
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        controller.present(sheet, animated: false)
        present(plainError("First", code: 1))
        present(plainError("Second", code: 2))
        try await harness.settle()
        #expect((sheet.presentedViewController as? UIAlertController)?.title == "First")
        try await harness.tap(.button("OK"))
        try await harness.settle()
        #expect((sheet.presentedViewController as? UIAlertController)?.title == "Second")
        try await harness.tap(.button("OK"))
        try await harness.settle()
        #expect(results.values == [false, false])
    }

    @Test("an alert that somebody else takes down counts as not chosen, and the next one comes") func takenDown() async throws {
        let harness = try await shown()
        present(plainError("First", code: 1))
        present(plainError("Second", code: 2))
        try await harness.settle()
        controller.dismiss(animated: false)
        try await harness.settle()
        #expect(results.values == [false])
        #expect(try alert().title == "Second")
        harness.window.rootViewController = UIViewController()
        try await harness.settle()
        #expect(results.values == [false, false])
    }

    @Test("where there is no window the completion gets false") func noWindow() async throws {
        let harness = try await shown()
        harness.window.rootViewController = nil
        let lonely = UIViewController()
        lonely.presentError(plainError()) { [results] in results.add($0) }
        try await harness.settle()
        #expect(results.values == [false])
    }

    @Test("prepare sees each alert before it is shown") func prepare() async throws {
        let harness = try await shown()
        let presenter = AlertErrorPresenter()
        presenter.prepare = { alert, message in alert.view.tintColor = message.options.count == 1 ? .red : .green }
        ErrorRecovery.shared.presenter = presenter
        present(plainError())
        try await harness.settle()
        #expect(try alert().view.tintColor == .red)
        try await harness.tap(.button("OK"))
    }
}
