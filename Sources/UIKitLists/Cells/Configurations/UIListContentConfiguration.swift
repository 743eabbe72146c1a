// The image and two texts of a list's cell, header or footer.
// Apple: "UIListContentConfiguration"
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The content of a cell, header or footer: an image, a text and a secondary text. Lengths are in points.
public struct UIListContentConfiguration: @unchecked Sendable {
    /// The image; nil for none.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties: ImageProperties
    /// The text; nil for none.
    public var text: String?
    /// The attributed text, which replaces ``text``; nil for none.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties: TextProperties
    /// The secondary text; nil for none.
    public var secondaryText: String?
    /// The attributed secondary text, which replaces ``secondaryText``; nil for none.
    public var secondaryAttributedText: NSAttributedString?
    /// How the secondary text looks.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins of the superview apply where they are larger.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The margins of the content.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts stand side by side if both fit on one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance from the image to the texts.
    public var imageToTextPadding: CGFloat = ListMeasures.imageGap
    /// The least distance between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = ListMeasures.innerMargin
    /// The distance between stacked texts.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the content, 0…1.
    public var alpha: CGFloat = 1

    let kind: ListContentKind

    init(_ kind: ListContentKind) {
        self.kind = kind
        textProperties = kind.text
        secondaryTextProperties = kind.secondaryText
        imageProperties = kind.image
        directionalLayoutMargins = kind.margins
        textToSecondaryTextVerticalPadding = kind.verticalPadding
        prefersSideBySideTextAndSecondaryText = kind == .valueCell
        axesPreservingSuperviewLayoutMargins = .horizontal
    }

    /// Returns the content of a cell: a text in the body style.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }
    /// Returns the content of a cell with a secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
    /// Returns the content of a cell with a value beside the text, or below it if there is no room.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
    /// Returns the content of a header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
    /// Returns the content of a footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
    /// Returns the content of a header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
    /// Returns the content of a prominent header of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self(.prominentHeader) }
    /// Returns the content of a more prominent header of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { Self(.extraProminentHeader) }
    /// Returns the content of a footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
    /// Returns the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
    /// Returns the content of a cell in a sidebar, with a secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }
    /// Returns the content of a cell in a sidebar beside further columns.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.accompaniedSidebarCell) }
    /// Returns the content of a cell in a sidebar beside further columns, with a secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { Self(.accompaniedSidebarSubtitleCell) }
    /// Returns the content of a list's header (iOS 18). Differs from Apple in that it does not follow the list's kind: it is
    /// that of a grouped list.
    public static func header() -> UIListContentConfiguration { Self(.groupedHeader) }
    /// Returns the content of a list's footer (iOS 18). Differs from Apple in that it does not follow the list's kind: it is
    /// that of a grouped list.
    public static func footer() -> UIListContentConfiguration { Self(.groupedFooter) }
}

extension UIListContentConfiguration: Hashable {
    /// Whether both describe the same content.
    public static func == (one: UIListContentConfiguration, other: UIListContentConfiguration) -> Bool {
        one.kind == other.kind && one.image == other.image && one.imageProperties == other.imageProperties
            && one.text == other.text && one.attributedText == other.attributedText
            && one.textProperties == other.textProperties && one.secondaryText == other.secondaryText
            && one.secondaryAttributedText == other.secondaryAttributedText
            && one.secondaryTextProperties == other.secondaryTextProperties
            && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && one.directionalLayoutMargins == other.directionalLayoutMargins
            && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
            && one.imageToTextPadding == other.imageToTextPadding
            && one.textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
            && one.textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
            && one.alpha == other.alpha
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}

extension UIListContentConfiguration: UIContentConfiguration {
    /// Creates a ``UIListContentView`` with this content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the content for a state. Colours that were set stay as they are.
    public nonisolated func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var content = self
        let look = LookState(state)
        if !textProperties.isColorGiven { content.textProperties.followState(kind.textColor(look)) }
        if !secondaryTextProperties.isColorGiven { content.secondaryTextProperties.followState(kind.secondaryColor(look)) }
        if !imageProperties.isTintGiven { content.imageProperties.followState(kind.imageTint(look)) }
        return content
    }
}

extension UIListContentConfiguration {
    /// Whether only colours and the like differ: a selected cell keeps its height.
    func hasSize(of other: UIListContentConfiguration) -> Bool {
        var one = self
        one.textProperties.takeColors(of: other.textProperties)
        one.secondaryTextProperties.takeColors(of: other.secondaryTextProperties)
        one.imageProperties.takeColors(of: other.imageProperties)
        one.alpha = other.alpha
        return one == other
    }
}
