// What is shown of an error: title, message, buttons, the default one.
import SafeUIKit
import Testing
import UIKit

private struct DiskFull: LocalizedError, RecoverableError, RecoveryOptionStyling {
    var errorDescription: String? = "The file could not be saved."
    var failureReason: String? = "The disk is full"
    var recoverySuggestion: String? = "Delete some pictures."
    var recoveryOptions = ["Delete All", "Choose Pictures", "Cancel"]
    func attemptRecovery(optionIndex: Int) -> Bool { optionIndex == 1 }
    func styleOfRecoveryOption(at index: Int) -> UIAlertAction.Style { [.destructive, .default, .cancel][index] }
}

private enum Bare: Error { case unknown }

@MainActor @Suite("Error recovery: the message") struct ErrorMessageTests {
    @Test("E4: the title is the failure reason, the message the recovery suggestion") func texts() {
        let texts = ErrorTexts(of: plainError())
        #expect(texts == ErrorTexts(title: "Saving failed", message: "Free some space."))
        #expect(ErrorTexts(of: DiskFull()) == ErrorTexts(title: "The disk is full", message: "Delete some pictures."))
    }

    @Test("E4: without a failure reason the title is the description; the switch puts the description first") func titles() {
        #expect(ErrorTexts(of: DiskFull(failureReason: nil)).title == "The file could not be saved.")
        #expect(ErrorTexts(of: DiskFull(), titleFrom: .localizedDescription).title == "The file could not be saved.")
        #expect(ErrorTexts(of: DiskFull(errorDescription: nil), titleFrom: .localizedDescription).title == "The disk is full")
        let recovery = ErrorRecovery.shared
        let before = recovery.titleSource
        defer { recovery.titleSource = before }
        recovery.titleSource = .localizedDescription
        #expect(recovery.message(for: plainError()).texts.title == "Saving failed because the disk is full.")
    }

    @Test("E14: an error without words of its own says that something went wrong, and no domain or code") func fallback() {
        for error in [Bare.unknown as any Error, NSError(domain: "NSCocoaErrorDomain", code: 1570), CancellationError()] {
            let texts = ErrorTexts(of: error)
            #expect(texts == .fallback, "\(error)")
            #expect(!texts.title.contains("1570"))
        }
        #expect(ErrorTexts.fallback.title == "Something went wrong.")
    }

    @Test(
        "E14: failed connections have words",
        arguments: [
            (URLError.Code.notConnectedToInternet, "There is no connection to the internet."),
            (.timedOut, "The server takes too long to answer."), (.cannotFindHost, "The server cannot be found."),
            (.cannotConnectToHost, "The server cannot be reached."), (.networkConnectionLost, "The connection was lost."),
            (.badServerResponse, "The connection failed."),
        ])
    func connections(_ code: URLError.Code, _ title: String) {
        #expect(ErrorTexts(of: NSError(domain: NSURLErrorDomain, code: code.rawValue)).title == title)
    }

    @Test("E14: the app's own words go first") func ownWords() {
        let recovery = ErrorRecovery.shared
        defer { recovery.texts = nil }
        recovery.texts = { ($0 as NSError).code == 9 ? ErrorTexts(title: "Nine") : nil }
        #expect(recovery.message(for: plainError(code: 9)).texts == ErrorTexts(title: "Nine"))
        #expect(recovery.message(for: plainError(code: 8)).texts.title == "Saving failed")
    }

    @Test("E5: the options stand in the error's order and the first is the default one") func options() {
        let message = ErrorMessage(plainError(options: [.retry("Again"), .cancel()]))
        #expect(message.options == [.init(title: "Again", style: .default), .init(title: "Cancel", style: .cancel)])
        #expect(message.defaultOption == 0)
    }

    @Test("a destructive first option is never the default one") func destructive() {
        let message = ErrorMessage(DiskFull())
        #expect(message.options.map(\.style) == [.destructive, .default, .cancel])
        #expect(message.defaultOption == nil)
        let own = plainError(options: [RecoveryOption("Erase", style: .destructive) { true }, .cancel()])
        #expect(ErrorMessage(own).defaultOption == nil)
    }

    @Test("E6: without options, or with options that nobody could try, there is OK alone") func okay() {
        #expect(ErrorMessage(plainError()).options == [.init(title: "OK", style: .default)])
        let nobody = NSError(
            domain: "Test", code: 1, userInfo: [NSLocalizedRecoveryOptionsErrorKey: ["Try", "Cancel"]])
        #expect(ErrorMessage(nobody).options.map(\.title) == ["OK"])
        let useless = NSError(
            domain: "Test", code: 1,
            userInfo: [NSLocalizedRecoveryOptionsErrorKey: ["Try"], NSRecoveryAttempterErrorKey: NSObject()])
        #expect(ErrorMessage(useless).options.map(\.title) == ["OK"])
        #expect(ErrorMessage(plainError(), okay: "Gut").options.map(\.title) == ["Gut"])
    }

    @Test("E6: an attempter brings its own options") func attemptersOptions() {
        let attempter = RecoveryAttempter([.retry(), .okay("Leave")])
        let error = NSError(domain: "Test", code: 1, userInfo: [NSRecoveryAttempterErrorKey: attempter])
        #expect(ErrorMessage(error).options.map(\.title) == ["Retry", "Leave"])
    }

    @Test("E12: options that all recover get a Cancel") func cancelIsAdded() {
        #expect(RecoveryAttempter([.retry()]).localizedRecoveryOptions == ["Retry", "Cancel"])
        #expect(RecoveryAttempter([.retry(), .okay()]).localizedRecoveryOptions == ["Retry", "OK"])
        #expect(RecoveryAttempter([.retry()], cancelTitle: "Nein").options.last?.style == .cancel)
        #expect(RecoveryAttempter([]).localizedRecoveryOptions == ["OK"])
        let own = RecoveryAttempter([RecoveryOption("Undo", style: .cancel) { true }])
        #expect(own.options.map(\.style) == [.cancel, .default])
    }

    @Test("E10: OK and Cancel recover from nothing, Retry does") func leavingOptions() async {
        let attempter = RecoveryAttempter([.retry(), .okay(), .cancel()])
        #expect(await attempter.attemptRecovery(optionIndex: 0))
        #expect(await !attempter.attemptRecovery(optionIndex: 1))
        #expect(await !attempter.attemptRecovery(optionIndex: 2))
        #expect(await !attempter.attemptRecovery(optionIndex: 3))
        #expect(await !attempter.attemptRecovery(optionIndex: -1))
    }

    @Test("E11: an option without a title is left out; one without an action cannot be written") func titles11() {
        let attempter = RecoveryAttempter([RecoveryOption("") { true }, .retry()])
        #expect(attempter.localizedRecoveryOptions == ["Retry", "Cancel"])
    }

    @Test("recovery is added to any error and keeps its domain, code and texts") func withRecovery() {
        let error = DiskFull().withRecovery([.retry()])
        #expect(error.domain == (DiskFull() as NSError).domain)
        #expect(error.code == (DiskFull() as NSError).code)
        #expect(ErrorTexts(of: error) == ErrorTexts(of: DiskFull()))
        #expect(error.localizedRecoveryOptions == ["Retry", "Cancel"])
        #expect(error.recoveryAttempter as? RecoveryAttempter == RecoveryAttempter([.retry()]))
    }
}
