// Where a supplementary item is attached.
// Apple: "NSCollectionLayoutAnchor".
import Foundation
import UIKitValues

/// A point of an item, by its edges and an offset.
///
/// Apple: "NSCollectionLayoutAnchor".
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges at which the point lies; the middle of an axis whose edges are missing.
    public private(set) final var edges: NSDirectionalRectEdge = []
    /// The point's offset from there: points, or parts of the supplementary item's own size.
    public private(set) final var offset = CGPoint.zero
    private var isFraction = false

    /// The middle. APPLE-DIFF: Apple has the other initializers alone.
    public override init() { super.init() }
    /// A point at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init()
        self.edges = edges
    }
    /// A point at so many points from edges; x counts in reading direction.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges)
        offset = absoluteOffset
    }
    /// A point at such parts of the supplementary item's size from edges.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges)
        offset = fractionalOffset
        isFraction = true
    }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFraction }
    /// Whether the offset is in parts of the supplementary item's size.
    open var isFractionalOffset: Bool { isFraction }

    /// A second anchor of the same edges and offset.
    open func copy(with zone: NSZone? = nil) -> Any {
        isFraction
            ? NSCollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
            : NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
    }
    /// The same edges and offset.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return MainActor.assumeIsolated {
            other.edges == edges && other.offset == offset && other.isFraction == isFraction
        }
    }
    /// The hash of the edges.
    open override var hash: Int { MainActor.assumeIsolated { edges.hashValue } }
}

extension NSCollectionLayoutAnchor {
    var plan: PlanAnchor { PlanAnchor(edges: edges, offset: offset, isFraction: isFraction) }
}
