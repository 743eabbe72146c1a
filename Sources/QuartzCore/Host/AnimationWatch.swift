// The running animations of a tree, and the time at which the next of them ends.
// No Apple page: this is ours.
import Foundation

/// The animations in a host's tree that have not ended, and the time of the next end.
struct AnimationWatch {
    /// The layers with animations that have not ended, or with a beginning or end of their own. A layer that left the tree
    /// stays in the list until the next commit.
    var layers = ContiguousArray<CALayer>()
    /// The absolute time before which no animation ends, as long as nothing changes.
    var nextEnd = TimeInterval.infinity
    /// Whether time alone changes the picture: an animation runs whose clock is not stopped, or begins later.
    var isTicking = false
    /// Whether the values of layers' own keys are drawn at every frame.
    var hasCustomKeys = false
    private var started: [RunningAnimation] = []

    mutating func add(_ layer: CALayer) {
        if layer.extras.rare?.isWatched == true { return }
        layer.extras.change { $0.isWatched = true }
        layers.append(layer)
    }

    mutating func began(_ one: RunningAnimation) { started.append(one) }

    /// Returns the animations that began with this commit, in the order in which they were added, and empties the list.
    mutating func takeStarted() -> [RunningAnimation] {
        if started.isEmpty { return [] }
        defer { started = [] }
        return started.sorted { $0.serial < $1.serial }
    }
}

extension LayerHost {
    func animationStarted(_ one: RunningAnimation, in layer: CALayer) { watch.began(one) }

    /// Called by a commit for each changed layer with animations.
    func watch(_ layer: CALayer) { watch.add(layer) }

    /// Whether the picture changes without new commits, or an animation waits for its end. Animations that stand still do
    /// not count.
    package var hasRunningAnimations: Bool { watch.isTicking }

    /// Whether an animation runs that will end: one that repeats without end does not count.
    package var hasEndingAnimations: Bool { watch.isTicking && watch.nextEnd < .infinity }

    /// Animations that are over, or whose layer left the screen; those that remove themselves leave their layers. In the
    /// order of their ends, those that end together in that of adding.
    func takeEnded(at now: TimeInterval) -> [(RunningAnimation, CALayer, Bool)] {
        var result: [(one: RunningAnimation, layer: CALayer, isOver: Bool, end: TimeInterval)] = []
        for layer in watch.layers {
            guard let running = layer.extras.rare?.animations, !running.isEmpty else { continue }
            let isHere = layer.rootLayer === rootLayer, local = layer.localTime(now)
            for one in running where one.hasStarted && !one.needsBegin {
                let end = one.record.timing.endTime
                let isOver = end <= local
                guard isOver || !isHere else { continue }
                if one.record.removesItself || !isHere {
                    layer.forget(one)
                }
                if !one.hasEnded { result.append((one, layer, isOver, isOver ? layer.absoluteTime(end, layer) : now)) }
            }
        }
        result.sort { ($0.end, $0.one.serial) < ($1.end, $1.one.serial) }
        lookAhead(at: now)
        return result.map { ($0.one, $0.layer, $0.isOver) }
    }

    /// Animations of layers that the layout of this very commit took off the screen: they end unfinished, as nothing will
    /// look at them again.
    func takeLeft() -> [(RunningAnimation, CALayer, Bool)] {
        var result: [(RunningAnimation, CALayer, Bool)] = []
        for layer in watch.layers where layer.rootLayer !== rootLayer {
            guard let running = layer.extras.rare?.animations else { continue }
            for one in running where one.hasStarted {
                layer.forget(one)
                if !one.hasEnded { result.append((one, layer, false)) }
            }
        }
        return result
    }

    /// Finds the next end, and whether anything runs at all.
    func lookAhead(at now: TimeInterval) {
        var next = TimeInterval.infinity, isTicking = false, hasCustomKeys = false
        watch.layers.removeAll { layer in
            var isWanted = false
            let clock = layer.clock(at: now)
            if layer.rootLayer === rootLayer {
                if let edge = clock.nextEdge {
                    isWanted = true
                    isTicking = true
                    next = min(next, edge)
                }
            } else {
                layer.extras.change { $0.isWatched = false }
                return true
            }
            if let last = layer.lastTick(at: now) {
                isWanted = true
                if clock.rate != 0 {
                    isTicking = true
                    if clock.rate > 0, last < .infinity { next = min(next, now + (last - clock.local) / clock.rate) }
                }
            }
            for one in layer.extras.rare?.animations ?? [] {
                let end = one.needsBegin ? .infinity : one.record.timing.endTime
                if end <= clock.local { continue }
                isWanted = true
                if one.record.body.hasCustomKeys { hasCustomKeys = true }
                if clock.rate == 0 || one.record.timing.speed == 0 { continue }
                isTicking = true
                if clock.rate > 0, end < .infinity { next = min(next, now + (end - clock.local) / clock.rate) }
            }
            if !isWanted { layer.extras.change { $0.isWatched = false } }
            return !isWanted
        }
        watch.nextEnd = next
        watch.isTicking = isTicking
        watch.hasCustomKeys = hasCustomKeys
    }
}
