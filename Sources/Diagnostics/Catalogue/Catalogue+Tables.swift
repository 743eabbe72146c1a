// Diagnostics UIK2501…2599: tables.
// No Apple page: this is ours.

extension Catalogue {
    /// A class that is no cell, or an empty identifier.
    package static let tableRegistration = CatalogueEntry(
        code: "UIK2501", severity: .exception, title: "A table was given a class or an identifier that it cannot use.",
        cause: "register(_:forCellReuseIdentifier:) takes subclasses of UITableViewCell, the method for headers and footers takes "
            + "subclasses of UITableViewHeaderFooterView, and both need an identifier that is not empty.",
        fix: "Register the cell's own class under a name of its own.", recovery: .noOperation)

    /// A cell for an identifier that nobody registered.
    package static let tableUnregistered = CatalogueEntry(
        code: "UIK2502", severity: .exception, title: "A cell was dequeued for an identifier that is not registered.",
        cause: "dequeueReusableCell(withIdentifier:for:) needs a registered class, also where free cells wait.",
        fix: "Call register(_:forCellReuseIdentifier:) before the table shows rows.",
        apple: "NSInternalInconsistencyException: unable to dequeue a cell with identifier … - must "
            + "register a nib or a class for the "
            + "identifier or connect a prototype cell in a storyboard",
        recovery: .continues("A plain cell of the default style is returned."))

    /// A row that does not exist.
    package static let tableNoSuchRow = CatalogueEntry(
        code: "UIK2503", severity: .exception, title: "A table was asked about a row that it does not have.",
        cause: "The path lies outside of the counts that the data source gave last.",
        fix: "Compare with numberOfSections and numberOfRows(inSection:), or tell the table of the new rows first.",
        apple: "NSInternalInconsistencyException: request for rect at invalid index path (…)",
        recovery: .continues("The rectangle is empty, and nothing scrolls."))

    /// A section that does not exist.
    package static let tableNoSuchSection = CatalogueEntry(
        code: "UIK2504", severity: .exception, title: "A table was asked about a section that it does not have.",
        cause: "The number lies outside of the counts that the data source gave last.",
        fix: "Compare with numberOfSections.",
        apple: "NSInternalInconsistencyException: request for rect of header in invalid section (…)",
        recovery: .continues("The rectangle is empty."))

    /// A path with one index, or three.
    package static let tablePathNotTwo = CatalogueEntry(
        code: "UIK2505", severity: .exception, title: "A table was given an index path that names no row.",
        cause: "A row's path has two indices: the section and the row.", fix: "Make it with IndexPath(row:section:).",
        apple: "NSInternalInconsistencyException: Invalid index path for use with UITableView.  Index "
            + "paths passed to table view must "
            + "contain exactly two indices specifying the section and row.  Please use the category on NSIndexPath in "
            + "NSIndexPath+UIKitAdditions.h if possible.",
        recovery: .noOperation)

    /// A negative height.
    package static let tableHeightNegative = CatalogueEntry(
        code: "UIK2506", severity: .exception, title: "A table was given a negative height.",
        cause: "Heights are 0 or more, or UITableView.automaticDimension.",
        fix: "Guard the subtraction that gives the height; return UITableView.automaticDimension where the content is to decide.",
        apple: "NSInternalInconsistencyException: table view row height must not be negative - provided "
            + "height for index path (…) is …",
        recovery: .continues("The height counts as 0."))

    /// One cell in two places.
    package static let tableCellTwice = CatalogueEntry(
        code: "UIK2507", severity: .misuse, title: "A data source returned one cell for two rows.",
        cause: "A cell is in one place at a time.",
        fix: "Dequeue a cell for each row, or keep one cell for each row in the data source.",
        recovery: .continues("The row that asked last has the cell; the other one shows nothing."))

    /// Cells asked for while they change.
    package static let tableInFlux = CatalogueEntry(
        code: "UIK2508", severity: .misuse, title: "A table was asked for its cells while it updates them.",
        cause: "A method that the table asks about a row, such as for its cell or its height, asked the table for visible cells.",
        fix: "Take the cell that the method has, or ask the data; ask the table afterwards.",
        apple: "[Assert] Attempted to access the table view's visibleCells while they were in the process "
            + "of being updated, which is "
            + "not allowed.",
        recovery: .continues("The answer is that of before the update."))

    /// An end without a beginning.
    package static let tableEndWithoutBegin = CatalogueEntry(
        code: "UIK2509", severity: .misuse, title: "endUpdates() was called without beginUpdates().",
        cause: "No block of updates is open.", fix: "Call beginUpdates() first, or use performBatchUpdates(_:completion:).",
        recovery: .noOperation)

    /// Every entry of UIK25xx, in order of code.
    package static let tables: [CatalogueEntry] = [
        tableRegistration, tableUnregistered, tableNoSuchRow, tableNoSuchSection, tablePathNotTwo, tableHeightNegative,
        tableCellTwice,
        tableInFlux, tableEndWithoutBegin,
    ]
}
