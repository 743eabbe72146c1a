// How a section scrolls across the layout's scroll axis.
// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior", "UICollectionLayoutSectionOrthogonalScrollingProperties".
import Foundation

/// Whether a section scrolls across, and where it comes to rest.
///
/// Apple: "UICollectionLayoutSectionOrthogonalScrollingBehavior".
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll across.
    case none = 0
    /// The section rests anywhere.
    case continuous = 1
    /// The section slows down freely and rests at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by its own width.
    case paging = 3
    /// The section scrolls by one group, to its leading edge.
    case groupPaging = 4
    /// The section scrolls by one group, to its middle.
    case groupPagingCentered = 5
}

/// How a section that scrolls across bounces and slows down.
///
/// Apple: "UICollectionLayoutSectionOrthogonalScrollingProperties".
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// Whether the section bounces at the ends of its content.
    public enum Bounce: Int, Sendable {
        /// It bounces where the content is longer than the section.
        case automatic = 0
        /// It bounces also where the content is shorter.
        case always = 1
        /// It stops at the ends.
        case never = 2
    }
    /// How fast a section slows down after the finger has gone.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        /// A rate by what is left of the speed after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The collection view's own rate. The number is guessed.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of a scroll view, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The fast rate of a scroll view, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// Whether the section bounces; `automatic` unless set.
    open var bounce = Bounce.automatic
    /// How fast the section slows down; `automatic` unless set.
    open var decelerationRate = DecelerationRate.automatic

    /// Bounce and rate by the system.
    public override init() { super.init() }
    /// Second properties with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }
}
