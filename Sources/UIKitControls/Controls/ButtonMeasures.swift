// The sizes, corners and alphas of buttons.
// Apple: "UIButton", "UIButton.Configuration".
import CoreGraphics
import UIKitValues

/// Points, and alphas.
package enum ButtonMeasures {
    // MARK: Without a configuration
    // Observed: Interface Builder's frames of buttons of ten font sizes, 244 of them of 15 points.

    /// The title of a system button.
    static let systemFontSize: CGFloat = 15
    /// Above and below a title where no content insets are set: 15-point text makes a button of 30.
    static let titleRoom: CGFloat = 6
    /// The least width of a button with a title.
    static let leastWidth: CGFloat = 30

    // MARK: Under the finger
    /// A title's alpha. Observed: flutter/flutter, cupertino, between 0.2 and 0.4.
    package static let highlightedAlpha: CGFloat = 0.3
    /// The alphas and the places of the white light of `showsTouchWhenHighlighted`, from the middle. Guessed.
    static let glowAlphas: [CGFloat] = [0.9, 0.5, 0]
    static let glowPlaces: [Double] = [0, 0.35, 1]
    /// Its diameter. Guessed.
    static let glowDiameter: CGFloat = 100

    // MARK: The close button
    // Observed: Interface Builder's frames, 30 × 30; the cross is guessed.

    static let closeSize = CGSize(width: 30, height: 30)
    static let crossLine: CGFloat = 2.5
    /// From the cross's middle to an end, across and down.
    static let crossArm: CGFloat = 4.5
}

/// Points, and alphas, of buttons with a configuration, at the default text size.
enum ButtonConfigurationMeasures {
    // MARK: Insets
    /// Documented: developer.apple.com/forums, thread 733541, by an Apple engineer.
    static let mediumInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Guessed: by memory of iOS.
    static let smallInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    /// Guessed: by memory of iOS.
    static let largeInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)

    // MARK: Corners
    // Guessed: by memory of iOS.

    static let smallCorner: CGFloat = 3.5
    static let mediumCorner: CGFloat = 5.95
    static let largeCorner: CGFloat = 8.75

    // MARK: Colours
    // Guessed: by eye.

    /// The tint behind a tinted button.
    static let tintedAlpha: CGFloat = 0.18
    /// What is under the finger, by its own alpha.
    static let pressedAlpha: CGFloat = 0.75
    /// White or black of the monochrome tint.
    static let monochromeAlpha: CGFloat = 0.85

    // MARK: Parts
    /// Between the title and the indicator of a menu. Guessed.
    static let indicatorGap: CGFloat = 5
}
