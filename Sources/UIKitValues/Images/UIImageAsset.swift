// The variants of one image: scales, light and dark.
// Apple: "UIImageAsset"
import Foundation
import Synchronization

/// A set of variants of an image that returns the best one for given traits. Safe to use from any thread.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let variants = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

    /// Creates an asset without variants.
    public override init() {}

    /// Returns the best variant for the traits; an image without pixels if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let list = variants.withLock { $0 }
        let best = list.max { Self.score($0.traits, traitCollection) < Self.score($1.traits, traitCollection) }
        return best?.image ?? UIImage()
    }
    /// Returns the best variant for the configuration's traits; a symbol with that configuration.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: ImageLookup.complete(configuration.traitCollection)).configured(configuration)
    }
    /// Adds a variant for the configuration's traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }
    /// Removes the variant for the configuration's traits.
    open func unregister(_ configuration: UIImage.Configuration) {
        unregister(configuration.traitCollection ?? UITraitCollection())
    }
    /// Adds a variant for traits, replacing one for the same traits.
    open func register(_ image: UIImage, with configuration: UITraitCollection) {
        let linked = image.changing {
            $0.asset = self
            $0.traits = configuration
        }
        variants.withLock { list in
            list.removeAll { $0.traits.isEqual(configuration) }
            list.append((configuration, linked))
        }
    }
    /// Removes the variant for these traits.
    open func unregister(_ traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits.isEqual(traitCollection) } }
    }

    /// Appearance counts most, then idiom, then scale: the same, else a larger one, else the nearest smaller.
    private static func score(_ variant: UITraitCollection, _ wanted: UITraitCollection) -> Double {
        var score = 0.0
        if variant.userInterfaceStyle != .unspecified {
            let style = wanted.userInterfaceStyle == .dark ? UIUserInterfaceStyle.dark : .light
            score += variant.userInterfaceStyle == style ? 1000 : -1000
        }
        if variant.accessibilityContrast != .unspecified {
            let contrast = wanted.accessibilityContrast == .high ? UIAccessibilityContrast.high : .normal
            score += variant.accessibilityContrast == contrast ? 500 : -500
        }
        if variant.userInterfaceIdiom != .unspecified {
            score += variant.userInterfaceIdiom == wanted.userInterfaceIdiom ? 100 : -300
        }
        let scale = Double(variant.displayScale > 0 ? variant.displayScale : 1)
        let target = Double(wanted.pixelScale)
        score += scale >= target ? 10 - (scale - target) : 5 - (target - scale)
        return score
    }
}
