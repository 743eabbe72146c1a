// Whether a view class draws: read from its vtable, once a class.
// No Apple page: this is ours (Apple asks the Objective-C runtime for drawRect:).
import CoreGraphics
import Foundation
import QuartzCore

/// Finds the classes that override `draw(_ rect:)`, so that others cost no bitmap.
@MainActor enum DrawOverride {
    private final class Probe: UIView {
        override func draw(_ rect: CGRect) {}
    }
    private final class Plain: UIView {}
    private static let slot = DynamicInit.Slot(base: UIView.self, probe: Probe.self, plain: Plain.self)
    private static var known: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

    static func isOverridden(in type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = slot.differs(in: type, from: UIView.self)
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
