// Numbers that a control cannot take.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import UIKitCore

/// Checks of what is set on controls.
@MainActor package enum ControlValue {
    /// False, with UIK0360, for NaN and infinity: the value is not taken.
    package static func isNumber(_ value: some BinaryFloatingPoint, _ control: UIView, _ property: String) -> Bool {
        if value.isFinite { return true }
        Catalogue.controlValueNotFinite.report(
            object: ObjectName.of(control), cause: "\(property) was set to \(value.isNaN ? "nan" : "infinity").")
        return false
    }
}
