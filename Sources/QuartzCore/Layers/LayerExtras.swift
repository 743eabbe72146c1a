// The values that few layers use and the compositor never reads: names, actions, values by key, animations.
// No Apple page: this is ours.
import Foundation

/// An animation in a layer, with what its clock needs.
final class RunningAnimation {
    let key: String
    /// The layer's own copy; handed out by `animation(forKey:)`.
    let animation: CAAnimation
    /// The record that the render tree evaluates. The first commit that sees it sets its beginning.
    var record: AnimationRecord
    /// Transactions that wait for it.
    var groups: [TransactionLevel]
    /// Whether the delegate was told of the beginning.
    var hasStarted = false
    var hasEnded = false
    /// Whether the next commit sets the beginning.
    var needsBegin: Bool
    /// Rises with every animation that is added: the order in which delegates hear.
    let serial: Int
    /// The layer's look before a transition; nil for other animations.
    var oldLook: RenderNode?

    init(key: String, animation: CAAnimation, record: AnimationRecord, groups: [TransactionLevel], serial: Int) {
        self.key = key
        self.serial = serial
        needsBegin = record.timing.beginTime == 0
        self.animation = animation
        self.record = record
        self.groups = groups
    }
}

extension RunningAnimation {
    /// The record as it is evaluated before the commit that is its beginning: at its begin.
    func shown(at local: TimeInterval) -> AnimationRecord {
        guard needsBegin else { return record }
        var result = record
        result.timing.beginTime = local
        return result
    }
}

/// The box of rare things.
final class RareExtras {
    var name: String?
    var contents: Any?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var values: [String: Any] = [:]
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter: CALayerContentsFilter?
    var magnificationFilter: CALayerContentsFilter?
    var minificationFilterBias: Float = 0
    var animations: [RunningAnimation] = []
    /// Whether the host watches the layer's animations.
    var isWatched = false
    /// The layer that a presentation copy shows; nil for other layers.
    var modelLayer: CALayer?

    func copy() -> RareExtras {
        let other = RareExtras()
        other.name = name
        other.contents = contents
        other.actions = actions
        other.style = style
        other.values = values
        other.filters = filters
        other.backgroundFilters = backgroundFilters
        other.compositingFilter = compositingFilter
        other.contentsFormat = contentsFormat
        other.minificationFilter = minificationFilter
        other.magnificationFilter = magnificationFilter
        other.minificationFilterBias = minificationFilterBias
        return other
    }
}

/// One word in most layers.
struct LayerExtras {
    var rare: RareExtras?

    mutating func change(_ body: (inout RareExtras) -> Void) {
        var box = rare ?? RareExtras()
        body(&box)
        rare = box
    }

    var contents: Any? { rare?.contents }

    mutating func setContents(_ value: Any?) {
        if rare == nil && value == nil { return }
        change { $0.contents = value }
    }

    func animation(_ key: String) -> CAAnimation? { rare?.animations.first { $0.key == key }?.animation }
}
