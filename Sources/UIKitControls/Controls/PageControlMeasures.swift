// The sizes of a page control.
// Apple: "UIPageControl", which publishes none.
import CoreGraphics

/// Points.
package enum PageControlMeasures {
    // MARK: Sizes
    // Observed: cashapp/AccessibilitySnapshot's `testPageControl`, iOS 18.5.

    /// From one dot's middle to the next.
    static let pitch: CGFloat = 53.0 / 3
    /// Beside the first dot and the last.
    static let padding: CGFloat = 10
    static let thickness: CGFloat = 77.0 / 3
    static let dot: CGFloat = 7.6

    // MARK: Fingers
    /// A finger that moves so far runs through the pages. Guessed.
    static let dragStart: CGFloat = 10
    /// The scale of the dots at an end behind which there are more. Guessed.
    static let endScale: CGFloat = 0.5
}
