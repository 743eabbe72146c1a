// The split view controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UISplitViewController".
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore

/// Shows up to three controllers beside or over one another where there is room, and one at a time where there is not.
///
/// A controller that is no navigation controller is given one of its own: ``viewController(for:)`` answers with what was
/// set, `children` holds what stands in the column. The secondary column keeps its navigation controller: another plain
/// controller set for it is **pushed** there (UIK2061). Not presented modally (UIK2062) and not pushed.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    final var columns = SplitColumns()
    final var arrangement = SplitArrangement()
    final var wishes = SplitWishes()
    final var ownStyle = Style.unspecified
    final var gestures: SplitGestures?
    final var buttons = SplitButtons()

    // MARK: Construction

    /// A split view in columns, or of the classic kind with ``Style/unspecified``.
    public init(style: UISplitViewController.Style) {
        super.init(nibName: nil, bundle: nil)
        ownStyle = style
    }
    /// A classic split view.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// A split view from an archive; its columns are not in it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How it was made.
    open var style: UISplitViewController.Style { ownStyle }
    /// Decides about arrangements and hears of them. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets or, with nil, empties a column. In the classic style nothing (UIK2063).
    ///
    /// A plain controller for a secondary column that has a navigation controller is pushed there (UIK2061).
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { setColumn(vc, column) }
    /// Returns the controller that was set for a column, without the navigation controller made for it.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        ownStyle == .unspecified ? nil : columns[column]?.original
    }
    /// Shows a column, in the nearest display mode in which it is fully seen; collapsed, goes to it.
    open func show(_ column: UISplitViewController.Column) { showColumn(column) }
    /// Hides a column, in the nearest display mode without it; collapsed, goes back from it.
    open func hide(_ column: UISplitViewController.Column) { hideColumn(column) }
    /// Whether a column is seen.
    open func isShowing(_ column: UISplitViewController.Column) -> Bool { isSeen(column) }
    /// The controllers of the columns from the outermost one if expanded; the shown ones if collapsed.
    ///
    /// Set it in the classic style: the primary controller, then the secondary one. In a column style the controllers go
    /// to the columns in this order (guessed).
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setControllers(newValue) }
    }

    // MARK: Arrangement

    /// Whether one controller is shown at a time, as the horizontal size class is compact.
    open var isCollapsed: Bool { arrangement.phase == .collapsed }
    /// The visible columns and their arrangement. Never `automatic`; without meaning while collapsed.
    open var displayMode: UISplitViewController.DisplayMode { currentMode }
    /// The display mode that is wished for. Animates where it is set in an animation.
    open var preferredDisplayMode: UISplitViewController.DisplayMode {
        get { wishes.mode }
        set { wishMode(newValue) }
    }
    /// The relation of side columns to the content. `automatic` in the classic style.
    open var splitBehavior: UISplitViewController.SplitBehavior { currentBehavior }
    /// The behaviour that is wished for; counts from the next layout on. In the column styles only.
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
        get { wishes.behavior }
        set { wish { $0.behavior = newValue } }
    }
    /// Whether a finger shows and hides side columns. True by default.
    open var presentsWithGesture: Bool {
        get { wishes.presentsWithGesture }
        set { wish { $0.presentsWithGesture = newValue } }
    }
    /// The side on which side columns stand. Leading by default.
    open var primaryEdge: UISplitViewController.PrimaryEdge {
        get { wishes.edge }
        set { wish { $0.edge = newValue } }
    }
    /// The look of the primary column on a Mac; has no effect elsewhere, and none here.
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
        get { wishes.background }
        set { wishes.background = newValue }
    }

    // MARK: Buttons

    /// A button for a bar of a classic split view, that goes to the mode of the delegate's `targetDisplayModeForAction`.
    open var displayModeButtonItem: UIBarButtonItem { modeButtonItem }
    /// The times at which the button that shows and hides side columns is visible. In the column styles only.
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
        get { wishes.buttonVisibility }
        set { wish { $0.buttonVisibility = newValue } }
    }
    /// Whether the content of three columns has a button that hides both side columns.
    open var showsSecondaryOnlyButton: Bool {
        get { wishes.showsSecondaryOnlyButton }
        set { wish { $0.showsSecondaryOnlyButton = newValue } }
    }

    // MARK: Widths

    /// The primary column's width as a part of all, 0…1; ``automaticDimension`` for the system's.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { wishes.primary.fraction }
        set { wish { $0.primary.fraction = newValue } }
    }
    /// The primary column's width in points; wins over the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { wishes.primary.points }
        set { wish { $0.primary.points = newValue } }
    }
    /// The least width of the primary column, in points; by default there is none.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { wishes.primary.minimum }
        set { wish { $0.primary.minimum = newValue } }
    }
    /// The greatest width of the primary column, in points; by default the system's own width.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { wishes.primary.maximum }
        set { wish { $0.primary.maximum = newValue } }
    }
    /// The primary column's width now, in points.
    open var primaryColumnWidth: CGFloat { layout.width(of: .primary) }
    /// The supplementary column's width as a part of all, 0…1; ``automaticDimension`` for the system's.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { wishes.supplementary.fraction }
        set { wish { $0.supplementary.fraction = newValue } }
    }
    /// The supplementary column's width in points; wins over the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.points }
        set { wish { $0.supplementary.points = newValue } }
    }
    /// The least width of the supplementary column, in points; by default there is none.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.minimum }
        set { wish { $0.supplementary.minimum = newValue } }
    }
    /// The greatest width of the supplementary column, in points; by default the system's own width.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.maximum }
        set { wish { $0.supplementary.maximum = newValue } }
    }
    /// The supplementary column's width now, in points.
    open var supplementaryColumnWidth: CGFloat { layout.width(of: .supplementary) }

    // MARK: Overrides

    open override func loadView() { loadSplitView() }
    /// Makes a controller the primary one, unless the delegate shows it.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }
    /// Makes a controller the content's, unless the delegate shows it; collapsed, puts it in front.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }
    /// The content, or what is shown in the columns' place (guessed).
    open override var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UISplitViewController.self) { frontContainer }
    }
    open override var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UISplitViewController.self) { frontContainer }
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { frontContainer }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UISplitViewController.self) {
            delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
        }
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    @_spi(Vitrine) open override var showsOthers: Bool { true }
    @_spi(Vitrine) open override var showsDetails: Bool { true }
    @_spi(Vitrine) open override var refusalToBePushed: PushRefusal? { .split }
    @_spi(Vitrine) open override func reportIfUnpresentable() -> Bool {
        Catalogue.splitPresented.report(
            object: ObjectName.of(self),
            apple: "NSInvalidArgumentException: Application tried to present a Split View Controllers modally "
                + "\(ObjectName.short(self)).")
        return true
    }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(container, in: parentSize) }
}
