// The sizes and places of the status bar's parts and of the home indicator.
// No Apple page: measured on recorded screens, by rule or by eye for devices that none shows.
import CoreGraphics

/// Points, and sizes of the signs by those of a phone 393 points wide.
///
/// Observed: screens recorded on iOS 15 to 17, ResearchKit's `psat-task-1@3x` and `TiagoSAmaral+github-person_busca_result_l`
/// (390 × 844, both notches), the `NativeScript+docs` dialogs (393 × 852), `mssun+passforios_screenshot1` (430 × 932).
enum StatusBarMeasures {
    /// What differs between families of devices.
    struct Signs {
        var signal: CGFloat, waves: CGFloat, battery: CGFloat
        /// Between the signs.
        var gap: CGFloat
        /// The size of the digits.
        var fontSize: CGFloat
    }

    /// The left edge of the signal where it stands apart from the battery.
    static let left: CGFloat = 6.67
    /// Between the charge in per cent and the battery, on pads. Guessed: by eye.
    static let chargeGap: CGFloat = 4

    // MARK: Dynamic Island
    // Observed: 393 × 852 and 430 × 932; phones since the 16 Pro (insets of 62) are guessed from these.

    static let islandWidth: CGFloat = 126
    static let island = Signs(signal: 1, waves: 1, battery: 1, gap: 7.33, fontSize: 17)
    static let largeIsland = Signs(signal: 1.115, waves: 1.115, battery: 1.13, gap: 7.75, fontSize: 18)
    /// Phones from this width on have the larger signs.
    static let largeFrom: CGFloat = 428
    /// The middle of the signs, from the screen's top.
    static let islandMiddle: CGFloat = 29.33
    static let largeIslandMiddle: CGFloat = 28.67
    static let lowIslandMiddle: CGFloat = 32.5
    /// The insets at the top from which on the island stands lower.
    static let lowIslandInset: CGFloat = 62
    /// Right of the left ear's middle to the time's, and left of the right ear's middle to the signs'.
    static let islandTime: CGFloat = 4.75
    static let islandSigns: CGFloat = 5

    // MARK: Notch
    // Observed: 390 × 844, with the wide notch (iPhone 12) and the narrow one (iPhone 13). Other widths are guessed from these.

    static let wideNotch: CGFloat = 209
    static let narrowNotch: CGFloat = 162
    /// The narrow notch of the mini.
    static let miniNotch: CGFloat = 176
    static let miniBelow: CGFloat = 390
    /// The inset at the top of phones that have the narrow notch, unless they are of the year before.
    static let narrowNotchInset: CGFloat = 47
    static let wideNotchSigns = Signs(signal: 0.885, waves: 0.975, battery: 0.907, gap: 5.33, fontSize: 16)
    static let narrowNotchSigns = Signs(signal: 1, waves: 1, battery: 1, gap: 7.33, fontSize: 17)
    /// From the bar's lower edge up to the middle, with the narrow notch; below the bar's middle, with the wide one.
    static let narrowNotchMiddle: CGFloat = 21
    static let wideNotchMiddle: CGFloat = 1.17
    /// Right of the left ear's middle to the time's, and left of the right ear's middle to the signs'.
    static let notchTime: CGFloat = 7
    static let narrowNotchSignsLeft: CGFloat = 8.5
    static let wideNotchSignsLeft: CGFloat = 7.75

    // MARK: Home buttons and pads
    // Guessed: by eye.

    static let button = Signs(signal: 0.75, waves: 0.75, battery: 0.85, gap: 5, fontSize: 12)
    static let buttonRight: CGFloat = 5.67
    static let pad = Signs(signal: 0.85, waves: 0.85, battery: 0.85, gap: 6, fontSize: 12)
    /// From the sides of a pad's screen.
    static let padSide: CGFloat = 20
    /// Higher bars have their parts a point lower.
    static let lowPadBar: CGFloat = 20
}

/// Points of the signs at size 1. Observed: extents and gaps, on screens recorded on iOS 16 and 17 (the `NativeScript+docs`
/// dialogs, 393 × 852); the construction is ours.
enum StatusBarSignMeasures {
    // MARK: Signal
    static let signalWidth: CGFloat = 19.33
    static let barHeights: [CGFloat] = [4.67, 7, 9.67, 12.33]
    static let barWidth: CGFloat = 3.33
    /// From one bar to the next.
    static let barPitch: CGFloat = 5.33
    /// From the middle of the height to the lower edge of the bars, and to the point of the waves.
    static let below: CGFloat = 6.17

    // MARK: Waves
    static let wavesWidth: CGFloat = 17
    /// The inner and outer radius of each wave.
    static let waves: [(inner: CGFloat, outer: CGFloat)] = [(0, 4.1), (5.6, 8.35), (9.85, 12.33)]

    // MARK: Battery
    static let batteryWidth: CGFloat = 27.33
    static let frame = CGRect(x: 0.5, y: -6, width: 24, height: 12)
    static let frameCorner: CGFloat = 3.8
    static let charge = CGRect(x: 2, y: -4.5, width: 21, height: 9)
    static let chargeCorner: CGFloat = 2.5
    /// The alphas of the frame and of the cap.
    static let frameAlpha: CGFloat = 0.4
    static let capAlpha: CGFloat = 0.5
}

/// Points of the home indicator, and parts of the screen's width.
enum HomeIndicatorMeasures {
    /// Observed: 139 of 390, 140 of 393 and 154 of 430 points, on the screens of `StatusBarMeasures`.
    static let part: CGFloat = 0.3575
    /// On its side, and on pads. Guessed: by eye.
    static let landscapePart: CGFloat = 0.2575
    static let padPart: CGFloat = 0.34
    /// Observed: the same screens, 8 from the screen's lower edge.
    static let height: CGFloat = 5
    static let bottom: CGFloat = 8

    // MARK: Colour
    /// Over pixels of this brightness and more, 0…255, the indicator is black. Guessed: ours.
    static let bright = 140
    /// The brightness is taken of so many steps along the indicator. Guessed: ours.
    static let samples = 16
    /// Of 256, the weights of red, green and blue. Documented: ITU-R BT.601.
    static let luma = (red: 77, green: 150, blue: 29)
}
