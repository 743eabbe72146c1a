// Variables, boxes, handles.
import ConstraintSolver
import Testing

@Suite struct SolverVariableTests {
    @Test("A removed box takes its constraints with it, and its places are used again") func removal() {
        let solver = Solver(), a = solver.makeBox(), b = solver.makeBox(minX: 3, minY: 4, width: 5, height: 6)
        let link = solver.add(b.minX, .equal, a.minX), own = solver.add(a.width, .equal, 7)
        solver.solve()
        solver.removeBox(b)
        #expect(!solver.contains(link))
        #expect(solver.contains(own))
        #expect(!solver.isAlive(b.minX))
        #expect(solver.variableCount == 4)
        #expect(solver.constraintCount == 1)
        let c = solver.makeBox(minX: 9)
        #expect(c.index == b.index)
        #expect(solver.value(of: c.minX) == 9)
        let anew = solver.add(c.minX, .equal, a.minX)
        #expect(anew != link)
        #expect(!solver.contains(link))
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("Boxes have four places in a row, the first a multiple of four; single variables come between")
    func places() {
        let solver = Solver()
        _ = solver.makeVariable()
        let a = solver.makeBox(), single = solver.makeVariable(), b = solver.makeBox()
        #expect(a.variables.map(\.index) == (4 * a.index..<4 * a.index + 4).map { $0 })
        #expect(Set(a.variables + b.variables + [single]).count == 9)
        #expect(b.index > a.index)
    }

    @Test("A variable without constraints keeps its value; a suggestion moves it and those that read it")
    func suggestions() {
        let solver = Solver(), a = solver.makeVariable(value: 5), b = solver.makeVariable(), c = solver.makeVariable()
        solver.add(b, .equal, a, constant: 10)
        let fixed = solver.add(c, .equal, 1)
        solver.solve()
        #expect(solver.value(of: b) == 15)
        solver.suggest(7, for: a)
        #expect(Set(solver.solve()) == [a, b])
        solver.suggest(100, for: b)
        solver.solve()
        #expect([a, b].map { solver.value(of: $0) } == [90, 100])
        solver.suggest(50, for: c)
        #expect(solver.solve() == [])
        #expect(solver.constant(of: fixed) == 1)
    }

    @Test("Terms of one variable are added up, and those that cancel are dropped") func mergedTerms() {
        let solver = Solver(), x = solver.makeVariable(), y = solver.makeVariable()
        solver.add([Term(x), Term(y, 2), Term(x, 2), Term(y, -2)], .equal, 12)
        solver.add(y, .equal, y, multiplier: 0.5, constant: 3)
        solver.solve()
        #expect([x, y].map { solver.value(of: $0) } == [4, 6])
        #expect(solver.constraints(mentioning: y).count == 1)
    }

    @Test("Values hold at coordinates of ten millions") func largeCoordinates() {
        let solver = Solver(), origin = 1e7 + 0.1
        let views = (0..<40).map { _ in solver.makeBox() }
        solver.add(views[0].minX, .equal, origin)
        for i in 0..<40 {
            solver.add(views[i].width, .lessThanOrEqual, 10.1, priority: 250)
            solver.add(views[i].width, .greaterThanOrEqual, 10.1, priority: 750)
            if i > 0 {
                solver.add(
                    [Term(views[i].minX), Term(views[i - 1].minX, -1), Term(views[i - 1].width, -1)], .equal, 0.7)
            }
        }
        let end = solver.add([Term(views[39].minX), Term(views[39].width)], .equal, origin + 1000)
        solver.solve()
        #expect(solver.violation(of: end) <= 1e-6)
        let slack = views.map { max(0, solver.value(of: $0.width) - 10.1) }.reduce(0, +)
        #expect(abs(slack - (1000 - 40 * 10.1 - 39 * 0.7)) < 1e-5)
    }
}
