// The measures of cells.
// No Apple page. Sources: recorded pictures of iOS 17 and the frames that Interface Builder wrote into public files; what is
// neither is marked.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Measures of cells in points.
enum ListMetrics {
    /// The least height of a cell that measures itself, without its separator (from memory).
    static let leastHeight: CGFloat = 44
    /// How far the content moves for the editing control (from memory).
    static let editingWidth: CGFloat = 38
    /// The width of the signs for editing and for moving (guessed: that of a large symbol), and what belongs to them on
    /// either side: the control for moving is 40 wide (from memory).
    static let circle: CGFloat = 22
    static let controlReach: CGFloat = 11
    static let reorderReach: CGFloat = 9
    /// From an accessory of the system to the edge: the margin, and so much for the disclosure indicator itself. Observed: the
    /// content is narrower by 26.5 with a margin of 16 and by 30.5 with one of 20.
    static let disclosureWidth: CGFloat = 10.5
    /// Observed: the content is narrower by 44 with a margin of 20.
    static let accessoryWidth: CGFloat = 24
    /// Between the texts and what follows them.
    static let innerMargin: CGFloat = 8
    /// How far the arrow stands from the middle of its room, towards the edge. Observed: its tip is 20.67 before the edge beside
    /// a margin of 20, on iOS 16.2 at 3x.
    static let arrowOffset: CGFloat = 1
    /// Between an image and the text of a cell's own labels (observed on iOS 16.2).
    static let imageGap: CGFloat = 16
    /// The corner radius of an inset group (observed).
    static let groupRadius: CGFloat = 10

    /// The margin at the sides. Observed: 16 at widths of 320 and 375, 20 at 393 and 414.
    static func sideMargin(forListWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

    /// The room that a symbol stands in: 24 × 22 beside text of 17 points, scaled with the text (the height is guessed).
    static func symbolBox(for traits: UITraitCollection) -> CGSize {
        let factor = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
        return CGSize(width: (24 * factor).rounded(), height: (22 * factor).rounded())
    }

    /// A length that grows with the body style's text.
    static func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        length * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
    }
}
