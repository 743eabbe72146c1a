// The measures of cells.
// No Apple page. Sources: recorded pictures of iOS 16 and 17, and the frames that Interface Builder wrote into public files.
import CoreGraphics
import Foundation
import UIKitContainers
import UIKitCore
import UIKitValues

/// Points, unless a member says otherwise.
enum ListMeasures {
    // MARK: Cells
    /// The least height of a cell that measures itself, without its separator. Observed: Interface Builder's frames.
    static let leastHeight: CGFloat = 44
    /// The width of a cell that no list has placed. Observed: a public blog, Mac Catalyst (320 × 44 from a table outside of a
    /// layout).
    static let firstWidth: CGFloat = 320
    /// What a level of indentation takes. Documented: "UITableViewCell", indentationWidth (10). Of a list's cells guessed: the
    /// same.
    static let indentation: CGFloat = 10
    /// The corner radius of an inset group. Observed: AccessibilitySnapshot's pictures, iOS 17.5.
    static let groupRadius: CGFloat = 10
    /// The margin at the sides until a list gives another.
    static let firstMargin = ViewMeasures.narrowRootMargin

    // MARK: Controls of editing
    /// How far the content moves for the editing control. Guessed: by memory of iOS.
    static let editingWidth: CGFloat = 38
    /// The width of the signs for editing and for moving. Guessed: that of a large symbol.
    static let circle: CGFloat = 22
    /// What belongs to the signs on either side. Guessed: by memory, the control for moving is 40 wide.
    static let controlReach: CGFloat = 11
    static let reorderReach: CGFloat = 9
    /// The white ground of a sign as a part of the sign's height: what shows through is inside of the circle. Guessed: ours.
    static let groundPart: CGFloat = 0.6

    // MARK: Accessories
    /// From the disclosure indicator of the system to the edge: the margin, and so much for the indicator itself. Observed:
    /// Interface Builder's frames; the content is narrower by 26.5 with a margin of 16 and by 30.5 with one of 20.
    static let disclosureWidth: CGFloat = 10.5
    /// Of a checkmark or a button. Observed: Interface Builder's frames; the content is narrower by 44 with a margin of 20.
    static let accessoryWidth: CGFloat = 24
    /// Between the texts and what follows them. Guessed.
    static let innerMargin: CGFloat = 8
    /// Between two accessories. Guessed.
    static let accessoryGap: CGFloat = 8
    /// How far the arrow stands from the middle of its room, towards the edge. Observed: its tip is 20.67 before the edge beside
    /// a margin of 20, on iOS 16.2 at 3x.
    static let arrowOffset: CGFloat = 1
    /// The least width in which an arrow that is a button takes touches.
    static let touchWidth = BarMeasures.leastTarget
    /// Between an image and the text of a cell's own labels. Observed: a picture of iOS 16.2.
    static let imageGap: CGFloat = 16
    /// The room that a symbol stands in, beside text of 17 points. Observed: Interface Builder's frames, iOS 18 (a symbol of 26
    /// at 19 and a text at 60 beside a margin of 20). Guessed: the height.
    static let symbol = CGSize(width: 24, height: 22)

    // MARK: Times
    // Guessed: by memory of iOS.

    /// Seconds of the movement of the controls of editing.
    static let slide: TimeInterval = 0.3
    /// Seconds in which the look of a selection fades.
    static let fade: TimeInterval = 0.3

    // MARK: By width and text

    /// The margin at the sides: that of a controller's root view.
    static func sideMargin(forListWidth width: CGFloat) -> CGFloat {
        width >= ViewMeasures.wideFrom ? ViewMeasures.wideRootMargin : ViewMeasures.narrowRootMargin
    }

    /// The margins of a cell or header with those at its sides: above and below, those of any view.
    static func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
        let around = ViewMeasures.layoutMargin
        return NSDirectionalEdgeInsets(top: around, leading: side, bottom: around, trailing: side)
    }

    /// ``symbol``, scaled with the text.
    static func symbolBox(for traits: UITraitCollection) -> CGSize {
        CGSize(width: scaled(symbol.width, traits).rounded(), height: scaled(symbol.height, traits).rounded())
    }

    /// A length that grows with the body style's text.
    static func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        length * UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / FontMeasures.bodySize
    }
}

/// Points of the labels of a cell's style.
enum OwnContentMeasures {
    /// Above and below the texts. Guessed: by memory of iOS.
    static let verticalMargin: CGFloat = 11
    /// Above and below two stacked texts, and between them where there is room. Observed: Interface Builder's frames; a cell of
    /// 55.5 with texts of 17 and 12 points at 10 and 31.5.
    static let stackedMargin: CGFloat = 9.5
    static let stackedGap: CGFloat = 1
    /// The text's width in the style `value2`, and the distance of the detail. Guessed: by memory of iOS.
    static let contactWidth: CGFloat = 91
    static let contactGap: CGFloat = 6
}
