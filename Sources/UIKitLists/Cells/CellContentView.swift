// The content view of cells and headers without a configuration.
// Apple: "UITableViewCell", contentView
import Foundation
@_spi(Vitrine) import UIKitCore

/// The plain content view of a cell.
final class CellContentView: UIView {
    /// The cell's own labels and image are placed by the cell: another text or image is another layout.
    override func subviewChangedOwnSize(_ subview: UIView) {
        super.subviewChangedOwnSize(subview)
        superview?.subviewChangedOwnSize(self)
        superview?.setNeedsLayout()
    }
}
