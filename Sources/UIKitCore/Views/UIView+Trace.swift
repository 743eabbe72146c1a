// How a trace names responders.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import QuartzCore

extension UIResponder: TraceNamed {
    /// The class with the accessibility identifier, or with the address.
    nonisolated package var traceName: String {
        guard MainExecutor.isCurrent else { return Trace.plainName(self) }
        return MainActor.assumeIsolated {
            let name = (self as? UIView)?.accessibilityIdentifier
            return name.map { "\(type(of: self)) \"\($0)\"" } ?? Trace.plainName(self)
        }
    }
}
