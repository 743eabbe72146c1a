// A length in a compositional layout.
// Apple: "NSCollectionLayoutDimension".
import Foundation

/// The width or height of an item: a part of its container's, a number of points, or an estimate.
///
/// Apple: "NSCollectionLayoutDimension".
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    private(set) var kind = Kind.absolute
    private var amount: CGFloat = 0

    /// Zero points. APPLE-DIFF: Apple makes dimensions by the class methods alone.
    public override init() { super.init() }

    private static func make(_ kind: Kind, _ amount: CGFloat) -> Self {
        let made = self == NSCollectionLayoutDimension.self ? NSCollectionLayoutDimension() as? Self : nil
        let dimension = made ?? LayoutCopy.make(self)
        dimension.kind = kind
        dimension.amount = amount
        return dimension
    }

    /// A part of the container's width; 1 is all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// A part of the container's height; 1 is all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    /// A number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// A number of points that counts until the content has been measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    /// The largest measured length of the siblings in the group; the estimate in points counts until then.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    /// Whether it is a part of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether it is the largest of its siblings'.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }
    /// The fraction, or the points.
    open var dimension: CGFloat { amount }

    /// A second dimension of the same kind and number.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).make(kind, amount) }
    /// The same kind and number.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return MainActor.assumeIsolated { other.kind == kind && other.amount == amount }
    }
    /// The hash of kind and number.
    open override var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(kind)
            hasher.combine(amount)
            return hasher.finalize()
        }
    }
    /// Such as `.containerWidthFactor(0.5)` or `.estimated(44)`.
    open override var description: String { MainActor.assumeIsolated { words } }
}

extension NSCollectionLayoutDimension {
    /// The words that UIKit's messages have for the dimension (observed in public logs); `uniform` is guessed.
    var words: String {
        let number = LayoutWords.number(amount)
        return switch kind {
        case .fractionalWidth: ".containerWidthFactor(\(number))"
        case .fractionalHeight: ".containerHeightFactor(\(number))"
        case .absolute: ".absolute(\(number))"
        case .estimated: ".estimated(\(number))"
        case .uniform: ".uniformAcrossSiblings(\(number))"
        }
    }

    var plan: PlanLength {
        switch kind {
        case .fractionalWidth: .width(amount)
        case .fractionalHeight: .height(amount)
        case .absolute: .absolute(amount)
        case .estimated: .estimated(amount)
        case .uniform: .uniform(amount)
        }
    }
}
