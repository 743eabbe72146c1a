// An error's way along the chain: who is asked, in which order, and who presents.
import SafeUIKit
import Testing
import UIKit
import UIKitCore
import UIKitTesting

/// A controller whose answers a subclass overrides: an override of an extension's member would not compile on Linux.
private class AskedController: UIViewController, ErrorResponder {
    var log: Log?
    func willPresentError(_ error: any Error) -> (any Error)? {
        log?.names.append("\(type(of: self))")
        return error
    }
}

private final class LoginController: AskedController {
    var inlineText: String?
    override func willPresentError(_ error: any Error) -> (any Error)? {
        guard let next = super.willPresentError(error), (next as NSError).code == 401 else { return error }
        inlineText = (next as NSError).localizedFailureReason
        return nil
    }
}

private final class AskedView: UIView, ErrorResponder {
    var log: Log?
    func willPresentError(_ error: any Error) -> (any Error)? {
        log?.names.append("AskedView")
        return error
    }
}

@MainActor private final class Log { var names: [String] = [] }

private final class AppDelegate: UIResponder, UIApplicationDelegate, ErrorResponder {
    var log: Log?
    func willPresentError(_ error: any Error) -> (any Error)? {
        log?.names.append("AppDelegate")
        return (error as NSError).domain == "Framework" ? plainError("Better words") : error
    }
}

/// No responder, so not on the chain.
private final class PlainDelegate: NSObject, UIApplicationDelegate, ErrorResponder, ErrorPresenter {
    var log: Log?
    var shown: [ErrorMessage] = []
    func willPresentError(_ error: any Error) -> (any Error)? {
        log?.names.append("PlainDelegate")
        return error
    }
    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        shown.append(message)
        choose(nil)
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, ErrorResponder {
    var log: Log?
    func willPresentError(_ error: any Error) -> (any Error)? {
        log?.names.append("SceneDelegate")
        return error
    }
}

private final class PresentingSceneDelegate: UIResponder, UIWindowSceneDelegate, ErrorPresenter {
    var shown: [ErrorMessage] = []
    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        shown.append(message)
        choose(nil)
    }
}

/// A scene as the system connects one.
@MainActor func madeScene(_ delegate: (any UISceneDelegate)? = nil) -> UIWindowScene {
    let scene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    scene.delegate = delegate
    return scene
}

@MainActor @Suite("Error recovery: the chain", .harness) struct ErrorResponderTests {
    @Test("E1: each responder from the view to the app's delegate is asked once, in order; a scene's delegate after the scene")
    func order() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let log = Log()
        let (root, view, app, scene) = (AskedController(), AskedView(), AppDelegate(), SceneDelegate())
        (root.log, view.log, app.log, scene.log) = (log, log, log, log)
        UIApplication.shared.delegate = app
        root.view.addSubview(view)
        try await harness.show(root)
        // A window does not hold its scene.
        let connected = madeScene(scene)
        harness.window.windowScene = connected
        view.presentError(plainError()) { _ in }
        try await harness.idle()
        #expect(log.names == ["AskedView", "AskedController", "SceneDelegate", "AppDelegate"])
        #expect(harness.window.windowScene === connected)
        #expect(presenter.titles == ["Saving failed"])
        #expect(presenter.shown[0].place.window === harness.window)
        presenter.choose(0)
    }

    @Test("E1, E13: a responder that returns nil deals with the error; nothing is shown and the completion gets false, later")
    func handledInline() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let (login, results) = (LoginController(), Results())
        try await harness.show(login)
        login.presentError(plainError("Wrong password", code: 401)) { results.add($0) }
        #expect(results.values.isEmpty)
        try await harness.idle()
        #expect(login.inlineText == "Wrong password")
        #expect(presenter.shown.isEmpty)
        #expect(results.values == [false])
        login.presentError(plainError()) { results.add($0) }
        try await harness.idle()
        #expect(presenter.titles == ["Saving failed"])
        presenter.choose(0)
        try await harness.idle()
        #expect(results.values == [false, false])
    }

    @Test("a responder may put another error in the place of one")
    func replaced() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let app = AppDelegate()
        UIApplication.shared.delegate = app
        let controller = UIViewController()
        try await harness.show(controller)
        controller.presentError(NSError(domain: "Framework", code: 1570)) { _ in }
        try await harness.idle()
        #expect(presenter.titles == ["Better words"])
        presenter.choose(0)
    }

    @Test("E2: a controller that is not shown reaches the scene in front and the application")
    func detached() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let log = Log()
        let (app, scene, detached) = (AppDelegate(), SceneDelegate(), AskedController())
        (app.log, scene.log, detached.log) = (log, log, log)
        UIApplication.shared.delegate = app
        try await harness.show(UIViewController())
        // A window does not hold its scene.
        let connected = madeScene(scene)
        harness.window.windowScene = connected
        #expect(detached.next == nil)
        detached.presentError(plainError()) { _ in }
        try await harness.idle()
        #expect(log.names == ["AskedController", "SceneDelegate", "AppDelegate"])
        #expect(harness.window.windowScene === connected)
        #expect(presenter.shown.count == 1 && presenter.shown[0].place.window === harness.window)
        #expect(!detached.isViewLoaded)
        presenter.choose(0)
    }

    @Test("E3: an app's delegate that presents errors does so, also where it is no responder; else the presenter in force")
    func delegatePresents() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let (app, log, results, controller) = (PlainDelegate(), Log(), Results(), UIViewController())
        app.log = log
        UIApplication.shared.delegate = app
        try await harness.show(controller)
        controller.presentError(plainError()) { results.add($0) }
        try await harness.idle()
        #expect(log.names == ["PlainDelegate"])
        #expect(app.shown.map(\.texts.title) == ["Saving failed"])
        #expect(presenter.shown.isEmpty)
        #expect(results.values == [false])
    }

    @Test("E3: a scene's delegate that presents errors goes before the app's, for the errors of its scene")
    func sceneDelegatePresents() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let (app, scene, results, controller) = (PlainDelegate(), PresentingSceneDelegate(), Results(), UIViewController())
        UIApplication.shared.delegate = app
        try await harness.show(controller)
        controller.presentError(plainError("Without a scene")) { results.add($0) }
        try await harness.idle()
        // A window does not hold its scene.
        let connected = madeScene(scene)
        harness.window.windowScene = connected
        controller.presentError(plainError("In a scene")) { results.add($0) }
        try await harness.idle()
        #expect(app.shown.map(\.texts.title) == ["Without a scene"])
        #expect(scene.shown.map(\.texts.title) == ["In a scene"])
        #expect(harness.window.windowScene === connected)
        #expect(presenter.shown.isEmpty)
        #expect(results.values == [false, false])
    }

    @Test("a chain that leads back to itself does not hang")
    func cycle() async throws {
        final class Loop: UIResponder, ErrorResponder {
            weak var other: UIResponder?
            var asked = 0
            override var next: UIResponder? { other }
            func willPresentError(_ error: any Error) -> (any Error)? {
                asked += 1
                return error
            }
        }
        let presenter = freshRecovery()
        let harness = try await Harness()
        try await harness.show(UIViewController())
        let (first, second) = (Loop(), Loop())
        (first.other, second.other) = (second, first)
        first.presentError(plainError()) { _ in }
        try await harness.idle()
        #expect(first.asked == 1)
        #expect(second.asked == 1)
        #expect(presenter.shown.count == 1)
        presenter.choose(0)
    }

    @Test("the async form returns what the completion gets")
    func async() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let controller = UIViewController()
        try await harness.show(controller)
        let asked = Task { await controller.presentError(plainError(options: [.retry(), .cancel()])) }
        try await harness.idle()
        presenter.choose(0)
        #expect(await asked.value)
    }
}
