// What navigation bars and toolbars have in common: the looks of old, and the controller whose bars they are.
// No Apple page: this is ours (the storage behind UINavigationBar and UIToolbar).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A background image's place.
struct BarImageSlot: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

/// The looks that bars had before appearances. Changed by the accessors alone.
struct BarLooks {
    // Changed by the accessors and, from an archive, `UINavigationBar+Looks.swift` and `UIToolbar+Items.swift`.
    var style = UIBarStyle.default
    var tint: UIColor?

    /// Changed by the accessors and, from an archive, `UINavigationBar+Looks.swift`.
    var setTranslucent: Bool?
    var images: [BarImageSlot: UIImage] = [:]
    var shadow: UIImage?
    var shadows: [UIBarPosition: UIImage] = [:]

    /// Unless it is said: true but with a background image that is opaque (documented).
    var isTranslucent: Bool { setTranslucent ?? !hasOpaqueImage }
    private var hasOpaqueImage: Bool {
        guard let info = images[BarImageSlot(position: .any, metrics: .default)]?.cgImage?.alphaInfo else { return false }
        return info == .none || info == .noneSkipFirst || info == .noneSkipLast
    }

    /// The image of a position: its own, else that of any; of the metrics, else the ordinary ones.
    func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        for slot in [
            BarImageSlot(position: position, metrics: metrics), BarImageSlot(position: .any, metrics: metrics),
            BarImageSlot(position: position, metrics: .default), BarImageSlot(position: .any, metrics: .default),
        ] {
            if let image = images[slot] { return image }
        }
        return nil
    }
}

/// The controller whose bars a navigation bar and a toolbar are.
@MainActor protocol BarOwner: UIViewController {
    /// Whether its bars are those of an outer controller.
    var isNested: Bool { get }
    /// The bar may need another height.
    func barHeightMayChange()
    /// The back button of an item was tapped.
    func backTapped(_ item: UINavigationItem)
    /// An entry of the back button's menu was chosen.
    func goBack(to index: Int)
    /// The page of an item; nil for none.
    func page(of item: UINavigationItem) -> UIViewController?
    /// The visible height of an item's search below the titles, in points; 0 for none.
    func searchHeight(of item: UINavigationItem) -> CGFloat
    /// The search of an item begins, ends, or has another height.
    func searchMoved()
}
