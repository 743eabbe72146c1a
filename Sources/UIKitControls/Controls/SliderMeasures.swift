// The sizes and shadows of a slider.
// Apple: "UISlider", which publishes none.
import CoreGraphics
import Foundation

/// Points and seconds.
enum SliderMeasures {
    // MARK: Sizes
    // Observed: cashapp/AccessibilitySnapshot's `testSlider`, iOS 17.5, and `mssun+passforios_screenshot4#slider`, iOS 16.2.

    static let height: CGFloat = 34
    static let trackHeight: CGFloat = 4
    /// From the slider's sides to the track's ends.
    static let trackInset: CGFloat = 3
    static let thumbSide: CGFloat = 27
    /// The thumb at an extreme stands so far beyond the track's end.
    static let thumbOverhang: CGFloat = 2
    /// The thumb's middle above the track's.
    static let thumbRise: CGFloat = 7.0 / 6

    // MARK: Shadows
    // Observed: fitted to `testSlider`, a near shadow and a far one.

    static let shadowOpacity: Float = 0.12
    static let nearDeviation: CGFloat = 2
    static let nearDown: CGFloat = 0.5
    static let farDeviation: CGFloat = 6.5
    static let farDown: CGFloat = 6

    // MARK: Fingers
    /// Between an image and the track. Guessed.
    static let imageGap: CGFloat = 8
    /// A finger may miss the thumb by so much. Guessed: after the least target of 44 points.
    static let reach: CGFloat = 10
    /// The parts of the range that an assistive technology's step is. Guessed: remembered of VoiceOver on sliders.
    static let accessibilitySteps: Float = 10
    /// A change of the value by the app. Guessed.
    static let duration: TimeInterval = 0.2
}
