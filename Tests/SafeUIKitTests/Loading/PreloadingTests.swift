// The screen before loads what the next one shows; leaving it calls the load off.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

private final class PageController: ModelController<String>, Preloadable {
    nonisolated(unsafe) static var fetchedOnMain: Bool?
    static func fetch(_ url: URL) async throws -> String {
        fetchedOnMain = isOnMain()
        return try await TextFetch(url: url)()
    }
    nonisolated private static func isOnMain() -> Bool { Thread.isMainThread }
    let label = UILabel()
    override func buildViewHierarchy() { view.addSubview(label) }
    override func updateViewWithCurrentModel() {
        label.text = model
        label.sizeToFit()
    }
}

/// A container with a stack of its own: what is below is out of the window and on the stack all the same.
private final class StackController: UIViewController {
    func push(_ controller: UIViewController) {
        children.last?.viewIfLoaded?.removeFromSuperview()
        addChild(controller)
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
    func pop() {
        guard let last = children.last else { return }
        last.willMove(toParent: nil)
        last.view.removeFromSuperview()
        last.removeFromParent()
        if let below = children.last { view.addSubview(below.view) }
    }
}

@MainActor @Suite("Preloading", .harness) struct PreloadingTests {
    let presenter = freshRecovery()
    private let stack = StackController()
    let list = UIViewController()

    private func shown() async throws -> Harness {
        let harness = try await Harness()
        stack.push(UIViewController())
        stack.push(list)
        try await harness.show(stack)
        return harness
    }

    private func preload(_ server: ScriptedServer) {
        list.preload(server.url, into: PageController()) { [stack] in stack.push($0) }
    }

    /// Until an answer's consequences are there: each turn of the main queue may bring one.
    private func wait(_ harness: Harness, until isDone: () -> Bool) async throws {
        for _ in 0..<2_000 where !isDone() {
            try await harness.idle()
            await Task.detached { await Task.yield() }.value
        }
        try #require(isDone())
    }

    @Test("the next controller is made and shown when its model is there; until then a wheel covers this one")
    func success() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.body("Page")], gated: true)
        preload(server)
        await server.came(1)
        try await harness.idle()
        #expect(harness.isShown(.type(LoadingOverlayView.self)))
        #expect(stack.children.count == 2)
        server.open(0)
        try await wait(harness) { stack.children.count == 3 }
        try await harness.idle()
        #expect(harness.isShown(.text("Page")))
        #expect(!list.view.subviews.contains { $0 is LoadingOverlayView })
    }

    @Test("a failed connection asks to try again; the user stays, and a retry goes on to the next screen")
    func failure() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.hangUp, .hangUp, .body("Page")])
        preload(server)
        try await wait(harness) { presenter.shown.count == 1 }
        #expect(presenter.shown[0].message.options.map(\.title) == ["Retry", "Cancel"])
        #expect(stack.children.count == 2)
        #expect(!list.view.subviews.contains { $0 is LoadingOverlayView })
        presenter.choose(1)
        try await harness.idle()
        #expect(server.requestCount == 1)
        #expect(stack.children.count == 2)
        preload(server)
        try await wait(harness) { presenter.shown.count == 2 }
        presenter.choose(0)
        try await wait(harness) { stack.children.count == 3 }
        #expect(server.requestCount == 3)
        #expect(presenter.shown.count == 2)
    }

    @Test("another failure is told without a retry") func otherFailure() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.status(500)])
        preload(server)
        try await wait(harness) { presenter.shown.count == 1 }
        #expect(presenter.shown[0].message.options.map(\.title) == ["OK"])
        #expect(server.requestCount == 1)
    }

    @Test("when the controller leaves its stack the request is cancelled and nothing is shown") func leaves() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.body("Page")], gated: true)
        preload(server)
        await server.came(1)
        stack.pop()
        try await harness.idle()
        await server.hungUp(0)
        try await harness.idle()
        #expect(stack.children.count == 1)
        #expect(presenter.shown.isEmpty)
    }

    @Test("on a navigation controller the next screen is pushed; popped before the answer, the request is cancelled")
    func navigation() async throws {
        let harness = try await Harness()
        let (root, page) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        try await harness.show(navigation)
        navigation.pushViewController(page, animated: false)
        try await harness.settle()
        let server = ScriptedServer([.body("Page"), .body("Late")], gated: true)
        func preload() {
            page.preload(server.url, into: PageController()) { [weak page] in
                page?.navigationController?.pushViewController($0, animated: true)
            }
        }
        preload()
        await server.came(1)
        server.open(0)
        try await wait(harness) { navigation.viewControllers.count == 3 }
        try await harness.settle()
        #expect(harness.isShown(.text("Page")))
        navigation.popToViewController(page, animated: false)
        try await harness.settle()
        preload()
        await server.came(2)
        navigation.popViewController(animated: true)
        // The server answers when this test lets it: time goes on without the answer.
        try await harness.advance(by: 1, awaitingAnswers: false)
        await server.hungUp(1)
        try await harness.idle()
        #expect(navigation.viewControllers == [root])
        #expect(presenter.shown.isEmpty)
    }

    @Test("covered by the next screen the controller is on its stack still, and its load goes on") func covered() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.body("Page")], gated: true)
        preload(server)
        await server.came(1)
        stack.push(UIViewController())
        try await harness.idle()
        server.open(0)
        try await wait(harness) { stack.children.count == 4 }
        try await harness.idle()
        #expect(harness.isShown(.text("Page")))
    }

    @Test("when the whole stack is taken down the request is cancelled") func stackGoes() async throws {
        let harness = try await shown()
        let (root, server) = (UIViewController(), ScriptedServer([.body("Page")], gated: true))
        harness.window.rootViewController = root
        root.present(stack, animated: false)
        try await harness.settle()
        preload(server)
        await server.came(1)
        root.dismiss(animated: false)
        try await harness.settle()
        await server.hungUp(0)
        #expect(presenter.shown.isEmpty)
    }

    @Test("when the controller goes, the request goes") func released() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.body("Page")], gated: true)
        do {
            let passing = UIViewController()
            stack.push(passing)
            passing.preload(server.url, into: PageController()) { _ in Issue.record("shown") }
            await server.came(1)
            stack.pop()
        }
        try await harness.idle()
        await server.hungUp(0)
    }

    @Test("a second call takes the place of the first") func second() async throws {
        let harness = try await shown()
        let server = ScriptedServer([.body("First"), .body("Second")], gated: true)
        preload(server)
        await server.came(1)
        preload(server)
        await server.hungUp(0)
        server.open(1)
        try await wait(harness) { stack.children.count == 3 }
        try await harness.idle()
        #expect(harness.isShown(.text("Second")))
        #expect(stack.children.count == 3)
    }

    @Test("a static load completes once: with its model, its failure, or a cancellation") func staticLoad() async throws {
        let server = ScriptedServer([.body("Page"), .status(404), .body("Late")], gated: true)
        server.open(0)
        server.open(1)
        func load() async -> Result<String, any Error> {
            await withCheckedContinuation { continuation in
                PageController.load(server.url) { continuation.resume(returning: $0) }
            }
        }
        PageController.fetchedOnMain = nil
        let (first, second) = (await load(), await load())
        #expect(PageController.fetchedOnMain == false)
        #expect(try first.get() == "Page")
        #expect(throws: TextFetch.Refused.self) { try second.get() }
        var results = 0
        let handle = PageController.load(server.url) { result in
            results += 1
            #expect(throws: CancellationError.self) { try result.get() }
        }
        await server.came(3)
        handle.cancel()
        handle.cancel()
        await server.hungUp(2)
        for _ in 0..<20 { await Task.yield() }
        #expect(results == 1)
    }
}
