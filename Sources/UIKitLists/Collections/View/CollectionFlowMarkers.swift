// The optional methods of a flow layout that a delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each method.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A class implements `collectionView(_:layout:sizeForItemAt:)` below the class that conforms to the flow layout's delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionSizeForItemMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}
/// The same for `collectionView(_:layout:insetForSectionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionInsetForSectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets
}
/// The same for `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionLineSpacingMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
}
/// The same for `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionItemSpacingMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
}
/// The same for `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionHeaderSizeMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
}
/// The same for `collectionView(_:layout:referenceSizeForFooterInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionFooterSizeMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

/// The markers that a flow layout's delegate carries, found once when it is set.
struct CollectionFlowMarks: OptionSet {
    let rawValue: UInt64

    static let sizeForItem = CollectionFlowMarks(rawValue: 1 << 0)
    static let insetForSection = CollectionFlowMarks(rawValue: 1 << 1)
    static let lineSpacing = CollectionFlowMarks(rawValue: 1 << 2)
    static let itemSpacing = CollectionFlowMarks(rawValue: 1 << 3)
    static let headerSize = CollectionFlowMarks(rawValue: 1 << 4)
    static let footerSize = CollectionFlowMarks(rawValue: 1 << 5)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Asks an object for each of the markers.
    @MainActor init(of object: AnyObject?) {
        self = []
        guard let object else { return }
        if object is any CollectionSizeForItemMarker { insert(.sizeForItem) }
        if object is any CollectionInsetForSectionMarker { insert(.insetForSection) }
        if object is any CollectionLineSpacingMarker { insert(.lineSpacing) }
        if object is any CollectionItemSpacingMarker { insert(.itemSpacing) }
        if object is any CollectionHeaderSizeMarker { insert(.headerSize) }
        if object is any CollectionFooterSizeMarker { insert(.footerSize) }
    }
}
