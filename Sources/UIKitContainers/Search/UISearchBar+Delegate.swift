// Asking and telling a search bar's delegate.
// Apple: "UISearchBarDelegate".
import Foundation
import UIKitCore

extension UISearchBar {
    var delegateLetsBegin: Bool {
        if let marker = bar.markers.shouldBegin { return marker.vitrine_searchBarShouldBeginEditing(self) }
        return bar.delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    func tellBegan() {
        if let marker = bar.markers.didBegin { return marker.vitrine_searchBarTextDidBeginEditing(self) }
        bar.delegate?.searchBarTextDidBeginEditing(self)
    }

    var delegateLetsEnd: Bool {
        if let marker = bar.markers.shouldEnd { return marker.vitrine_searchBarShouldEndEditing(self) }
        return bar.delegate?.searchBarShouldEndEditing(self) ?? true
    }

    func tellEnded() {
        if let marker = bar.markers.didEnd { return marker.vitrine_searchBarTextDidEndEditing(self) }
        bar.delegate?.searchBarTextDidEndEditing(self)
    }

    func tellChanged() {
        if let marker = bar.markers.didChange { return marker.vitrine_searchBar(self, textDidChange: text ?? "") }
        bar.delegate?.searchBar(self, textDidChange: text ?? "")
    }

    func delegateLetsChange(_ range: NSRange, _ text: String) -> Bool {
        if let marker = bar.markers.shouldChange {
            return marker.vitrine_searchBar(self, shouldChangeTextIn: range, replacementText: text)
        }
        return bar.delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func tellSearch() {
        if let marker = bar.markers.search { return marker.vitrine_searchBarSearchButtonClicked(self) }
        bar.delegate?.searchBarSearchButtonClicked(self)
    }

    func tellBookmark() {
        if let marker = bar.markers.bookmark { return marker.vitrine_searchBarBookmarkButtonClicked(self) }
        bar.delegate?.searchBarBookmarkButtonClicked(self)
    }

    func tellCancel() {
        if let marker = bar.markers.cancel { return marker.vitrine_searchBarCancelButtonClicked(self) }
        bar.delegate?.searchBarCancelButtonClicked(self)
    }

    func tellResults() {
        if let marker = bar.markers.results { return marker.vitrine_searchBarResultsListButtonClicked(self) }
        bar.delegate?.searchBarResultsListButtonClicked(self)
    }

    func tellScope() {
        if let marker = bar.markers.scope { return marker.vitrine_searchBar(self, selectedScopeButtonIndexDidChange: bar.scope) }
        bar.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: bar.scope)
    }
}
