// The sizes, alphas and times of navigation bars and toolbars.
// Apple: "UINavigationBar", "UIToolbar"; HIG, Navigation bars, which publish none.
import CoreGraphics
import Foundation

/// Points, alphas and seconds.
package enum BarMeasures {
    // MARK: Heights
    // Observed: Interface Builder's frames, more than 400 of them, and tables of devices that apps contain.

    /// The row of buttons; in the low windows of phones; on pads; in a sheet.
    package static let rowHeight: CGFloat = 44
    package static let lowRowHeight: CGFloat = 32
    static let padRowHeight: CGFloat = 50
    static let sheetRowHeight: CGFloat = 56
    /// Bars below this are the low ones. Guessed: any height between the two does.
    static let lowBelow: CGFloat = 40
    /// A bar's size before it has its place. Guessed: as wide as Interface Builder's.
    package static let firstWidth: CGFloat = 320
    /// A large title adds this, and so much room below it.
    static let largeTitleHeight: CGFloat = 52
    static let largeTitleBottom: CGFloat = 8
    /// A prompt adds this.
    static let promptHeight: CGFloat = 30

    // MARK: Top on screens with an island
    // Observed: the safe areas that apps have printed, 97 2⁄3 and 100 1⁄3 with the bar.

    /// The safe area without a bar, and the bar's top: of phones since the 14 Pro, and since the 16 Pro.
    static let island: (safeArea: CGFloat, top: CGFloat) = (59, 53 + 2.0 / 3)
    static let lowIsland: (safeArea: CGFloat, top: CGFloat) = (62, 56 + 1.0 / 3)

    // MARK: Titles and buttons
    // Observed: flutter/flutter, cupertino; titles also in `NativeScript+docs_ActionBar` and `mssun+passforios_screenshot1#title`.

    static let titleSize: CGFloat = 17
    static let largeTitleSize: CGFloat = 34
    static let buttonSize: CGFloat = 17
    /// Body, at the large scale.
    static let symbolSize: CGFloat = 17
    /// Guessed: by eye.
    static let promptSize: CGFloat = 13
    /// The small title comes where so much is left of the large one, within this time.
    static let smallTitleAppears: CGFloat = 10
    static let smallTitleFade: TimeInterval = 0.15

    // MARK: Places in the row
    /// Between neighbours. Guessed.
    static let gap: CGFloat = 16
    /// Between the title and its neighbours. Guessed.
    static let titleGap: CGFloat = 8
    /// The arrow back is nearer to the edge than other buttons. Observed: `mssun+passforios_screenshot4#bar` and the bars of
    /// ResearchKit's `creating-surveys` (iOS 16.2 and 17).
    static let backOutset: CGFloat = 8
    /// Between the arrow's image and the title. Observed: titles begin at 29.33 points on screens 393 wide.
    static let backGap: CGFloat = 6
    /// The least width that takes touches. Documented: HIG, Accessibility (44 points).
    package static let leastTarget: CGFloat = 44
    /// Touches count so far beside a button at the least. Guessed.
    static let buttonOutset: CGFloat = 4

    // MARK: Colour
    /// A bar's own colour lets a little through. Guessed.
    static let tintAlpha: CGFloat = 0.85

    // MARK: Motion
    /// New buttons fade in. Guessed.
    static let fade: TimeInterval = 0.25
    /// The ground changes as content scrolls below. Guessed.
    static let edgeFade: TimeInterval = 0.2
}

/// Points of a search bar in the row of an iPad's navigation bar. Guessed: by memory of iPadOS 16.
enum SearchPlaceMeasures {
    static let inlineWidth: CGFloat = 240
}

/// The numbers of a push: seconds, alphas, and parts of the width.
enum NavigationMeasures {
    /// Guessed: by memory of what transition coordinators give.
    static let duration: TimeInterval = 0.35
    /// How much of the width the page below moves. Guessed: by memory, −30 %.
    static let parallax: CGFloat = 0.3
    /// How much of the width the titles move. Guessed: by eye.
    static let titleWay: CGFloat = 0.35
    /// The shade over the page below. Guessed: by eye.
    static let shade: CGFloat = 0.1
    /// The shadow of the page above: its width in points, and its alpha at the page. Guessed: by eye.
    static let edgeWidth: CGFloat = 9
    static let edgeAlpha: CGFloat = 0.12
    /// Showing and hiding bars. Guessed: by memory; the constant is public, its value is not.
    static let hideShowBar: CGFloat = 0.33

    // MARK: The swipe back
    // Guessed: ours.

    /// Seconds for which a released page would go on.
    static let momentum: CGFloat = 0.15
    /// From this part of the way on, the page goes the whole way.
    static let goesOn: CGFloat = 0.5
    /// The part of the time that is left, within which the speed is the whole one, and the least speed.
    static let jerkFree: CGFloat = 0.5
    static let leastSpeed: CGFloat = 0.02

    // MARK: Bars that hide with a swipe
    /// Points that a finger moves before. Guessed: as a drag's beginning.
    static let hidingSlop: CGFloat = 10
}
