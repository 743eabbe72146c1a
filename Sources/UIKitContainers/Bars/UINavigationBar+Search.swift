// The search of a bar's items: how high it is, and what it leaves of the titles.
// Apple: "UINavigationItem", searchController. Heights: observed in recorded pictures, with `SearchBarMeasures`.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UINavigationBar {
    /// Whether an item's active search takes the place of row, prompt and large title.
    func searchHidesTitles(_ item: UINavigationItem) -> Bool { item.navigationSearch?.hidesTitles ?? false }

    /// The visible height of an item's search below the titles, in points; 0 for none.
    func searchHeight(_ item: UINavigationItem) -> CGFloat {
        if let controller = barItems.controller { return controller.searchHeight(of: item) }
        guard let search = item.navigationSearch, item.placement(traitCollection) == .stacked else { return 0 }
        return search.stackedHeight
    }

    /// An item's search begins, ends, or has another height: laid out at once, also in an animation.
    func searchMoved() {
        if let controller = barItems.controller { return controller.searchMoved() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        layoutIfNeeded()
    }
}
