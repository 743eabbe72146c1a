// A search begins and ends: by the search bar, by the app, by a presentation.
// Apple: "UISearchController", "UISearchControllerDelegate". The order of calls is documented; where the text is cleared among
// them is from memory.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

extension UISearchController {
    func makeSearchBar() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: BarMeasures.firstWidth, height: SearchBarMeasures.height))
        bar.controller = self
        bar.placeholder = "Search"
        return bar
    }

    // MARK: By the search bar

    /// Editing begins: the search does before it.
    func editingWillBegin() { if !search.isActive { begin() } }
    func editingDidBegin() { update() }

    func textChanged() {
        textShowsParts()
        update()
    }

    func update() { search.updater?.updateSearchResults(for: self) }

    /// The keyboard goes, the search stays (guessed).
    func searchPressed() { searchBar.resignFirstResponder() }

    func cancelled() { if search.isActive { end() } }

    // MARK: By the app

    func setActive(_ active: Bool) {
        guard active != search.isActive else { return }
        active ? begin() : end()
    }

    func setHidesBar(_ hides: Bool) {
        search.hidesBar = hides
        searchBar.setNeedsLayout()
        if search.isActive { moveBars(animated: false) }
    }

    // MARK: Presenting

    /// The controller that presents: that of the navigation item, else the one around the search bar.
    private var presenter: UIViewController? {
        if let item = search.item, let page = (item.host as? UINavigationBar)?.barItems.controller?.page(of: item) {
            return page
        }
        return sequence(first: searchBar as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Steps: 1. a delegate that presents by itself does; 2. else it hears before and after of the presentation.
    private func begin() {
        guard let presenter, presenter.viewIfLoaded?.window != nil else {
            Catalogue.searchWithoutWindow.report(object: ObjectName.of(self))
            return
        }
        if let delegate = search.delegate,
            OptionalRequirement.read({ delegate.presentSearchController(self) }) != nil
        {
            return
        }
        search.isAutomatic = true
        search.delegate?.willPresentSearchController(self)
        presenter.present(self, animated: UIView.areAnimationsEnabled)
        // A presentation that was refused tells nothing more.
        if !search.isActive { search.isAutomatic = false }
    }

    private func end() {
        guard let presenter = modal.presenting, !modal.isBeingDismissed else { return }
        if modal.isBeingPresented { modal.presentation?.endNow() }
        search.isAutomatic = true
        search.delegate?.willDismissSearchController(self)
        presenter.remove(self, UIView.areAnimationsEnabled, nil)
    }

    // MARK: By the presentation

    func presentationBegins() {
        search.isActive = true
        if search.item == nil, searchBar.superview == nil {
            search.hostsBar = true
            hostBar()
        }
        if search.showsCancelByItself { searchBar.setCancel(true, false) }
        activationShowsScopes()
        textShowsParts()
        hideBarBeside(true)
        search.item?.state.shownSearch = .infinity
        moveBars(animated: true)
    }

    func presentationEnded(_ completed: Bool) {
        let isAutomatic = search.isAutomatic
        search.isAutomatic = false
        guard completed else { return dismissalBegins() }
        if isAutomatic { search.delegate?.didPresentSearchController(self) }
    }

    /// The text goes, which the updater hears of (from memory), and editing ends.
    func dismissalBegins() {
        guard search.isActive else { return }
        search.isActive = false
        let field = searchBar.parts.field
        field.searchSuggestions = nil
        if !field.tokens.isEmpty { field.tokens = [] }
        field.text = nil
        _ = searchBar.resignFirstResponder()
        if search.showsCancelByItself { searchBar.setCancel(false, false) }
        activationShowsScopes()
        hideBarBeside(false)
        moveBars(animated: true)
    }

    func dismissalEnded(_ completed: Bool) {
        let isAutomatic = search.isAutomatic
        search.isAutomatic = false
        guard completed else { return presentationBegins() }
        if search.hostsBar {
            search.hostsBar = false
            searchBar.removeFromSuperview()
            hostBar()
        }
        if isAutomatic { search.delegate?.didDismissSearchController(self) }
    }

    // MARK: Bars

    /// The search bar goes to the top of a navigation bar or back, within the same time as its cancel button.
    func moveBars(animated: Bool) {
        searchBar.invalidateIntrinsicContentSize()
        searchBar.setNeedsLayout()
        let bar = search.item?.host as? UINavigationBar
        let moves = animated && searchBar.window != nil && UIView.areAnimationsEnabled
        let change = {
            bar?.searchMoved()
            self.searchBar.layoutIfNeeded()
        }
        guard moves else { return change() }
        UIView.animate(
            withDuration: SearchMotionMeasures.activation, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: change)
    }

    /// The height of the search bar may be another one.
    func barHeightChanged() {
        guard let bar = search.item?.host as? UINavigationBar else { return }
        bar.barPlace.contents?.setNeedsLayout()
        bar.invalidateIntrinsicContentSize()
        bar.barItems.controller?.barHeightMayChange()
    }

    /// A search bar that is in no navigation bar has the navigation bar around it hidden.
    private func hideBarBeside(_ hides: Bool) {
        guard search.item == nil else { return }
        if hides {
            guard search.hidesBar,
                let owner = modal.presenting?.navigationController ?? modal.presenting as? UINavigationController,
                !owner.isNavigationBarHidden
            else { return }
            search.hiddenBarOwner = owner
            owner.setNavigationBarHidden(true, animated: UIView.areAnimationsEnabled)
        } else if let owner = search.hiddenBarOwner {
            search.hiddenBarOwner = nil
            owner.setNavigationBarHidden(false, animated: UIView.areAnimationsEnabled)
        }
    }

    func makeSearchPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }
}

/// Puts results and shade over the searched content, and leaves touches beside them to that.
final class SearchPresentationController: UIPresentationController {
    private var controller: UISearchController? { presentationState.presented as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var presentsOverSource: Bool { controller?.search.item != nil }
    override var followsTransitionStyle: Bool { false }
    override var pace: TransitionPace { .alert }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    override func passes(_ point: CGPoint) -> Bool { true }
    /// What lies over the content fades in and out.
    override func stand(_ isShown: Bool) { controller?.viewIfLoaded?.alpha = isShown ? 1 : 0 }
    override func standAgain() { controller?.viewIfLoaded?.alpha = 1 }
    override func presentationTransitionWillBegin() { controller?.presentationBegins() }
    override func presentationTransitionDidEnd(_ completed: Bool) { controller?.presentationEnded(completed) }
    override func dismissalTransitionWillBegin() { controller?.dismissalBegins() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { controller?.dismissalEnded(completed) }
}
