// What counts for all sections of a compositional layout.
// Apple: "UICollectionViewCompositionalLayoutConfiguration".
import Foundation
import UIKitValues

/// The scroll direction, the distance between sections and the views at the layout's boundary.
///
/// Apple: "UICollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction in which sections follow each other; vertical unless set.
    open var scrollDirection = UICollectionViewScrollDirection.vertical
    /// The distance between sections in points; 0 unless set.
    open var interSectionSpacing: CGFloat = 0
    /// Views at the boundary of all sections together.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundary from which insets count; the safe area unless set.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// The defaults.
    public override init() { super.init() }

    /// A second configuration with the same values, of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LayoutCopy.fresh(of: self, plain: UICollectionViewCompositionalLayoutConfiguration())
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

extension UICollectionViewCompositionalLayoutConfiguration {
    /// The plan of the solver.
    package var boundaryPlans: [BoundaryPlan] { boundarySupplementaryItems.map(\.boundaryPlan) }
}

/// A closure that gives a section by its number; nil is an error where the section has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
