// A view that a collection view uses again: cells, headers, decorations.
// Apple: "UICollectionReusableView"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A view that a collection view shows for an element and uses again for another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which the collection view keeps the view; it sets it.
    package final var keptIdentifier: String?
    /// The kind of a supplementary view; nil of a cell. The collection view sets it.
    package final var keptKind: String?
    /// The axes along which the layout asks for the content's length; it keeps its own along the others.
    package final var fittedAxes = UIAxis.both

    /// Creates a view with a frame in points of the collection view's content.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keptIdentifier = coder.objectIfPresent("UIReuseIdentifier") as? String
    }

    /// The name under which the collection view uses the view again; nil for a view that it did not make.
    open var reuseIdentifier: String? { keptIdentifier }
    /// Prepares the view for another element. The collection view calls it before it gives out a view that was used. Call super.
    open func prepareForReuse() {}
    /// Called with attributes that differ from the last ones. The collection view applies geometry, opacity and order by
    /// itself; the default implementation does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the attributes with the size that the content needs, for a layout that estimates sizes.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }
    /// Called before another layout places the view. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when another layout has placed the view. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

extension UICollectionReusableView {
    /// A length that the content does not say stays that of the attributes.
    fileprivate func fitted(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard !fittedAxes.isEmpty, let result = given.copy() as? UICollectionViewLayoutAttributes else { return given }
        let isWide = fittedAxes.contains(.horizontal), isTall = fittedAxes.contains(.vertical)
        let size = systemLayoutSizeFitting(
            given.size, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: isTall ? .fittingSizeLevel : .required)
        var found = given.size
        if isWide, size.width > 0 { found.width = size.width }
        if isTall, size.height > 0 { found.height = size.height }
        if found != given.size { result.size = found }
        return result
    }
}
