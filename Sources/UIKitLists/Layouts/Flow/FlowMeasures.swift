// The defaults of a flow layout.
// Apple: "UICollectionViewFlowLayout".
import CoreGraphics

/// Points, unless a member says otherwise.
package enum FlowMeasures {
    // MARK: Defaults
    // Observed: collection views in 39 files of Interface Builder.

    /// Of an item whose size nobody gave.
    package static let itemSize = CGSize(width: 50, height: 50)
    /// Between lines, and between the items of a line.
    package static let spacing: CGFloat = 10

    // MARK: Order
    /// The z index of headers and footers; items have 0. Observed: descriptions of attributes in public logs.
    package static let headerOrder = 10
}
