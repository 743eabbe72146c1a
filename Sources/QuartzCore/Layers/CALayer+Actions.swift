// Actions and animations of a layer.
// Apple: "CALayer", Getting the layer's actions; Adding and removing animations.
import CoreGraphics
import Diagnostics
import Foundation
import Stage

extension CALayer {
    func findAction(_ key: String) -> (any CAAction)? {
        // 1. The delegate. 2. The dictionary. 3. The style's. 4. The class. `NSNull` ends the search.
        if let found = delegate?.action(for: self, forKey: key) { return found is NSNull ? nil : found }
        if let rare = extras.rare {
            if let found = rare.actions?[key] { return found is NSNull ? nil : found }
            if let styled = rare.style?["actions"] as? [String: any CAAction], let found = styled[key] {
                return found is NSNull ? nil : found
            }
        }
        if let found = Swift.type(of: self).defaultAction(forKey: key) { return found is NSNull ? nil : found }
        // 5. The implicit animation, for layers that are on screen.
        return isOnScreen ? implicitAnimation(key) : nil
    }

    /// Whether a commit of a shown tree has seen the layer where it is now.
    var isOnScreen: Bool {
        var layer = self
        while layer.tree.isShown {
            guard let owner = layer.tree.owner else { return layer.tree.host != nil }
            layer = owner
        }
        return false
    }

    private static let animatableKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "contentsRect",
        "cornerRadius", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity",
        "shadowRadius", "sublayerTransform", "transform", "zPosition", "anchorPointZ",
    ]

    private func implicitAnimation(_ key: String) -> CAAnimation? {
        // Documented: paths animate when asked to, never by being set.
        guard CATransaction.animationDuration() > 0, key != "path" else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        guard Self.animatableKeys.contains(key) || isSpecialKey(key) || movesImplicitly(key) else { return nil }
        animation.fromValue = presented(key)
        if animation.fromValue == nil {
            // No colour is a clear one; pictures that the layer drew itself and missing paths jump.
            guard case .color(nil)? = values.value(at: key) else { return nil }
            animation.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The model with the running animations resolved.
    func presentedModel(at time: TimeInterval) -> LayerModel {
        guard let running = extras.rare?.animations, !running.isEmpty else { return values }
        let local = localTime(time)
        var result = values
        for one in running { one.shown(at: local).apply(to: &result, at: local) }
        result.settle()
        return result
    }

    /// Whether a key is one of a subclass's own that can move.
    private func isSpecialKey(_ key: String) -> Bool {
        guard let special = values.special, let property = LayerProperty(key[...]) else { return false }
        return special.value(of: property) != nil
    }

    // MARK: Adding and removing

    func addAnimation(_ animation: CAAnimation, _ key: String?) {
        guard let copy = animation.copy(with: nil) as? CAAnimation else { return }
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        guard let record = copy.makeRecord(AnimationSetting(duration: copy.duration)) else { return }
        let state = CATransaction.current
        state.serial += 1
        let key = copy.reservedKey ?? key ?? "animation \(state.serial)"
        if Trace.tells(.animation) { tellAdding(copy, key) }
        dropAnimation(key)
        let groups = state.levels
        for group in groups { group.animationBegan() }
        let one = RunningAnimation(key: key, animation: copy, record: record, groups: groups, serial: state.serial)
        extras.change { $0.animations.append(one) }
        mark(.node)
        state.waiting.append(self)
        // Of a layer in no tree nothing else would ask for the turn that ends it.
        if host == nil { LayerChanges.notify() }
    }

    /// After a commit: animations of a layer that no tree shows do not wait for one; they end unfinished.
    func endUnseenAnimations() {
        guard rootLayer.tree.host == nil, let all = extras.rare?.animations else { return }
        for one in all where !one.hasStarted {
            forget(one)
            end(one, finished: false)
        }
    }

    /// Takes an animation off without telling anybody.
    func forget(_ one: RunningAnimation) {
        extras.rare!.animations.removeAll { $0 === one }
        if one.record.body.hasCustomKeys { endCustomKeys() }
        mark(.node)
    }

    func dropAnimation(_ key: String) {
        guard let index = extras.rare?.animations.firstIndex(where: { $0.key == key }) else { return }
        let gone = extras.rare!.animations.remove(at: index)
        if gone.record.body.hasCustomKeys { endCustomKeys() }
        mark(.node)
        end(gone, finished: false)
    }

    func dropAllAnimations() {
        guard let all = extras.rare?.animations, !all.isEmpty else { return }
        extras.rare!.animations = []
        if all.contains(where: { $0.record.body.hasCustomKeys }) { endCustomKeys() }
        mark(.node)
        for one in all { end(one, finished: false) }
    }

    var animationKeyList: [String]? {
        guard let all = extras.rare?.animations, !all.isEmpty else { return nil }
        return all.map(\.key)
    }

    /// Tells delegate and transactions, once.
    func end(_ running: RunningAnimation, finished: Bool) {
        let groups = running.groups
        running.groups = []
        if !running.hasEnded {
            running.hasEnded = true
            Trace.note(.animation, traceName, "\"\(running.key)\" ends: \(finished ? "its time is over" : "it was taken off")")
            running.animation.delegate?.animationDidStop(running.animation, finished: finished)
        }
        for group in groups.reversed() { group.animationEnded() }
    }

    // MARK: Presentation

    func presentationCopy() -> CALayer? {
        guard tree.node != nil, host != nil else { return nil }
        return presentationCopy(at: CACurrentMediaTime())
    }

    func presentationCopy(at time: TimeInterval) -> CALayer? {
        let copy = copyOfOwnClass()
        copy.values = presentedModel(at: time)
        if movesCustomKeys {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for (key, value) in customValues(at: localTime(time)) { copy.setValue(value.object, forKey: key) }
            CATransaction.commit()
        }
        copy.extras.change { $0.modelLayer = self }
        return copy
    }

    /// A copy made by the class's own `init(layer:)`.
    private func copyOfOwnClass() -> CALayer {
        let type = Swift.type(of: self)
        let plain = makeCopy()
        if Swift.type(of: plain) == type { return plain }
        return DynamicInit.make(type, slot: LayerProbe.slot, any: self)
    }
}

/// Finds where a class keeps `init(layer:)`; see `DynamicInit`.
private final class LayerProbe: CALayer {
    // In the vtable: NSObject's init first, then CALayer's own in the order of declaration.
    static let slot = DynamicInit.Slot(base: CALayer.self, probe: LayerProbe.self, nth: 1)
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
