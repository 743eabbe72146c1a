// The kinds of list content: fonts, colours, margins.
// Apple: "UIListContentConfiguration"
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// A kind of list content, with the looks of its states.
enum ListContentKind: Hashable, Sendable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, prominentHeader, extraProminentHeader,
        groupedFooter, sidebarHeader, sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell

    private var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
        default: false
        }
    }

    /// The text's font. Documented: cells have the body style. From memory: headers of 17 semibold, the footnote style,
    /// 20 bold. Guessed: the rest.
    private var font: UIFont {
        switch self {
        case .plainHeader: .preferredFont(forTextStyle: .headline)
        case .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
        case .prominentHeader, .sidebarHeader: Self.bold(ListContentMeasures.prominentSize, .title3)
        case .extraProminentHeader: Self.bold(ListContentMeasures.extraProminentSize, .title2)
        default: .preferredFont(forTextStyle: .body)
        }
    }

    private static func bold(_ size: CGFloat, _ style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: .bold))
    }

    private var secondaryFont: UIFont {
        switch self {
        case .valueCell: .preferredFont(forTextStyle: .body)
        case .prominentHeader, .extraProminentHeader, .sidebarHeader: .preferredFont(forTextStyle: .subheadline)
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
        default: .preferredFont(forTextStyle: .caption1)
        }
    }

    var text: UIListContentConfiguration.TextProperties {
        var text = UIListContentConfiguration.TextProperties(font, textColor([]))
        if self == .groupedHeader { text.transform = .uppercase }
        return text
    }
    var secondaryText: UIListContentConfiguration.TextProperties {
        UIListContentConfiguration.TextProperties(secondaryFont, secondaryColor([]))
    }
    var image: UIListContentConfiguration.ImageProperties {
        var image = UIListContentConfiguration.ImageProperties()
        // Observed: symbols of 26 points in cells; guessed: of the body style and the large scale.
        image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .large)
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        default: break
        }
        return image
    }

    /// The margins.
    var margins: NSDirectionalEdgeInsets {
        switch self {
        case .groupedHeader: Self.margins(ListContentMeasures.headerAbove, ListContentMeasures.headerBelow)
        case .groupedFooter: Self.margins(ListContentMeasures.footerAbove, ListContentMeasures.footerBelow)
        case .prominentHeader, .extraProminentHeader:
            Self.margins(ListContentMeasures.prominentAbove, ListContentMeasures.prominentBelow)
        case .plainHeader: Self.margins(ListContentMeasures.plainHeaderAround, ListContentMeasures.plainHeaderAround)
        case .plainFooter: Self.margins(ListContentMeasures.plainFooterAround, ListContentMeasures.plainFooterAround)
        default:
            Self.margins(
                ListContentMeasures.cellAround, ListContentMeasures.cellAround, trailing: ListContentMeasures.cellTrailing)
        }
    }

    private static func margins(
        _ above: CGFloat, _ below: CGFloat, trailing: CGFloat = ListContentMeasures.side
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: above, leading: ListContentMeasures.side, bottom: below, trailing: trailing)
    }

    /// Between stacked texts.
    var verticalPadding: CGFloat {
        switch self {
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell, .cell, .sidebarCell,
            .accompaniedSidebarCell, .valueCell:
            ListContentMeasures.cellPadding
        default: ListContentMeasures.headerPadding
        }
    }

    // MARK: States. Guessed: that disabled content is paler, and white over the tint of a selected cell in a sidebar.

    private func isOnTint(_ state: LookState) -> Bool {
        isSidebarCell
            && (state.contains(.dropTarget) || state.contains(.selected) && state.isDisjoint(with: [.editing, .swiped]))
    }
    func textColor(_ state: LookState) -> UIColor {
        if isOnTint(state) { return .white }
        switch self {
        case .groupedHeader, .groupedFooter, .plainFooter:
            return state.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
        default: return state.contains(.disabled) ? .tertiaryLabel : .label
        }
    }
    func secondaryColor(_ state: LookState) -> UIColor {
        if isOnTint(state) { return UIColor.white.withAlphaComponent(ListContentMeasures.secondaryOnTint) }
        return state.contains(.disabled) ? .tertiaryLabel : .secondaryLabel
    }
    func imageTint(_ state: LookState) -> UIColor? {
        if isOnTint(state) { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : nil
    }
}
