// Building the class that a metatype value names: what generated code calls.
// Swift: "Initialization", Required Initializers; Apple's compiler lets classes of UIKit do without `required`.
import Foundation
import QuartzCore
import SelectorDispatch

/// `type.init()`: an instance of the class that the value names at run time.
///
/// A class's own `init()` overrides none of UIView's here, so it cannot be found in the class: generated code registers it.
@preconcurrency @MainActor public func _vitInit<View: UIView>(_ type: View.Type) -> View {
    DispatchTable.performOwn(of: type, "_vitInit") as? View ?? DynamicInit.make(type)
}

/// `type.init(frame:)`: a view of the class that the value names at run time.
@preconcurrency @MainActor public func _vitInit<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    UIView.make(type, frame: frame)
}

/// `type.init()`: a view controller of the class that the value names at run time.
@preconcurrency @MainActor public func _vitInit<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    DispatchTable.performOwn(of: type, "_vitInit") as? Controller ?? DynamicInit.make(type)
}

/// `type.init(nibName:bundle:)`: a view controller of the class that the value names at run time.
@preconcurrency @MainActor public func _vitInit<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    DynamicInit.make(type, slot: NibSlot.value, text: nibName, object: bundle)
}

/// `type.init()` of another class of objects.
@_disfavoredOverload public func _vitInit<Object: NSObject>(_ type: Object.Type) -> Object { DynamicInit.make(type) }

@MainActor private enum NibSlot {
    private final class Probe: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    static let value = DynamicInit.Slot(base: UIViewController.self, probe: Probe.self)
}
