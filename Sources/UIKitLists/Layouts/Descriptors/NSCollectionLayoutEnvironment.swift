// What a section provider is told, and what a section's handler is given.
// Apple: "NSCollectionLayoutEnvironment", "NSCollectionLayoutContainer", "NSCollectionLayoutVisibleItem".
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// The size that a layout has for a section or a group.
///
/// Apple: "NSCollectionLayoutContainer".
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size in points before the insets.
    var contentSize: CGSize { get }
    /// The size in points after the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets; numbers between 0 and 1 are parts of the size.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which a layout is made.
///
/// Apple: "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size that there is.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// An element of a section that is about to be shown. What a handler sets is shown in that pass.
///
/// Apple: "NSCollectionLayoutVisibleItem".
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The place in front of others.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// The middle in points of the section's scrolled content.
    var center: CGPoint { get set }
    /// The transform in the plane.
    var transform: CGAffineTransform { get set }
    /// The transform in space.
    var transform3D: CATransform3D { get set }
    /// The element's name: its kind, "" for a cell.
    var name: String { get }
    /// The element's index path.
    var indexPath: IndexPath { get }
    /// The frame in points of the section's scrolled content.
    var frame: CGRect { get }
    /// The bounds in points.
    var bounds: CGRect { get }
    /// Cell, supplementary view or decoration view.
    var representedElementCategory: UICollectionElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for a cell.
    var representedElementKind: String? { get }
}

/// A container of points.
package final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    package let contentSize: CGSize
    package let contentInsets: NSDirectionalEdgeInsets

    package init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
        super.init()
    }

    package var effectiveContentInsets: NSDirectionalEdgeInsets {
        func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
        return NSDirectionalEdgeInsets(
            top: points(contentInsets.top, of: contentSize.height), leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }
    package var effectiveContentSize: CGSize {
        let insets = effectiveContentInsets
        return CGSize(
            width: max(0, contentSize.width - insets.leading - insets.trailing),
            height: max(0, contentSize.height - insets.top - insets.bottom))
    }
}

/// An environment of a container and traits.
package final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    package let container: any NSCollectionLayoutContainer
    package let traitCollection: UITraitCollection

    package init(_ container: any NSCollectionLayoutContainer, traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
        super.init()
    }
}

/// A visible element by its layout attributes, which a handler's changes go into.
package final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    package let attributes: UICollectionViewLayoutAttributes

    package init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    package var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    package var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    package var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    package var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    package var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    package var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    package var name: String { attributes.representedElementKind ?? "" }
    package var indexPath: IndexPath { attributes.indexPath }
    package var frame: CGRect { attributes.frame }
    package var bounds: CGRect { attributes.bounds }
    package var representedElementCategory: UICollectionElementCategory { attributes.representedElementCategory }
    package var representedElementKind: String? { attributes.representedElementKind }
}
