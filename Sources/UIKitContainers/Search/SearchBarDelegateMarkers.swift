// The optional methods that a search bar's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each optional method.
import Foundation
import UIKitCore

/// A class implements `searchBarShouldBeginEditing` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarShouldBeginMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}
/// The same for `searchBarTextDidBeginEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarDidBeginMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
}
/// The same for `searchBarShouldEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarShouldEndMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
}
/// The same for `searchBarTextDidEndEditing`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarDidEndMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
/// The same for `searchBar(_:textDidChange:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarDidChangeMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}
/// The same for `searchBar(_:shouldChangeTextIn:replacementText:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarShouldChangeMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
/// The same for `searchBarSearchButtonClicked`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarSearchMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}
/// The same for `searchBarBookmarkButtonClicked`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarBookmarkMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}
/// The same for `searchBarCancelButtonClicked`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarCancelMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
/// The same for `searchBarResultsListButtonClicked`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarResultsMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}
/// The same for `searchBar(_:selectedScopeButtonIndexDidChange:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol SearchBarScopeMarker: AnyObject {
    /// Calls the method.
    func vitrine_searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// The markers that the present delegate carries, found once when it is set.
struct SearchBarDelegateMarkers {
    private(set) weak var shouldBegin: (any SearchBarShouldBeginMarker)?
    private(set) weak var didBegin: (any SearchBarDidBeginMarker)?
    private(set) weak var shouldEnd: (any SearchBarShouldEndMarker)?
    private(set) weak var didEnd: (any SearchBarDidEndMarker)?
    private(set) weak var didChange: (any SearchBarDidChangeMarker)?
    private(set) weak var shouldChange: (any SearchBarShouldChangeMarker)?
    private(set) weak var search: (any SearchBarSearchMarker)?
    private(set) weak var bookmark: (any SearchBarBookmarkMarker)?
    private(set) weak var cancel: (any SearchBarCancelMarker)?
    private(set) weak var results: (any SearchBarResultsMarker)?
    private(set) weak var scope: (any SearchBarScopeMarker)?

    init() {}

    @MainActor init(of delegate: AnyObject?) {
        guard let delegate else { return }
        shouldBegin = delegate as? any SearchBarShouldBeginMarker
        didBegin = delegate as? any SearchBarDidBeginMarker
        shouldEnd = delegate as? any SearchBarShouldEndMarker
        didEnd = delegate as? any SearchBarDidEndMarker
        didChange = delegate as? any SearchBarDidChangeMarker
        shouldChange = delegate as? any SearchBarShouldChangeMarker
        search = delegate as? any SearchBarSearchMarker
        bookmark = delegate as? any SearchBarBookmarkMarker
        cancel = delegate as? any SearchBarCancelMarker
        results = delegate as? any SearchBarResultsMarker
        scope = delegate as? any SearchBarScopeMarker
    }
}
