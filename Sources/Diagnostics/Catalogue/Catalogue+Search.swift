// Diagnostics UIK2081 to UIK2099: search fields, search bars and search controllers.
// No Apple page: this is ours.

extension Catalogue {
    /// An index beyond the tokens.
    package static let noSearchToken = CatalogueEntry(
        code: "UIK2081", severity: .misuse, title: "A search field has no token of this index.",
        cause: "The index is negative or beyond the tokens.",
        fix: "Compare the index with tokens.count first.",
        recovery: .noOperation)

    /// Apple's header: ignored.
    package static let noSearchScope = CatalogueEntry(
        code: "UIK2082", severity: .misuse, title: "A search bar has no scope button of this index.",
        cause: "selectedScopeButtonIndex was set to a negative index or one that is not less than the number of scope button "
            + "titles.",
        fix: "Set scopeButtonTitles first, and compare the index with their number.",
        recovery: .noOperation)

    /// Apple's header: a scope bar needs two titles.
    package static let fewSearchScopes = CatalogueEntry(
        code: "UIK2083", severity: .misuse, title: "A scope bar is to be shown with fewer than two titles.",
        cause: "showsScopeBar was set while scopeButtonTitles has no titles or one.",
        fix: "Set two titles or more before the scope bar is shown.",
        recovery: .continues("The scope bar is shown once there are two titles."))

    /// Nothing to present from.
    package static let searchWithoutWindow = CatalogueEntry(
        code: "UIK2084", severity: .misuse, title: "A search was activated whose search bar is not on the screen.",
        cause: "isActive was set, and neither the search bar nor the controller of its navigation item is in a window.",
        fix: "Activate the search in viewDidAppear(_:) or later.",
        recovery: .noOperation)

    /// One bar cannot be in two places.
    package static let searchOfTwoItems = CatalogueEntry(
        code: "UIK2085", severity: .misuse, title: "A search controller was given to a second navigation item.",
        cause: "The search controller is the searchController of another navigation item, and has only one search bar.",
        fix: "Create a search controller for each navigation item.",
        recovery: .continues("The first navigation item loses the search controller."))

    /// Every entry of UIK2081 to UIK2099, in order of code.
    package static let search: [CatalogueEntry] = [
        noSearchToken, noSearchScope, fewSearchScopes, searchWithoutWindow, searchOfTwoItems,
    ]
}
