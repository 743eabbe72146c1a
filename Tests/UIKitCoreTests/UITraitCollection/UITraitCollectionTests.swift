// Trait collections: making, merging, comparing, the current ones.
// Apple: "UITraitCollection"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKitTesting
import UIKitValues

private struct AccentTrait: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
}

struct UITraitCollectionTests {
    // Covers: UITraitCollection.init(), UITraitCollection.userInterfaceStyle, UITraitCollection.displayScale, UITraitCollection.horizontalSizeClass, UITraitCollection.preferredContentSizeCategory
    @Test("an empty collection specifies nothing (documented)", .harness)
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.verticalSizeClass == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.userInterfaceLevel == .unspecified)
    }

    // Covers: UITraitCollection.init(traitsFrom:), UITraitCollection.init(userInterfaceStyle:), UITraitCollection.init(displayScale:), UITraitCollection.init(horizontalSizeClass:), UITraitCollection.verticalSizeClass, UITraitCollection.layoutDirection, UITraitCollection.userInterfaceIdiom
    @Test("merging keeps what one states and lets the last one win (documented)", .harness)
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(horizontalSizeClass: .regular),
            UITraitCollection(verticalSizeClass: .compact), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .regular)
        #expect(merged.verticalSizeClass == .compact)
        #expect(merged.layoutDirection == .rightToLeft)
        #expect(merged.userInterfaceIdiom == .pad)
    }

    // Covers: UITraitCollection.init(mutations:), UITraitCollection.modifyingTraits
    @Test("the closure forms make and change collections", .harness)
    func mutations() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 3
        }
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(changed.userInterfaceStyle == .light)
        #expect(changed.displayScale == 3)
        #expect(traits.userInterfaceStyle == .dark)
    }

    // Covers: UITraitCollection.isEqual, UITraitCollection.containsTraits
    @Test("collections are equal by what they state; unspecified states nothing", .harness)
    func equality() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(dark.isEqual(UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceStyle: .unspecified)])))
        #expect(dark != UITraitCollection(userInterfaceStyle: .light))
        let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
        #expect(both.containsTraits(in: dark))
        #expect(!dark.containsTraits(in: both))
        #expect(dark.containsTraits(in: nil))
    }

    // Covers: UITraitCollection.hasDifferentColorAppearance
    @Test("only style, contrast, level, gamut and traits that say so change the colours", .harness)
    func colorAppearance() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        func with(_ other: UITraitCollection) -> UITraitCollection { UITraitCollection(traitsFrom: [base, other]) }
        #expect(!base.hasDifferentColorAppearance(comparedTo: base))
        #expect(!with(UITraitCollection(displayScale: 2)).hasDifferentColorAppearance(comparedTo: base))
        for other in [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(displayGamut: .P3),
            UITraitCollection().replacing(AccentTrait.self, value: "gold"),
        ] {
            #expect(with(other).hasDifferentColorAppearance(comparedTo: base))
        }
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    }

    // Covers: UITraitDefinition.defaultValue, UITraitCollection.replacing
    @Test("a trait of one's own has its default, travels through merges and counts in equality", .harness)
    func customTrait() {
        let gold = UITraitCollection { $0[AccentTrait.self] = "gold" }
        #expect(UITraitCollection()[AccentTrait.self] == AccentTrait.defaultValue)
        #expect(gold[AccentTrait.self] == "gold")
        let merged = UITraitCollection(traitsFrom: [gold, UITraitCollection(displayScale: 2)])
        #expect(merged[AccentTrait.self] == "gold")
        #expect(gold != UITraitCollection())
        #expect(gold.replacing(AccentTrait.self, value: "red")[AccentTrait.self] == "red")
    }

    // Covers: UITraitCollection.current, UITraitCollection.performAsCurrent
    @Test("current is one thread's own, and performAsCurrent puts it back (documented)", .harness)
    func current() async {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            let thread = Thread {}
            thread.start()
        }
        #expect(UITraitCollection.current == before)
        let other: UIUserInterfaceStyle = await withCheckedContinuation { continuation in
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                Thread.detachNewThread { continuation.resume(returning: UITraitCollection.current.userInterfaceStyle) }
            }
        }
        #expect(other != .dark)
    }

    // Covers: UITraitCollection.init(coder:), UITraitCollection.encode
    @Test("the built-in traits come back from an archive", .harness)
    func archive() throws {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0.preferredContentSizeCategory = .accessibilityLarge
            $0.layoutDirection = .rightToLeft
            $0.userInterfaceIdiom = .pad
        }
        // archivedData calls encode(with:), unarchivedObject init(coder:).
        let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data) == traits)
    }

    // Covers: UIContentSizeCategory.isAccessibilityCategory
    @Test("text sizes are ordered, and five of them are accessibility sizes", .harness)
    func categories() {
        let all = UIContentSizeCategory.ordered
        #expect(all.count == 12)
        #expect(all == all.sorted())
        #expect(UIContentSizeCategory.large > .medium)
        #expect(all.filter(\.isAccessibilityCategory).count == 5)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.rawValue == "UICTContentSizeCategoryAccessibilityM")
    }
}
