// A controller with a model: views once, update as often as anything asks.
// Apple: "UIViewController", Managing the view. Rules M1…M6 of spec/systems.md, section 7.
import UIKit

#if canImport(Observation)
    import Observation
#endif

/// A controller with a model of a type.
///
/// A subclass builds its views in ``buildViewHierarchy()`` and writes them in ``updateViewWithCurrentModel()``. It needs no
/// initialiser of its own, so it can be made in code and from an archive alike (M1). The model may be set before the view is
/// loaded, while it is shown, and between two presentations; setting it never loads the view (M5).
open class ModelController<Model>: UIViewController, ModelPresenting {
    /// What is shown; nil for nothing yet. A subclass that overrides it calls `super`.
    open var model: Model? {
        didSet { modelDidChange() }
    }

    /// Whether the view follows changes inside a model of an `@Observable` class, and of whatever else of the kind
    /// ``updateViewWithCurrentModel()`` reads: from iOS 17, once for all changes of a turn. False unless overridden.
    open var observesModel: Bool { false }

    /// Adds the views to `view`. Called once for each view that the controller loads, also where `viewDidLoad` runs again for
    /// the same one (M3). Does nothing here.
    open func buildViewHierarchy() {}

    /// Writes the views from ``model``, also where it is nil. Called with the view loaded. Does nothing here.
    open func updateViewWithCurrentModel() {}

    /// Builds the views and writes them.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if builtView !== view {
            builtView = view
            buildViewHierarchy()
        }
        modelDidChange()
    }

    /// Writes the views if there are any. Called by itself for every new model.
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
