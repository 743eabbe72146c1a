// A controller with a model: views once, update as often as anything asks.
// Apple: "UIViewController", Managing the view.
import UIKit

#if canImport(Observation)
    import Observation
#endif

/// A controller that shows a model.
///
/// A subclass builds its views in ``buildViewHierarchy()`` and writes them in ``updateViewWithCurrentModel()``. It needs no
/// initialiser of its own, so it can be created in code and from an archive. The model can be set before the view is loaded,
/// while it is shown, and between two presentations. Setting the model never loads the view.
open class ModelController<Model>: UIViewController, ModelPresenting {
    /// The model; nil for none yet. An override calls `super`.
    open var model: Model? {
        didSet { modelDidChange() }
    }

    /// Whether the view follows changes inside a model of an `@Observable` class, and of any other observable object that
    /// ``updateViewWithCurrentModel()`` reads: from iOS 17, once for all changes of a turn. False by default.
    open var observesModel: Bool { false }

    /// Adds the subviews to `view`. Called once for each view that the controller loads, even if `viewDidLoad` runs again for
    /// the same view. Does nothing by default.
    open func buildViewHierarchy() {}

    /// Updates the views from ``model``, which can be nil. Called with the view loaded. Does nothing by default.
    open func updateViewWithCurrentModel() {}

    /// Builds the views and updates them.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if builtView !== view {
            builtView = view
            buildViewHierarchy()
        }
        modelDidChange()
    }

    /// Updates the views if they are loaded. Called automatically for every new model.
    open func modelDidChange() {
        guard isViewLoaded else { return }
        #if canImport(Observation)
            if observesModel, #available(iOS 17, *) { return updateFollowing() }
        #endif
        updateViewWithCurrentModel()
    }

    /// The view that was built.
    private weak var builtView: UIView?
    /// Which update is the last: changes that earlier ones wait for are no longer heard.
    private var update = 0

    #if canImport(Observation)
        @available(iOS 17, *)
        private func updateFollowing() {
            update += 1
            let current = update
            withObservationTracking {
                updateViewWithCurrentModel()
            } onChange: { [weak self] in
                Task { @MainActor in
                    guard let self, self.update == current else { return }
                    self.modelDidChange()
                }
            }
        }
    #endif
}
