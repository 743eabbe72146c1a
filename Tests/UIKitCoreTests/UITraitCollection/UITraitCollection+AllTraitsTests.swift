// Every trait: its default, its one-trait initialiser, its key, what changed between two collections.
// Apple: "UITraitCollection", "UIMutableTraits"
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@Suite(.harness) struct UITraitCollectionAllTraitsTests {
    // Covers: UITraitCollection.sceneCaptureState, UITraitCollection.toolbarItemPresentationSize, UITraitCollection.imageDynamicRange, UITraitCollection.typesettingLanguage, UITraitCollection.listEnvironment, UITraitCollection.accessibilityContrast, UITraitCollection.userInterfaceLevel, UITraitCollection.displayGamut, UITraitCollection.legibilityWeight, UITraitCollection.activeAppearance, UITraitCollection.forceTouchCapability
    @Test("each trait is unspecified at first and states what its own initialiser is given (documented)")
    func initialisers() {
        let empty = UITraitCollection()
        #expect(empty.sceneCaptureState == .unspecified)
        #expect(empty.toolbarItemPresentationSize == .unspecified)
        #expect(empty.imageDynamicRange == .unspecified)
        #expect(empty.typesettingLanguage.isEmpty)
        #expect(empty.listEnvironment == .unspecified)
        #expect(empty.accessibilityContrast == .unspecified)
        #expect(empty.userInterfaceLevel == .unspecified)
        #expect(empty.displayGamut == .unspecified)
        #expect(empty.legibilityWeight == .unspecified)
        #expect(empty.activeAppearance == .unspecified)
        #expect(empty.forceTouchCapability == .unknown)
        #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
        #expect(UITraitCollection(toolbarItemPresentationSize: .small).toolbarItemPresentationSize == .small)
        #expect(UITraitCollection(imageDynamicRange: .high).imageDynamicRange == .high)
        #expect(UITraitCollection(typesettingLanguage: "th").typesettingLanguage == "th")
        #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
        #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
        #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    }

    // Covers: UIMutableTraits.userInterfaceStyle, UIMutableTraits.displayScale, UIMutableTraits.forceTouchCapability, UIMutableTraits.layoutDirection, UIMutableTraits.horizontalSizeClass, UIMutableTraits.verticalSizeClass, UIMutableTraits.accessibilityContrast, UIMutableTraits.displayGamut, UITraitCollection.init(mutations:)
    @Test("a closure reads and changes every trait, and keys give the same values")
    func mutation() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0.forceTouchCapability = .available
            $0.layoutDirection = .rightToLeft
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .compact
            $0.accessibilityContrast = .high
            $0.displayGamut = .P3
            $0.listEnvironment = .plain
            #expect($0.userInterfaceStyle == .dark)
            #expect($0.displayScale == 2)
            #expect($0.accessibilityContrast == .high)
            #expect($0.forceTouchCapability == .available)
            #expect($0.layoutDirection == .rightToLeft)
            #expect($0.horizontalSizeClass == .regular)
            #expect($0.verticalSizeClass == .compact)
            #expect($0.displayGamut == .P3)
        }
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(traits[UITraitDisplayScale.self] == 2)
        #expect(traits[UITraitListEnvironment.self] == .plain)
        #expect(traits[UITraitHorizontalSizeClass.self] == .regular)
        #expect(traits[UITraitImageDynamicRange.self] == .unspecified)
    }

    // Covers: UITraitCollection.changedTraits
    @Test("changedTraits names what differs, all that is stated against nil")
    func changes() {
        let one = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.displayScale = 2
        }
        let two = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.displayScale = 3; $0.listEnvironment = .plain
        }
        #expect(one.changedTraits(from: two).map { $0.name } == ["UITraitDisplayScale", "UITraitListEnvironment"])
        #expect(one.changedTraits(from: nil).count == 2)
        #expect(one.changedTraits(from: one).isEmpty)
    }

    // Covers: UITraitCollection.systemTraitsAffectingColorAppearance, UITraitCollection.systemTraitsAffectingImageLookup
    @Test("the system's lists hold every trait that colours and images look at")
    func lists() {
        let colours = UITraitCollection.systemTraitsAffectingColorAppearance
        #expect(colours.count == 4)
        #expect(colours.allSatisfy { $0.affectsColorAppearance })
        let images = UITraitCollection.systemTraitsAffectingImageLookup.map { $0.name }
        #expect(images.contains("UITraitDisplayScale"))
        #expect(images.contains("UITraitUserInterfaceStyle"))
        #expect(!images.contains("UITraitActiveAppearance"))
    }

    @Test("the newer traits come back from an archive") func archive() throws {
        let traits = UITraitCollection {
            $0.sceneCaptureState = .active
            $0.imageDynamicRange = .constrainedHigh
            $0.typesettingLanguage = "ar"
            $0.listEnvironment = .grouped
            $0.toolbarItemPresentationSize = .large
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data) == traits)
    }

    @Test("system colours have values of their own with more contrast and, in dark, elevated (HIG)")
    func colours() {
        func rgb(_ color: UIColor, _ change: (inout any UIMutableTraits) -> Void) -> UInt32 {
            let resolved = color.resolvedColor(with: UITraitCollection(mutations: change))
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            _ = resolved.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return UInt32((red * 255).rounded()) << 16 | UInt32((green * 255).rounded()) << 8
                | UInt32((blue * 255).rounded())
        }
        #expect(rgb(.systemBlue) { $0.userInterfaceStyle = .light } == 0x007AFF)
        #expect(
            rgb(.systemBlue) {
                $0.userInterfaceStyle = .light; $0.accessibilityContrast = .high
            } == 0x0040DD)
        #expect(
            rgb(.systemBlue) {
                $0.userInterfaceStyle = .dark; $0.accessibilityContrast = .high
            } == 0x409CFF)
        #expect(rgb(.systemBackground) { $0.userInterfaceStyle = .dark } == 0x000000)
        #expect(
            rgb(.systemBackground) {
                $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
            } == 0x1C1C1E)
        let both: (inout any UIMutableTraits) -> Void = {
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = .elevated
            $0.accessibilityContrast = .high
        }
        #expect(rgb(.systemBackground, both) == 0x242426)
        #expect(
            rgb(.systemBackground) {
                $0.userInterfaceStyle = .light; $0.userInterfaceLevel = .elevated
            } == 0xFFFFFF)
    }
}
