// The collection view: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UICollectionView", "Collection views".
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Items in sections, which a data source gives, a layout places and a delegate decides about.
///
/// Only the elements that are visible have views; those that leave are used again for others. Lengths are points of the content.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    final var options = CollectionOptions()
    final var known = CollectionKnown()
    final var data = CollectionData()
    final var arranging: CollectionArranging
    final var elements = CollectionElements()
    final var pool = CollectionPool()
    final var picking = CollectionPicking()
    final var scrolling = CollectionScrolling()
    final var updating = CollectionUpdating()
    final var editState = CollectionEditState()
    final var moving = CollectionMoving()
    final var changing = CollectionTransition()
    final var ahead = CollectionPrefetching()
    final var parts = CollectionParts()

    // MARK: Construction

    /// Creates a collection view with a frame in the superview's coordinates and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        arranging = CollectionArranging(layout)
        super.init(frame: frame)
        setUpCollection()
    }
    /// Creates a collection view from an archive, with the layout in it; a plain one where there is none (UIK2713).
    public required init?(coder: NSCoder) {
        arranging = CollectionArranging(coder.layoutIfPresent ?? UICollectionViewLayout())
        super.init(coder: coder)
        setUpCollection()
        decodeCollection(from: coder)
    }
    /// Encodes the scroll view, the layout and what may be selected.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCollection(with: coder)
    }

    // MARK: Data, delegate, layout

    /// Gives the items. Not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { dataSourceDidChange() }
    }
    /// Decides about items and hears of them and of scrolling. Not retained.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            delegateDidChange()
        }
    }
    /// Loads ahead what items need. Not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { forgetPrefetching() }
    }
    /// Whether ``prefetchDataSource`` is asked; true by default.
    open var isPrefetchingEnabled: Bool {
        get { ahead.isEnabled }
        set { ahead.isEnabled = newValue }
    }
    /// Places the elements. Setting it shows the other layout at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { arranging.layout }
        set { setLayout(newValue, animated: false, nil) }
    }
    /// Shows another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setLayout(layout, animated: animated, nil)
    }
    /// Shows another layout.
    /// - Parameter completion: Called after the animation; false if it was interrupted.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { setLayout(layout, animated: animated, completion) }
    /// Begins to go over to another layout by a gesture of the app's own, which sets the progress of the returned layout.
    /// - Parameter completion: Called at the end; whether the animation ended, and whether the transition was finished.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
    /// Goes the rest of the way to the new layout, animated (UIK2712 where no transition is under way).
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Goes back to the old layout, animated (UIK2712 where no transition is under way).
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// The changes of a cell that ask its layout for another size. `enabledIncludingConstraints` acts as `enabled` (UIK1201).
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { options.selfSizing }
        set { setSelfSizing(newValue) }
    }
    /// Lies behind all elements and fills the collection view.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue) }
    }

    // MARK: Cells and views

    /// Makes cells of a class for an identifier; nil ends that.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    /// Makes supplementary views of a class for a kind and an identifier; nil ends that.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { registerView(viewClass, elementKind, identifier) }
    /// Returns a cell for an item that is free, or a new one of the registered class (UIK2701 where none is).
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }
    /// Returns a supplementary view that is free, or a new one of the registered class (UIK2701 where none is).
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueView(elementKind, identifier, indexPath) }
    /// Returns the cell of an item that is shown; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCell(at: indexPath) }
    /// The cells that are shown, by their paths.
    open var visibleCells: [UICollectionViewCell] { shownCells }
    /// The items that are shown, ascending.
    open var indexPathsForVisibleItems: [IndexPath] { shownPaths }
    /// Returns the supplementary view of a kind and a path that is shown; nil for others.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownView(elementKind, indexPath)
    }
    /// Returns the supplementary views of a kind that are shown, by their paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { shownViews(elementKind) }
    /// Returns the paths of the supplementary views of a kind that are shown, ascending.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { shownViewPaths(elementKind) }

    // MARK: Counts and places

    /// The number of sections, as the data source gave it last.
    open var numberOfSections: Int { loadedSections }
    /// The number of items of a section, as the data source gave it last.
    open func numberOfItems(inSection section: Int) -> Int { loadedItems(in: section) }
    /// Returns the item of a cell; nil where it is not shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell, .cell) }
    /// Returns the path of a supplementary view; nil where it is not shown.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        path(of: supplementaryView, .supplementaryView)
    }
    /// Returns the item at a point of the content; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
    /// Returns what the layout says of an item; nil where it says nothing.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }
    /// Returns what the layout says of a supplementary view; nil where it says nothing.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { viewAttributes(kind, indexPath) }
    /// Scrolls to an item. Positions across and down may be combined; two of one axis are reported (UIK2708).
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated)
    }

    // MARK: Selection

    /// Whether an item can be selected; true by default.
    open var allowsSelection: Bool {
        get { options.allowsSelection }
        set { setAllowed(\.allowsSelection, newValue) }
    }
    /// Whether several items can be selected; false by default.
    open var allowsMultipleSelection: Bool {
        get { options.allowsMultipleSelection }
        set { setAllowed(\.allowsMultipleSelection, newValue) }
    }
    /// Whether an item can be selected during editing; false by default.
    open var allowsSelectionDuringEditing: Bool {
        get { options.allowsSelectionDuringEditing }
        set { setAllowed(\.allowsSelectionDuringEditing, newValue) }
    }
    /// Whether several items can be selected during editing; false by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { options.allowsMultipleSelectionDuringEditing }
        set { setAllowed(\.allowsMultipleSelectionDuringEditing, newValue) }
    }
    /// The selected items, in the order in which they were selected; empty for none.
    open var indexPathsForSelectedItems: [IndexPath]? { picking.selected }
    /// Selects an item, and no other unless several are allowed; nil deselects all. The delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }
    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

    // MARK: Focus

    /// Whether items can have the focus; true by default.
    open var allowsFocus: Bool {
        get { options.allowsFocus }
        set { options.allowsFocus = newValue }
    }
    /// Whether items can have the focus during editing; false by default.
    open var allowsFocusDuringEditing: Bool {
        get { options.allowsFocusDuringEditing }
        set { options.allowsFocusDuringEditing = newValue }
    }
    /// Whether the item that had the focus gets it when it comes back; false by default.
    open var remembersLastFocusedIndexPath: Bool {
        get { options.remembersFocus }
        set { options.remembersFocus = newValue }
    }
    /// Whether an item is selected when it gets the focus; false by default.
    open var selectionFollowsFocus: Bool {
        get { options.selectionFollowsFocus }
        set { options.selectionFollowsFocus = newValue }
    }

    // MARK: Changes

    /// Asks the data source anew about everything. Cells come with the next layout; the selection is lost.
    open func reloadData() { reload() }
    /// Runs a closure with changes and shows them together, animated (UIK2401 to UIK2403 where they do not fit the data).
    /// - Parameter completion: Called after the animations; false if they were interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }
    /// Inserts sections; the indexes are those after the change.
    open func insertSections(_ sections: IndexSet) { note(.insertSections(Array(sections))) }
    /// Deletes sections; the indexes are those before the change.
    open func deleteSections(_ sections: IndexSet) { note(.deleteSections(Array(sections))) }
    /// Loads sections anew; the indexes are those before the change.
    open func reloadSections(_ sections: IndexSet) { note(.reloadSections(Array(sections))) }
    /// Moves a section from its index before the change to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { note(.moveSection(section, to: newSection)) }
    /// Inserts items; the paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) { note(.insertRows(paths(indexPaths))) }
    /// Deletes items; the paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) { note(.deleteRows(paths(indexPaths))) }
    /// Loads items anew, with other cells; the paths are those before the change.
    open func reloadItems(at indexPaths: [IndexPath]) { note(.reloadRows(paths(indexPaths))) }
    /// Asks the data source anew about items, which keep their cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { note(.reconfigureRows(paths(indexPaths))) }
    /// Moves an item from its path before the change to that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { noteMove(indexPath, newIndexPath) }
    /// Whether the collection view shows another order than the data has, as during a movement.
    open var hasUncommittedUpdates: Bool { moving.current != nil }

    // MARK: Movement, editing

    /// Begins to move an item by a gesture of the app's own. Returns false where the data source refuses it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }
    /// Moves the item to a point of the content; the others make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMoving(targetPosition) }
    /// Lets the item in where it is, and tells the data source.
    open func endInteractiveMovement() { endMoving(isCancelled: false) }
    /// Puts the item back.
    open func cancelInteractiveMovement() { endMoving(isCancelled: true) }
    /// Whether the cells show their editing controls; false by default.
    open var isEditing: Bool {
        get { editState.isEditing }
        set { edit(newValue) }
    }
    /// The interaction that opens the items' menus; nil where the delegate gives none.
    open var contextMenuInteraction: UIContextMenuInteraction? { editState.menus.interaction }

    // MARK: Overrides

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds(to: newValue) { super.bounds = newValue } }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCollection()
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
        safeAreaChanged()
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
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { focusMayMove(context) }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusMoved(context, coordinator)
    }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocus + super.preferredFocusEnvironments }
    @_spi(Vitrine) open override func restingOffset(_ natural: CGPoint, _ velocity: CGPoint) -> CGPoint {
        layoutRest(super.restingOffset(natural, velocity), velocity)
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
