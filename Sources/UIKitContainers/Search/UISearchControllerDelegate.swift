// Hears of a search that begins and ends, and of what is searched for.
// Apple: "UISearchControllerDelegate", "UISearchResultsUpdating".
import Foundation
import UIKitCore
import UIKitText

/// The methods of a search controller's delegate. Presentations and dismissals are told only where the search controller makes
/// them: by its search bar or by ``UISearchController/isActive``. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search controller is presented.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search controller is presented.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search controller is dismissed.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search controller is dismissed.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called in place of the presentation: presents the search controller, or does not.
    func presentSearchController(_ searchController: UISearchController)
    /// Called before the search bar moves to another place of a navigation bar.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Called when the search bar has moved to another place of a navigation bar.
    func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) { OptionalRequirement.missing(()) }
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    public func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when editing of the search bar begins, and when its text, tokens or scope have changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when the user has chosen a suggestion. Optional.
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
