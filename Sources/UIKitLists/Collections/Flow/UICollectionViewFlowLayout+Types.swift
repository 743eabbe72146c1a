// The values by which a flow layout is set up, and its state.
// Apple: "UICollectionViewFlowLayout", its nested types and constants.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewFlowLayout {
    /// The boundary from which the insets of sections count.
    public enum SectionInsetReference: Int, Sendable {
        /// The adjusted content inset.
        case fromContentInset = 0
        /// The safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// A size that the cell decides. It counts as 50 by 50 until then.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// The properties of a flow layout. Changed by the accessors, by `UICollectionViewFlowLayout+Invalidation.swift` and, from an
/// archive, `UICollectionViewFlowLayout+Archive.swift`.
struct FlowOptions: Equatable {
    var direction = UICollectionViewScrollDirection.vertical
    var lineSpacing = FlowMeasures.spacing
    var itemSpacing = FlowMeasures.spacing
    var itemSize = FlowMeasures.itemSize
    var estimate = CGSize.zero
    var inset = UIEdgeInsets.zero
    var reference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
    var header = CGSize.zero
    var footer = CGSize.zero
    var pinsHeaders = false
    var pinsFooters = false

    var isVertical: Bool { direction == .vertical }
    var pins: Bool { pinsHeaders || pinsFooters }
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// The size that counts for an automatic one.
    var estimatedSize: CGSize {
        estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize ? FlowMeasures.itemSize : estimate
    }
}

/// What a flow layout has found out. Changed by `UICollectionViewFlowLayout+Preparing.swift`.
struct FlowSolved {
    var solution: FlowSolution?
    var inputs: [FlowSectionInput] = []
    /// Whether cells say their sizes.
    var measures = false
    /// Sizes that cells said, by section and item.
    var measured: [Int: [Int: CGSize]] = [:]
    /// The solution of before the batch, or the animated change of bounds, that is under way. Changed by
    /// `UICollectionViewFlowLayout+Preparing.swift` and `UICollectionViewFlowLayout+Changes.swift`.
    var before: FlowSolution?
    /// What the next pass does. Changed by `UICollectionViewFlowLayout+Preparing.swift` and
    /// `UICollectionViewFlowLayout+Invalidation.swift`.
    var needs = FlowNeeds()
    /// The items that the last question was answered with; a subclass may have changed them. Changed by
    /// `UICollectionViewFlowLayout+Preparing.swift` and `UICollectionViewFlowLayout+Answers.swift`.
    var handed: [UICollectionViewLayoutAttributes] = []
    // Changed by `UICollectionViewFlowLayout+Messages.swift`.
    var toldMismatch = false
    var toldFindings: [FlowFinding] = []
}

/// What a flow layout does in its next pass.
struct FlowNeeds {
    /// The delegate is asked.
    var metrics = true
    /// Lines are solved.
    var lines = true
    /// The counts may be other ones.
    var counts = true
}
