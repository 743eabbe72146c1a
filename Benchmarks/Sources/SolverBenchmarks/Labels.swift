// Rows of a title and a value that hug their texts, with room between: optional constraints and inequalities.
// Peers/kiwi_layout.cpp builds the same.
import ConstraintSolver

/// n rows of two labels in a root.
@MainActor final class Labels: Subject {
    let solver = Solver()
    let root: Box
    private(set) var views: [Box] = []
    let width: ConstraintID
    var inset: ConstraintID { width }
    let constraints: Int

    init(_ count: Int) {
        root = solver.makeBox()
        solver.add(root.minX, .equal, 0)
        width = solver.add(root.width, .equal, 320)
        for i in 0..<count {
            let title = solver.makeBox(), value = solver.makeBox()
            views.append(title)
            views.append(value)
            let wide = Double(60 + i % 40), narrow = Double(90 - i % 50)
            solver.add(title.minX, .equal, root.minX, constant: 16)
            solver.add([Term(value.minX), Term(value.width), Term(root.minX, -1), Term(root.width, -1)], .equal, -16)
            solver.add([Term(value.minX), Term(title.minX, -1), Term(title.width, -1)], .greaterThanOrEqual, 8)
            solver.add(title.width, .lessThanOrEqual, wide, priority: 251)
            solver.add(title.width, .greaterThanOrEqual, wide, priority: 751)
            solver.add(value.width, .lessThanOrEqual, narrow, priority: 250)
            solver.add(value.width, .greaterThanOrEqual, narrow, priority: 750)
            solver.add(title.minY, .equal, Double(20 * i))
            solver.add(title.height, .equal, 18)
            solver.add(value.minY, .equal, title.minY)
            solver.add(value.height, .equal, title.height)
        }
        constraints = 11 * count + 2
        solver.solve()
    }
}
