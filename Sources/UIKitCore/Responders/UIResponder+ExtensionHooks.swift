// The places where UIKit's classes ask whether an extension of the program overrides a member.
// No Apple page: Objective-C's categories do this by replacing the method.
import SelectorDispatch

extension UIResponder {
    /// Returns the answer of the nearest extension for a property, else the class's own.
    package func hooked<Value>(_ name: String, at implementer: AnyClass, _ own: () -> Value) -> Value {
        ExtensionHooks.value(self, name, at: implementer, (), own)
    }

    /// Calls the method of the nearest extension, else the class's own.
    package func hooked<Arguments, Value>(
        _ name: String, at implementer: AnyClass, with arguments: Arguments, _ own: () -> Value
    ) -> Value {
        ExtensionHooks.value(self, name, at: implementer, arguments, own)
    }
}
