// The effects themselves: values, copies, archives, words.
// Apple: "UIBlurEffect", "UIVibrancyEffect"; raw values: the public SDK headers
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import TestFixtures
import Testing
import UIKit
@_spi(Vitrine) import UIKitCore
import UIKitValues

@Suite("Visual effects") struct UIVisualEffectTests {
    // Covers: UIBlurEffect.Style.extraLight, UIBlurEffect.Style.light, UIBlurEffect.Style.dark, UIBlurEffect.Style.extraDark, UIBlurEffect.Style.regular, UIBlurEffect.Style.prominent, UIBlurEffect.Style.systemUltraThinMaterial, UIBlurEffect.Style.systemThinMaterial, UIBlurEffect.Style.systemMaterial, UIBlurEffect.Style.systemThickMaterial, UIBlurEffect.Style.systemChromeMaterial, UIBlurEffect.Style.systemUltraThinMaterialLight, UIBlurEffect.Style.systemThinMaterialLight, UIBlurEffect.Style.systemMaterialLight, UIBlurEffect.Style.systemThickMaterialLight, UIBlurEffect.Style.systemChromeMaterialLight, UIBlurEffect.Style.systemUltraThinMaterialDark, UIBlurEffect.Style.systemThinMaterialDark, UIBlurEffect.Style.systemMaterialDark, UIBlurEffect.Style.systemThickMaterialDark, UIBlurEffect.Style.systemChromeMaterialDark, UIBlurEffect.Style.init
    @Test("the raw values of the styles are the SDK's")
    func rawValues() {
        let styles: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .extraDark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
            .systemMaterial, .systemThickMaterial, .systemChromeMaterial, .systemUltraThinMaterialLight,
            .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
            .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark,
        ]
        #expect(styles.map(\.rawValue) == Array(0...20))
        #expect(UIBlurEffect.Style(rawValue: 21) == nil)
        let vibrant: [UIVibrancyEffectStyle] = [
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator,
        ]
        #expect(vibrant.map(\.rawValue) == Array(0...7))
    }

    // Covers: UIBlurEffect.init(style:), UIBlurEffect.init(), UIVibrancyEffect.init(blurEffect:),
    // UIVibrancyEffect.init(blurEffect:style:), UIVisualEffect.init()
    @Test("effects are equal by class and values, hash alike, and copy to themselves")
    func equality() {
        let dark = UIBlurEffect(style: .dark)
        #expect(dark == UIBlurEffect(style: .dark))
        #expect(dark != UIBlurEffect(style: .light))
        #expect(dark.hash == UIBlurEffect(style: .dark).hash)
        let label = UIVibrancyEffect(blurEffect: dark, style: .label)
        #expect(label == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
        #expect(label != UIVibrancyEffect(blurEffect: dark, style: .fill))
        #expect(label != UIVibrancyEffect(blurEffect: dark))
        #expect(label.hash == UIVibrancyEffect(blurEffect: dark, style: .label).hash)
        #expect(dark.copy() as AnyObject === dark)
        #expect(label.copy() as AnyObject === label)
        #expect(UIColorEffect(color: .red) == UIColorEffect(color: .red))
        #expect(UIColorEffect(color: .red) != dark)
        #expect(UIBlurEffect() == UIBlurEffect(style: .extraLight))
        #expect(UIVisualEffect.supportsSecureCoding)
        #expect(UIVisualEffect() != UIVisualEffect())
        final class Other: UIBlurEffect, @unchecked Sendable {}
        #expect(Other(style: .dark) != dark)
    }

    @Test("secure archives keep styles", arguments: UIBlurEffect.Style.allCases)
    func archives(style: UIBlurEffect.Style) throws {
        let blur = UIBlurEffect(style: style)
        #expect(try archivedSecurely(blur) == blur)
        for vibrant in UIVibrancyEffectStyle.allCases {
            let effect = UIVibrancyEffect(blurEffect: blur, style: vibrant)
            #expect(try archivedSecurely(effect) == effect)
        }
        let plain = UIVibrancyEffect(blurEffect: blur)
        #expect(try archivedSecurely(plain) == plain)
        let color = UIColorEffect(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(try archivedSecurely(color) == color)
    }

    private func archivedSecurely<Effect: UIVisualEffect>(_ effect: Effect) throws -> Effect {
        let data = try NSKeyedArchiver.archivedData(withRootObject: effect, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Effect.self, from: data))
    }

    @Test("a blur says its style by its Objective-C name")
    func words() {
        #expect(
            UIBlurEffect(style: .systemThinMaterialDark).description.hasSuffix("> style=UIBlurEffectStyleSystemThinMaterialDark"))
        let blur = UIBlurEffect(style: .dark)
        let vibrancy = UIVibrancyEffect(blurEffect: blur, style: .secondaryFill)
        #expect(
            vibrancy.description
                == "<UIVibrancyEffect: \(ObjectName.address(vibrancy))> blurEffect=\(blur) style=UIVibrancyEffectStyleSecondaryFill"
        )
    }

    @Test("styles with a name of their own keep their look, the others follow the interface style")
    func adapting() {
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        for style in UIBlurEffect.Style.allCases {
            let effect = UIBlurEffect(style: style)
            let adapts = effect.looks(in: light) != effect.looks(in: dark)
            #expect(adapts == (4...10).contains(style.rawValue), "\(style)")
            #expect(effect.looks(in: light).backdrop.radius >= 10)
            #expect(effect.looks(in: light).vibrancy == .none)
        }
        for (one, other) in zip(6...10, 11...15) {
            #expect(look(one, light) == look(other, light))
            #expect(look(one, dark) == look(other + 5, light))
        }
    }

    private func look(_ rawValue: Int, _ traits: UITraitCollection) -> EffectLooks? {
        UIBlurEffect.Style(rawValue: rawValue).map { UIBlurEffect(style: $0).looks(in: traits) }
    }

    @Test("each material lets less through than the thinner one: white and black come nearer to each other")
    func order() {
        for styles in [11...15, 16...20] {
            var last: Float = 2
            for rawValue in styles {
                let backdrop = look(rawValue, UITraitCollection(userInterfaceStyle: .light))!.backdrop
                let span = level(of: 1, backdrop) - level(of: 0, backdrop)
                #expect(span > 0, "\(rawValue)")
                #expect(span < last, "\(rawValue)")
                last = span
            }
        }
    }

    /// What becomes of a grey.
    private func level(of grey: Float, _ look: BackdropLook) -> Float {
        let row = (look.matrix ?? .identity).red
        let colored = min(max(0, (row.x + row.y + row.z) * grey + row.w), 1)
        return look.tints.reduce(colored) { $0 * (1 - $1.components.w) + $1.components.x }
    }

    @Test("vibrancy makes contents lighter on dark materials and darker on light ones, labels more than fills")
    func vibrancy() {
        func change(_ style: UIVibrancyEffectStyle, _ blur: UIBlurEffect.Style, _ grey: Float) -> Float {
            let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style)
            let row = effect.looks(in: UITraitCollection(userInterfaceStyle: .light)).vibrancy.matrix!.red
            return min(max(0, (row.x + row.y + row.z) * grey + row.w), 1) - grey
        }
        for style in UIVibrancyEffectStyle.allCases {
            #expect(change(style, .systemMaterialDark, 0.2) > 0, "\(style)")
            #expect(change(style, .systemMaterialLight, 0.9) < 0, "\(style)")
        }
        let orders: [[UIVibrancyEffectStyle]] = [
            [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel], [.fill, .secondaryFill, .tertiaryFill],
        ]
        for order in orders {
            for (one, other) in zip(order, order.dropFirst()) {
                #expect(change(one, .systemMaterialDark, 0.2) > change(other, .systemMaterialDark, 0.2), "\(one)")
                #expect(change(one, .systemMaterialLight, 0.9) < change(other, .systemMaterialLight, 0.9), "\(one)")
            }
        }
    }
}
