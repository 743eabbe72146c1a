// The solver's first rules.
import ConstraintSolver
import Testing

@Suite struct SolverBasicsTests {
    @Test("A chain of required equalities follows its root") func chain() {
        let solver = Solver()
        let root = solver.makeBox(), child = solver.makeBox()
        let width = solver.add(root.width, .equal, 320)
        solver.add(child.minX, .equal, root.minX, constant: 16)
        solver.add([Term(child.minX), Term(child.width), Term(root.minX, -1), Term(root.width, -1)], .equal, -16)
        solver.solve()
        #expect(solver.value(of: child.width) == 288)
        solver.setConstant(400, of: width)
        #expect(Set(solver.solve()) == [root.width, child.width])
        #expect(solver.value(of: child.width) == 368)
    }

    @Test("A higher priority beats a lower one, and an inequality gives way only so far") func priorities() {
        let solver = Solver()
        let width = solver.makeVariable()
        solver.add(width, .lessThanOrEqual, 80, priority: 250)
        solver.add(width, .greaterThanOrEqual, 80, priority: 750)
        solver.solve()
        #expect(solver.value(of: width) == 80)
        let limit = solver.add(width, .lessThanOrEqual, 50)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        solver.remove(limit)
        solver.solve()
        #expect(solver.value(of: width) == 80)
    }

    @Test("A conflict names the smallest set and breaks the newest") func conflicts() {
        let solver = Solver()
        let a = solver.makeVariable(), b = solver.makeVariable(), c = solver.makeVariable()
        let first = solver.add(a, .equal, 10)
        let second = solver.add(b, .equal, a, constant: 10)
        solver.add(c, .equal, b)
        let third = solver.add(b, .lessThanOrEqual, 15)
        var found: [Conflict] = []
        solver.solve {
            found.append($0)
            return $0.newest
        }
        #expect(found.map(\.members) == [[first, second, third]])
        #expect(solver.isBroken(third))
        #expect(solver.value(of: c) == 20)
        solver.setConstant(5, of: second)
        solver.solve()
        #expect(!solver.isBroken(third))
        #expect(solver.value(of: c) == 15)
    }
}
