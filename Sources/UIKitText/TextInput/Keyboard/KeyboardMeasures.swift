// How high the keyboard is, and how large its keys are on each width of screen.
// Apple: HIG, "Virtual keyboards", which publishes none of them.
import CoreGraphics
import Foundation

/// The keyboard's measures on a screen. Points.
struct KeyboardMeasures: Equatable {
    let screen: CGSize
    let safeBottom: CGFloat
    let isPad: Bool

    var isWide: Bool { screen.width > screen.height }
    /// The device's shorter side names it.
    private var width: CGFloat { min(screen.width, screen.height) }
    private var isLarge: Bool { width >= Self.largeWidth }
    private var hasButton: Bool { safeBottom == 0 }
    /// Phones with a button have emoji and microphone among their keys.
    var hasExtrasInRow: Bool { isPad || hasButton }

    // MARK: Heights
    // Observed: the `UIKeyboardFrameEndUserInfoKey` that apps have printed on phones. Those of iPads are guessed: by memory.

    /// The bar of predictions.
    var bar: CGFloat {
        if isPad { return 55 }
        if isWide || width <= 320 { return 38 }
        return hasButton && !isLarge ? 44 : 45
    }

    /// Below the keys: the home indicator's room, on an upright phone that of emoji and microphone too.
    var bottom: CGFloat { isPad || isWide || hasButton ? safeBottom : 75 }

    /// The height of the keys with the room around them.
    var area: CGFloat {
        if isPad { return isWide ? 352 : 264 }
        if isWide { return 162 }
        if width <= 320, !hasButton { return 206 }
        return isLarge ? 226 : 216
    }

    /// The height of the whole keyboard.
    func height(hasBar: Bool) -> CGFloat { area + bottom + (hasBar ? bar : 0) }

    /// The height of the keyboard with the home indicator's room; the bar for predictions is counted where iOS shows it.
    static func height(of screen: CGSize, safeBottom: CGFloat, isPad: Bool, hasBar: Bool) -> CGFloat {
        KeyboardMeasures(screen: screen, safeBottom: safeBottom, isPad: isPad).height(hasBar: hasBar)
    }

    // MARK: Keys
    // Observed: the keyboards of devices, as the authors of public keyboards measured them.

    /// Phones whose shorter side is this wide or wider have higher keys.
    private static let largeWidth: CGFloat = 414
    /// The distance from the keyboard's sides to the keys.
    var side: CGFloat {
        if isPad { return 6 }
        if isWide { return inset + 3 }
        return width == 414 ? 4 : 3
    }

    /// The free space beside the keys of a phone that lies on its side. Measured to 926 points, guessed beyond.
    var inset: CGFloat {
        guard isWide, !isPad, !hasButton else { return 0 }
        return screen.width >= 880 ? 117 : max(75, (screen.width - 694) / 2)
    }

    /// Between keys of a row.
    var gap: CGFloat { isPad ? 12 : isWide && !hasButton ? 5 : 6 }

    /// The keys between shift and delete take the width of so many letters.
    static let lettersOfThirdRow: CGFloat = 7

    /// The width of a key in a row of ten letters.
    var letter: CGFloat { (screen.width - 2 * side - 9 * gap) / 10 }

    /// Rows of letters: how high a key is, and from the area's top to the first row.
    var key: CGFloat {
        if isPad { return ((area - 16) / 4 - 9).rounded(.down) }
        if isWide { return 32 }
        if width <= 320 { return hasButton ? 38 : 40 }
        return isLarge ? 45 : 42
    }
    let top: CGFloat = 8
    private let below: CGFloat = 4

    /// The distance from one row of letters to the next.
    var pitch: CGFloat { (area - top - below - key) / 3 }

    /// Shift, delete, and the keys of pages and return: by the device's width, upright.
    private static let upright: [(width: CGFloat, shift: CGFloat, system: CGFloat)] = [
        (320, 36, 34), (375, 42, 40), (390, 44, 43), (393, 44, 43), (402, 45, 44), (414, 46, 46), (428, 47, 48),
        (430, 47, 48), (440, 48, 49),
    ]

    /// Shift, delete and the key of more marks.
    var shift: CGFloat {
        if isPad { return letter * 1.3 }
        if isWide { return hasButton ? (screen.width <= 568 ? 68 : screen.width >= 736 ? 69 : 63) : 84 }
        return measured.shift
    }

    /// The key of another page.
    var system: CGFloat {
        if isPad { return letter * 1.3 }
        if isWide { return hasButton ? (screen.width <= 568 ? 50 : screen.width >= 736 ? 69 : 63) : 62 }
        return measured.system
    }

    /// Two of those with the gap between them: return, and the key of pages where no other stands beside it.
    var broad: CGFloat { 2 * system + gap }

    private var measured: (width: CGFloat, shift: CGFloat, system: CGFloat) {
        Self.upright.last { $0.width <= width } ?? Self.upright[0]
    }

    // MARK: Number pads
    // Observed: ResearchKit's picture `creating-surveys-age@3x`, 393 points wide, iOS 17.

    /// From the keyboard's sides to the keys.
    let padSide: CGFloat = 6
    let padTop: CGFloat = 6
    /// Between the rows.
    let padGap: CGFloat = 7
    /// Between the columns.
    let padColumnGap: CGFloat = 6
    /// 46 2⁄3 high, and whole points when shown; for other areas guessed in proportion.
    var padKey: CGFloat { (area - 216) / 4 + 140.0 / 3 }
    /// How far right of a key's middle its sign stands, by column.
    static let padLeans: [CGFloat] = [-2.0 / 3, 0, 7.0 / 3]

    // MARK: Below the keys
    // Guessed: by eye of iOS 17; for a phone on its side a guess alone.

    /// The room of emoji and of the microphone.
    static let outsideSize = CGSize(width: 60, height: 44)
    /// From the keyboard's side to that room.
    static let outsideInset: CGFloat = 10
    /// From the keys to that room.
    static let outsideTop: CGFloat = 2
    static let wideOutsideSize = CGSize(width: 52, height: 40)
    /// From the room's left side to the keys, and from its top to the keys' bottom, on a phone on its side.
    static let wideOutsideOffset = CGSize(width: 58, height: 44)
    /// From the emoji's last row to the lower edge.
    static let belowEmoji: CGFloat = 4
}
