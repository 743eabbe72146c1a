// The backgrounds of lists' cells, headers and footers, state by state.
// Apple: "UIBackgroundConfiguration"
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The kinds of backgrounds whose looks follow the state.
enum BackgroundKind: UInt8 {
    case plainCell = 1, groupedCell, plainHeader, groupedHeader, sidebarHeader, sidebarCell, accompaniedSidebarCell

    /// The fill of a state; nil for the tint. Observed: the grounds, and `systemGray4` for selected cells. Guessed: the rest.
    func color(_ state: LookState) -> UIColor? {
        let isMarked = !state.isDisjoint(with: [.highlighted, .selected, .dropTarget, .focused])
        switch self {
        case .plainCell: return isMarked ? .systemGray4 : .systemBackground
        case .groupedCell: return isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .plainHeader, .groupedHeader: return .clear
        case .sidebarHeader: return isMarked ? .tertiarySystemFill : .clear
        case .sidebarCell, .accompaniedSidebarCell:
            if state.contains(.dropTarget) { return nil }
            if state.contains(.selected) {
                return state.contains(.editing) || state.contains(.swiped) ? .systemGray4 : nil
            }
            return state.contains(.highlighted) || state.contains(.focused) ? .tertiarySystemFill : .clear
        }
    }

    /// The blur of a header over the rows below it. Guessed: the material of bars.
    func effect(_ state: LookState) -> UIVisualEffect? {
        self == .plainHeader && state.contains(.pinned) ? UIBlurEffect(style: .systemChromeMaterial) : nil
    }

    /// The corner radius in points.
    var cornerRadius: CGFloat {
        switch self {
        case .sidebarHeader, .sidebarCell, .accompaniedSidebarCell: ListContentMeasures.sidebarRadius
        default: 0
        }
    }

    var configuration: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.kind = rawValue
        background.backgroundColor = color([])
        background.cornerRadius = cornerRadius
        background.given = []
        return background
    }
}

extension UIBackgroundConfiguration {
    /// Returns the background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { BackgroundKind.plainCell.configuration }
    /// Returns the background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { BackgroundKind.groupedCell.configuration }
    /// Returns the background of a header or footer of a plain list: clear, and blurred while it is pinned.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { BackgroundKind.plainHeader.configuration }
    /// Returns the background of a header or footer of a grouped list: clear.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { BackgroundKind.groupedHeader.configuration }
    /// Returns the background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { BackgroundKind.sidebarHeader.configuration }
    /// Returns the background of a cell in a sidebar: the tint while it is selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { BackgroundKind.sidebarCell.configuration }
    /// Returns the background of a cell in a sidebar beside further columns.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        BackgroundKind.accompaniedSidebarCell.configuration
    }
    /// Returns the background of a list's cell (iOS 18). Differs from Apple in that it does not follow the list's kind: it is
    /// that of a grouped list.
    public static func listCell() -> UIBackgroundConfiguration { BackgroundKind.groupedCell.configuration }
    /// Returns the background of a list's header (iOS 18): clear, and blurred while it is pinned.
    public static func listHeader() -> UIBackgroundConfiguration { BackgroundKind.plainHeader.configuration }
    /// Returns the background of a list's footer (iOS 18): clear.
    public static func listFooter() -> UIBackgroundConfiguration { BackgroundKind.groupedHeader.configuration }

    /// Returns the background for a state. Properties that were set stay as they are.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let kind = BackgroundKind(rawValue: kind) else { return self }
        let look = LookState(state)
        var background = self
        if !given.contains(.color) { background.backgroundColor = kind.color(look) }
        if !given.contains(.effect) { background.visualEffect = kind.effect(look) }
        background.given = given
        return background
    }
}
