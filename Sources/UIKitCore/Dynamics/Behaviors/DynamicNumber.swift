// Numbers that behaviours take.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation

/// Refuses what would put the world out of joint.
@MainActor enum DynamicNumber {
    static func accepts(_ value: CGFloat, _ name: String) -> Bool {
        if value.isFinite { return true }
        Catalogue.dynamicNumber.report(cause: "\(name) is \(value).")
        return false
    }

    static func accepts(_ value: CGVector, _ name: String) -> Bool {
        accepts(value.dx, name) && accepts(value.dy, name)
    }
}
