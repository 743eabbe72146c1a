// A controller that loads its own model: when it asks, what it shows meanwhile and when it fails.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

private final class TextController: LoadingController<String> {
    var server: ScriptedServer?
    var style: LoadErrorStyle?
    var retries = true
    var loadsAtFirst = true
    let label = UILabel()
    var states = 0

    override var loadsWhenShown: Bool { loadsAtFirst }
    override func makeLoader() -> Loader<String>? {
        guard let url = server?.url else { return nil }
        return Loader { try await TextFetch(url: url)() }
    }
    override func errorStyle(for error: any Error) -> LoadErrorStyle { style ?? super.errorStyle(for: error) }
    override func offersRetry(for error: any Error) -> Bool { retries && super.offersRetry(for: error) }
    override func loadStateDidChange(_ state: LoadState<String>) { states += 1 }
    override func buildViewHierarchy() {
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .body)
        view.addSubview(label)
    }
    override func updateViewWithCurrentModel() { label.text = model }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.sizeToFit()
        label.center = CGPoint(x: view.bounds.midX, y: 160)
    }
}

@MainActor @Suite("LoadingController", .harness) struct LoadingControllerTests {
    private func make(_ server: ScriptedServer) -> TextController {
        let controller = TextController()
        controller.server = server
        return controller
    }

    /// Waits for the answer, then for the views.
    private func finish(_ controller: TextController, _ harness: Harness) async throws {
        await controller.loader?.finished()
        try await harness.idle()
    }

    @Test("the first appearance loads; meanwhile a wheel covers the view, and goes with the answer") func firstAppearance()
        async throws
    {
        let harness = try await Harness()
        let server = ScriptedServer([.body("Hello")], gated: true)
        let controller = make(server)
        try await harness.show(controller)
        await server.came(1)
        #expect(harness.isShown(.type(LoadingOverlayView.self)))
        #expect(controller.loadState.isLoading)
        server.open(0)
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Hello")))
        #expect(!harness.isShown(.type(LoadingOverlayView.self)))
        #expect(controller.model == "Hello")
        #expect(controller.states == 2)
    }

    @Test("loading the view begins no request; a request begun before shows its wheel in viewDidLoad")
    func viewDidLoad() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.body("Hello")], gated: true)
        let controller = make(server)
        controller.loadViewIfNeeded()
        controller.viewDidLoad()
        #expect(!controller.loadState.isLoading)
        #expect(server.requestCount == 0)
        let early = make(server)
        early.loadIfNeeded()
        #expect(!early.isViewLoaded)
        await server.came(1)
        early.loadViewIfNeeded()
        #expect(early.view.subviews.contains { $0 is LoadingOverlayView })
        early.viewDidLoad()
        #expect(early.view.subviews.filter { $0 is LoadingOverlayView }.count == 1)
        server.open(0)
        try await finish(early, harness)
        #expect(!early.view.subviews.contains { $0 is LoadingOverlayView })
    }

    @Test("an answer that comes before the view does not load it") func beforeTheView() async throws {
        let server = ScriptedServer([.body("Hello")])
        let controller = make(server)
        controller.loadIfNeeded()
        await controller.loader?.finished()
        #expect(controller.model == "Hello")
        #expect(!controller.isViewLoaded)
    }

    @Test("shown again and again it asks once") func again() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.body("Hello")])
        let (root, controller) = (UIViewController(), make(server))
        controller.modalPresentationStyle = .fullScreen
        try await harness.show(root)
        for _ in 0..<3 {
            root.present(controller, animated: false)
            try await harness.settle()
            try await finish(controller, harness)
            #expect(harness.isShown(.text("Hello")))
            root.dismiss(animated: false)
            try await harness.settle()
        }
        #expect(server.requestCount == 1)
    }

    @Test("a model that somebody sets before the first appearance needs no request") func preset() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.body("Hello")])
        let controller = make(server)
        controller.model = "Given"
        try await harness.show(controller)
        #expect(harness.isShown(.text("Given")))
        #expect(server.requestCount == 0)
        #expect(!controller.loadState.isLoading)
        controller.reload()
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Hello")))
        #expect(server.requestCount == 1)
    }

    @Test("the request is cancelled when the controller goes") func release() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.body("Late")], gated: true)
        var controller: TextController? = make(server)
        weak let gone = controller
        try await harness.show(try #require(controller))
        await server.came(1)
        controller = nil
        try await harness.show(UIViewController())
        await server.hungUp(0)
        #expect(gone == nil)
    }

    @Test("a failure without a model stands in place of the content, and its button tries again") func inline() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.hangUp, .body("Hello")])
        let controller = make(server)
        try await harness.show(controller)
        try await finish(controller, harness)
        #expect(try harness.find(LoadErrorView.self).layout == .inline)
        try await harness.tap(.button("Retry"))
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Hello")))
        #expect(!harness.isShown(.type(LoadErrorView.self)))
    }

    @Test("a failure with a model is a card above it; the content stays, and the card can be closed") func card() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.hangUp, .hangUp, .body("New")])
        let controller = make(server)
        controller.model = "Old"
        try await harness.show(controller)
        controller.reload()
        #expect(!harness.isShown(.type(LoadingOverlayView.self)))
        try await finish(controller, harness)
        #expect(try harness.find(LoadErrorView.self).layout == .card)
        #expect(harness.isShown(.text("Old")))
        #expect(controller.view.hitTest(CGPoint(x: 100, y: 100), with: nil) === controller.view)
        try await harness.tap(.button("Close"))
        #expect(!harness.isShown(.type(LoadErrorView.self)))
        controller.reload()
        try await finish(controller, harness)
        try await harness.tap(.button("Retry"))
        try await finish(controller, harness)
        #expect(harness.isShown(.text("New")))
        #expect(!harness.isShown(.type(LoadErrorView.self)))
    }

    @Test("only what may go better the second time has a button for it") func noRetry() async throws {
        let harness = try await Harness()
        let server = ScriptedServer([.status(404)])
        let controller = make(server)
        try await harness.show(controller)
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Something went wrong.")))
        #expect(!harness.isShown(.button("Retry")))
    }

    @Test("as an alert a failure goes the way of all errors, with a retry") func alert() async throws {
        let presenter = freshRecovery()
        let harness = try await Harness()
        let server = ScriptedServer([.hangUp, .body("Hello")])
        let controller = make(server)
        controller.style = .alert
        try await harness.show(controller)
        try await finish(controller, harness)
        #expect(presenter.shown.map { $0.message.options.map(\.title) } == [["Retry", "Cancel"]])
        #expect(!harness.isShown(.type(LoadErrorView.self)))
        presenter.choose(0)
        try await harness.idle()
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Hello")))
    }

    @Test("the loader is made when something is loaded, not with the view; renewed, it is made for another thing") func renewed()
        async throws
    {
        let harness = try await Harness()
        let (first, second) = (ScriptedServer([.body("First")], gated: true), ScriptedServer([.body("Second")]))
        let controller = TextController()
        controller.loadViewIfNeeded()
        controller.server = first
        try await harness.show(controller)
        await first.came(1)
        controller.server = second
        controller.renewLoader()
        await first.hungUp(0)
        #expect(!controller.loadState.isLoading)
        #expect(!harness.isShown(.type(LoadingOverlayView.self)))
        controller.loadIfNeeded()
        try await finish(controller, harness)
        #expect(harness.isShown(.text("Second")))
        #expect(second.requestCount == 1)
    }

    @Test("without a loader nothing is loaded and nothing is shown") func nothing() async throws {
        let harness = try await Harness()
        let controller = TextController()
        try await harness.show(controller)
        controller.reload()
        #expect(controller.loader == nil)
        #expect(!harness.isShown(.type(LoadingOverlayView.self)))
    }

    @Test(
        "nothing is wrong with the error views for assistive technologies",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func accessibility(_ size: UIContentSizeCategory) async throws {
        let harness = try await Harness(contentSize: size)
        let server = ScriptedServer([.hangUp])
        let controller = make(server)
        try await harness.show(controller)
        try await finish(controller, harness)
        try harness.performAccessibilityAudit()
        controller.model = "Old"
        controller.reload()
        try await finish(controller, harness)
        try harness.performAccessibilityAudit { $0.object === controller.label }
    }

    @Test(
        "what they look like",
        arguments: [
            Surroundings(device: .iPhoneSE1), Surroundings(device: .iPhoneSE1, orientation: .landscape, appearance: .dark),
            Surroundings(device: .iPhone14, appearance: .dark, contentSize: .accessibilityExtraLarge),
            Surroundings(device: .iPadMini6), Surroundings(device: .iPhoneSE1, direction: .rightToLeft),
        ])
    func pictures(_ surroundings: Surroundings) async throws {
        let harness = try await Harness(surroundings)
        let inline = LoadErrorView(.inline)
        inline.texts = ErrorTexts(of: URLError(.notConnectedToInternet))
        let card = LoadErrorView(.card)
        card.texts = ErrorTexts(of: URLError(.timedOut))
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        // The one in place of the content above, so that both are seen whole.
        for (view, part) in [(inline, 0.55), (card, 1)] {
            view.frame = controller.view.bounds
            view.frame.size.height *= part
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
            controller.view.addSubview(view)
        }
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        try await harness.show(controller)
        assertSnapshot(of: harness, named: surroundings.description)
    }
}
