// The sizes, shades and times of presentations: sheets, popovers, and their ways in and out.
// Apple: "UISheetPresentationController", "UIPopoverPresentationController", "UIModalTransitionStyle".
import CoreGraphics
import Foundation
import UIKitValues

/// Points, and alphas of black.
enum SheetMeasures {
    // MARK: Place
    /// Below the status bar a strip of the card behind stays visible. Observed: ResearchKit's `psat-task-1@3x` (iOS 15), about 10.
    static let topGap: CGFloat = 10
    /// Form sheets. Guessed: by memory of iPads.
    static let form = CGSize(width: 540, height: 620)
    /// Page sheets: the readable width of 672 with margins of 20. Guessed.
    static let pageWidth: CGFloat = 712
    /// The free margin around a sheet in the middle of the screen. Guessed.
    static let margin: CGFloat = 20

    // MARK: Look
    /// Observed: by public projects that imitate the card of iOS 13 to 18 (SPStork and others).
    static let cornerRadius: CGFloat = 10
    /// The grabber, and its distance from the sheet's top. Guessed: by memory of iOS 15 and later.
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    /// The shade over the card behind. Observed: `mssun+passforios_screenshot4` (iOS 16.2); dark: Apple's design kit for iOS 26.
    static let shade: CGFloat = 0.12
    static let darkShade = DimmingMeasures.dark

    // MARK: Dragging
    // Guessed: ours.

    /// Seconds for which a released sheet would go on: it rests at the height that is nearest to there.
    static let momentum: CGFloat = 0.15
    /// A faster movement down, in points a second, dismisses the sheet.
    static let dismissal: CGFloat = 1000
}

/// Alphas of black over what lies behind.
package enum DimmingMeasures {
    /// In the dark. Observed: the overlay of Apple's public design kit for iOS 26.
    package static let dark: CGFloat = 0.48
}

/// Points of a popover.
enum PopoverMeasures {
    // MARK: Shape
    // Guessed: by memory of iOS 7 and later.

    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13
    /// The width of content that has no size of its own.
    static let width: CGFloat = 320

    // MARK: Place
    /// Around the popover. Documented: "UIPopoverPresentationController", popoverLayoutMargins (10 at each side).
    static let layoutMargin: CGFloat = 10

    // MARK: Shadow
    // Guessed: by eye.

    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 24
    static let shadowOffset = CGSize(width: 0, height: 8)
}

/// Seconds of the ways in and out.
enum TransitionMeasures {
    /// The spring of the system's presentations at rest: mass 1, stiffness 522.35, damping 45.71. Observed: flutter/flutter, read
    /// from a CASpringAnimation in Xcode.
    static let presentation: TimeInterval = 0.404
    /// The same spring by one swing of it without damping: 2π of the root of mass by stiffness. Observed: from those figures.
    static let swing: TimeInterval = 0.2749
    /// Alerts: about a quarter to four tenths of a second. Guessed: by memory.
    static let alert: TimeInterval = 0.3
    /// Popovers, and what else fades out. Guessed: by memory.
    static let popover: TimeInterval = 0.2
    /// Dissolving. Guessed: ours.
    static let dissolve: TimeInterval = 0.4
    /// Turning over, and curling. Guessed: ours.
    static let flip: TimeInterval = 0.75
}
