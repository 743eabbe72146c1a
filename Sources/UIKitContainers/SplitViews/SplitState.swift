// A split view controller's stored state, grouped by the file that changes it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// The controller of one column.
struct SplitColumn {
    /// The controller that the app set.
    let original: UIViewController
    /// The controller in the column: the app's, or the navigation controller around it.
    let container: UIViewController
}

/// Changed by `UISplitViewController+Columns.swift`.
struct SplitColumns {
    private var storage: [UISplitViewController.Column: SplitColumn] = [:]

    subscript(column: UISplitViewController.Column) -> SplitColumn? {
        get { storage[column] }
        set { storage[column] = newValue }
    }
    /// The columns of the expanded interface that have a controller, from the outermost to the content.
    var present: [UISplitViewController.Column] { [.primary, .supplementary, .secondary].filter { storage[$0] != nil } }
    var containers: [UIViewController] { [.primary, .supplementary, .secondary, .compact].compactMap { storage[$0]?.container } }
    func column(of container: UIViewController) -> UISplitViewController.Column? {
        storage.first { $0.value.container === container }?.key
    }
}

/// Changed by `UISplitViewController+DisplayMode.swift` and `UISplitViewController+Collapsing.swift`.
struct SplitArrangement {
    enum Phase { case unplaced, expanded, collapsed }
    var phase = Phase.unplaced
    var mode = UISplitViewController.DisplayMode.secondaryOnly
    /// The behaviour and the shape of the room for which ``mode`` was found: another one asks anew.
    var behavior = UISplitViewController.SplitBehavior.automatic
    var size: CGSize?
    /// The delegate hears of a mode to come: a wish that it sets meanwhile is for that one.
    var isAnnouncing = false
    /// Columns that come (true) or go, until the movement is over.
    var moving: [UISplitViewController.Column: Bool] = [:]
    /// The latest movement; an older one's end does nothing.
    var movement = 0
    /// The finger's way from one mode to another.
    var drag: (from: UISplitViewController.DisplayMode, to: UISplitViewController.DisplayMode, progress: CGFloat)?
    /// Collapsed, the compact column is shown.
    var showsCompact = false
    /// The classic style's content while the interface is collapsed without it.
    var preserved: UIViewController?
    var isChanging = false
    /// Views of columns to come go in: layouts that this sets off know neither the old mode nor the new one.
    var isBeginning = false
}

/// Changed by the accessors alone.
struct SplitWishes {
    var mode = UISplitViewController.DisplayMode.automatic
    var behavior = UISplitViewController.SplitBehavior.automatic
    var primary = SplitWidth()
    var supplementary = SplitWidth()
    var edge = UISplitViewController.PrimaryEdge.leading
    var presentsWithGesture = true
    var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
    var showsSecondaryOnlyButton = false
    var background = UISplitViewController.BackgroundStyle.none
}
