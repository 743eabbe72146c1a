// Suggestions of a field: by the bar around it, else in a card below it.
// Apple: "UISearchTextField", searchSuggestions.
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UISearchTextField {
    func suggest(_ suggestions: [any UISearchSuggestion]?) {
        if suggestions == nil, search.suggestions == nil { return }
        search.suggestions = suggestions
        showSuggestions()
    }

    /// Shows what there is now, or takes it away.
    func showSuggestions() {
        if owner?.fieldSuggests() ?? false { return }
        guard let suggestions = search.suggestions, !suggestions.isEmpty, isEditing, let window else { return takeCardAway() }
        let card = search.card ?? SuggestionCard(frame: .zero)
        search.card = card
        card.list.show(suggestions)
        card.list.onChoice = { [weak self] in self?.choose($0) }
        if card.superview !== window { window.addSubview(card) }
        placeCard()
    }

    /// The delegate hears of it; the suggestions go (documented).
    private func choose(_ suggestion: any UISearchSuggestion) {
        suggest(nil)
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }

    func takeCardAway() {
        search.card?.removeFromSuperview()
        search.card = nil
    }

    /// Below the field, as wide as it.
    func placeCard() {
        guard let card = search.card, let window else { return }
        guard isEditing else { return takeCardAway() }
        let place = convert(bounds, to: window)
        card.frame = CGRect(
            x: place.minX, y: place.maxY + SuggestionMeasures.cardGap, width: place.width,
            height: min(card.list.fullHeight, SuggestionMeasures.rowHeight * SuggestionMeasures.cardRows))
    }
}
