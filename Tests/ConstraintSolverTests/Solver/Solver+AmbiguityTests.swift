// Which variables constraints leave open, and which constraints hold one.
import ConstraintSolver
import Testing

@Suite struct SolverAmbiguityTests {
    @Test("A view without a position is ambiguous in that alone") func position() {
        let solver = Solver(), view = solver.makeBox(minX: 4, minY: 5, width: 6, height: 7)
        solver.add(view.width, .equal, 100)
        solver.add(view.height, .lessThanOrEqual, 20, priority: 250)
        solver.add(view.height, .greaterThanOrEqual, 20, priority: 750)
        solver.add(view.minY, .greaterThanOrEqual, 0)
        solver.solve()
        #expect(view.variables.map { solver.isDetermined($0) } == [false, false, true, true])
        #expect(view.variables.map { solver.value(of: $0) } == [4, 5, 100, 20])
    }

    @Test("Exercising ambiguity moves to another solution of equal violation, and again") func exercise() {
        let solver = Solver(), a = solver.makeBox(), b = solver.makeBox()
        solver.add(a.minX, .equal, 0)
        solver.add([Term(b.minX), Term(a.minX, -1), Term(a.width, -1)], .equal, 8)
        solver.add([Term(b.minX), Term(b.width)], .equal, 108)
        for view in [a, b] { solver.add(view.width, .lessThanOrEqual, 40, priority: 250) }
        solver.solve()
        #expect(!solver.isDetermined(a.width))
        let before = solver.value(of: a.width)
        #expect(Set(solver.exerciseAmbiguity(of: [a.width, a.minX])) == [a.width, b.minX, b.width])
        let after = solver.value(of: a.width)
        #expect(after != before)
        #expect(solver.value(of: a.width) + solver.value(of: b.width) == 100)
        #expect(after >= 40)
        #expect(after <= 60)
        #expect(solver.exerciseAmbiguity(of: [a.minX]) == [])
        #expect(!solver.exerciseAmbiguity(of: [a.width]).isEmpty)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("The constraints that affect a variable are those that hold it, through what they read") func affecting() {
        let solver = Solver(), root = solver.makeBox(), view = solver.makeBox()
        let left = solver.add(root.minX, .equal, 0), width = solver.add(root.width, .equal, 320)
        let leading = solver.add(view.minX, .equal, root.minX, constant: 16)
        let hugging = solver.add(view.width, .lessThanOrEqual, 80, priority: 250)
        let resistance = solver.add(view.width, .greaterThanOrEqual, 80, priority: 750)
        let limit = solver.add([Term(root.width), Term(view.minX, -1), Term(view.width, -1)], .greaterThanOrEqual, 16)
        solver.solve()
        #expect(solver.constraintsAffecting(view.minX) == [left, leading])
        let holders = solver.constraintsAffecting(view.width)
        #expect(holders == [hugging] || holders == [resistance])
        solver.setConstant(100, of: width)
        solver.solve()
        #expect(solver.value(of: view.width) == 68)
        #expect(solver.constraintsAffecting(view.width) == [left, width, leading, limit])
        #expect(solver.constraints(mentioning: view.width) == [hugging, resistance, limit])
    }

    @Test("Shared widths are held by the whole ring, neighbours in a region by their own constraints") func regions() {
        let solver = Solver(), a = solver.makeBox(), b = solver.makeBox()
        let ring = [
            solver.add(a.minX, .equal, 0), solver.add([Term(b.minX), Term(a.minX, -1), Term(a.width, -1)], .equal, 8),
            solver.add(a.width, .equal, b.width), solver.add([Term(b.minX), Term(b.width)], .equal, 108),
        ]
        let low = solver.add(a.minY, .greaterThanOrEqual, 8, prefersBound: true)
        let high = solver.add(b.minY, .greaterThanOrEqual, 3, prefersBound: true)
        solver.add([Term(a.minY), Term(b.minY)], .lessThanOrEqual, 100)
        solver.solve()
        #expect(solver.constraintsAffecting(a.width) == ring)
        #expect(solver.constraintsAffecting(a.minY) == [low])
        #expect(solver.constraintsAffecting(b.minY) == [high])
    }
}
