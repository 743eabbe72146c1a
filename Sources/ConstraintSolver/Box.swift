// The four unknowns of a rectangle.

/// The four variables of one rectangle, made together by `Solver.makeBox`.
///
/// For a hierarchy of rectangles keep `minX` and `minY` in the coordinates of the root, not of the parent: a constraint
/// between two rectangles of any depth then has at most four terms, and moving a parent is one change that the solver
/// carries on. The frame in the parent is the difference of the two (`PixelGrid.frame`).
public struct Box: Hashable, Sendable {
    let first: Int32

    /// The left edge.
    public var minX: Variable { Variable(first) }
    /// The top edge.
    public var minY: Variable { Variable(first + 1) }
    /// The horizontal extent; the solver does not keep it from being negative.
    public var width: Variable { Variable(first + 2) }
    /// The vertical extent; the solver does not keep it from being negative.
    public var height: Variable { Variable(first + 3) }

    /// `minX`, `minY`, `width`, `height`; their indices follow one another, and the first is a multiple of four.
    public var variables: [Variable] { [minX, minY, width, height] }

    /// The place of the box among the boxes of its solver: a table by box has its entry here.
    public var index: Int { Int(first) / 4 }
}
