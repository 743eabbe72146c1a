// A view behind a section that no data source knows.
// Apple: "NSCollectionLayoutDecorationItem".
import Foundation
import UIKitValues

/// A background of a section. The layout has to register a view for its kind.
///
/// Apple: "NSCollectionLayoutDecorationItem".
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind by which the layout registers the view.
    public private(set) final var elementKind = ""
    /// The place in front of others; 0 unless set. A section with a decoration puts its own elements at 1 at least.
    open var zIndex = 0

    /// A decoration of no kind. APPLE-DIFF: Apple has the class method alone.
    public override init() { super.init() }
    /// A decoration as large as its section; its content insets make it smaller.
    open class func background(elementKind: String) -> Self {
        let item =
            (self == NSCollectionLayoutDecorationItem.self ? NSCollectionLayoutDecorationItem() as? Self : nil)
            ?? LayoutCopy.make(self)
        item.elementKind = elementKind
        item.layoutSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return item
    }

    /// A second item with the same values, of the same class.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate(NSCollectionLayoutDecorationItem()) }
    override func takeOwnValues(of item: NSCollectionLayoutItem) {
        guard let item = item as? NSCollectionLayoutDecorationItem else { return }
        elementKind = item.elementKind
        zIndex = item.zIndex
    }
}

extension NSCollectionLayoutDecorationItem {
    var decorationPlan: DecorationPlan { DecorationPlan(kind: elementKind, insets: contentInsets, zIndex: zIndex) }
}
