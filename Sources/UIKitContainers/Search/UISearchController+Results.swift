// What a search shows over the content: results, suggestions, or a shade; and what it shows by itself in its bar.
// Apple: "UISearchController".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

/// The view of a search controller: nothing but what it shows takes touches.
final class SearchResultsView: UIView {
    private weak var controller: UISearchController?
    /// No dimming view, which leaves touches to what lies behind.
    let shade = UIView(frame: .zero)
    let suggestions = SuggestionList(frame: .zero)
    /// Below a search bar that is in no other view, up to the top of the screen.
    let barGround = UIView(frame: .zero)

    init(_ controller: UISearchController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.isHidden = true
        shade.backgroundColor = UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(white: 0, alpha: isDark ? SearchColorMeasures.darkShade : SearchColorMeasures.shade)
        }
        suggestions.isHidden = true
        barGround.isHidden = true
        barGround.backgroundColor = .systemBackground
        shade.addGestureRecognizer(tap)
        addSubview(shade)
        addSubview(suggestions)
        addSubview(barGround)
    }
    required init?(coder: NSCoder) { nil }

    /// A tap on the shade ends the search.
    private lazy var tap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer()
        tap.handler = { [weak self] recognizer in
            if recognizer.state == .ended { self?.controller?.isActive = false }
        }
        return tap
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UISearchController {
    private var resultsView: SearchResultsView? { viewIfLoaded as? SearchResultsView }

    // MARK: The bar

    /// A search that is presented by hand, with a search bar that is in no view, shows the bar at the top of its own view.
    func hostBar() {
        guard let view = resultsView else { return }
        view.barGround.isHidden = !search.hostsBar
        if search.hostsBar { view.addSubview(searchBar) }
        view.setNeedsLayout()
    }

    // MARK: Results

    func setObscures(_ obscures: Bool) {
        search.obscures = obscures
        showParts()
    }

    func setShowsResultsByItself(_ automatic: Bool) {
        search.showsResultsByItself = automatic
        textShowsParts()
    }

    func setShowsResultsByHand(_ shows: Bool) {
        search.showsResultsByItself = false
        search.showsResults = shows
        showParts()
    }

    /// Results are shown once there is text or a token (documented).
    func textShowsParts() {
        let hasText = searchBar.parts.field.hasText
        if search.showsResultsByItself { search.showsResults = search.isActive && hasText }
        if search.scopeActivation == .onTextEntry { searchBar.setShowsScopes(search.isActive && hasText, true, byHand: false) }
        showParts()
    }

    /// Steps: 1. results come or go as a child; 2. without them the shade, where it is wanted; 3. all are placed.
    private func showParts() {
        guard let view = resultsView else { return }
        if let results = search.results {
            if search.showsResults, results.parent !== self {
                addChild(results)
                view.insertSubview(results.view, belowSubview: view.suggestions)
                results.didMove(toParent: self)
            } else if !search.showsResults, results.parent === self {
                results.willMove(toParent: nil)
                results.view.removeFromSuperview()
                results.removeFromParent()
            }
        }
        let hasResults = search.results != nil && search.showsResults
        view.shade.isHidden = !search.obscures || hasResults
        view.setNeedsLayout()
    }

    /// Results of a search bar in a navigation bar go on below that, within its safe area; of one beside the content, below the search
    /// bar.
    func layOutResults() {
        guard let view = resultsView else { return }
        var area = view.bounds
        if search.hostsBar {
            let height = searchBar.sizeThatFits(area.size).height
            searchBar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: area.width, height: height)
            view.barGround.frame = CGRect(x: 0, y: 0, width: area.width, height: searchBar.frame.maxY)
        }
        if search.item == nil, searchBar.window != nil, searchBar.window === view.window {
            let bottom = searchBar.convert(searchBar.bounds, to: view).maxY
            area.origin.y = min(max(0, bottom), area.maxY)
            area.size.height -= area.minY
        }
        // The navigation bar with the search bar stays bright (guessed).
        view.shade.frame =
            search.item == nil ? area : area.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        if search.results?.parent === self { search.results?.viewIfLoaded?.frame = area }
        view.suggestions.frame = area
        view.suggestions.contentInsetAdjustmentBehavior = .always
    }

    // MARK: Suggestions

    /// Whether suggestions are this controller's to show: of active searches.
    @discardableResult func showSuggestions() -> Bool {
        let hides = search.ignoresStackedSuggestions && search.placement == .stacked
        let suggestions = search.isActive && !hides ? searchBar.parts.field.searchSuggestions ?? [] : []
        if let view = resultsView {
            view.suggestions.isHidden = suggestions.isEmpty
            view.suggestions.show(suggestions)
            view.suggestions.onChoice = { [weak self] in self?.choose($0) }
            view.setNeedsLayout()
        }
        return true
    }

    /// The suggestions go, the updater hears of the choice (documented).
    private func choose(_ suggestion: any UISearchSuggestion) {
        searchBar.parts.field.searchSuggestions = nil
        search.updater?.updateSearchResults(for: self, selecting: suggestion)
    }

    // MARK: Cancel, scopes

    func cancelIsSetByHand() { search.showsCancelByItself = false }

    func setShowsCancelByItself(_ automatic: Bool) {
        search.showsCancelByItself = automatic
        if automatic { searchBar.setCancel(search.isActive, false) }
    }

    func scopesAreSetByHand() { search.scopeActivation = .manual }

    func setScopeActivation(_ activation: ScopeBarActivation) {
        search.scopeActivation = activation
        activationShowsScopes()
        if activation == .onTextEntry { textShowsParts() }
    }

    func activationShowsScopes() {
        switch search.scopeActivation {
        case .automatic, .onSearchActivation: searchBar.setShowsScopes(search.isActive, false, byHand: false)
        case .onTextEntry: if !search.isActive { searchBar.setShowsScopes(false, false, byHand: false) }
        case .manual: break
        }
    }
}
