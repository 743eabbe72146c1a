// A layer's place in the tree and what of it waits for the passes of a commit.
// No Apple page: this is ours.
import Foundation

/// The passes that a layer waits for, itself or with a layer below it.
struct DirtyFlags: OptionSet, Sendable {
    let rawValue: UInt16
    static let layout = DirtyFlags(rawValue: 1 << 0)
    static let display = DirtyFlags(rawValue: 1 << 1)
    /// The render node no longer matches the model.
    static let node = DirtyFlags(rawValue: 1 << 2)
    static let layoutBelow = DirtyFlags(rawValue: 1 << 3)
    static let displayBelow = DirtyFlags(rawValue: 1 << 4)
    static let nodeBelow = DirtyFlags(rawValue: 1 << 5)
    /// The layer stands in its owner's list of changed children.
    static let listed = DirtyFlags(rawValue: 1 << 6)
    /// The list of sublayers changed beyond what `edits` can say.
    static let allEdited = DirtyFlags(rawValue: 1 << 7)

    static let own: DirtyFlags = [.layout, .display, .node]
    static let below: DirtyFlags = [.layoutBelow, .displayBelow, .nodeBelow]

    /// The flags that an owner gets for these flags of a sublayer.
    var forOwner: DirtyFlags {
        let bits = rawValue & 0b111 | (rawValue >> 3) & 0b111
        return DirtyFlags(rawValue: bits << 3)
    }
}

/// A change of the list of sublayers since the last commit, in order.
enum ListEdit {
    case insert(CALayer, Int)
    case remove(Int)
}

/// Links, and what waits for a commit.
struct LayerTree {
    /// Superlayer, or the layer that this one masks. Cleared by the owner before it goes.
    unowned(unsafe) var owner: CALayer?
    var sublayers = ContiguousArray<CALayer>()
    var mask: CALayer?
    /// Rises along the owner's list; see ``SiblingOrder``.
    var rank = 0
    var isMask = false
    var dirty: DirtyFlags = [.node]
    /// Children with flags, each once (see `.listed`); may hold layers that left since.
    var changed = ContiguousArray<CALayer>()
    var edits = ContiguousArray<ListEdit>()
    /// The node of the last commit.
    var node: RenderNode?
    /// Set in the root of a tree that is shown.
    weak var host: LayerHost?
    /// Whether a commit has seen the layer at this place; the same must hold for all owners.
    var isShown = false
    /// Whether `layoutSublayers()` runs: sizes that it gives ask for no other layout.
    var isInLayout = false
    /// Whether somebody else than UIKit has put a view's layer into the list or taken it out: the order of the views says nothing of
    /// that of the layers then.
    var isArrangedByHand = false
    /// The changes of geometry of which the delegate wants to be told.
    var tells: LayerTells = []
}

/// The changes that a ``LayerPlacing`` is told of. Each flag is cleared when the delegate is told.
struct LayerTells: OptionSet, Sendable {
    let rawValue: UInt8
    /// Bounds, position or anchor point are set.
    static let geometry = LayerTells(rawValue: 1 << 0)
    /// The frame may differ: by those or by the transform.
    static let frame = LayerTells(rawValue: 1 << 1)
}

/// A delegate that places the layer and hears when somebody else has moved it.
package protocol LayerPlacing: AnyObject {
    /// Bounds, position or anchor point were set since ``CALayer/tellsGeometry`` was.
    func layerWasMoved()
    /// The frame may differ from what it was when ``CALayer/tellsFrame`` was set.
    func layerFrameMayDiffer()
}
