// The numbers of views: margins, alphas, and what a screen is taken to be.
// Apple: "UIView"; "Positioning content within layout margins".
import CoreGraphics
import UIKitValues

/// Points, unless a member says otherwise.
package enum ViewMeasures {
    /// Fainter views get no touches and no focus. Documented: "UIView", hitTest(_:with:) (alpha below 0.01).
    package static let faintestAlpha: CGFloat = 0.01
    /// The alpha of a dimmed tint, by which its grey is multiplied. Guessed.
    static let dimmedTintAlpha: CGFloat = 0.8

    // MARK: Margins
    /// Documented: "UIView", layoutMargins (8 at each side).
    package static let layoutMargin: CGFloat = 8
    /// At the sides of a controller's root view in narrow windows. Observed: Interface Builder's frames at 320 and 375 points.
    package static let narrowRootMargin: CGFloat = 16
    /// The same in wide windows. Observed: Interface Builder's frames at 393 and 414 points.
    package static let wideRootMargin: CGFloat = 20
    /// Windows from this width on are wide. Guessed: 375 is narrow and 393 is wide; nothing was seen of 390.
    package static let wideFrom: CGFloat = 390

    // MARK: Readable width
    /// At the default content size. Observed: useyourloaf.com, on an iPad. For other sizes guessed in proportion to the font.
    static let readableWidth: CGFloat = 672

    // MARK: Checks
    /// Views deeper than this are left out of the checks of debug builds. Guessed: ours.
    static let deepestChecked = 200
}

/// Points and seconds of the focus.
package enum FocusMeasures {
    /// The least corner of the halo around a view. Guessed: from pictures of Full Keyboard Access.
    static let viewCorner: CGFloat = 5
    /// The same around a control. Guessed: the corner of most controls.
    package static let controlCorner: CGFloat = 8
    /// The halo's line, and the room between it and the item. Guessed: from pictures of Full Keyboard Access.
    static let haloWidth: CGFloat = 3
    static let haloGap: CGFloat = 1
    /// Guessed: ours.
    static let movementDuration = 0.2
}
