// Keys that only a layer's class knows: animated values, drawn frame by frame.
// Apple: "CALayer", needsDisplay(forKey:), init(layer:).
import CoreGraphics
import Foundation
import Stage

extension CALayer {
    /// The animated values of keys that the model does not know, at a time of the layer. Unanimated values come from
    /// `value(forKey:)`.
    func customValues(at local: TimeInterval) -> [String: AnimatableValue] {
        var result: [String: AnimatableValue] = [:]
        for one in extras.rare?.animations ?? [] where one.record.body.hasCustomKeys {
            let record = one.shown(at: local)
            guard let (fraction, runs) = record.timing.moment(at: local) else { continue }
            record.body.applyCustom(
                fraction, runs, record.timing, { result[$0] ?? AnimatableValue(self.value(forKey: $0)) },
                { result[$0] = $1 })
        }
        return result
    }

    /// The value of a key of the class's own with its animations; nil where none moves it.
    func presentedCustom(_ key: String) -> AnimatableValue? { customValues(at: localTime(CACurrentMediaTime()))[key] }

    /// Draws a copy that has the animated values, made by `init(layer:)`, and shows what it drew; the layer keeps its
    /// values. Nothing where no animated key asks for drawing. Within a commit.
    func drawPresented(at time: TimeInterval) {
        let type = Swift.type(of: self)
        guard customValues(at: localTime(time)).keys.contains(where: { type.needsDisplay(forKey: $0) }),
            let copy = presentationCopy(at: time)
        else { return }
        copy.ownDelegate = delegate
        copy.display()
        copy.ownDelegate = nil
        values.contents = copy.values.contents
        values.contentsFactor = copy.values.contentsFactor
    }

    /// Whether an animation moves a key of the class's own.
    var movesCustomKeys: Bool { extras.rare?.animations.contains { $0.record.body.hasCustomKeys } == true }

    /// An animation of such keys is gone: the layer is drawn with its own values.
    func endCustomKeys() { markNeedsDisplay() }
}

extension LayerHost {
    /// Lets the commit draw the layers whose own keys move.
    func markCustomKeys() {
        guard watch.hasCustomKeys, watch.isTicking else { return }
        for layer in watch.layers where layer.movesCustomKeys { layer.mark(.node) }
    }
}
