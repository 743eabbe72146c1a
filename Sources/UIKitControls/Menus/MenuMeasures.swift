// The sizes, colours, shadows and times of menus.
// Apple: HIG, Context menus, which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds.
enum MenuMeasures {
    // MARK: Rows
    // Guessed: by eye of iOS 17.

    static let rowHeight: CGFloat = 44
    static let headerHeight: CGFloat = 33
    /// Above and below the texts together: of a row, of one with a subtitle, of a header.
    static let rowMargin: CGFloat = 22
    static let detailMargin: CGFloat = 24
    static let headerMargin: CGFloat = 17
    static let padding: CGFloat = 16
    /// From the left side to the titles of a menu with marks.
    static let gutter: CGFloat = 32
    /// From the left side to the mark.
    static let markLeft: CGFloat = 6
    /// The side of an image, and of the room of a mark.
    static let image: CGFloat = 24
    static let imageGap: CGFloat = 8
    /// Between sections.
    static let bandHeight: CGFloat = 8

    // MARK: Cells
    // Guessed: by eye of iOS 17.

    static let smallCellHeight: CGFloat = 44
    static let cellHeight: CGFloat = 62
    /// From the top to the image of a cell with a title, to the title below, and from there to the bottom.
    static let cellImageTop: CGFloat = 10
    static let cellTitleTop: CGFloat = 38
    static let cellTitleBottom: CGFloat = 6
    static let cellPadding: CGFloat = 4

    // MARK: Card
    // Guessed: by eye of iOS 17.

    static let cornerRadius: CGFloat = 13
    /// From the screen's safe area.
    static let margin: CGFloat = 8
    /// The same of a preview controller.
    static let previewMargin: CGFloat = 16
    static let shadowRadius: CGFloat = 32
    static let shadowDown: CGFloat = 10
    static let shadowOpacity: Float = 0.2

    // MARK: Lifted preview
    // Guessed: by eye of iOS 16.

    static let liftedShadowRadius: CGFloat = 15
    static let liftedShadowDown: CGFloat = 6
    static let liftedShadowOpacity: Float = 0.16

    // MARK: Motion
    /// How small the card is at first, as a part of its size. Guessed.
    static let smallest: CGFloat = 0.25
    /// Guessed: by memory, about 0.2 s.
    static let leaving: TimeInterval = 0.2
    /// A finger that moves so far chooses when it is lifted. Guessed: as a drag's beginning.
    static let slop: CGFloat = 10
}

/// Colours of menus: greys and alphas 0…255 as light and dark, unless a member says otherwise.
enum MenuColorMeasures {
    // MARK: Over the material
    /// Guessed: by eye of iOS 17.
    static let pressed: (light: CGFloat, dark: CGFloat) = (26, 31)
    /// Black between sections. Observed: 8 % in the light, on `dominicstop+react-native-ios-context-menu_example` (iOS 16, a JPEG);
    /// guessed in the dark.
    static let band: (light: CGFloat, dark: CGFloat) = (20, 60)

    // MARK: Material
    /// The fill, such that a menu on white is 248, on black 37. Observed: over blue and grey within 4 levels of the same picture.
    static let fill: (light: CGFloat, dark: CGFloat) = (246, 23.8)

    // MARK: Surroundings
    /// σ in points. Observed: 7.3 by the edges in the same picture.
    static let blurRadius: CGFloat = 7.5
    /// The alpha of black, 0…1, in the light. Guessed: by eye of the same picture.
    static let shade: CGFloat = 0.2
}
