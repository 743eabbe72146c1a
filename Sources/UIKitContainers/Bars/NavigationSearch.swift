// The search of a navigation item, as bars see it.
// Apple: "UINavigationItem", searchController, preferredSearchBarPlacement.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A search whose bar stands in a navigation bar: a search controller.
@MainActor protocol NavigationSearch: AnyObject {
    /// The search bar.
    var searchView: UIView { get }
    /// Whether the search is active and takes the place of the titles.
    var hidesTitles: Bool { get }
    /// Whether the search is active.
    var isSearching: Bool { get }
    /// The height of the search bar below a title, or alone while it takes the titles' place, in points.
    var stackedHeight: CGFloat { get }
    /// The bar shows the search in a place.
    func stand(_ place: NavigationSearchPlace)
}

/// The place of a search bar in a navigation bar, with the margins of the bar's row in points.
enum NavigationSearchPlace: Equatable {
    /// Below the titles, or alone in their place.
    case stacked(UIEdgeInsets)
    /// In the row of buttons.
    case inline
}

/// A title view that takes all the room between the buttons: a search bar.
@MainActor protocol TitleFilling: UIView {}

extension UINavigationItem {
    /// The search whose bar the navigation bar shows; nil for none.
    var navigationSearch: (any NavigationSearch)? { state.search as? any NavigationSearch }

    /// The place of a search bar in an environment.
    func placement(_ traits: UITraitCollection) -> SearchBarPlacement {
        let hasRoom = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
        return hasRoom && state.searchPlacement != .stacked ? .inline : .stacked
    }
}
