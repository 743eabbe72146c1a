// Elements of solved layouts as the attributes that views are given.
// Apple: "UICollectionViewLayoutAttributes".
import Foundation

extension FlowElement {
    /// The kinds of flow layouts' headers and footers: the values of `UICollectionView.elementKindSectionHeader` and its sister.
    package static let headerKind = "UICollectionElementKindSectionHeader"
    package static let footerKind = "UICollectionElementKindSectionFooter"

    /// New attributes of a class for the element.
    @MainActor package func attributes(
        of type: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(indexes: [section, item])
        return switch kind {
        case .item: .made(of: type, .cell, nil, path, frame, zIndex)
        case .header: .made(of: type, .supplementaryView, Self.headerKind, path, frame, zIndex)
        case .footer: .made(of: type, .supplementaryView, Self.footerKind, path, frame, zIndex)
        }
    }
}

extension LayoutElement {
    /// Section and item; the item alone for a view of the layout's own boundary.
    package var indexPath: IndexPath { section.map { IndexPath(indexes: [$0, index]) } ?? IndexPath(index: index) }

    /// New attributes of a class for the element.
    @MainActor package func attributes(
        of type: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    ) -> UICollectionViewLayoutAttributes {
        switch kind {
        case .item: .made(of: type, .cell, nil, indexPath, frame, zIndex)
        case .supplementary(let kind): .made(of: type, .supplementaryView, kind, indexPath, frame, zIndex)
        case .decoration(let kind): .made(of: type, .decorationView, kind, indexPath, frame, zIndex)
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate static func made(
        of type: UICollectionViewLayoutAttributes.Type, _ category: UICollectionElementCategory, _ kind: String?,
        _ path: IndexPath, _ frame: CGRect, _ zIndex: Int
    ) -> UICollectionViewLayoutAttributes {
        let made = type == Self.self ? UICollectionViewLayoutAttributes() : LayoutCopy.make(type)
        made.identity = AttributesIdentity(category: category, kind: kind, indexPath: path)
        made.place.setFrame(frame)
        made.place.zIndex = zIndex
        return made
    }
}
