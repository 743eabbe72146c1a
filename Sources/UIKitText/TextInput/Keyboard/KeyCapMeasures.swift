// The sizes, colours and times of a key, and of the ground and the bar beside the keys.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Points and seconds. Number pads are observed; the rest is guessed, by eye of iOS 17.
enum KeyCapMeasures {
    /// Guessed: by eye.
    static let cornerRadius: CGFloat = 5
    /// The alpha of a sign without a cap while a finger is on it. Guessed: by eye.
    static let pressedAlpha: CGFloat = 0.4

    // MARK: Signs
    // Guessed: by eye of iOS 17.

    /// Words, and letters that come in twos.
    static let wordSize: CGFloat = 16
    static let capitalSize: CGFloat = 22
    static let letterSize: CGFloat = 23
    static let emojiSize: CGFloat = 30
    static let symbolSize: CGFloat = 19
    /// Emoji and microphone below the keys.
    static let outsideSymbolSize: CGFloat = 25

    // MARK: Number pads
    // Observed: ResearchKit's picture `creating-surveys-age@3x`, iOS 17.

    static let digitSize: CGFloat = 25
    /// The letters below a digit, and how far apart they are set.
    static let lettersSize: CGFloat = 10
    static let lettersKern: CGFloat = 2
    /// From the key's lower edge to the baseline of the digit, and of the letters below it.
    static let digitBaseline: CGFloat = 64.0 / 3
    static let lettersBaseline: CGFloat = 7
    /// How much higher a digit in the middle stands than its line would.
    static let loneDigitRise: CGFloat = 0.9
    /// Letters stand so far right of the digit's middle: half of the kern that follows the last one.
    static let lettersLean = lettersKern / 2

    // MARK: Repeating
    // Guessed: by memory of iOS.

    /// Until a delete key that is held deletes again, and from then on between two.
    static let firstRepeat: TimeInterval = 0.5
    static let nextRepeat: TimeInterval = 0.1
    /// Two taps on shift within this time lock it.
    static let doubleShift: TimeInterval = 0.35
}

/// The keyboard's ground, the colours of keys (components 0…1), and its coming and going.
enum KeyboardGroundMeasures {
    // MARK: Ground

    /// σ in points, and the part of the hue that shows through. Observed: fitted to how a blue button below the keyboard in
    /// ResearchKit's `creating-surveys-age@3x` (iOS 17) tints it, within a level.
    static let blurRadius: CGFloat = 30
    static let hue: Float = 0.167
    /// How much of the result is the plain colour, so that less transparency finds it. Guessed: ours.
    static let cover: Float = 0.5
    /// Red, green and blue, 0…255. Observed: ResearchKit's `creating-surveys-age@3x`, iOS 17.
    static let lightLevels: SIMD3<Float> = [208.2, 211.2, 217.3]
    /// Red, green and blue, 0…255. Guessed: by eye.
    static let darkLevels: SIMD3<Float> = [42, 42, 43]
    /// The weights of red, green and blue in a colour's brightness. Guessed: fitted with the hue.
    static let luma: SIMD4<Float> = [0.25, 0.55, 0.2, 0]

    // MARK: Colours of keys
    // Observed: the light edge, signs and lines, in ResearchKit's `creating-surveys-age@3x` (iOS 17). Guessed: the rest, by eye.

    static let darkKey: CGFloat = 0.42
    static let lightSpecial: SIMD3<Double> = [0.671, 0.694, 0.733]
    static let darkSpecial: CGFloat = 0.275
    /// The alphas of the shadow, a point below a key.
    static let lightEdge: CGFloat = 0.35
    static let darkEdge: CGFloat = 0.5
    /// Emoji and microphone below the keys.
    static let lightOutside: CGFloat = 0.32
    static let darkOutside: CGFloat = 0.9
    /// Between the places for predictions.
    static let lightLine: SIMD3<Double> = [0.71, 0.72, 0.75]
    static let darkLine: CGFloat = 0.33
    /// The distance from the bar's edges to the ends of such a line, as a part of the bar's height.
    static let lineMargin: CGFloat = 0.24

    // MARK: Motion
    // Observed: the keyboard's notifications, as apps have printed them.

    /// Seconds.
    static let duration: TimeInterval = 0.25
    /// No public curve has this number.
    static let curve = 7
}
