// The size of an item, and distances between items.
// Apple: "NSCollectionLayoutSize", "NSCollectionLayoutSpacing", "NSCollectionLayoutEdgeSpacing".
import Foundation

/// The width and height of an item.
///
/// Apple: "NSCollectionLayoutSize".
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    public private(set) final var widthDimension = NSCollectionLayoutDimension()
    /// The height.
    public private(set) final var heightDimension = NSCollectionLayoutDimension()

    /// Zero by zero. APPLE-DIFF: Apple makes sizes of two dimensions alone.
    public override init() { super.init() }
    /// A size of two dimensions.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init()
        widthDimension = width
        heightDimension = height
    }

    /// A second size of the same dimensions.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
    }
    /// The same dimensions.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return MainActor.assumeIsolated {
            other.widthDimension == widthDimension && other.heightDimension == heightDimension
        }
    }
    /// The hash of the dimensions.
    open override var hash: Int {
        MainActor.assumeIsolated { widthDimension.hash &* 31 &+ heightDimension.hash }
    }
    /// Such as `{.absolute(100), .estimated(44)}`.
    open override var description: String { MainActor.assumeIsolated { words } }
}

extension NSCollectionLayoutSize {
    var words: String { "{\(widthDimension.words), \(heightDimension.words)}" }
    var plan: PlanSize { PlanSize(width: widthDimension.plan, height: heightDimension.plan) }
}

/// A distance between items or around one: exact, or at least so much and a share of what is left.
///
/// Apple: "NSCollectionLayoutSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    private var amount: CGFloat = 0
    private var flexes = false

    /// No distance. APPLE-DIFF: Apple makes spacings by the class methods alone.
    public override init() { super.init() }

    private static func make(_ amount: CGFloat, _ flexes: Bool) -> Self {
        let made = self == NSCollectionLayoutSpacing.self ? NSCollectionLayoutSpacing() as? Self : nil
        let spacing = made ?? LayoutCopy.make(self)
        spacing.amount = amount
        spacing.flexes = flexes
        return spacing
    }

    /// At least so many points, and an equal share of what the line leaves.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
    /// Exactly so many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

    /// The distance in points; the least one where flexible.
    open var spacing: CGFloat { amount }
    /// Whether it takes a share of what is left.
    open var isFlexible: Bool { flexes }
    /// Whether it is exact.
    open var isFixed: Bool { !flexes }

    /// A second spacing of the same kind and distance.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).make(amount, flexes) }
    /// The same kind and distance.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return MainActor.assumeIsolated { other.amount == amount && other.flexes == flexes }
    }
    /// The hash of the distance.
    open override var hash: Int { MainActor.assumeIsolated { amount.hashValue } }
    /// Such as `.fixed(8)`.
    open override var description: String { MainActor.assumeIsolated { words } }
}

extension NSCollectionLayoutSpacing {
    var words: String { (flexes ? ".flexible(" : ".fixed(") + LayoutWords.number(amount) + ")" }
    var plan: PlanSpacing { PlanSpacing(amount: amount, isFlexible: flexes) }
}

/// Distances around an item, each of them optional. They take part in the layout; content insets do not.
///
/// Apple: "NSCollectionLayoutEdgeSpacing".
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// Before the leading edge.
    public private(set) final var leading: NSCollectionLayoutSpacing?
    /// Above the top edge.
    public private(set) final var top: NSCollectionLayoutSpacing?
    /// After the trailing edge.
    public private(set) final var trailing: NSCollectionLayoutSpacing?
    /// Below the bottom edge.
    public private(set) final var bottom: NSCollectionLayoutSpacing?

    /// No distances. APPLE-DIFF: Apple has the other initializer alone.
    public override init() { super.init() }
    /// Distances at the four edges; nil for none.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init()
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// Second distances of the same kinds.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
    /// The same distances at all edges.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return MainActor.assumeIsolated {
            other.leading == leading && other.top == top && other.trailing == trailing && other.bottom == bottom
        }
    }
    /// The hash of the distances.
    open override var hash: Int {
        MainActor.assumeIsolated {
            [leading, top, trailing, bottom].reduce(1) { $0 &* 31 &+ ($1?.hash ?? 0) }
        }
    }
}

extension NSCollectionLayoutEdgeSpacing {
    var plan: PlanEdges {
        PlanEdges(leading: leading?.plan, top: top?.plan, trailing: trailing?.plan, bottom: bottom?.plan)
    }
}
