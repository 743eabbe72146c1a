// The region in which a field acts.
// Apple: "UIRegion".
import CoreGraphics
import Foundation

/// An area about its own origin, which a field puts at its position.
@preconcurrency @MainActor
open class UIRegion: NSObject, NSCopying {
    nonisolated final let area: FieldRegion

    /// A circle.
    public init(radius: CGFloat) { area = .circle(max(Double(radius), 0)) }
    /// A rectangle with the origin in its middle.
    public init(size: CGSize) { area = .box(Double(size.width), Double(size.height)) }
    nonisolated init(_ area: FieldRegion) { self.area = area }

    /// Everything.
    open class var infinite: UIRegion { UIRegion(.infinite) }
    /// Returns a region of all points that this one does not contain.
    open func inverse() -> UIRegion { UIRegion(.inverse(area)) }
    /// Returns a region of the points that at least one of both regions contains.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }
    /// Returns a region of the points that this region contains and the other does not.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(area, region.area)) }
    /// Returns a region of the points that both regions contain.
    open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(area, region.area)) }
    /// Whether it holds a point.
    open func contains(_ point: CGPoint) -> Bool { area.contains(Vec(point)) }
    /// The region itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { UIRegion(area) }
    /// Whether another object is the same area.
    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIRegion)?.area == area }
    /// The same for equal regions.
    open nonisolated override var hash: Int { String(describing: area).hashValue }
}
