// By how much the offset follows content that was measured.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionViewLayout {
    /// What is added to the offset where the first visible item moved by so much. Where x is mirrored, places count from the far end
    /// of the content, which moves too.
    func mirroredShift(_ shift: CGFloat, grownBy growth: CGFloat, isVertical: Bool) -> CGFloat {
        guard !isVertical, flipsHorizontallyInOppositeLayoutDirection,
            collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return shift }
        return growth - shift
    }
}
