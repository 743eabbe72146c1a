// The sizes of search bars, and the times of searches.
// Apple: "UISearchBar", "UISearchController", which publish none.
import CoreGraphics
import Foundation

/// Points of a search bar.
enum SearchBarMeasures {
    // MARK: By itself
    // Observed: `NativeScript+docs_SearchBar` (393, iOS 16.6 or 17.0): a bar of 56, the field 10 below its top and 8 from its sides.
    static let height: CGFloat = 56
    static let fieldTop: CGFloat = 10
    static let side: CGFloat = 8

    // MARK: Below a title
    // Observed: `mssun+passforios_screenshot1` (430, iOS 16.2): below a large title the field stands 1 lower, and 15 are left below.
    static let stackedHeight: CGFloat = 52
    static let stackedTop: CGFloat = 1

    // MARK: Cancel button

    /// From the field to the cancel button's title. Observed: `TiagoSAmaral+github-person_busca_result_l` (390, iOS 16).
    static let cancelGap: CGFloat = 11
    /// The size of the cancel button's title. Observed: in the same picture.
    static let cancelSize: CGFloat = 17

    // MARK: Scopes, folding, buttons
    // Guessed: by memory of iOS.

    /// Below the scope buttons.
    static let scopeBottom: CGFloat = 12
    static let scopeHeight: CGFloat = 32
    /// What a field that folds away leaves of its height first.
    static let foldBelow: CGFloat = 16
    /// The image of a bookmark or results button.
    static let buttonSide: CGFloat = 20
}

/// Seconds of a search. Guessed: by eye.
enum SearchMotionMeasures {
    /// The search bar goes up or down, the cancel button comes or goes.
    static let activation: TimeInterval = 0.3
}

/// Alphas over the content behind a search.
enum SearchColorMeasures {
    /// Guessed: by memory of iOS, as behind sheets.
    static let shade: CGFloat = 0.2
    static let darkShade: CGFloat = 0.48
}
