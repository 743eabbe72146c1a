// The state of an animator's run, and the contacts of which its delegates were told.
// No Apple page: this is ours.
import Foundation
import QuartzCore

/// The run of one animator.
struct DynamicRun {
    var link: CADisplayLink?
    /// Clock time at which the world had run ``steps``.
    var start: TimeInterval = 0
    var steps = 0
    /// Whether behaviours changed since the world took them over.
    var needsPlan = false
    var lastSerial = 0
    var referenceBounds: CGRect?
    /// The present contacts with their places.
    var touches: [Touch: Vec] = [:]
    /// The behaviours whose collision groups the world has, by the group's index.
    var collisions: [UICollisionBehavior] = []
    var jointOwners: [ObjectIdentifier] = []
}

/// A contact that a delegate is told of.
struct Touch: Hashable, Comparable {
    /// The behaviour's number.
    var behavior: Int
    /// An item's number, or a boundary's name.
    var first: Int
    var second: Int
    var isBoundary: Bool

    static func < (a: Touch, b: Touch) -> Bool {
        if a.isBoundary != b.isBoundary { return a.isBoundary }
        return (a.behavior, a.first, a.second) < (b.behavior, b.first, b.second)
    }
}

/// The beginning or the end of a contact.
struct TouchEvent {
    var touch: Touch
    /// The place where the contact began; nil for an end.
    var place: Vec?
}
