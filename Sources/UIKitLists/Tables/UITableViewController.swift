// A controller whose view is a table.
// Apple: "UITableViewController"
import CoreGraphics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A controller whose view is a table, of which it is data source and delegate.
///
/// When it appears the selection is cleared, the keyboard does not cover the row that is written in, and a refresh control may stand
/// above the rows. A subclass overrides the methods of both protocols.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var refresh: UIRefreshControl?
    final let keyboard = TableKeyboard()
    /// Whether the selection is cleared when the view appears; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller with a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller with a plain table.
    public convenience init() { self.init(style: .plain) }
    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table, which is the view. Setting it makes this the data source and the delegate where it has none.
    open var tableView: UITableView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded as? UITableView
        }
        set {
            view = newValue
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
        }
    }
    /// The control that a pull at the top reveals.
    open var refreshControl: UIRefreshControl? {
        get { refresh }
        set {
            refresh = newValue
            (viewIfLoaded as? UITableView)?.refreshControl = newValue
        }
    }

    /// Makes the table.
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.refreshControl = refresh
        view = table
    }
    /// Loads the rows of an empty table; else clears the selection, if so wished.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboard.watch(self)
        guard let table = viewIfLoaded as? UITableView else { return }
        if !table.rows.isLoaded {
            table.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
        }
    }
    /// Shows the scroll indicators for a moment.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }
    /// The keyboard is none of its business any more.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.rest()
    }
    /// Shows or hides the rows' editing controls.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Rows

    /// No rows, unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// An empty cell, unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    // The optional methods: what overrides none of them is as if it lacked them.
    open func numberOfSections(in tableView: UITableView) -> Int { ListOptional.missing(1) }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { ListOptional.missing(nil) }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { ListOptional.missing(nil) }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { ListOptional.missing(true) }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { ListOptional.missing(true) }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { ListOptional.missing(index) }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { ListOptional.missing(nil) }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(true) }
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { ListOptional.missing(indexPath) }
    open func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { ListOptional.missing(indexPath) }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(!tableView.isEditing) }
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { ListOptional.missing(.delete) }
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(true) }
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { ListOptional.missing() }
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { ListOptional.missing(proposedDestinationIndexPath) }
    open func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { ListOptional.missing(0) }
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(false) }
    open func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { ListOptional.missing() }
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { ListOptional.missing(nil) }
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ListOptional.missing() }
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { ListOptional.missing(true) }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
