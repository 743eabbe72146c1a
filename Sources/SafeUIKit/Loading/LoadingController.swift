// A controller that loads its own model.
// Apple: "UIViewController".
import UIKit

/// The presentation of a failed load in a controller.
public enum LoadErrorStyle: Sendable {
    /// In place of the content.
    case inline
    /// On a card above the content, which stays usable.
    case overlay
    /// In an alert by `presentError`, with a retry button if a retry can help.
    case alert
    /// None: the subclass presents the failure in ``LoadingController/loadStateDidChange(_:)``.
    case none
}

/// A controller that loads its own model, once automatically and again on the user's request.
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
/// Neither loading the view nor a second presentation begins a request. The first appearance does, unless the model is already
/// loaded. The request is cancelled when the controller is deallocated.
open class LoadingController<Model: Sendable>: ModelController<Model> {
    /// Creates the loader. Called once, for the first load. The loader must not retain the controller. Nil, the default, loads
    /// nothing.
    open func makeLoader() -> Loader<Model>? { nil }

    /// Whether the first appearance loads the model. The default is true.
    open var loadsWhenShown: Bool { true }

    /// Returns the presentation of a failure: by default in place of missing content, else on a card above the content.
    open func errorStyle(for error: any Error) -> LoadErrorStyle { model == nil ? .inline : .overlay }

    /// Returns whether a failure is shown with a retry button; by default for failed connections.
    open func offersRetry(for error: any Error) -> Bool { error.isConnectionFailure }

    /// Tells the subclass that the state of the load has changed; the model is already set. Does nothing by default.
    open func loadStateDidChange(_ state: LoadState<Model>) {}

    /// The loader, created at the first access.
    public var loader: Loader<Model>? {
        if let made { return made }
        guard let loader = makeLoader() else { return nil }
        loader.onChange = { [weak self] in self?.changed(to: $0) }
        made = loader
        return loader
    }
    private var made: Loader<Model>?

    /// Releases the loader, to show another model. A request in progress is cancelled, and the next one uses a new loader.
    /// The model is kept until then.
    public func renewLoader() {
        made?.onChange = nil
        made?.cancel()
        made = nil
        if isViewLoaded { showState() }
    }

    // MARK: Loading

    /// Loads the model unless the load is in progress or done. Callable at any time, even in an initialiser; never loads the
    /// view.
    open func loadIfNeeded() {
        if model == nil || made?.state.error != nil { loader?.loadIfNeeded() }
    }

    /// Loads the model again, on the user's request. Callable at any time.
    open func reload() { loader?.reload() }

    /// The state of the load.
    public var loadState: LoadState<Model> { made?.state ?? .idle }

    /// Loads the model at the first appearance.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if loadsWhenShown { loadIfNeeded() }
    }

    /// Shows the state of the load. Begins no request.
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
        let shown: any Error =
            offersRetry(for: error)
            ? error.withRecovery([.retry(words.retry), .cancel(words.cancel)]) : error
        presentError(shown) { [weak self] recovered in
            if recovered { self?.loader?.retry() }
        }
    }
}
