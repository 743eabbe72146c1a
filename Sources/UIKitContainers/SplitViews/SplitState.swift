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

/// Changed by `UISplitViewController+Collapsing.swift`.
struct SplitArrangement {
    enum Phase { case unplaced, expanded, collapsed }
    private(set) var phase = Phase.unplaced
    private(set) var mode = UISplitViewController.DisplayMode.secondaryOnly
    /// The behaviour and the shape of the room for which ``mode`` was found: another one asks anew.
    private(set) var behavior = UISplitViewController.SplitBehavior.automatic
    private(set) var size: CGSize?
    /// The delegate hears of a mode to come: a wish that it sets meanwhile is for that one.
    private(set) var isAnnouncing = false
    /// Columns that come (true) or go, until the movement is over.
    private(set) var moving: [UISplitViewController.Column: Bool] = [:]
    /// The latest movement; an older one's end does nothing.
    private(set) var movement = 0
    /// The finger's way from one mode to another.
    private(set) var drag: (from: UISplitViewController.DisplayMode, to: UISplitViewController.DisplayMode, progress: CGFloat)?
    /// Collapsed, the compact column is shown.
    private(set) var showsCompact = false
    /// The classic style's content while the interface is collapsed without it.
    private(set) var preserved: UIViewController?
    private(set) var isChanging = false
    /// Views of columns to come go in: layouts that this sets off know neither the old mode nor the new one.
    private(set) var isBeginning = false

    mutating func beginChanging() { isChanging = true }
    mutating func endChanging() { isChanging = false }
    mutating func collapse() { phase = .collapsed }
    mutating func showCompact(_ shows: Bool) { showsCompact = shows }
    mutating func preserve(_ content: UIViewController?) { preserved = content }

    /// The columns stand beside each other. Called by `UISplitViewController+DisplayMode.swift` when they are placed for the
    /// first time, and by `UISplitViewController+Collapsing.swift`.
    mutating func expand() { phase = .expanded }

    /// A mode counts from now on. Called by `UISplitViewController+DisplayMode.swift`, at the end of a movement by
    /// `UISplitViewController+Movement.swift`, and of a drag by `SplitGestures.swift`.
    mutating func take(_ mode: UISplitViewController.DisplayMode) { self.mode = mode }

    /// The mode was found for a behaviour. Called by `UISplitViewController+Movement.swift`.
    mutating func adopt(_ behavior: UISplitViewController.SplitBehavior) { self.behavior = behavior }

    /// The mode was found for a behaviour and a room. Called by `UISplitViewController+DisplayMode.swift`.
    mutating func adopt(_ layout: SplitLayout) {
        behavior = layout.behavior
        size = layout.size
    }

    /// The delegate hears of a mode. Called by `UISplitViewController+DisplayMode.swift`.
    mutating func beginAnnouncing() { isAnnouncing = true }
    /// Called by `UISplitViewController+DisplayMode.swift`.
    mutating func endAnnouncing() { isAnnouncing = false }

    /// Returns whether other columns are being put in. Called by `UISplitViewController+Movement.swift`.
    mutating func beginPuttingIn() -> Bool {
        let isNested = isBeginning
        isBeginning = true
        return isNested
    }

    /// Called by `UISplitViewController+Movement.swift`.
    mutating func endPuttingIn(_ isNested: Bool) { isBeginning = isNested }

    /// A column comes or goes. Called by `UISplitViewController+Movement.swift`.
    mutating func move(_ column: UISplitViewController.Column, comes: Bool) { moving[column] = comes }

    /// Another movement begins; returns its number. Called by `UISplitViewController+Movement.swift`.
    @discardableResult
    mutating func beginMovement() -> Int {
        movement += 1
        return movement
    }

    /// Returns the columns that came or went. Called by `UISplitViewController+Movement.swift`.
    mutating func takeMoving() -> [UISplitViewController.Column: Bool] {
        let all = moving
        moving = [:]
        return all
    }

    /// A finger begins to move columns. Called by `SplitGestures.swift`.
    mutating func beginDrag(to target: UISplitViewController.DisplayMode) { drag = (mode, target, 0) }
    /// The part of its way that the finger has gone. Called by `SplitGestures.swift`.
    mutating func moveDrag(to progress: CGFloat) { drag?.progress = progress }
    /// Called by `SplitGestures.swift`.
    mutating func endDrag() { drag = nil }
}

/// Changed by the accessors alone.
struct SplitWishes {
    /// Changed by `UISplitViewController+DisplayMode.swift`.
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
