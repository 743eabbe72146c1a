// The screen before loads what the next one shows.
// The rule is that of Michael Ochs, ios-coding.com: after a failed load the user stays on the current screen.
import UIKit

/// A controller whose model is loaded before the controller is shown.
@preconcurrency @MainActor public protocol Preloadable: UIViewController {
    /// The type of the model.
    associatedtype Model: Sendable
    /// The type of the value that identifies a model.
    associatedtype Request: Sendable
    /// The model, set before the controller is shown.
    var model: Model? { get set }
    /// Loads a model, off the main thread.
    nonisolated static func fetch(_ request: Request) async throws -> Model
}

extension Preloadable {
    /// Loads a model without a controller.
    /// - Parameter completion: Called once on the main thread, later than this call; with `CancellationError` if the load was
    ///   cancelled.
    /// - Returns: An object that cancels the load.
    @discardableResult
    public static func load(
        _ request: Request, policy: RetryPolicy = .never, timeout: TimeInterval? = nil,
        clock: any LoadingClock = MainClock(), completion: @escaping @MainActor (Result<Model, any Error>) -> Void
    ) -> Preload {
        let run = LoadRun(
            load: { try await Self.fetch(request) }, policy: policy, timeout: timeout, clock: clock)
        let result = Once<Result<Model, any Error>>(ifDropped: .failure(CancellationError()), completion)
        return Preload(task: Task { result.call(await run.result()) }) {
            result.call(.failure(CancellationError()))
        }
    }
}

/// A load that can be cancelled.
@preconcurrency @MainActor public final class Preload {
    private let task: Task<Void, Never>
    private let ended: @MainActor () -> Void

    init(task: Task<Void, Never>, ended: @escaping @MainActor () -> Void) {
        self.task = task
        self.ended = ended
    }

    /// Cancels the load. Its completion receives a `CancellationError` unless it has received a result.
    public func cancel() {
        task.cancel()
        ended()
    }
}

extension UIViewController {
    /// Loads the model of another controller, and shows that controller only if the load succeeds.
    ///
    /// An activity indicator covers this controller's view, which is loaded for it. A failure is presented as an error, with a
    /// retry button if a retry can help, and this controller stays on the screen. The load is cancelled if this controller
    /// leaves its stack or is deallocated.
    /// A second call replaces the first one.
    ///
    /// ```swift
    /// preload(id, into: UserController()) { [weak self] in
    ///     self?.navigationController?.pushViewController($0, animated: true)
    /// }
    /// ```
    /// - Parameters:
    ///   - target: The controller, created after the load has succeeded.
    ///   - show: Shows the controller, with its model set.
    public func preload<Target: Preloadable>(
        _ request: Target.Request, into target: @escaping @autoclosure @MainActor () -> Target,
        policy: RetryPolicy = .never, timeout: TimeInterval? = nil, clock: any LoadingClock = MainClock(),
        show: @escaping @MainActor (Target) -> Void
    ) {
        begin(Preloading(request: request, make: target, policy: policy, timeout: timeout, clock: clock, show: show))
    }

    private func begin<Target: Preloadable>(_ order: Preloading<Target>) {
        cancelPreload()
        let overlay = PreloadOverlay(frame: view.bounds)
        overlay.controller = self
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        overlay.preload = Target.load(
            order.request, policy: order.policy, timeout: order.timeout, clock: order.clock
        ) { [weak self, weak overlay] result in
            guard let self, let overlay, overlay.superview != nil else { return }
            overlay.preload = nil
            overlay.removeFromSuperview()
            if isInStack { ended(order, result) }
        }
    }

    private func ended<Target: Preloadable>(_ order: Preloading<Target>, _ result: Result<Target.Model, any Error>) {
        switch result {
        case .success(let model):
            let controller = order.make()
            controller.model = model
            order.show(controller)
        case .failure(let error) where error.isCancellation: break
        case .failure(let error):
            let words = ErrorRecovery.shared.words
            let shown: any Error =
                error.isConnectionFailure
                ? error.withRecovery([.retry(words.retry), .cancel(words.cancel)]) : error
            presentError(shown) { [weak self] recovered in
                guard recovered, let self, isInStack else { return }
                begin(order)
            }
        }
    }

    /// Cancels the load of ``preload(_:into:policy:timeout:clock:show:)``. Has no effect without one.
    public func cancelPreload() {
        for case let overlay as PreloadOverlay in viewIfLoaded?.subviews ?? [] { overlay.callOff() }
    }

    /// Whether it stands on a stack still: in a window, covered in one, or below others in a container that is.
    var isInStack: Bool {
        var top = self
        while let parent = top.parent { top = parent }
        if top.isBeingDismissed { return false }
        if top.viewIfLoaded?.window != nil || top.presentingViewController != nil || top.presentedViewController != nil {
            return true
        }
        return UIApplication.shared.connectedScenes.contains { scene in
            (scene as? UIWindowScene)?.windows.contains { $0.rootViewController === top } == true
        }
    }
}

/// What a controller is to load and show.
@MainActor private struct Preloading<Target: Preloadable> {
    let request: Target.Request
    let make: @MainActor () -> Target
    let policy: RetryPolicy
    let timeout: TimeInterval?
    let clock: any LoadingClock
    let show: @MainActor (Target) -> Void
}

/// The wheel over a controller that loads what the next one shows; knows when the controller leaves.
final class PreloadOverlay: LoadingOverlayView {
    weak var controller: UIViewController?
    var preload: Preload?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpShade()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpShade()
    }

    /// What is below stays in sight: the user is still there.
    private func setUpShade() {
        backgroundColor = UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 0 : 1, alpha: 0.6)
        }
    }

    deinit {
        guard let preload else { return }
        Task { @MainActor in preload.cancel() }
    }

    func callOff() {
        preload?.cancel()
        preload = nil
        removeFromSuperview()
    }

    /// Out of the window: covered by the next screen, or gone. Which of them is certain after the turn.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, superview != nil else { return }
        Task { [weak self] in
            guard let self, self.window == nil, self.controller?.isInStack != true else { return }
            self.callOff()
        }
    }
}
