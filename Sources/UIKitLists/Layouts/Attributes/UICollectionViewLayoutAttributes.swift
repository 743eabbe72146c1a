// Where and how a collection view shows an element.
// Apple: "UICollectionViewLayoutAttributes".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The place and look of a cell, a supplementary or a decoration view.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`: a view is given attributes again only where they
/// are not equal to its last ones (documented).
///
/// Apple: "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    final var place = AttributesPlace()
    final var identity = AttributesIdentity()

    /// Attributes of a cell at no index path.
    public override init() { super.init() }
    /// Attributes of the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        identity = AttributesIdentity(category: .cell, kind: nil, indexPath: indexPath)
    }
    /// Attributes of a supplementary view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        identity = AttributesIdentity(category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    }
    /// Attributes of a decoration view of a kind.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        identity = AttributesIdentity(category: .decorationView, kind: decorationViewKind, indexPath: indexPath)
    }

    /// The element's index path.
    open var indexPath: IndexPath {
        get { identity.indexPath }
        set { identity.indexPath = newValue }
    }
    /// Cell, supplementary view or decoration view.
    open var representedElementCategory: UICollectionElementCategory { identity.category }
    /// The kind of a supplementary or decoration view; nil for a cell.
    open var representedElementKind: String? { identity.kind }

    /// The frame in points of the collection view's content. Setting it sets center and size; with a transform it is the
    /// rectangle around the transformed view.
    open var frame: CGRect {
        get { place.frame }
        set { place.setFrame(newValue) }
    }
    /// The bounds in points; the size is ``size``.
    open var bounds: CGRect {
        get { place.bounds }
        set { place.bounds = newValue }
    }
    /// The middle in points of the collection view's content.
    open var center: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }
    /// The size in points, before the transform.
    open var size: CGSize {
        get { place.bounds.size }
        set { place.bounds.size = newValue }
    }
    /// The transform in space; identity unless set. It and ``transform`` are one value.
    open var transform3D: CATransform3D {
        get { place.transform }
        set { place.transform = newValue }
    }
    /// The transform in the plane; identity unless set.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(place.transform) }
        set { place.transform = CATransform3DMakeAffineTransform(newValue) }
    }
    /// The opacity from 0 to 1; 1 unless set.
    open var alpha: CGFloat {
        get { place.alpha }
        set { place.alpha = newValue }
    }
    /// The place in front of others; 0 unless set. Of equal ones the later stands in front.
    open var zIndex: Int {
        get { place.zIndex }
        set { place.zIndex = newValue }
    }
    /// Whether the element is not shown; it may then have no view.
    open var isHidden: Bool {
        get { place.isHidden }
        set { place.isHidden = newValue }
    }

    /// Attributes with the same values, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// The same class, element and values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { hasValues(of: other) }
    }
    /// The hash of the element.
    open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }
    /// The element and its frame, as UIKit's messages have them.
    open override var description: String { MainActor.assumeIsolated { words } }
}

/// Which element attributes are for.
struct AttributesIdentity: Hashable {
    var category = UICollectionElementCategory.cell
    var kind: String?
    var indexPath = IndexPath()
}

/// What attributes say of a view.
struct AttributesPlace: Equatable {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    var frame: CGRect {
        let size = bounds.size
        guard transform != CATransform3DIdentity else {
            return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(CATransform3DGetAffineTransform(transform))
        return around.offsetBy(dx: center.x, dy: center.y)
    }

    /// The size is what the transform makes as large as the frame; the middle is the frame's.
    mutating func setFrame(_ frame: CGRect) {
        center = CGPoint(x: frame.midX, y: frame.midY)
        guard transform != CATransform3DIdentity else {
            bounds.size = frame.size
            return
        }
        let affine = CATransform3DGetAffineTransform(transform)
        guard affine.a * affine.d - affine.b * affine.c != 0 else { return }
        bounds.size = CGRect(origin: .zero, size: frame.size).applying(affine.inverted()).size
    }
}
