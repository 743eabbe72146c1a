// The state of a search controller.
// No Apple page: this is ours (the storage behind UISearchController).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitText
import UIKitValues

/// What an app has set, and how far the search is.
struct SearchState {
    // Changed by the accessors alone.
    weak var updater: (any UISearchResultsUpdating)?
    weak var delegate: (any UISearchControllerDelegate)?
    weak var observed: UIScrollView?
    var ignoresStackedSuggestions = false
    var results: UIViewController?

    // Changed by `UISearchController+Results.swift`.
    var obscures = false
    var showsResultsByItself = true
    var showsResults = false
    var showsCancelByItself = true
    var scopeActivation = UISearchController.ScopeBarActivation.automatic

    // Changed by `UISearchController+Activation.swift`.
    var hidesBar = true
    var isActive = false
    /// Whether the search controller itself presents or dismisses, so that the delegate hears of it.
    var isAutomatic = false
    /// Whether the search bar had no place, and has one in the search controller's view.
    var hostsBar = false
    /// The navigation controller whose bar was hidden for a search bar beside it.
    weak var hiddenBarOwner: UINavigationController?

    // Changed by `UISearchController+Navigation.swift`.
    /// The navigation item whose search it is.
    weak var item: UINavigationItem?
    var placement = UINavigationItem.SearchBarPlacement.stacked
}
