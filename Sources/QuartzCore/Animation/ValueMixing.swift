// Mixing of values of any kind that layers animate, and which key paths they animate: for UIKit's motion effects.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Arithmetic of animatable values as app code has them.
package enum ValueMixing {
    /// The value at a part of the way between two; one that is nil counts as nothing (zero, or the identity). Nil where both
    /// are nil, or of no kind that moves.
    package static func mixed(_ one: Any?, _ other: Any?, at part: CGFloat) -> Any? {
        let first = AnimatableValue(one), second = AnimatableValue(other)
        guard let from = first ?? second?.nothing, let to = second ?? first?.nothing else { return nil }
        return from.mixed(with: to, part).object
    }

    /// Whether a layer of this class shows a property of this path.
    package static func moves(_ keyPath: String) -> Bool { AnimationKey(keyPath).property != nil }
}

extension AnimatableValue {
    /// The neutral value of addition.
    fileprivate var nothing: AnimatableValue {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return adding(self, times: -1)
    }
}
