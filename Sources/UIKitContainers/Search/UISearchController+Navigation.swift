// A search controller in a navigation item.
// Apple: "UINavigationItem", searchController.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UINavigationItem {
    /// The search controller whose search bar the navigation bar shows; nil for none. A search controller that has another item
    /// already is UIK2085 and leaves that.
    public var searchController: UISearchController? {
        get { state.search as? UISearchController }
        set { setSearch(newValue) }
    }
    /// The place of the search bar in the navigation bar that shows this item; `stacked` before it is shown.
    public var searchBarPlacement: SearchBarPlacement { searchController?.search.placement ?? .stacked }

    private func setSearch(_ search: UISearchController?) {
        let old = searchController
        guard search !== old else { return }
        old?.leave()
        if let search, let other = search.search.item, other !== self {
            Catalogue.searchOfTwoItems.report(object: ObjectName.of(search))
            other.searchController = nil
        }
        search?.search.item = self
        change { $0.search = search }
    }
}

extension UISearchController: NavigationSearch {
    var searchView: UIView { searchBar }
    var isSearching: Bool { search.isActive }
    var hidesTitles: Bool { search.isActive && search.hidesBar && search.placement == .stacked && search.item != nil }
    var stackedHeight: CGFloat { searchBar.stackedHeight }

    func stand(_ place: NavigationSearchPlace) {
        let next: UINavigationItem.SearchBarPlacement = place == .inline ? .inline : .stacked
        let before = search.placement
        let changes = next != before
        if changes { search.delegate?.searchController(self, willChangeTo: next) }
        if changes { search.placement = next }
        searchBar.stand(place)
        if changes { search.delegate?.searchController(self, didChangeFrom: before) }
    }

    /// The item has another search, or none.
    fileprivate func leave() {
        if search.isActive { isActive = false }
        search.item = nil
        search.placement = .stacked
        searchBar.stand(nil)
        searchBar.removeFromSuperview()
    }
}
