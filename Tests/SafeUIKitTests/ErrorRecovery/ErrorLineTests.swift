// The line of errors: one at a time, equal ones together, each completion once.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Error recovery: the line", .harness) struct ErrorLineTests {
    let presenter = freshRecovery()
    let results = Results()
    let controller = UIViewController()

    private func shown() async throws -> Harness {
        let harness = try await Harness()
        try await harness.show(controller)
        return harness
    }

    private func present(_ error: any Error) { controller.presentError(error) { [results] in results.add($0) } }

    @Test("E7: the completion comes after the attempt, on the main thread, and later than the choice")
    func order() async throws {
        let harness = try await shown()
        var log: [String] = []
        let option = RecoveryOption("Try") { @MainActor in
            log.append("attempt")
            return true
        }
        controller.presentError(plainError(options: [option])) { log.append("completion \($0)") }
        #expect(presenter.shown.count == 1)
        presenter.choose(0)
        #expect(log.isEmpty)
        try await harness.idle()
        #expect(log == ["attempt", "completion true"])
    }

    @Test("E8: one error is shown at a time, in order") func oneAtATime() async throws {
        let harness = try await shown()
        for code in 1...3 { present(plainError("Error \(code)", code: code)) }
        try await harness.idle()
        #expect(presenter.titles == ["Error 1"])
        presenter.choose(0)
        try await harness.idle()
        #expect(presenter.titles == ["Error 1", "Error 2"])
        #expect(results.values == [false])
        presenter.choose(nil)
        try await harness.idle()
        presenter.choose(0)
        try await harness.idle()
        #expect(presenter.titles == ["Error 1", "Error 2", "Error 3"])
        #expect(results.values == [false, false, false])
    }

    @Test("E8: the equal errors next in line get the result of the one that was shown; later ones are shown")
    func equalOnes() async throws {
        let harness = try await shown()
        let options: [RecoveryOption] = [.retry(), .cancel()]
        for code in [1, 1, 1, 2, 1] { present(plainError("Error \(code)", code: code, options: options)) }
        try await harness.idle()
        presenter.choose(0)
        try await harness.idle()
        #expect(results.values == [true, true, true])
        #expect(presenter.titles == ["Error 1", "Error 2"])
        presenter.choose(1)
        try await harness.idle()
        presenter.choose(1)
        try await harness.idle()
        #expect(presenter.titles == ["Error 1", "Error 2", "Error 1"])
        #expect(results.values == [true, true, true, false, false])
    }

    @Test("E8: equal are domain, code and the titles of the options; of Swift's errors the texts too") func equality() async throws
    {
        enum Missing: LocalizedError {
            case file(String)
            var failureReason: String? { if case .file(let name) = self { "\(name) is missing" } else { nil } }
        }
        let harness = try await shown()
        for error in [
            plainError("A", options: [.retry()]), plainError("B", options: [.retry()]), plainError("C", options: [.okay()]),
            plainError("D"), Missing.file("x"), Missing.file("y"), Missing.file("y"),
        ] as [any Error] { present(error) }
        for _ in 0..<5 {
            try await harness.idle()
            presenter.choose(nil)
        }
        try await harness.idle()
        #expect(presenter.titles == ["A", "C", "D", "x is missing", "y is missing"])
        #expect(results.values == Array(repeating: false, count: 7))
    }

    @Test("while one is recovered from, equal errors wait for its result and others are shown")
    func duringRecovery() async throws {
        let harness = try await shown()
        var go: CheckedContinuation<Void, Never>?
        let slow = RecoveryOption("Log In") { @MainActor in
            await withCheckedContinuation { go = $0 }
            return true
        }
        present(plainError("Login", code: 401, options: [slow]))
        presenter.choose(0)
        try await harness.idle()
        present(plainError("Login", code: 401, options: [slow]))
        present(plainError("Disk", code: 2))
        try await harness.idle()
        #expect(presenter.titles == ["Login", "Disk"])
        #expect(results.values.isEmpty)
        presenter.choose(0)
        try await harness.idle()
        #expect(results.values == [false])
        try #require(go).resume()
        await results.reach(3)
        #expect(presenter.titles == ["Login", "Disk"])
        #expect(results.values == [false, true, true])
    }

    @Test("a recovery that presents an error and waits for it does not wait for itself, equal or not", arguments: [1, 2])
    func nested(_ inner: Int) async throws {
        let harness = try await shown()
        let option = RecoveryOption("Try") { [controller] in
            await controller.presentError(plainError("Inner", code: inner, options: [.retry("Try"), .cancel()]))
        }
        present(plainError("Outer", code: 1, options: [option]))
        presenter.choose(0)
        try await harness.idle()
        #expect(presenter.titles == ["Outer", "Inner"])
        presenter.choose(0)
        await results.reach(1)
        #expect(results.values == [true])
    }

    @Test("a recovery that presents an error equal to its own while another one is up does not wait for itself")
    func nestedBehindAnother() async throws {
        let harness = try await shown()
        var go: CheckedContinuation<Void, Never>?
        let option = RecoveryOption("Try") { @MainActor [controller] in
            await withCheckedContinuation { go = $0 }
            return await controller.presentError(plainError("Again", code: 1, options: [.retry("Try"), .cancel()]))
        }
        present(plainError("Outer", code: 1, options: [option]))
        presenter.choose(0)
        try await harness.idle()
        present(plainError("Disk", code: 2))
        try await harness.idle()
        try #require(go).resume()
        try await harness.idle()
        #expect(presenter.titles == ["Outer", "Disk"])
        presenter.choose(0)
        await results.reach(1)
        await presenter.reach(3)
        #expect(presenter.titles == ["Outer", "Disk", "Again"])
        #expect(results.values == [false])
        presenter.choose(0)
        await results.reach(2)
        #expect(results.values == [false, true])
    }

    @Test("what a recovery presents comes before what waits, in order; what a completion presents comes last")
    func afterwards() async throws {
        let harness = try await shown()
        let option = RecoveryOption("Try") { [controller] in
            async let first = controller.presentError(plainError("Inner 1", code: 11))
            controller.presentError(plainError("Inner 2", code: 12)) { _ in }
            return await !first
        }
        controller.presentError(plainError("First", code: 1, options: [option])) { [controller, results] in
            results.add($0)
            controller.presentError(plainError("Again", code: 4)) { _ in }
        }
        for code in 2...3 { present(plainError("Error \(code)", code: code)) }
        for _ in 0..<6 {
            presenter.choose(0)
            try await harness.idle()
        }
        let inner = presenter.titles.filter { $0.hasPrefix("Inner") }
        #expect(Set(inner) == ["Inner 1", "Inner 2"])
        #expect(presenter.titles.firstIndex(of: "Error 3").map { $0 > 3 } == true, "\(presenter.titles)")
        #expect(presenter.titles.last == "Again", "\(presenter.titles)")
        #expect(presenter.titles.count == 6, "\(presenter.titles)")
        #expect(results.values.count == 3)
    }

    @Test("E9: over a controller out of sight nothing is shown and the completion gets false, later; others go on")
    func outOfSight() async throws {
        let harness = try await shown()
        let (unloaded, covered) = (UIViewController(), UIViewController())
        controller.addChild(covered)
        controller.view.addSubview(covered.view)
        covered.didMove(toParent: controller)
        covered.view.isHidden = true
        for target in [unloaded, covered] { target.presentError(plainError(), on: target) { [results] in results.add($0) } }
        #expect(results.values.isEmpty)
        present(plainError("Seen"))
        try await harness.idle()
        #expect(results.values == [false, false])
        #expect(presenter.titles == ["Seen"])
        #expect(!unloaded.isViewLoaded)
        covered.view.isHidden = false
        controller.presentError(plainError("Over the child", code: 3), on: covered) { [results] in results.add($0) }
        presenter.choose(0)
        try await harness.idle()
        #expect(presenter.titles == ["Seen", "Over the child"])
        #expect(presenter.shown[1].place.controller === covered)
        presenter.choose(0)
        try await harness.idle()
        #expect(results.values == [false, false, false, false])
    }

    @Test("E9: a controller that goes while its error waits takes the error with it") func goneWhileWaiting() async throws {
        let harness = try await shown()
        present(plainError("First", code: 1))
        var child: UIViewController? = UIViewController()
        child.map {
            controller.addChild($0)
            controller.view.addSubview($0.view)
            $0.presentError(plainError("Child's", code: 2), on: $0) { [results] in results.add($0) }
        }
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        child = nil
        presenter.choose(0)
        try await harness.idle()
        #expect(presenter.titles == ["First"])
        #expect(results.values == [false, false])
    }

    @Test("a presenter that forgets its choice, or makes it twice, makes one completion all the same")
    func forgetfulPresenter() async throws {
        let harness = try await shown()
        presenter.isForgetful = true
        present(plainError())
        try await harness.idle()
        #expect(results.values == [false])
        presenter.isForgetful = false
        present(plainError(options: [.retry()]))
        try await harness.idle()
        presenter.choose(0)
        presenter.choose(1)
        presenter.choose(nil)
        try await harness.idle()
        #expect(results.values == [false, true])
        #expect(presenter.shown.count == 2)
    }

    @Test("each scene has a line of its own") func scenes() async throws {
        let harness = try await shown()
        let scenes = [madeScene(), madeScene()]
        harness.window.windowScene = scenes[0]
        let (second, other) = (UIWindow(frame: harness.window.frame), UIViewController())
        second.windowScene = scenes[1]
        second.rootViewController = other
        second.isHidden = false
        present(plainError("Here", code: 1))
        present(plainError("Here too", code: 2))
        other.presentError(plainError("There", code: 3)) { [results] in results.add($0) }
        try await harness.idle()
        #expect(presenter.titles == ["Here", "There"])
        #expect(presenter.shown.map(\.place.window) == [harness.window, second])
        presenter.choose(0, at: 1)
        try await harness.idle()
        #expect(presenter.titles == ["Here", "There"])
        #expect(results.values == [false])
        presenter.choose(0, at: 0)
        try await harness.idle()
        #expect(presenter.titles == ["Here", "There", "Here too"])
        presenter.choose(0)
        try await harness.idle()
        #expect(harness.window.windowScene === scenes[0])
        #expect(second.windowScene === scenes[1])
        second.isHidden = true
    }

    @Test("an option that there is none of counts as no choice", arguments: [-1, 2, 99]) func badIndex(_ index: Int) async throws {
        let harness = try await shown()
        present(plainError(options: [.retry()]))
        presenter.choose(index)
        try await harness.idle()
        #expect(results.values == [false])
    }
}
