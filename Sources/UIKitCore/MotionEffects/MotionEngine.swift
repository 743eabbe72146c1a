// The tilt of the device, and how it reaches the views that have motion effects.
// No Apple page: this is ours. The rules are those of "UIMotionEffect" and "UIAccessibility", isReduceMotionEnabled.
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import SelectorDispatch
import UIKitValues

/// Shows effects as animations that stand still and add to whatever the layer shows: model values stay, and no frame is
/// asked for.
@MainActor enum MotionEngine {
    /// The viewer's offset; nil before the stage told of any, as on a device without a gyroscope: then nothing moves.
    @SessionValue private(set) static var offset: UIOffset? = nil
    private static var views = NSHashTable<UIView>(options: [.weakMemory, .objectPointerPersonality])
    private static let prefix = "vitrine.motionEffect."

    static func tilt(_ new: UIOffset) {
        func bounded(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1), 1) : 0 }
        let new = UIOffset(horizontal: bounded(new.horizontal), vertical: bounded(new.vertical))
        guard new != offset else { return }
        offset = new
        refresh()
    }

    static func refresh() { for view in views.allObjects { apply(to: view) } }

    static func effectsChanged(of view: UIView) {
        if view.interaction.motionEffects.isEmpty { views.remove(view) } else { views.add(view) }
        apply(to: view)
    }

    private static func apply(to view: UIView) {
        let layer = view.layer
        for key in layer.animationKeys() ?? [] where key.hasPrefix(prefix) { layer.removeAnimation(forKey: key) }
        guard let offset, !UIAccessibility.isReduceMotionEnabled else { return }
        var number = 0
        for effect in view.interaction.motionEffects.flatMap(\.parts) {
            let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:]
            for (path, value) in values.sorted(by: { $0.key < $1.key }) {
                guard let layerPath = layerPath(path, of: effect), let value = UIInterpolatingMotionEffect.plain(value)
                else { continue }
                let animation = CABasicAnimation(keyPath: layerPath)
                animation.fromValue = value
                animation.toValue = value
                animation.isAdditive = true
                animation.isRemovedOnCompletion = false
                animation.duration = 1
                animation.speed = 0
                layer.add(animation, forKey: "\(prefix)\(number)")
                number += 1
            }
        }
    }

    /// Converts a path of the view to one of its layer; nil, with a diagnostic, if nothing there can be animated.
    private static func layerPath(_ path: String, of effect: UIMotionEffect) -> String? {
        var parts = path.split(separator: ".").map(String.init)
        if parts.first == "layer" {
            parts.removeFirst()
        } else if let first = parts.first {
            parts[0] = ["center": "position", "alpha": "opacity"][first] ?? first
        }
        let result = parts.joined(separator: ".")
        if ValueMixing.moves(result) { return result }
        Catalogue.motionEffectPath.report(
            object: ObjectName.of(effect), cause: "The key path \"\(path)\" does not lead to an animatable property of a layer.")
        return nil
    }
}

extension UIView {
    /// The effects of the device's tilt on the view, in the order in which they were added.
    public var motionEffects: [UIMotionEffect] {
        get { interaction.motionEffects }
        set {
            interaction.motionEffects = newValue
            MotionEngine.effectsChanged(of: self)
        }
    }
    /// Adds an effect; it shows at once where the device's tilt is known.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes an effect away, wherever it was added; another one means nothing.
    public func removeMotionEffect(_ effect: UIMotionEffect) {
        guard motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.removeAll { $0 === effect }
    }
}

private final class MotionEffectList {
    let all: [UIMotionEffect]
    init(_ all: [UIMotionEffect]) { self.all = all }
}

extension ViewInteraction {
    /// The motion effects of the view.
    var motionEffects: [UIMotionEffect] {
        get { motionSlot.object(as: MotionEffectList.self)?.all ?? [] }
        set { motionSlot.put(newValue.isEmpty ? nil : MotionEffectList(newValue)) }
    }
}
