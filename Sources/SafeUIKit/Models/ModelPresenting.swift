// Controllers that show a model, and hear of a new one whether their view is loaded or not.
// The rules are those of seed report 003, "Model handling in UIViewController": M1…M6 of spec/systems.md, section 7.
import UIKit

/// A controller that shows a model.
///
/// It writes the whole view from the model in one method, which changes nothing else and may be called at any time.
/// `viewDidLoad` calls it after building the views, and so does every new model once there are views:
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
/// A table's controller calls `reloadData()` in the method (M6). ``ModelController`` is a base class that does the rest.
@preconcurrency @MainActor public protocol ModelPresenting: UIViewController {
    /// Writes the view from the model, also where there is none. Called with the view loaded.
    func updateViewWithCurrentModel()
}

extension ModelPresenting {
    /// To be called when the model has changed: updates the view if it is loaded, and never loads it (M4, M5).
    public func modelDidChange() {
        if isViewLoaded { updateViewWithCurrentModel() }
    }
}

/// A property of a ``ModelPresenting`` controller whose every new value updates the view, if it is loaded.
@propertyWrapper @MainActor public struct Displayed<Value> {
    private var stored: Value

    /// A property with a first value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    @available(*, unavailable, message: "@Displayed belongs into a controller that adopts ModelPresenting")
    public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
    }

    /// The value in its controller; a new one updates the view.
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
