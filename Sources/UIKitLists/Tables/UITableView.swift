// The table: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITableView", "Table views".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A scrolling column of rows in sections, which a data source gives and a delegate decides about.
///
/// Only the rows that are visible have cells; those that leave are used again for others. Heights that are not known yet count with
/// an estimate until a row is shown. Lengths are in points of the table's content.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    final var options = TableOptions()
    final var known = TableKnown()
    final var rows = TableRows()
    final var pool = TablePool()
    final var parts = TableParts()
    final var picking = TablePicking()
    final var scrolling = TableScrolling()
    final var updating = TableUpdating()
    final var editState = TableEditState()
    final var ahead = TablePrefetching()
    final var dragging = TableDragging()
    /// The look, fixed at the creation.
    public let style: Style

    // MARK: Construction

    /// Creates a table with a frame in the superview's coordinates and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }
    /// Creates a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Creates a table from an archive.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.containsValue(forKey: "UIStyle") ? coder.decodeInteger(forKey: "UIStyle") : 0) ?? .plain
        super.init(coder: coder)
        setUpTable()
        decodeTable(from: coder)
    }
    /// Encodes the scroll view, the style and the heights.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(with: coder)
    }

    // MARK: Data and delegate

    /// Gives the rows. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { dataSourceDidChange() }
    }
    /// Decides about rows and hears of them and of scrolling. Not retained.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            delegateDidChange()
        }
    }
    /// Loads ahead what rows need. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { forgetPrefetching() }
    }
    /// Whether ``prefetchDataSource`` is asked; true by default.
    open var isPrefetchingEnabled: Bool {
        get { ahead.isEnabled }
        set { ahead.isEnabled = newValue }
    }

    // MARK: Heights

    /// The height of all rows, in points; automatic by default: what fits.
    open var rowHeight: CGFloat {
        get { options.rowHeight }
        set { setHeightOption(\.rowHeight, newValue) }
    }
    /// The height of all headers; automatic by default.
    open var sectionHeaderHeight: CGFloat {
        get { options.headerHeight }
        set { setHeightOption(\.headerHeight, newValue) }
    }
    /// The height of all footers; automatic by default.
    open var sectionFooterHeight: CGFloat {
        get { options.footerHeight }
        set { setHeightOption(\.footerHeight, newValue) }
    }
    /// The height of a row that is not measured yet; 0 measures all rows at once. Automatic (44 points) by default.
    open var estimatedRowHeight: CGFloat {
        get { options.estimatedRowHeight }
        set { setHeightOption(\.estimatedRowHeight, newValue) }
    }
    /// The height of a header that is not measured yet.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { options.estimatedHeaderHeight }
        set { setHeightOption(\.estimatedHeaderHeight, newValue) }
    }
    /// The height of a footer that is not measured yet.
    open var estimatedSectionFooterHeight: CGFloat {
        get { options.estimatedFooterHeight }
        set { setHeightOption(\.estimatedFooterHeight, newValue) }
    }
    /// The height of the empty rows that fill a plain table below its last row; none by default.
    open var fillerRowHeight: CGFloat {
        get { options.fillerRowHeight }
        set { setFillerHeight(newValue) }
    }
    /// The room above each header of a plain table; 22 points by default.
    open var sectionHeaderTopPadding: CGFloat {
        get { options.headerTopPadding }
        set { setHeightOption(\.headerTopPadding, newValue) }
    }
    /// The changes of a cell that give its row another height. `enabledIncludingConstraints` acts as `enabled` (UIK1201).
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { options.selfSizing }
        set {
            options.selfSizing = newValue
            Catalogue.stored(
                "UITableView.selfSizingInvalidation", of: ObjectName.of(self), isDefault: newValue != .enabledIncludingConstraints,
                "Changes of constraints alone do not measure a row again.")
        }
    }

    // MARK: Look

    /// Whether lines separate the rows; single lines by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { options.separatorStyle }
        set { setLook(\.separatorStyle, newValue) }
    }
    /// The colour of the lines; nil means the system's.
    open var separatorColor: UIColor? {
        get { options.separatorColor ?? .separator }
        set { setLook(\.separatorColor, newValue) }
    }
    /// The effect that the lines are drawn with, in their colour; nil for none.
    open var separatorEffect: UIVisualEffect? {
        get { options.separatorEffect }
        set { setLook(\.separatorEffect, newValue) }
    }
    /// The insets of the lines, counted as ``separatorInsetReference`` says.
    open var separatorInset: UIEdgeInsets {
        get { options.separatorInset ?? defaultSeparatorInset }
        set { setLook(\.separatorInset, newValue) }
    }
    /// What ``separatorInset`` counts from.
    open var separatorInsetReference: SeparatorInsetReference {
        get { options.separatorInsetReference }
        set { setLook(\.separatorInsetReference, newValue) }
    }
    /// Whether the cells' margins keep a width that is comfortable for reading; false by default.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { options.followsReadableWidth }
        set { setLook(\.followsReadableWidth, newValue) }
    }
    /// Whether the cells' contents keep clear of the safe area at the sides; true by default. False is stored alone (UIK1201).
    open var insetsContentViewsToSafeArea: Bool {
        get { options.insetsToSafeArea }
        set {
            options.insetsToSafeArea = newValue
            Catalogue.stored(
                "UITableView.insetsContentViewsToSafeArea", of: ObjectName.of(self), isDefault: newValue,
                "The contents keep clear of the safe area.")
        }
    }
    /// Scrolls above all sections. Its width is the table's, its height is the frame's when it is set.
    open var tableHeaderView: UIView? {
        get { parts.header }
        set { setTableHeader(newValue) }
    }
    /// Scrolls below all sections. Its width is the table's, its height is the frame's when it is set.
    open var tableFooterView: UIView? {
        get { parts.footer }
        set { setTableFooter(newValue) }
    }
    /// Lies behind all rows and fills the table.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue) }
    }

    // MARK: Cells and views

    /// Makes cells of a class for an identifier; nil ends that.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    /// Makes headers and footers of a class for an identifier; nil ends that.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerView(aClass, identifier)
    }
    /// Returns a cell that is free, or a new one of the registered class; nil where nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    /// Returns a cell for a row that is free, or a new one of the registered class (UIK2502 where none is).
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    /// Returns a header or footer that is free, or a new one of the registered class; nil where nothing is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueView(identifier)
    }
    /// Returns the cell of a row that is shown; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    /// Returns the header of a section that is shown.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.header, section) }
    /// Returns the footer of a section that is shown.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownView(.footer, section) }
    /// The cells that are visible, from top to bottom.
    open var visibleCells: [UITableViewCell] { cellsInView }
    /// The rows that are visible, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { pathsInView }

    // MARK: Counts and places

    /// The number of sections, as the data source gave it last.
    open var numberOfSections: Int { loadedSections }
    /// The number of rows of a section, as the data source gave it last.
    open func numberOfRows(inSection section: Int) -> Int { loadedRows(in: section) }
    /// Returns the row of a cell; nil where it is not shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
    /// Returns the row at a point of the content; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    /// Returns the rows that touch a rectangle of the content; nil for one that is none.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
    /// Returns the rectangle of a section with its header and footer, in points of the content.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Returns the rectangle of a section's header.
    open func rectForHeader(inSection section: Int) -> CGRect { viewRect(.header, section) }
    /// Returns the rectangle of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { viewRect(.footer, section) }
    /// Returns the rectangle of a row; an estimate where it is not measured yet (UIK2503 where there is no such row).
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    // MARK: Scrolling

    /// Scrolls to a row; a row of `NSNotFound` is the section's beginning. Arrives exactly, whatever was measured before.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }
    /// Scrolls to the selected row that is nearest to what is visible.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether a row can be selected; true by default.
    open var allowsSelection: Bool {
        get { options.allowsSelection }
        set { setAllowed(\.allowsSelection, newValue) }
    }
    /// Whether a row can be selected during editing; false by default.
    open var allowsSelectionDuringEditing: Bool {
        get { options.allowsSelectionDuringEditing }
        set { setAllowed(\.allowsSelectionDuringEditing, newValue) }
    }
    /// Whether several rows can be selected; false by default.
    open var allowsMultipleSelection: Bool {
        get { options.allowsMultipleSelection }
        set { setAllowed(\.allowsMultipleSelection, newValue) }
    }
    /// Whether several rows can be selected during editing; false by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { options.allowsMultipleSelectionDuringEditing }
        set { setAllowed(\.allowsMultipleSelectionDuringEditing, newValue) }
    }
    /// The selected row; the first of several, nil for none.
    open var indexPathForSelectedRow: IndexPath? { picking.selected.first }
    /// The selected rows; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { picking.selected.isEmpty ? nil : picking.selected }
    /// Selects a row, and no other unless several are allowed; nil deselects. The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

    // MARK: Changes

    /// Asks the data source anew about everything. Cells come with the next layout; the selection is lost.
    open func reloadData() { reload() }
    /// Asks anew for the titles of the index at the edge.
    open func reloadSectionIndexTitles() { reloadIndex() }
    /// Begins a group of changes, which ``endUpdates()`` shows together. Groups nest.
    open func beginUpdates() { beginBatch() }
    /// Shows the changes since the outermost ``beginUpdates()``, animated (UIK2401 to UIK2403 where they do not fit the data).
    open func endUpdates() { endBatch(nil) }
    /// Runs a closure with changes and shows them together.
    /// - Parameter completion: Called after the animations; false if they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }
    /// Inserts sections; the indexes are those after the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { note(.insertSections(sections), animation) }
    /// Deletes sections; the indexes are those before the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { note(.deleteSections(sections), animation) }
    /// Loads sections anew; the indexes are those before the change.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { note(.reloadSections(sections), animation) }
    /// Moves a section from its index before the change to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { note(.moveSection(section, newSection), .automatic) }
    /// Inserts rows; the paths are those after the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.insertRows(indexPaths), animation) }
    /// Deletes rows; the paths are those before the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.deleteRows(indexPaths), animation) }
    /// Loads rows anew, with other cells; the paths are those before the change.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { note(.reloadRows(indexPaths), animation) }
    /// Asks the data source anew about rows, which keep their cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { note(.reconfigureRows(indexPaths), .none) }
    /// Moves a row from its path before the change to that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { note(.moveRow(indexPath, newIndexPath), .automatic) }
    /// Whether the table shows another order than the data has, as during a reordering.
    open var hasUncommittedUpdates: Bool {
        hasPlaceholders || editState.moving.map { !$0.isDragged || $0.target != $0.start } ?? false
    }

    // MARK: Editing

    /// Whether the rows show their editing controls.
    open var isEditing: Bool {
        get { editState.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the rows' editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }
    /// The interaction that opens the rows' menus; nil where the delegate gives none.
    open var contextMenuInteraction: UIContextMenuInteraction? { editState.menus.interaction }

    // MARK: Dragging

    /// Gives the items of rows that are dragged. Not retained.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { dragSettingsChanged() }
    }
    /// Decides about drops. Not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { dragSettingsChanged() }
    }
    /// Whether rows can be dragged; true by default. Set before or after the delegates.
    open var dragInteractionEnabled: Bool {
        get { dragging.isEnabled }
        set { setDragEnabled(newValue) }
    }
    /// Whether rows of the table are lifted and not dropped yet.
    open var hasActiveDrag: Bool { dragging.isLifted }
    /// Whether a drop is over the table, or goes to its place in it.
    open var hasActiveDrop: Bool { dragging.drop.map { $0.isInside || $0.goals != nil || $0.hasMoved } ?? false }
    /// Whether something dragged that rests on a row selects it; false by default.
    open var isSpringLoaded: Bool {
        get { hasSpring }
        set { loadSpring(newValue) }
    }

    // MARK: The index at the edge

    /// The number of rows from which on the index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { options.indexMinimum }
        set { setIndexOption(\.indexMinimum, newValue) }
    }
    /// The colour of the titles; nil for the tint.
    open var sectionIndexColor: UIColor? {
        get { options.indexColor }
        set { setIndexOption(\.indexColor, newValue) }
    }
    /// The colour behind the titles; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        get { options.indexBackground }
        set { setIndexOption(\.indexBackground, newValue) }
    }
    /// The colour behind the titles while a finger is on them; nil for the other one.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { options.indexTrackingBackground }
        set { setIndexOption(\.indexTrackingBackground, newValue) }
    }

    // MARK: Overrides

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowChanged()
    }
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        raiseParts()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingerDown(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fingerMoved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingerUp(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingerLost(touches, event) }
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitPart(point, event) ?? super.hitTest(point, with: event)
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        ownGestureMayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    @_spi(Vitrine) open override func subviewChangedOwnSize(_ subview: UIView) {
        super.subviewChangedOwnSize(subview)
        cellChangedSize(subview)
    }
    @_spi(Vitrine) open override func didComeToRest() {
        super.didComeToRest()
        cameToRest()
    }
}
