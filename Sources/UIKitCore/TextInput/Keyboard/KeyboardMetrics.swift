// How high the keyboard is.
// Apple: HIG, "Virtual keyboards"; the heights are those that apps have printed (spec/uikit-constants.md, 4g).
import CoreGraphics
import Foundation

/// The keyboard's height on a screen. Points.
enum KeyboardMetrics {
    /// With the home indicator's room; the bar for predictions is counted where iOS shows it.
    static func height(of screen: CGSize, safeBottom: CGFloat, isPad: Bool, hasBar: Bool) -> CGFloat {
        let isWide = screen.width > screen.height
        if isPad { return (isWide ? 352 : 264) + (hasBar ? 55 : 0) + safeBottom }
        if isWide { return 162 + (hasBar ? 38 : 0) + safeBottom }
        let isLarge = screen.width >= 414
        guard safeBottom > 0 else { return (isLarge ? 226 : 216) + (hasBar ? (isLarge ? 45 : 44) : 0) }
        // Phones without a home button have room for globe and microphone below the keys.
        return (isLarge ? 301 : 291) + (hasBar ? 45 : 0)
    }
}
