// The sizes of search fields, tokens and suggestions.
// Apple: "UISearchTextField", "UISearchToken", which publish none of them.
import CoreGraphics

/// Points of a search field.
package enum SearchFieldMeasures {
    // MARK: Field
    // Observed: `NativeScript+docs_SearchBar` (393, iOS 16.6 or 17.0), `TiagoSAmaral+github-person_busca_result_l` (390, iOS 16)
    // and `mssun+passforios_screenshot1` (430, iOS 16.2) alike.

    package static let height: CGFloat = 36
    package static let cornerRadius: CGFloat = 10
    /// The magnifier's ink, and its distance from the leading end.
    static let iconSide: CGFloat = 16 + 1.0 / 3
    /// How far the symbol reaches beyond its ink at each side: the ink of ours takes 14 of 16⅓ points.
    static let iconOutset: CGFloat = 1 + 1.0 / 3
    static let iconInset: CGFloat = 8
    /// From the leading end to the text.
    static let textStart: CGFloat = 30 + 1.0 / 3
    /// The disc of the clear button, and the distance of its middle from the trailing end.
    static let clearDisc: CGFloat = 17
    static let clearMiddle: CGFloat = 15.5

    // MARK: Beside the text
    // Guessed: by eye.

    /// From the text to the clear button's disc or to the trailing view.
    static let textGap: CGFloat = 6
    /// From the text to the trailing end where there is nothing.
    static let textEnd: CGFloat = 8
    /// From a trailing view to the end.
    static let trailingInset: CGFloat = 7
    /// How much higher than its line a field in large text is.
    static let lineExtra: CGFloat = 14
}

/// Points of a token. Guessed: by memory of iOS 13.
enum TokenMeasures {
    static let height: CGFloat = 24
    static let cornerRadius: CGFloat = 5
    static let fontSize: CGFloat = 15
    /// Left and right of the content, between icon and title, between tokens.
    static let inset: CGFloat = 7
    static let iconGap: CGFloat = 4
    static let iconSide: CGFloat = 15
    static let gap: CGFloat = 4
    /// Above and below the title, at the least.
    static let titleRoom: CGFloat = 2
}

/// Points, alphas and seconds of lists of suggestions. Guessed: by memory of menus.
enum SuggestionMeasures {
    static let rowHeight: CGFloat = 44
    static let inset: CGFloat = 16
    static let iconSide: CGFloat = 20
    static let iconGap: CGFloat = 12
    static let titleSize: CGFloat = 17
    static let descriptionSize: CGFloat = 13
    /// A card below a field that is in no bar.
    static let cardGap: CGFloat = 8
    static let cardCorner: CGFloat = 12
    static let cardRows: CGFloat = 5
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 16
    static let shadowDown: CGFloat = 6
    /// A row under a finger.
    static let pressedAlpha: CGFloat = 0.5
}
