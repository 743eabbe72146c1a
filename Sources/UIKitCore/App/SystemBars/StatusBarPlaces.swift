// The places of the parts of the status bar and of the home indicator on each device.
// No Apple page; the numbers: StatusBarMeasures.
import CoreGraphics
import Foundation
import Stage

/// The status bar's parts in points of the screen, from left to right as English reads.
struct StatusBarPlaces: Equatable {
    /// The kind of device, which decides the parts of the bar.
    enum Kind { case ears, homeButton, pad }

    var kind: Kind
    var width: CGFloat
    var height: CGFloat
    /// The height's middle of signal, waves and battery.
    var middle: CGFloat
    /// The height's middle of the digits.
    var timeMiddle: CGFloat
    /// Size of the digits, semibold.
    var fontSize: CGFloat
    /// The middle of the time; its left edge on a pad.
    var timeX: CGFloat
    /// The right edge of the battery's cap.
    var right: CGFloat
    /// The left edge of the signal where it stands apart from the battery.
    var left = StatusBarMeasures.left
    /// Sizes of the signs; 1 are those of a phone 393 points wide.
    var signal: CGFloat, waves: CGFloat, battery: CGFloat
    /// Points between the signs.
    var gap: CGFloat

    /// Creates the places; nil if no bar is shown: on phones on their side, on screens without a safe area at the top.
    init?(_ environment: StageEnvironment) {
        let device = environment.effectiveDevice
        let top = environment.safeAreaInsets.top
        guard top > 0 else { return nil }
        width = environment.size.width
        height = top
        (signal, waves, battery, gap, fontSize) = (1, 1, 1, 0, 0)
        guard device.idiom == .phone else {
            let side = StatusBarMeasures.padSide
            (kind, middle, timeX, right) = (.pad, top / 2 + (top > StatusBarMeasures.lowPadBar ? 1 : 0), side, width - side)
            timeMiddle = middle
            take(StatusBarMeasures.pad)
            return
        }
        switch device.feature {
        case .homeButton, .plain:
            (kind, middle, timeX, right) = (.homeButton, top / 2, width / 2, width - StatusBarMeasures.buttonRight)
            timeMiddle = middle
            take(StatusBarMeasures.button)
        case .dynamicIsland:
            kind = .ears
            let ear = (width - StatusBarMeasures.islandWidth) / 2
            let isLarge = width >= StatusBarMeasures.largeFrom
            let isLow = device.portraitInsets.top >= StatusBarMeasures.lowIslandInset
            let high = isLarge ? StatusBarMeasures.largeIslandMiddle : StatusBarMeasures.islandMiddle
            middle = isLow ? StatusBarMeasures.lowIslandMiddle : high
            timeMiddle = isLarge ? StatusBarMeasures.islandMiddle : middle
            timeX = ear / 2 + StatusBarMeasures.islandTime
            right = width - ear / 2 - StatusBarMeasures.islandSigns
            take(isLarge ? StatusBarMeasures.largeIsland : StatusBarMeasures.island)
            right += signsWidth / 2
        case .notch:
            kind = .ears
            // Phones since the 13 have the narrower notch.
            let isNarrow =
                environment.deviceName.contains("iPhone 13")
                || top == StatusBarMeasures.narrowNotchInset && !environment.deviceName.contains("iPhone 12")
            let narrow = width < StatusBarMeasures.miniBelow ? StatusBarMeasures.miniNotch : StatusBarMeasures.narrowNotch
            let ear = (width - (isNarrow ? narrow : StatusBarMeasures.wideNotch)) / 2
            middle = isNarrow ? top - StatusBarMeasures.narrowNotchMiddle : top / 2 + StatusBarMeasures.wideNotchMiddle
            timeMiddle = middle
            timeX = ear / 2 + StatusBarMeasures.notchTime
            let signsLeft = isNarrow ? StatusBarMeasures.narrowNotchSignsLeft : StatusBarMeasures.wideNotchSignsLeft
            right = width - ear / 2 - signsLeft
            take(isNarrow ? StatusBarMeasures.narrowNotchSigns : StatusBarMeasures.wideNotchSigns)
            right += signsWidth / 2
        }
    }

    private mutating func take(_ signs: StatusBarMeasures.Signs) {
        (signal, waves, battery) = (signs.signal, signs.waves, signs.battery)
        (gap, fontSize) = (signs.gap, signs.fontSize)
    }

    /// The width of signal, waves and battery with the gaps between them.
    private var signsWidth: CGFloat {
        let bars = StatusBarSignMeasures.signalWidth * signal, arcs = StatusBarSignMeasures.wavesWidth * waves
        return bars + arcs + StatusBarSignMeasures.batteryWidth * battery + gap * 2
    }
}

/// The place of the home indicator.
enum HomeIndicatorPlace {
    /// The indicator's frame in points of the screen; nil if the device has a home button.
    static func frame(_ environment: StageEnvironment) -> CGRect? {
        guard environment.safeAreaInsets.bottom > 0 else { return nil }
        let size = environment.size
        let isLandscape = environment.orientation.isLandscape
        let phone = isLandscape ? HomeIndicatorMeasures.landscapePart : HomeIndicatorMeasures.part
        let part = environment.idiom == .pad ? HomeIndicatorMeasures.padPart : phone
        let width = (size.width * part).rounded()
        let left = ((size.width - width) / 2 * environment.scale).rounded() / environment.scale
        let (height, bottom) = (HomeIndicatorMeasures.height, HomeIndicatorMeasures.bottom)
        return CGRect(x: left, y: size.height - bottom - height, width: width, height: height)
    }
}
