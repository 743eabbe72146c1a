// The places of a search bar's parts.
// No Apple page: this is ours. Places: observed in recorded pictures (`SearchBarMeasures`).
import CoreGraphics
import Foundation
import UIKitText
import UIKitValues

/// The arithmetic of a search bar; no views.
struct SearchBarLayout {
    /// The width of the bar, in points.
    var width: CGFloat
    /// Room at the left and right edges, safe areas included.
    var left: CGFloat = SearchBarMeasures.side
    var right: CGFloat = SearchBarMeasures.side
    var promptHeight: CGFloat = 0
    /// The height of the field by itself.
    var fieldHeight: CGFloat = SearchFieldMeasures.height
    /// The distance of the field from the top, below a prompt.
    var fieldTop: CGFloat = SearchBarMeasures.fieldTop
    /// The height of the field's row; more than the field needs where there is room.
    var rowHeight: CGFloat = SearchBarMeasures.height
    /// The width of the cancel button; nil without one.
    var cancelWidth: CGFloat?
    var hasScopes = false
    var isRightToLeft = false

    /// The height of a row that folds away leaves the field so much.
    private var shownField: CGFloat { max(0, min(fieldHeight, rowHeight - SearchBarMeasures.foldBelow)) }

    var field: CGRect {
        let end = cancelWidth.map { $0 + SearchBarMeasures.cancelGap } ?? 0
        let width = max(0, width - left - right - end)
        return CGRect(x: isRightToLeft ? left + end : left, y: promptHeight + fieldTop, width: width, height: shownField)
    }

    /// As high as the field; nil without a cancel button.
    var cancel: CGRect? {
        guard let cancelWidth else { return nil }
        let field = field
        return CGRect(
            x: isRightToLeft ? left : width - right - cancelWidth, y: field.minY, width: cancelWidth, height: field.height)
    }

    var scopes: CGRect? {
        guard hasScopes else { return nil }
        return CGRect(
            x: left, y: promptHeight + rowHeight, width: max(0, width - left - right), height: SearchBarMeasures.scopeHeight)
    }

    /// The height of the whole bar.
    var height: CGFloat { promptHeight + rowHeight + Self.scopeRoom(hasScopes) }

    static func scopeRoom(_ hasScopes: Bool) -> CGFloat {
        hasScopes ? SearchBarMeasures.scopeHeight + SearchBarMeasures.scopeBottom : 0
    }
}
