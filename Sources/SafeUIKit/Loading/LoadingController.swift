// A controller that loads its own model.
// Rules N2…N6 of spec/systems.md, section 7; Apple: "UIViewController".
import UIKit

/// How a controller shows that its load failed.
public enum LoadErrorStyle: Sendable {
    /// In place of the content.
    case inline
    /// On a card above the content, which stays usable.
    case overlay
    /// By `presentError`, with a retry where trying again may help.
    case alert
    /// Not at all: the subclass does it in ``LoadingController/loadStateDidChange(_:)``.
    case none
}

/// A controller that loads its own model: once by itself, then as often as the user asks.
///
/// ```swift
/// final class UserController: LoadingController<User> {
///     var id = 0
///     override func makeLoader() -> Loader<User>? {
///         Loader { [id] in try await API.user(id) }
///     }
///     override func buildViewHierarchy() { view.addSubview(name) }
///     override func updateViewWithCurrentModel() { name.text = model?.name }
/// }
/// ```
/// Neither the view's loading nor a second presentation begins a request (N3, N6); the first appearance does, unless
/// something loaded it before (N5). The request is cancelled when the controller goes (N4).
open class LoadingController<Model: Sendable>: ModelController<Model> {
    /// Makes the loader, once, when something is to be loaded. It must not hold the controller. Nil here: nothing to load.
    open func makeLoader() -> Loader<Model>? { nil }

    /// Whether the first appearance loads. True unless overridden.
    open var loadsWhenShown: Bool { true }

    /// How a failure is shown: in place of the content while there is none, else on a card above it. A subclass may decide.
    open func errorStyle(for error: any Error) -> LoadErrorStyle { model == nil ? .inline : .overlay }

    /// Whether a failure is shown with a button to try again: failed connections are (N2).
    open func offersRetry(for error: any Error) -> Bool { error.isConnectionFailure }

    /// The state of the load has changed; the model is set already. Does nothing here.
    open func loadStateDidChange(_ state: LoadState<Model>) {}

    /// The loader; made at the first use.
    public var loader: Loader<Model>? {
        if let made { return made }
        guard let loader = makeLoader() else { return nil }
        loader.onChange = { [weak self] in self?.changed(to: $0) }
        made = loader
        return loader
    }
    private var made: Loader<Model>?

    /// Forgets the loader, as for another thing to show: a request under way is cancelled, the next one goes through a new
    /// loader. The model stays until then.
    public func renewLoader() {
        made?.onChange = nil
        made?.cancel()
        made = nil
        if isViewLoaded { showState() }
    }

    // MARK: Loading

    /// Loads unless it is under way or done. May be called at any time, in an initialiser as well; never loads the view.
    open func loadIfNeeded() {
        if model == nil || made?.state.error != nil { loader?.loadIfNeeded() }
    }

    /// Loads again, as the user asks. May be called at any time.
    open func reload() { loader?.reload() }

    /// Where the load stands.
    public var loadState: LoadState<Model> { made?.state ?? .idle }

    /// The first appearance loads.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if loadsWhenShown { loadIfNeeded() }
    }

    /// Shows where the load stands; begins none.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showState()
    }

    // MARK: Inside

    private var cover: UIView?

    private func changed(to state: LoadState<Model>) {
        if case .loaded(let value) = state { model = value }
        if isViewLoaded { showState() }
        if case .failed(let error) = state, errorStyle(for: error) == .alert { present(error) }
        loadStateDidChange(state)
    }

    /// Puts up what belongs to the state and takes down what belonged to the last.
    private func showState() {
        cover?.removeFromSuperview()
        cover = nil
        switch loadState {
        case .loading where model == nil: show(LoadingOverlayView(frame: view.bounds))
        case .failed(let error): show(error)
        default: break
        }
    }

    private func show(_ error: any Error) {
        let style = errorStyle(for: error)
        guard style == .inline || style == .overlay else { return }
        let errorView = LoadErrorView(style == .inline ? .inline : .card)
        errorView.texts = ErrorRecovery.shared.message(for: error).texts
        errorView.retryTitle = offersRetry(for: error) ? ErrorRecovery.shared.words.retry : nil
        errorView.onRetry = { [weak self] in self?.loader?.retry() }
        errorView.onClose = { [weak self] in
            self?.cover?.removeFromSuperview()
            self?.cover = nil
        }
        show(errorView)
    }

    private func show(_ cover: UIView) {
        cover.frame = view.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(cover)
        self.cover = cover
    }

    private func present(_ error: any Error) {
        let words = ErrorRecovery.shared.words
        let shown: any Error = offersRetry(for: error)
            ? error.withRecovery([.retry(words.retry), .cancel(words.cancel)]) : error
        presentError(shown) { [weak self] recovered in
            if recovered { self?.loader?.retry() }
        }
    }
}
