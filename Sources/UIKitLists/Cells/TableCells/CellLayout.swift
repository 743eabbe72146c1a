// Where the parts of a table's cell are.
// No Apple page: measures in ListMeasures.
import CoreGraphics
import Foundation
import UIKitValues

/// Places the parts of a cell from the leading edge; the cell mirrors them. Lengths are in points.
struct CellLayout {
    var size = CGSize.zero
    /// The safe area at the leading and trailing edge.
    var safeLeading: CGFloat = 0
    var safeTrailing: CGFloat = 0
    /// The margins at the leading and trailing edge, without the safe area.
    var leadingMargin = ListMeasures.firstMargin
    var margin = ListMeasures.firstMargin
    /// How much larger the controls are than beside text of 17 points.
    var factor: CGFloat = 1
    /// The separator's height; 0 for none.
    var line: CGFloat = 0
    /// Whether there is an editing control, and whether the content moves aside without one too.
    var hasControl = false
    var indents = false
    var hasReorder = false
    /// The size of the accessory; nil for none. A mark of the system has the height 0 and is as high as the content.
    var accessory: CGSize?
    /// Device pixels in a point.
    var scale: CGFloat = 1

    struct Frames: Equatable {
        var content = CGRect.zero
        var control: CGRect?
        var reorder: CGRect?
        var accessory: CGRect?
    }

    private func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    var frames: Frames {
        var result = Frames()
        let height = max(0, size.height - line)
        let shift = hasControl || indents ? near(ListMeasures.editingWidth * factor) : 0
        // The circle begins at the margin; the finger may be beside it.
        if hasControl {
            let reach = 2 * ListMeasures.controlReach, circle = near(ListMeasures.circle * factor)
            result.control = CGRect(
                x: safeLeading + leadingMargin - reach / 2, y: 0, width: circle + reach, height: height)
        }
        var end = size.width - safeTrailing
        var follows = false
        if hasReorder {
            let width = near(ListMeasures.circle * factor) + 2 * ListMeasures.reorderReach
            end -= max(0, margin - ListMeasures.reorderReach) + width
            result.reorder = CGRect(x: near(end), y: 0, width: width, height: height)
            follows = true
        }
        if let accessory {
            if !follows { end -= margin }
            let isMark = accessory.height <= 0
            let tall = isMark ? height : min(accessory.height, max(height, 0))
            end -= accessory.width
            result.accessory = CGRect(x: near(end), y: near((height - tall) / 2), width: accessory.width, height: tall)
            follows = true
        }
        let start = safeLeading + shift
        result.content = CGRect(x: start, y: 0, width: max(0, near(end) - start), height: height)
        return result
    }
}
