// The looks of the blurs: radius, colours and fill of each material.
// Apple: "UIBlurEffect.Style"; the numbers are marked one by one, for Apple publishes few of them.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import UIKitValues

/// One material: what lies behind is blurred, taken through a colour matrix, and covered by a grey.
///
/// *sample*: Apple's sample code for effects that imitate UIKit's, with three strengths (documented for the sample; that
/// UIKit's own are the same is guessed). *by eye*: measured by others from pictures of iOS 17. *guessed*: ours, chosen to
/// stand in order between those.
package struct Material: Equatable {
    /// σ in points.
    var radius: CGFloat
    var matrix: PixelMatrix
    /// The grey over it, 0…1, and how much of it.
    package var white: CGFloat
    package var alpha: CGFloat
    /// Whether it suits light contents.
    var isDark: Bool

    package var look: BackdropLook {
        BackdropLook(
            radius: radius, matrix: matrix, tints: [BackdropTint(CGColor(gray: white, alpha: alpha))])
    }

    /// The material of a style in these traits.
    package static func of(_ style: UIBlurEffect.Style, in traits: UITraitCollection) -> Material {
        of(style, isDark: traits.userInterfaceStyle == .dark)
    }

    static func of(_ style: UIBlurEffect.Style, isDark: Bool) -> Material {
        switch style {
        case .extraLight: extraLight
        case .light: light
        case .dark: dark
        case .extraDark: extraDark
        // Documented: they adapt to the interface style. Which they become: the header's words.
        case .regular: isDark ? dark : light
        case .prominent: isDark ? dark : extraLight
        case .systemUltraThinMaterial: isDark ? ultraThinDark : ultraThinLight
        case .systemThinMaterial: isDark ? thinDark : thinLight
        case .systemMaterial: isDark ? regularDark : regularLight
        case .systemThickMaterial: isDark ? thickDark : thickLight
        case .systemChromeMaterial: isDark ? chromeDark : chromeLight
        case .systemUltraThinMaterialLight: ultraThinLight
        case .systemThinMaterialLight: thinLight
        case .systemMaterialLight: regularLight
        case .systemThickMaterialLight: thickLight
        case .systemChromeMaterialLight: chromeLight
        case .systemUltraThinMaterialDark: ultraThinDark
        case .systemThinMaterialDark: thinDark
        case .systemMaterialDark: regularDark
        case .systemThickMaterialDark: thickDark
        case .systemChromeMaterialDark: chromeDark
        }
    }

    // MARK: Before iOS 13

    /// Saturation 1.8 about Rec. 709's luma: sample.
    private static let vivid = PixelMatrix.saturation(1.8, lumaRed: 0.2126, green: 0.7152, blue: 0.0722)

    /// The extra light style. All numbers are from Apple's sample.
    private static let extraLight = Material(radius: 20, matrix: vivid, white: 0.97, alpha: 0.82, isDark: false)
    /// The light style. All numbers are from Apple's sample.
    private static let light = Material(radius: 30, matrix: vivid, white: 1, alpha: 0.3, isDark: false)
    /// The dark style. All numbers are from Apple's sample.
    private static let dark = Material(radius: 20, matrix: vivid, white: 0.11, alpha: 0.73, isDark: true)
    /// Radius and matrix as `dark`'s; the fill guessed.
    private static let extraDark = Material(radius: 20, matrix: vivid, white: 0.04, alpha: 0.85, isDark: true)

    // MARK: Light

    /// The colour change of bright materials: by eye, of an alert; for the others guessed to be the same.
    private static let bright = PixelMatrix.saturation(2, lumaRed: 0.26, green: 0.40, blue: 0.17)

    private static func lightMaterial(_ radius: CGFloat, _ level: CGFloat, _ alpha: CGFloat) -> Material {
        Material(radius: radius, matrix: bright, white: level / 255, alpha: alpha, isDark: false)
    }
    /// Radius by others' guess; fill guessed.
    private static let ultraThinLight = lightMaterial(20, 242, 0.40)
    /// Radius by others' guess; fill guessed.
    private static let thinLight = lightMaterial(25, 242, 0.60)
    /// Radius and fill (204 of 255) by eye, of an alert.
    private static let regularLight = lightMaterial(30, 242, 0.80)
    /// Radius by others' guess; fill guessed.
    private static let thickLight = lightMaterial(40, 242, 0.90)
    /// Radius by eye, of bars; the fill so that a bar on white is 247, as on a recorded screen.
    private static let chromeLight = lightMaterial(10, 246.5, 240.0 / 255)

    // MARK: Dark

    /// Matrix by eye, of an alert, with 0.3 added; how much is added for the thinner ones is guessed.
    private static func darkMaterial(
        _ radius: CGFloat, lifted: Float, _ level: CGFloat, _ alpha: CGFloat
    ) -> Material {
        let matrix = PixelMatrix.saturation(1.7, lumaRed: 0.45, green: 0.80, blue: 0.16).adding(lifted)
        return Material(radius: radius, matrix: matrix, white: level / 255, alpha: alpha, isDark: true)
    }
    /// Radius by others' guess; fill guessed.
    private static let ultraThinDark = darkMaterial(20, lifted: 0.08, 30, 0.45)
    /// Radius by others' guess; fill guessed.
    private static let thinDark = darkMaterial(25, lifted: 0.16, 30, 0.60)
    /// Radius and fill (191 of 255) by eye, of an alert.
    private static let regularDark = darkMaterial(30, lifted: 0.3, 30, 191.0 / 255)
    /// Radius by others' guess; fill guessed.
    private static let thickDark = darkMaterial(40, lifted: 0.3, 30, 0.86)
    /// Radius and fill (240 of 255) by eye, of bars.
    private static let chromeDark = darkMaterial(10, lifted: 0.3, 29, 240.0 / 255)
}
