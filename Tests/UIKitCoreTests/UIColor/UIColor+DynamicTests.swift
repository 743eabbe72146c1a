// Dynamic and system colours in traits.
// Apple: "UIColor", init(dynamicProvider:), resolvedColor(with:)
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

@MainActor struct UIColorDynamicTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> UInt32 {
        color.resolvedColor(with: traits).cgColor.premultipliedPixel
    }

    // Covers: UIColor.init(dynamicProvider:), UIColor.resolvedColor
    @Test("a dynamic colour asks its closure for each set of traits (documented)", .harness)
    func dynamicProvider() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: light) == .black)
        #expect(color.resolvedColor(with: dark) == .white)
        let nested = UIColor { _ in color }
        #expect(nested.resolvedColor(with: dark) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    }

    // Covers: UIColor.cgColor, UITraitCollection.performAsCurrent
    @Test("cgColor resolves in the current traits, and an alpha keeps a colour dynamic", .harness)
    func currentTraits() {
        let half = UIColor.label.withAlphaComponent(0.5)
        light.performAsCurrent { #expect(UIColor.label.cgColor.premultipliedPixel == 0xFF00_0000) }
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor.premultipliedPixel == 0xFFFF_FFFF)
            #expect(half.cgColor.premultipliedPixel == 0x8080_8080)
        }
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        #expect(hex(dynamic, dark) == 0x8080_8080)
        #expect(hex(dynamic, light) == 0x8000_0000)
    }

    // Covers: UIColor.systemRed, UIColor.systemOrange, UIColor.systemYellow, UIColor.systemGreen, UIColor.systemMint, UIColor.systemTeal, UIColor.systemCyan, UIColor.systemBlue, UIColor.systemIndigo, UIColor.systemPurple, UIColor.systemPink, UIColor.systemBrown, UIColor.systemGray, UIColor.systemGray2, UIColor.systemGray3, UIColor.systemGray4, UIColor.systemGray5, UIColor.systemGray6, UIColor.link
    @Test("the system's tint colours have their published values in light and dark (observed)", .harness)
    func systemColors() {
        let list: [(UIColor, UInt32, UInt32)] = [
            (.systemRed, 0xFFFF_3B30, 0xFFFF_453A), (.systemOrange, 0xFFFF_9500, 0xFFFF_9F0A),
            (.systemYellow, 0xFFFF_CC00, 0xFFFF_D60A), (.systemGreen, 0xFF34_C759, 0xFF30_D158),
            (.systemMint, 0xFF00_C7BE, 0xFF63_E6E2), (.systemTeal, 0xFF30_B0C7, 0xFF40_C8E0),
            (.systemCyan, 0xFF32_ADE6, 0xFF64_D2FF), (.systemBlue, 0xFF00_7AFF, 0xFF0A_84FF),
            (.systemIndigo, 0xFF58_56D6, 0xFF5E_5CE6), (.systemPurple, 0xFFAF_52DE, 0xFFBF_5AF2),
            (.systemPink, 0xFFFF_2D55, 0xFFFF_375F), (.systemBrown, 0xFFA2_845E, 0xFFAC_8E68),
            (.systemGray, 0xFF8E_8E93, 0xFF8E_8E93), (.systemGray2, 0xFFAE_AEB2, 0xFF63_6366),
            (.systemGray3, 0xFFC7_C7CC, 0xFF48_484A), (.systemGray4, 0xFFD1_D1D6, 0xFF3A_3A3C),
            (.systemGray5, 0xFFE5_E5EA, 0xFF2C_2C2E), (.systemGray6, 0xFFF2_F2F7, 0xFF1C_1C1E),
            (.link, 0xFF00_7AFF, 0xFF09_84FF),
        ]
        for (color, inLight, inDark) in list {
            #expect(hex(color, light) == inLight, "\(color)")
            #expect(hex(color, dark) == inDark, "\(color)")
        }
    }

    // Covers: UIColor.label, UIColor.secondaryLabel, UIColor.tertiaryLabel, UIColor.quaternaryLabel, UIColor.placeholderText, UIColor.systemFill, UIColor.secondarySystemFill, UIColor.tertiarySystemFill, UIColor.quaternarySystemFill, UIColor.separator, UIColor.opaqueSeparator
    @Test("labels, fills and separators have their published alphas (observed)", .harness)
    func semanticColors() {
        let list: [(UIColor, CGFloat, CGFloat)] = [
            (.label, 255, 255), (.secondaryLabel, 153, 153), (.tertiaryLabel, 76, 76), (.quaternaryLabel, 45, 40),
            (.placeholderText, 76, 76), (.systemFill, 51, 91), (.secondarySystemFill, 40, 81),
            (.tertiarySystemFill, 30, 61), (.quaternarySystemFill, 20, 45), (.separator, 73, 153),
            (.opaqueSeparator, 255, 255),
        ]
        for (color, inLight, inDark) in list {
            #expect(color.resolvedColor(with: light).cgColor.alpha == inLight / 255, "\(color)")
            #expect(color.resolvedColor(with: dark).cgColor.alpha == inDark / 255, "\(color)")
        }
        #expect(hex(.opaqueSeparator, light) == 0xFFC6_C6C8)
        #expect(hex(.opaqueSeparator, dark) == 0xFF38_383A)
    }

    // Covers: UIColor.systemBackground, UIColor.secondarySystemBackground, UIColor.tertiarySystemBackground, UIColor.systemGroupedBackground, UIColor.secondarySystemGroupedBackground, UIColor.tertiarySystemGroupedBackground
    @Test("backgrounds rise with the level in dark and change with the contrast (observed)", .harness)
    func backgrounds() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let contrast = UITraitCollection(accessibilityContrast: .high)
        let list: [(UIColor, [UInt32])] = [
            (.systemBackground, [0xFFFFFF, 0x000000, 0x1C1C1E, 0xFFFFFF, 0x242426]),
            (.secondarySystemBackground, [0xF2F2F7, 0x1C1C1E, 0x2C2C2E, 0xEBEBF0, 0x363638]),
            (.tertiarySystemBackground, [0xFFFFFF, 0x2C2C2E, 0x3A3A3C, 0xFFFFFF, 0x444446]),
            (.systemGroupedBackground, [0xF2F2F7, 0x000000, 0x1C1C1E, 0xEBEBF0, 0x242426]),
            (.secondarySystemGroupedBackground, [0xFFFFFF, 0x1C1C1E, 0x2C2C2E, 0xFFFFFF, 0x363638]),
            (.tertiarySystemGroupedBackground, [0xF2F2F7, 0x2C2C2E, 0x3A3A3C, 0xEBEBF0, 0x444446]),
        ]
        for (color, values) in list {
            let all = [
                light, dark, raised, UITraitCollection(traitsFrom: [light, contrast]),
                UITraitCollection(traitsFrom: [raised, contrast]),
            ]
            #expect(all.map { hex(color, $0) } == values.map { $0 | 0xFF00_0000 }, "\(color)")
        }
        #expect(hex(.systemBlue, UITraitCollection(traitsFrom: [light, contrast])) == 0xFF00_40DD)
    }

    // Covers: UIColor.init(dynamicProvider:)
    @Test("UIK1005: a dynamic colour that leads back to itself is reported and clear", .harness)
    func circle() {
        final class Box: @unchecked Sendable { var color = UIColor.red }
        let box = Box()
        box.color = UIColor { _ in box.color }
        var resolved: UIColor?
        let messages = Reports.during { resolved = box.color.resolvedColor(with: light) }
        #expect(resolved == .clear)
        #expect(
            messages.map(Reports.stable) == [
                """
                UIK1005 exception: A dynamic colour leads back to itself.
                  object   UIColor
                  at       UIColor+DynamicTests.swift:…
                  cause    Its provider returns a color whose provider eventually returns the first one.
                  fix      Return a fixed color for each appearance from the provider.
                """
            ])
    }
}
