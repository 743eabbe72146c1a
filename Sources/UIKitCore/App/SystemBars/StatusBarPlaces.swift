// The places of the parts of the status bar and of the home indicator on each device.
// No Apple page. Measured on screens recorded on iOS 15 to 17, at 390 × 844 (both notches), 393 × 852 and 430 × 932 points;
// other devices follow from those by the rules below, home-button phones and pads by eye.
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
    var left: CGFloat = 6.67
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
        (signal, waves, battery, gap) = (1, 1, 1, 7.33)
        guard device.idiom == .phone else {
            (kind, middle, fontSize, timeX, right) = (.pad, top / 2 + (top > 20 ? 1 : 0), 12, 20, width - 20)
            (signal, waves, battery, gap) = (0.85, 0.85, 0.85, 6)
            timeMiddle = middle
            return
        }
        switch device.feature {
        case .homeButton, .plain:
            (kind, middle, fontSize, timeX, right) = (.homeButton, top / 2, 12, width / 2, width - 5.67)
            (signal, waves, battery, gap) = (0.75, 0.75, 0.85, 5)
            timeMiddle = middle
        case .dynamicIsland:
            kind = .ears
            let ear = (width - 126) / 2
            let isLarge = width >= 428
            middle = device.portraitInsets.top >= 62 ? 32.5 : isLarge ? 28.67 : 29.33
            timeMiddle = isLarge ? 29.33 : middle
            fontSize = isLarge ? 18 : 17
            if isLarge { (signal, waves, battery, gap) = (1.115, 1.115, 1.13, 7.75) }
            timeX = ear / 2 + 4.75
            right = width - ear / 2 - 5
            right += signsWidth / 2
        case .notch:
            kind = .ears
            // Phones since the 13 have the narrower notch.
            let isNarrow =
                environment.deviceName.contains("iPhone 13") || top == 47 && !environment.deviceName.contains("iPhone 12")
            let ear = (width - (isNarrow ? width < 390 ? 176 : 162 : 209)) / 2
            middle = isNarrow ? top - 21 : top / 2 + 1.17
            timeMiddle = middle
            fontSize = isNarrow ? 17 : 16
            if !isNarrow { (signal, waves, battery, gap) = (0.885, 0.975, 0.907, 5.33) }
            timeX = ear / 2 + 7
            right = width - ear / 2 - (isNarrow ? 8.5 : 7.75)
            right += signsWidth / 2
        }
    }

    /// The width of signal, waves and battery with the gaps between them.
    private var signsWidth: CGFloat {
        StatusBarSigns.signalWidth * signal + StatusBarSigns.wavesWidth * waves + StatusBarSigns.batteryWidth * battery + gap * 2
    }
}

/// The place of the home indicator.
enum HomeIndicatorPlace {
    /// The indicator's frame in points of the screen; nil if the device has a home button.
    static func frame(_ environment: StageEnvironment) -> CGRect? {
        guard environment.safeAreaInsets.bottom > 0 else { return nil }
        let size = environment.size
        // 139 of 390, 140 of 393, 154 of 430 points were measured.
        let part: CGFloat = environment.idiom == .pad ? 0.34 : environment.orientation.isLandscape ? 0.2575 : 0.3575
        let width = (size.width * part).rounded()
        let left = ((size.width - width) / 2 * environment.scale).rounded() / environment.scale
        return CGRect(x: left, y: size.height - 13, width: width, height: 5)
    }
}
