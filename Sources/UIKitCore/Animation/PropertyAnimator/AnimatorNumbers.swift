// Numbers from outside, brought into their domain.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// Numbers that a property animator is given.
enum AnimatorNumbers {
    /// Seconds, at least 0.
    static func seconds(_ value: Double, _ name: String) -> Double { within(0, .infinity, value, name, isStrict: true) }

    /// A part of the rest, 0…1.
    static func part(_ value: Double, _ name: String) -> Double { within(0, 1, value, name, isStrict: true) }

    /// The fraction of a value; nil if it is no number. Values outside of 0…1 are no mistake: fingers go there.
    static func fraction(_ value: Double) -> Double? {
        if value.isNaN {
            report(value, "fractionComplete")
            return nil
        }
        return min(max(value, 0), 1)
    }

    private static func within(_ low: Double, _ high: Double, _ value: Double, _ name: String, isStrict: Bool) -> Double {
        if value >= low, value <= high, value.isFinite { return value }
        report(value, name)
        return value.isFinite ? min(max(value, low), high) : 0
    }

    private static func report(_ value: Double, _ name: String) {
        Catalogue.animatorNumber.report(cause: "\(name) is \(value).")
    }
}
