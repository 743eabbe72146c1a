// Numbers that a layer cannot take: NaN and infinity are reported, and the earlier value stays.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation

extension CALayer {
    /// Whether a number is finite; else reports UIK0412, once for each place.
    func takes(_ member: StaticString, _ value: CGFloat) -> Bool {
        value.isFinite || refuses(member, NumberCheck.text(value))
    }

    func takes(_ member: StaticString, _ value: Float) -> Bool { takes(member, CGFloat(value)) }

    func takes(_ member: StaticString, _ value: CGPoint) -> Bool {
        value.x.isFinite && value.y.isFinite || refuses(member, value.numbersText)
    }

    func takes(_ member: StaticString, _ value: CGSize) -> Bool {
        value.width.isFinite && value.height.isFinite || refuses(member, NumberCheck.text(value.width, value.height))
    }

    func takes(_ member: StaticString, _ value: CGRect) -> Bool { value.isFiniteRect || refuses(member, value.numbersText) }

    func takes(_ member: StaticString, _ value: CATransform3D) -> Bool { value.isFinite || refuses(member, value.summary) }

    func takes(_ member: StaticString, _ values: [NSNumber]?) -> Bool {
        guard let values, !values.allSatisfy(\.doubleValue.isFinite) else { return true }
        return refuses(member, "\(values.map(\.doubleValue))")
    }

    /// Times of a layer: lengths and counts may be infinite, never NaN.
    func takes(_ timing: LayerTiming) -> Bool {
        let finite: [(StaticString, Double)] = [
            ("CALayer.beginTime", timing.beginTime), ("CALayer.speed", Double(timing.speed)),
            ("CALayer.timeOffset", timing.timeOffset),
        ]
        for (member, value) in finite where !value.isFinite { return refuses(member, "\(value)") }
        let lengths: [(StaticString, Double)] = [
            ("CALayer.duration", timing.duration), ("CALayer.repeatCount", Double(timing.repeatCount)),
            ("CALayer.repeatDuration", timing.repeatDuration),
        ]
        for (member, value) in lengths where value.isNaN { return refuses(member, "\(value)") }
        return true
    }

    /// The same for a value that is set by its key.
    func takes(_ value: AnimatableValue, forKey key: String) -> Bool {
        if case .path = value { return true }
        if value.isFinite { return true }
        return refuses("CALayer.setValue(_:forKeyPath: \"\(key)\")", "\(value)")
    }

    @inline(never)
    private func refuses(_ member: StaticString, _ value: String) -> Bool { refuses("\(member)", value) }

    private func refuses(_ member: String, _ value: String) -> Bool {
        Catalogue.layerNumberInvalid.reportNumber(member, value, object: describe(self))
        return false
    }
}
