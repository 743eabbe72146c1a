// What a stage that leaves takes with it, and what the next one finds.
// No Apple page: this is ours.
import TestFixtures
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("AppSession", .harness) struct AppSessionTests {
    @Test("A stage in the place of another finds nothing of what the app did before")
    func replaced() {
        let first = StageFixture()
        let task = UIApplication.shared.beginBackgroundTask()
        UIPasteboard.general.string = "kept"
        UISelectionFeedbackGenerator().selectionChanged()
        UIAccessibility.post(notification: .announcement, argument: "said")
        AnimatorCompatibility.current = .documented
        let session = AppSession.current
        #expect(PlayedFeedback.all == ["selection"])
        #expect(AccessibilityCenter.postCount == 1)
        let second = StageFixture()
        #expect(AppSession.current !== session)
        #expect(UIPasteboard.general.string == nil)
        #expect(PlayedFeedback.all.isEmpty)
        #expect(AccessibilityCenter.postCount == 0)
        #expect(AnimatorCompatibility.current == .seen)
        #expect(UIApplication.shared.beginBackgroundTask() == task, "The numbers of tasks begin anew.")
        withExtendedLifetime((first, second)) {}
    }

    @Test("What a test sets before its first stage is there when the stage comes, and gone when it has left")
    func before() {
        UIApplication.uninstall()
        AnimatorCompatibility.current = .documented
        let fixture = StageFixture()
        #expect(AnimatorCompatibility.current == .documented)
        UIApplication.uninstall()
        #expect(AnimatorCompatibility.current == .seen)
        withExtendedLifetime(fixture) {}
    }

    @Test("Keyboard and menus are parts that higher modules provide, one of each a session")
    func parts() {
        let fixture = StageFixture()
        let text = AppSession.current.text
        #expect(text != nil)
        #expect(AppSession.current.menus != nil)
        #expect(AppSession.current.text === text)
        let other = StageFixture()
        #expect(AppSession.current.text !== text)
        withExtendedLifetime((fixture, other)) {}
    }

    @Test("A session has its stage until that leaves")
    func stage() {
        let fixture = StageFixture()
        let session = AppSession.current
        #expect(session.stage != nil)
        #expect(session.stage === UIApplication.shared.turnLoop.stage)
        UIApplication.uninstall()
        #expect(session.stage == nil)
        withExtendedLifetime(fixture) {}
    }

    @Test("Closures for the end of a session run once, in the order of adding")
    func end() {
        let first = StageFixture()
        var calls: [Int] = []
        AppSession.current.atEnd { calls.append(1) }
        AppSession.current.atEnd { calls.append(2) }
        let second = StageFixture()
        #expect(calls == [1, 2])
        let third = StageFixture()
        #expect(calls == [1, 2])
        withExtendedLifetime((first, second, third)) {}
    }
}
