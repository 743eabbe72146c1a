// The benchmark's interface: views that four required constraints each place against their neighbour or the root.
// Peers/kiwi_layout.cpp builds the same.
import ConstraintSolver

/// n views below one another in a root.
@MainActor final class Interface: Subject {
    let solver = Solver()
    let root: Box
    private(set) var views: [Box] = []
    let width: ConstraintID
    /// The left edge of the last view: nothing depends on it.
    private(set) var inset: ConstraintID
    let constraints: Int

    init(_ count: Int) {
        root = solver.makeBox()
        views.reserveCapacity(count)
        solver.add(root.minX, .equal, 0)
        solver.add(root.minY, .equal, 0)
        solver.add(root.height, .equal, 800)
        width = solver.add(root.width, .equal, 320)
        inset = width
        var before: Box?
        for i in 0..<count {
            let view = solver.makeBox()
            views.append(view)
            if i == count - 1 {
                inset = solver.add(view.minX, .equal, root.minX, constant: 16)
            } else if let before, i % 4 != 0 {
                solver.add(view.minX, .equal, before.minX)
            } else {
                solver.add(view.minX, .equal, root.minX, constant: 16)
            }
            if let before {
                solver.add([Term(view.minY), Term(before.minY, -1), Term(before.height, -1)], .equal, 8)
            } else {
                solver.add(view.minY, .equal, root.minY, constant: 8)
            }
            solver.add(view.width, .equal, root.width, constant: -32 - Double(i % 7))
            if let before, i % 8 != 0 {
                solver.add(view.height, .equal, before.height)
            } else {
                solver.add(view.height, .equal, Double(44 + i % 5))
            }
            before = view
        }
        constraints = 4 * count + 4
        solver.solve()
    }
}
