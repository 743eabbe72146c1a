// The sizes, shadow and times of a segmented control.
// Apple: "UISegmentedControl", which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds.
enum SegmentMeasures {
    // MARK: Sizes
    // Observed: cashapp/AccessibilitySnapshot's `testSegmentedControl` (iOS 17.5) and `NativeScript+docs_SegmentedBar` (iOS 16.6 or
    // 17.0); the corner of the thumb: flutter/flutter, cupertino.

    static let height: CGFloat = 32
    static let corner: CGFloat = 8
    /// From a segment's edges to the thumb.
    static let thumbInset: CGFloat = 2
    static let thumbCorner: CGFloat = 6.93
    /// The width of a divider, and its distance from the control's edges.
    static let divider: CGFloat = 1
    static let dividerInset: CGFloat = 7
    /// Beside a title: “Segment A” in 13 points makes a segment of 87.
    static let padding: CGFloat = 10
    /// Titles: medium, semibold where selected.
    static let fontSize: CGFloat = 13

    // MARK: Shadow
    // Observed: fitted to `NativeScript+docs_SegmentedBar`.

    static let shadowOpacity: Float = 0.12
    static let shadowDeviation: CGFloat = 3
    static let shadowDown: CGFloat = 3

    // MARK: Fingers
    // Observed: flutter/flutter, cupertino, from Apple's design resources and a simulator.

    /// The alpha of a pressed title, and the scale of the pressed thumb.
    static let pressedAlpha: CGFloat = 0.2
    static let pressedScale: CGFloat = 0.95
    /// The thumb's movement. Guessed.
    static let duration: TimeInterval = 0.2
}
