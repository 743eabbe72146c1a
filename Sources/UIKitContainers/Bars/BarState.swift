// The state of bars, grouped by the file that changes it.
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
    var style = UIBarStyle.default
    var setTranslucent: Bool?
    var tint: UIColor?
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
}

/// Changed by `UINavigationBar+Items.swift`.
struct BarItems {
    var stack: [UINavigationItem] = []
    weak var delegate: (any UINavigationBarDelegate)?
    /// The controller whose bar it is.
    weak var controller: (any BarOwner)?
}

/// Changed by `UINavigationBar+Looks.swift`.
struct NavigationBarLooks {
    var prefersLargeTitles = false
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    var title: [NSAttributedString.Key: Any]?
    var large: [NSAttributedString.Key: Any]?
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    var back: UIImage?
    var backMask: UIImage?
    /// The appearance made from the old properties, until they change.
    var derived: UINavigationBarAppearance?
}

/// Changed by `UINavigationBar+Layout.swift`.
struct BarPlace {
    var position = UIBarPosition.any
    /// How far the ground goes on above the bar, in points.
    var above: CGFloat = 0
    /// The height that the large title shows just now; nil where it is the bar's own affair: all or nothing.
    var largeHeight: CGFloat?
    /// Whether the content's edge is at the bar.
    var isAtEdge = true
    /// The height of the row of buttons.
    var rowHeight = BarMeasures.rowHeight
    var ground: BarGround?
    var contents: NavigationBarContent?
    var change: NavigationBarChange?
}
