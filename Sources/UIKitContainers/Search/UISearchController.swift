// The search controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UISearchController".
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

/// A controller that manages a search bar and shows results over the searched content.
///
/// It is presented over the controller whose navigation item it belongs to; without a navigation item, over the controller that
/// defines the presentation context around its search bar. Its search bar stays in its place in the tree of views.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The times at which scope buttons are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The system's choice: as `onSearchActivation`.
        case automatic = 0
        /// By ``UISearchBar/showsScopeBar`` alone.
        case manual
        /// Once there is text.
        case onTextEntry
        /// While the search is active.
        case onSearchActivation
    }

    final var search = SearchState()
    private lazy final var madeBar: UISearchBar = makeSearchBar()

    // MARK: Making one

    /// Creates a search controller that shows results in another controller; nil to show them in the searched one.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        search.results = searchResultsController
    }
    /// Creates a search controller without a controller for results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a search controller from an archive. Its properties are not archived.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Searching

    /// The search bar.
    open var searchBar: UISearchBar { madeBar }
    /// The object that updates the results. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { search.updater }
        set { search.updater = newValue }
    }
    /// The delegate, which follows presentations and dismissals. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)? {
        get { search.delegate }
        set { search.delegate = newValue }
    }
    /// The controller that shows results; nil where the searched one does.
    open var searchResultsController: UIViewController? { search.results }
    /// Whether the search is active: presented. Setting it presents or dismisses, animated where the search bar is in a window. It
    /// does not begin editing. Without a window it is UIK2084.
    open var isActive: Bool {
        get { search.isActive }
        set { setActive(newValue) }
    }
    /// The suggestions that are shown while the search is active; nil for none. They become nil when the user chooses one, changes
    /// the text or the scope, or cancels.
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { searchBar.parts.field.searchSuggestions }
        set { searchBar.parts.field.searchSuggestions = newValue }
    }
    /// Whether suggestions are not shown while the search bar is below a title.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { search.ignoresStackedSuggestions }
        set {
            search.ignoresStackedSuggestions = newValue
            showSuggestions()
        }
    }
    /// The place of the search bar in the navigation bar.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { search.placement }
    /// The scroll view that the bars of the results follow; nil for automatic selection. Another one is stored alone (UIK1201): the bars
    /// follow the searched content.
    open weak var searchControllerObservedScrollView: UIScrollView? {
        get { search.observed }
        set {
            search.observed = newValue
            Catalogue.stored(
                "UISearchController.searchControllerObservedScrollView", of: ObjectName.of(self), isDefault: newValue == nil,
                "The bars follow the searched content.")
        }
    }

    // MARK: Presentation

    /// Whether the searched content is shaded while results are not shown; false by default.
    open var obscuresBackgroundDuringPresentation: Bool {
        get { search.obscures }
        set { setObscures(newValue) }
    }
    /// The old name of ``obscuresBackgroundDuringPresentation``.
    @available(iOS, deprecated: 12, renamed: "obscuresBackgroundDuringPresentation")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar's titles give way to the search bar while the search is active, or the navigation bar goes where the
    /// search bar is not in it; true by default.
    open var hidesNavigationBarDuringPresentation: Bool {
        get { search.hidesBar }
        set { setHidesBar(newValue) }
    }
    /// Whether the results are shown once there is text. Setting ``showsSearchResultsController`` ends it.
    open var automaticallyShowsSearchResultsController: Bool {
        get { search.showsResultsByItself }
        set { setShowsResultsByItself(newValue) }
    }
    /// Whether the results are shown while the search is active.
    open var showsSearchResultsController: Bool {
        get { search.showsResults }
        set { setShowsResultsByHand(newValue) }
    }
    /// Whether the cancel button is shown while the search is active. Setting ``UISearchBar/showsCancelButton`` ends it.
    open var automaticallyShowsCancelButton: Bool {
        get { search.showsCancelByItself }
        set { setShowsCancelByItself(newValue) }
    }
    /// The old form of ``scopeBarActivation``: whether that is not `manual`.
    @available(iOS, deprecated: 16, renamed: "scopeBarActivation")
    open var automaticallyShowsScopeBar: Bool {
        get { search.scopeActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The time at which scope buttons are shown. Setting ``UISearchBar/showsScopeBar`` makes it `manual`.
    open var scopeBarActivation: ScopeBarActivation {
        get { search.scopeActivation }
        set { setScopeActivation(newValue) }
    }

    // MARK: Overrides

    open override func loadView() { view = SearchResultsView(self) }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutResults()
    }

    // MARK: Ours

    @_spi(Vitrine) open override var automaticStyle: UIModalPresentationStyle { .overCurrentContext }
    @_spi(Vitrine) open override func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { makeSearchPresentation(presenting) }
}
