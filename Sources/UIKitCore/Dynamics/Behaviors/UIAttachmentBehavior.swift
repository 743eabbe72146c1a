// The behaviour that ties items together or to a point.
// Apple: "UIAttachmentBehavior".
import CoreGraphics
import Foundation
import UIKitValues

/// A tie between an item and another one or a point of the reference view.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of the attachment's second end.
    public enum AttachmentType: Int, Sendable {
        /// The attachment to another item.
        case items = 0
        /// The attachment to a point.
        case anchor = 1
    }
    /// The kind of the tie.
    enum Tie {
        case distance
        case limit
        case fixed
        case pin
        case sliding(CGVector)
    }
    final let tie: Tie
    final let first: any UIDynamicItem
    final let second: (any UIDynamicItem)?
    /// The offsets of the ends from the middles, in the items' own coordinates.
    final var offsets: (first: UIOffset, second: UIOffset)
    final var anchor: CGPoint
    final var numbers = Numbers()
    /// The numbers of the attachment that an app can set.
    struct Numbers {
        var length: CGFloat = 0
        var damping: CGFloat = 0
        var frequency: CGFloat = 0
        var frictionTorque: CGFloat = 0
        var range = UIFloatRange.infinite
        /// The turn between the items when they were tied.
        var restAngle: Double?
    }

    /// The item's middle stays as far from a point as it is now.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// A point of the item, from its middle, stays as far from a point as it is now.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(.distance, item, nil, offset, .zero, point)
    }
    /// The items' middles stay as far from each other as they are now.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// Points of the items, from their middles, stay as far from each other as they are now.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.distance, item1, item2, offset1, offset2, .zero) }
    /// A tie of any kind.
    init(
        _ tie: Tie, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?, _ offset1: UIOffset, _ offset2: UIOffset,
        _ anchor: CGPoint
    ) {
        (self.tie, self.first, self.second, self.anchor) = (tie, first, second, anchor)
        offsets = (offset1, offset2)
        super.init()
        begin()
    }

    /// One or two items.
    open var items: [any UIDynamicItem] { second.map { [first, $0] } ?? [first] }
    /// Whether it ties to an item or to a point.
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
    /// The point of the reference view's coordinates that the item is tied to; may be set at any time.
    open var anchorPoint: CGPoint {
        get { anchor }
        set { if DynamicNumber.accepts(CGVector(dx: newValue.x, dy: newValue.y), "anchorPoint") { anchor = newValue; changed() } }
    }
    /// The distance that is kept, or of a limit the greatest one, in points.
    open var length: CGFloat {
        get { numbers.length }
        set { set(\.length, newValue, "length") }
    }
    /// The damping; 1 is critical, 0 by default.
    open var damping: CGFloat {
        get { numbers.damping }
        set { set(\.damping, newValue, "damping") }
    }
    /// The frequency of the oscillation, in cycles per second; 0, the default, is rigid. Applies to distances and fixed
    /// attachments.
    open var frequency: CGFloat {
        get { numbers.frequency }
        set { set(\.frequency, newValue, "frequency") }
    }
    /// The torque required to rotate a pin; 0 by default. Its unit is guessed: a push of 1 at 100 points.
    open var frictionTorque: CGFloat {
        get { numbers.frictionTorque }
        set { set(\.frictionTorque, newValue, "frictionTorque") }
    }
    /// The range of a sliding attachment, in points, or of a pin's rotation, in radians; infinite by default.
    open var attachmentRange: UIFloatRange {
        get { numbers.range }
        set { numbers.range = newValue; changed() }
    }

    override func contribute(to plan: inout WorldPlan) { join(&plan) }
}
