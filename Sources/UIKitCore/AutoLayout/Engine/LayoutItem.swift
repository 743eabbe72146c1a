// One rectangle of an engine: a view's alignment rectangle, a guide's frame, a scroll view's content.
// No Apple page: this is ours.
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

/// A rectangle's unknowns, with the rows that come from what it stands for and not from constraints.
@MainActor final class LayoutItem {
    enum Kind { case view, guide, content, contentMargins }

    /// Whose rectangle it is; of a guide the view that owns it. It outlives the item's use: leaving the tree ends that.
    unowned(unsafe) let view: UIView
    unowned(unsafe) let guide: UILayoutGuide?
    let kind: Kind
    let box: Box
    let space: LayoutSpace
    /// The rectangle of the superview, or of a guide's view; nil at the top.
    unowned(unsafe) let parent: LayoutItem?
    /// The insets from the frame to the alignment rectangle.
    var insets = UIEdgeInsets.zero
    /// The space of a scroll view's content; nil for other views.
    var inner: LayoutSpace?
    var frameRows = FrameRows()
    var contentRows = ContentRows()
    var baselines: Baselines?
    var floors = LayoutEngine.Floors()
    /// Whether the height follows from the width.
    var wraps = false
    var isTouched = false
    var isLeaving = false
    var isStale = false
    /// Whether the item is in the superview's list of views to place.
    var isDue = false
    /// Whether the item was removed from its engine.
    var isGone = false
    /// The rectangle as of the last solve, on pixels: the alignment rectangle in the superview's coordinates, or a guide's
    /// frame in its view's.
    var target = CGRect.null
    /// The origin in the tree for which contents were last placed.
    var lastX = 0.0
    var lastY = 0.0

    init(_ view: UIView, guide: UILayoutGuide?, _ kind: Kind, _ box: Box, _ space: LayoutSpace, parent: LayoutItem?) {
        self.view = view
        self.guide = guide
        self.kind = kind
        self.box = box
        self.space = space
        self.parent = parent
    }

    /// The rows that place it by its frame, by a guide's insets, or as the top of the tree.
    struct FrameRows {
        var x: ConstraintID?
        var y: ConstraintID?
        var width: ConstraintID?
        var height: ConstraintID?
        /// The factors of the superview's size in them.
        var shares = Shares()

        struct Shares: Equatable {
            var x: Double = 0
            var width: Double = 0
            var y: Double = 0
            var height: Double = 0
        }

        var all: [ConstraintID] { [x, y, width, height].compactMap { $0 } }
    }

    /// The rows of the intrinsic content size.
    struct ContentRows {
        var widthMost: ConstraintID?
        var widthLeast: ConstraintID?
        var heightMost: ConstraintID?
        var heightLeast: ConstraintID?
        /// The natural size that was last read, without wrapping.
        var natural = CGSize(width: -1, height: -1)
        /// The width for which the height was measured; below 0 before that.
        var measuredWidth: CGFloat = -1

        /// Whether there was no content when it was last read: then there are no rows either.
        var isEmpty: Bool { natural.width < 0 && natural.height < 0 }
        var all: [ConstraintID] { [widthMost, widthLeast, heightMost, heightLeast].compactMap { $0 } }
    }

    /// The distances of the baselines from top and bottom, as unknowns that one row each determines.
    final class Baselines {
        let first: Variable
        let last: Variable
        let firstRow: ConstraintID
        let lastRow: ConstraintID

        init(first: Variable, last: Variable, firstRow: ConstraintID, lastRow: ConstraintID) {
            self.first = first
            self.last = last
            self.firstRow = firstRow
            self.lastRow = lastRow
        }
    }
}

/// Coordinates in which rectangles are solved: those of the tree's top, or of a scroll view's content.
@MainActor final class LayoutSpace {
    /// The scroll view's rectangle; nil for the tree's top.
    unowned(unsafe) let owner: LayoutItem?
    let depth: Int
    /// The content's rectangle.
    var content: LayoutItem?
    /// The content's margins, on demand.
    var contentMargins: LayoutItem?
    /// The content's origin in the space around, on demand: only constraints that cross the edge feel scrolling.
    var origin: Origin?
    /// Whether constraints speak of the content's size.
    var sizesWidth = false
    var sizesHeight = false

    struct Origin {
        let x: Variable
        let y: Variable
        let xRow: ConstraintID
        let yRow: ConstraintID
    }

    init(owner: LayoutItem?, depth: Int) {
        self.owner = owner
        self.depth = depth
    }

    /// The space around.
    var outer: LayoutSpace? { owner?.space }
}
