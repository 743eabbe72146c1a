// Controllers that show a model, and hear of a new one whether their view is loaded or not.
// No Apple page: the rules follow Michael Ochs, ios-coding.com, "Model handling in UIViewController".
import UIKit

/// A controller that shows a model.
///
/// One method updates the whole view from the model. It changes nothing else and can be called at any time.
/// `viewDidLoad` calls it after building the views, and every new model calls it once the views exist:
///
/// ```swift
/// final class ProfileController: UIViewController, ModelPresenting {
///     @Displayed var profile: Profile? = nil
///     private let name = UILabel()
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(name)
///         updateViewWithCurrentModel()
///     }
///     func updateViewWithCurrentModel() { name.text = profile?.name }
/// }
/// ```
/// A table view controller calls `reloadData()` in the method. ``ModelController`` is a base class with the other parts.
@preconcurrency @MainActor public protocol ModelPresenting: UIViewController {
    /// Updates the view from the model, which can be nil. Called with the view loaded.
    func updateViewWithCurrentModel()
}

extension ModelPresenting {
    /// Updates the view if it is loaded; never loads it. Call this method after a change of the model.
    public func modelDidChange() {
        if isViewLoaded { updateViewWithCurrentModel() }
    }
}

/// A property of a ``ModelPresenting`` controller that updates the loaded view for every new value.
@propertyWrapper @MainActor public struct Displayed<Value> {
    private var stored: Value

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    @available(*, unavailable, message: "@Displayed belongs into a controller that adopts ModelPresenting")
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }

    /// The value in its controller. A new value updates the view.
    public static subscript<Owner: ModelPresenting>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Displayed>
    ) -> Value {
        get { owner[keyPath: storage].stored }
        set {
            owner[keyPath: storage].stored = newValue
            owner.modelDidChange()
        }
    }
}
