// How a view goes over from one look to another.
// Apple: "UIView.AnimationOptions", the transitions.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitValues

/// One transition of a view.
@MainActor enum ViewTransition {
    enum Kind: UInt {
        case flipFromLeft = 1, flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
    }

    /// Steps: 1. the old look is kept; 2. the changes, with layout; 3. animations of both looks; 4. at the end the old
    /// look goes, before the completion.
    static func run(
        _ view: UIView, _ wanted: AnimationSettings, _ change: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let settings = wanted.inside(AnimationBlock.current?.settings)
        guard let kind = Kind(rawValue: (wanted.options.rawValue >> 20) & 0x7), settings.duration > 0,
            AnimationBlock.isEnabled, view.window != nil
        else { return AnimationBlock.run(wanted, change, completion) }
        if kind == .crossDissolve { return dissolve(view, settings, change, completion) }
        guard let turn = TurningLook(view, kind) else { return AnimationBlock.run(wanted, change, completion) }
        Catalogue.stored(
            "UIView.transition", of: ObjectName.of(view), isDefault: kind != .curlUp && kind != .curlDown,
            "Pages turn about their top edge and stay flat.")
        let block = AnimationBlock(settings, .layers) { finished in
            turn.end()
            completion?(finished)
        }
        block.perform(change)
        view.layoutIfNeeded()
        // The changes may have taken it out: nothing moves, and the completion comes with the turn's end.
        if view.window != nil { turn.begin(block) }
        block.close()
    }

    private static func dissolve(
        _ view: UIView, _ settings: AnimationSettings, _ change: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let block = AnimationBlock(settings, .layers, completion)
        block.perform(change)
        view.layoutIfNeeded()
        let fade = CATransition()
        fade.type = .fade
        fade.timingFunction = settings.pace.timingFunction
        if view.window != nil { block.add(fade, to: view.layer, named: kCATransition) }
        block.close()
    }
}

/// The old look of a view as a picture beside it, while both turn.
@MainActor private final class TurningLook {
    private let view: UIView
    private let kind: ViewTransition.Kind
    private let old = CALayer()
    private let wasDoubleSided: Bool

    init?(_ view: UIView, _ kind: ViewTransition.Kind) {
        let bounds = view.bounds
        guard let host = view.layer.superlayer, bounds.width > 0, bounds.height > 0,
            let image = view.snapshotImage(of: bounds, afterUpdates: true)
        else { return nil }
        self.view = view
        self.kind = kind
        wasDoubleSided = view.layer.isDoubleSided
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        old.bounds = CGRect(origin: .zero, size: bounds.size)
        old.anchorPoint = view.layer.anchorPoint
        old.position = view.layer.position
        old.zPosition = view.layer.zPosition
        old.transform = view.layer.transform
        old.opacity = view.layer.opacity
        old.contents = image
        old.contentsScale = max(1, view.traitCollection.displayScale)
        old.isDoubleSided = false
        host.insertSublayer(old, above: view.layer)
        CATransaction.commit()
    }

    /// Begins the animation: both looks turn like the two sides of a card; a page turns alone.
    func begin(_ block: AnimationBlock) {
        let layer = view.layer
        switch kind {
        case .curlUp: add(block, to: old, angles: (0, -AnimationMeasures.curl), about: .top)
        case .curlDown:
            // The new look comes down over the old one.
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.superlayer?.insertSublayer(old, below: layer)
            CATransaction.commit()
            add(block, to: layer, angles: (-AnimationMeasures.curl, 0), about: .top)
        default:
            setDoubleSided(false)
            let sign: CGFloat = kind == .flipFromLeft || kind == .flipFromTop ? 1 : -1
            let axis = kind == .flipFromLeft || kind == .flipFromRight ? Axis.upright : .level
            add(block, to: old, angles: (0, AnimationMeasures.turnOver * sign), about: axis)
            add(block, to: layer, angles: (-AnimationMeasures.turnOver * sign, 0), about: axis)
        }
    }

    func end() {
        setDoubleSided(wasDoubleSided)
        view.layer.removeAnimation(forKey: Self.name)
        old.removeFromSuperlayer()
    }

    private func setDoubleSided(_ value: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.isDoubleSided = value
        CATransaction.commit()
    }

    private enum Axis { case upright, level, top }

    private static let name = "turn"

    private func add(_ block: AnimationBlock, to layer: CALayer, angles: (CGFloat, CGFloat), about axis: Axis) {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        let base = layer.transform
        animation.values = (0...AnimationMeasures.turnSteps).map { step in
            let angle = angles.0 + (angles.1 - angles.0) * CGFloat(step) / CGFloat(AnimationMeasures.turnSteps)
            return CATransform3DConcat(turn(layer, angle * .pi / 180, axis), base)
        }
        animation.timingFunction = block.settings.pace.timingFunction
        animation.setValue(true, forKey: LayerMotion.mark)
        // The completion comes with a commit: until the next one both looks stay where they are.
        block.add(animation, to: layer, named: Self.name, stays: true)
    }

    /// A turn seen from a distance of twice the longer side; > 0 brings the left or the top side to the front.
    private func turn(_ layer: CALayer, _ angle: CGFloat, _ axis: Axis) -> CATransform3D {
        let size = layer.bounds.size
        // From the anchor to the middle of the axis.
        let anchor = layer.anchorPoint
        let x = (0.5 - anchor.x) * size.width
        let y = ((axis == .top ? 0 : 0.5) - anchor.y) * size.height
        let rotation =
            axis == .upright
            ? CATransform3DMakeRotation(angle, 0, 1, 0) : CATransform3DMakeRotation(-angle, 1, 0, 0)
        var depth = CATransform3DIdentity
        depth.m34 = -1 / (2 * max(size.width, size.height, 1))
        let seen = CATransform3DConcat(rotation, depth)
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-x, -y, 0), CATransform3DConcat(seen, CATransform3DMakeTranslation(x, y, 0)))
    }
}
