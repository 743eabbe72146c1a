// Settings and addresses that a stage says to the app while it runs.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import FoundationAdditions
import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.harness) struct SettingsTests {
    @Test("less motion and bold text are settings, and bold text is a trait") func accessibility() {
        let stage = TalkingStage.install()
        var environment = stage.environment
        environment.reducedMotion = true
        environment.boldText = true
        stage.turn(.environment(environment))
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(UIScreen.main.traitCollection.legibilityWeight == .bold)
        stage.turn(.environment(StageEnvironment(scale: 1)))
        #expect(!UIAccessibility.isReduceMotionEnabled)
        #expect(!UIAccessibility.isBoldTextEnabled)
    }

    @Test("slow animations take ten times as long, go on from where they are, and end") func slow() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = TalkingStage.install { $0.addSubview(view) }
        nonisolated(unsafe) var hasEnded = false
        func shown() -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) { _ in hasEnded = true
        }
        stage.turn(after: 0)
        stage.turn(after: 0.5)
        #expect(abs(shown() - 55) < 0.01)
        var environment = stage.environment
        environment.slowAnimations = true
        stage.turn(.environment(environment), after: 0)
        #expect(abs(shown() - 55) < 0.01)
        stage.turn(after: 1)
        #expect(abs(shown() - 65) < 0.01, "a tenth of a second of the animation")
        environment.slowAnimations = false
        stage.turn(.environment(environment), after: 0)
        #expect(abs(shown() - 65) < 0.01)
        #expect(!hasEnded)
        stage.turn(after: 0.45)
        stage.turn()
        #expect(hasEnded)
    }

    @Test("a language counts from then on, and an empty list is as at the start") func language() {
        let before = Localization.preferredLanguages
        let stage = TalkingStage.install()
        var environment = stage.environment
        environment.languages = ["de-AT"]
        stage.turn(.environment(environment))
        #expect(Localization.preferredLanguages == ["de-AT"])
        environment.languages = []
        stage.turn(.environment(environment))
        #expect(Localization.preferredLanguages == before)
    }

    @Test("a time zone is the process's own, and nil is the machine's again") func timeZone() {
        let stage = TalkingStage.install()
        let machine = TimeZone.current.identifier
        var environment = stage.environment
        environment.timeZone = "Pacific/Auckland"
        stage.turn(.environment(environment))
        #expect(TimeZone.current.identifier == "Pacific/Auckland")
        environment.timeZone = nil
        stage.turn(.environment(environment))
        #expect(TimeZone.current.identifier == machine)
    }
}

// Covers: UIApplication.OpenURLOptionsKey, UIUserActivityRestoring, UIScene.OpenURLOptions
@MainActor @Suite(.harness) struct LinkTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            log.append("open \(url) in place \(options[.openInPlace] as? Bool ?? true)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            log.append("continue \(userActivity.activityType) \(userActivity.webpageURL?.absoluteString ?? "-")")
            return true
        }
    }

    private final class Silent: NSObject, UIApplicationDelegate {}

    @Test("an address of the app's own goes to its delegate, one of the web as an activity") func app() throws {
        let stage = TalkingStage.install()
        let delegate = Delegate()
        UIApplication.shared.launch(delegate: delegate)
        stage.turn(.open(try #require(URL(string: "cart://item/7"))), .open(try #require(URL(string: "https://example.com/7"))))
        #expect(
            delegate.log == ["open cart://item/7 in place false", "continue NSUserActivityTypeBrowsingWeb https://example.com/7"])
    }

    @Test("an address that nobody takes is reported with its whole text") func untaken() throws {
        let stage = TalkingStage.install()
        let delegate = Silent()
        UIApplication.shared.launch(delegate: delegate)
        let url = try #require(URL(string: "cart://item/7"))
        let reports = recordingReports { stage.turn(.open(url), after: 1) }
        #expect(
            reports.map {
                $0.message.split(separator: "\n").filter { !$0.contains("during") && !$0.contains("  at ") }.joined(separator: "\n")
            } == [
                """
                UIK0815 misuse: The app was asked to open a URL but does not handle URLs.
                  object   cart://item/7
                  cause    No delegate of the app implements application(_:open:options:).
                  fix      Implement the method that the cause names in the scene delegate, or in the app delegate if the app has no scenes.
                """
            ])
    }
}

/// What is reported while a body runs.
@MainActor private func recordingReports(_ body: () -> Void) -> [Diagnostic] {
    nonisolated(unsafe) var reports: [Diagnostic] = []
    let before = Diagnostics.policy
    Diagnostics.policy = .record { reports.append($0) }
    defer { Diagnostics.policy = before }
    body()
    return reports
}
