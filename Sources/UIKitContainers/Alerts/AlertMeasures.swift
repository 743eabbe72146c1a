// The sizes, colours and times of alerts and action sheets.
// Apple: "UIAlertController", which publishes none.
import CoreGraphics
import Foundation

/// Points.
enum AlertMeasures {
    // MARK: Place
    // Observed: flutter/flutter, cupertino, on iOS 17.

    /// The width of an alert, and of one at the accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// Above and below an alert.
    static let margin: CGFloat = 24
    /// At the sides of an action sheet, between its cards, and below where there is no safe area.
    static let sheetMargin: CGFloat = 8
    /// An action sheet in a popover. Guessed.
    static let popoverWidth: CGFloat = 304

    // MARK: Card
    // Observed: flutter/flutter, cupertino.

    static let cornerRadius: CGFloat = 14
    static let sheetCornerRadius: CGFloat = 13

    // MARK: Texts
    // Observed: flutter/flutter, cupertino, on iOS 17; an alert's place of the texts also in `NativeScript+docs_Dialogs-Alert`.

    static let titleSize: CGFloat = 17
    static let sheetTitleSize: CGFloat = 13
    static let messageSize: CGFloat = 13
    /// Beside the texts, above and below them.
    static let padding = CGSize(width: 16, height: 20)
    static let sheetPadding = CGSize(width: 16, height: 13.5)
    /// Between title and message.
    static let gap: CGFloat = 2
    /// The same of an action sheet. Guessed.
    static let sheetGap: CGFloat = 6

    // MARK: Actions
    /// Without the line above. Observed: `NativeScript+docs_Dialogs-Alert`, iOS 16.6 or 17.0.
    static let rowHeight: CGFloat = 44
    static let actionSize: CGFloat = 17
    /// Observed: flutter/flutter, cupertino, at least 57.17 on iOS 17; whole points here.
    static let sheetRowHeight: CGFloat = 57
    static let sheetActionSize: CGFloat = 20
    /// Beside a title, and how small it becomes at the least. Guessed.
    static let rowPadding: CGFloat = 8
    static let leastScale: CGFloat = 0.6
    /// Two actions are beside each other if so much of each half stays free. Guessed.
    static let sideBySideRoom: CGFloat = 16
    /// Where not all fits, so many rows of actions are shown at the least. Guessed.
    static let leastRows: CGFloat = 1.5

    // MARK: Text fields
    // Observed: one field in `NativeScript+docs_Dialogs-Prompt`, iOS 16.6 or 17.0; several are guessed.

    static let fieldHeight: CGFloat = 30
    /// From the alert's sides to the box, above it and below it.
    static let fieldInset: CGFloat = 15
    static let aboveFields: CGFloat = 20
    static let belowFields: CGFloat = 12
    static let fieldCorner: CGFloat = 7
    /// From the box's sides to a field.
    static let fieldPadding: CGFloat = 7
    static let fieldFontSize: CGFloat = 13
    /// A field's width before it has its place. Guessed: that of the box without its padding in an alert of 270, 2 less.
    static let firstFieldWidth: CGFloat = 224

    // MARK: Motion
    /// How much larger an alert is when it begins to appear. Guessed: ours.
    static let firstScale: CGFloat = 1.12
}

/// Greys and alphas of alerts, 0…255, in the light and in the dark, unless a member says otherwise.
enum AlertColorMeasures {
    typealias Pair = (light: CGFloat, dark: CGFloat)

    // MARK: Grounds
    /// The ground of a popover. Guessed: as the blur of a white or a black ground looks.
    static let popover: Pair = (249, 40)
    /// The light ground, so that over a dimmed white page both kinds are 240. Observed: `NativeScript+docs_Dialogs-Alert`.
    static let lightFill: CGFloat = 240.2
    /// An action sheet in the dark: grey and alpha. Observed: flutter/flutter, cupertino.
    static let darkSheetFill: CGFloat = 41
    static let darkSheetAlpha: CGFloat = 190
    /// The alpha of black over the page, 0…1. Guessed: by memory.
    static let shade: CGFloat = 0.2

    // MARK: Actions
    // Observed: flutter/flutter, cupertino.

    /// The alpha of black and of white over the ground, so that it looks 225 and 46 on alerts, 224 and 72 elsewhere.
    static let pressed: Pair = (18, 18)
    static let sheetPressed: Pair = (26, 38)
    /// The card of the action that cancels an action sheet.
    static let cancel: Pair = (255, 44)
    static let cancelPressed: Pair = (224, 72)
    /// The headings of action sheets, and their alphas.
    static let heading: Pair = (29, 241)
    static let headingAlpha: Pair = (133, 150)

    // MARK: Lines and fields
    /// The alpha of black in the light: 178 on the ground. Observed: `NativeScript+docs_Dialogs-Alert`.
    static let line: CGFloat = 66
    /// Observed: `NativeScript+docs_Dialogs-Prompt` in the light; guessed in the dark.
    static let field: Pair = (255, 28)
    static let fieldBorder: Pair = (180, 72)
}
