// The lines above and below an item of a list.
// Apple: "UIListSeparatorConfiguration".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Whether the separators of an item are shown, where they begin and end, and their colour.
///
/// Apple: "UIListSeparatorConfiguration".
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Int, Sendable {
        /// As the look has it.
        case automatic = 0
        /// It is shown.
        case visible = 1
        /// It is not shown.
        case hidden = 2
    }

    /// The insets that follow an item's content.
    public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude, bottom: CGFloat.greatestFiniteMagnitude,
        trailing: CGFloat.greatestFiniteMagnitude)

    /// Whether the line above the item is shown; automatic by default.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the item is shown; automatic by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Where the line above begins and ends, in points from the cell's edges; automatic by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Where the line below begins and ends; automatic by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour; `UIColor.separator` by default.
    public var color = UIColor.separator
    /// The colour while several items can be selected; the same by default.
    public var multipleSelectionColor = UIColor.separator
    /// The effect of the lines; nil by default.
    public var visualEffect: UIVisualEffect?

    /// The separators of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { look = listAppearance.look }

    private let look: ListLook

    /// The same values.
    public static func == (one: UIListSeparatorConfiguration, other: UIListSeparatorConfiguration) -> Bool {
        one.topSeparatorVisibility == other.topSeparatorVisibility
            && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
            && one.topSeparatorInsets == other.topSeparatorInsets && one.bottomSeparatorInsets == other.bottomSeparatorInsets
            && one.color == other.color && one.multipleSelectionColor == other.multipleSelectionColor
            && one.visualEffect === other.visualEffect && one.look == other.look
    }
    /// Hashes what is compared, without the insets.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
        hasher.combine(multipleSelectionColor)
        hasher.combine(look)
    }
}

extension UIListSeparatorConfiguration {
    /// What a cell is told.
    ///
    /// The automatic lines are those of tables: none below an inset group's last row, whole ones at the ends of a group from edge
    /// to edge, one below each row of a plain list.
    /// - Parameters:
    ///   - isSeveral: Whether several items can be selected now.
    ///   - isMirrored: Whether the interface runs from right to left.
    func separator(_ place: CellPlace, isOn: Bool, isSeveral: Bool, isMirrored: Bool) -> CellSeparator {
        var line = CellSeparator()
        line.isOn = isOn
        line.color = isSeveral ? multipleSelectionColor : color
        line.effect = visualEffect
        func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets? {
            guard insets != Self.automaticInsets else { return nil }
            return UIEdgeInsets(
                top: 0, left: isMirrored ? insets.trailing : insets.leading, bottom: 0,
                right: isMirrored ? insets.leading : insets.trailing)
        }
        line.inset = physical(bottomSeparatorInsets)
        line.topInset = physical(topSeparatorInsets)
        let (first, last) = (place.isFirst && !place.isHeader, place.isLast)
        line.isTopShown = topSeparatorVisibility == .visible || topSeparatorVisibility == .automatic && look == .grouped && first
        line.isTopWhole = line.topInset == nil && look == .grouped && first
        line.isBottomShown =
            bottomSeparatorVisibility == .visible
            || bottomSeparatorVisibility == .automatic && !(look == .insetGrouped && last) && !place.isHeader
        line.isBottomWhole = line.inset == nil && look == .grouped && last
        return line
    }
}
