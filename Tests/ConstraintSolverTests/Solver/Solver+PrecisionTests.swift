// How exact values are, and what counts as kept.
import ConstraintSolver
import Testing

@Suite struct SolverPrecisionTests {
    @Test(
        "A required constraint missed by a hundred-thousandth is a conflict, by a thousandth of a millionth it is none")
    func missed() {
        let solver = Solver(), x = solver.makeVariable(), y = solver.makeVariable()
        solver.add(x, .equal, 10)
        let close = solver.add(x, .lessThanOrEqual, 10 - 1e-9), far = solver.add(x, .lessThanOrEqual, 10 - 1e-5)
        solver.add(y, .greaterThanOrEqual, 10)
        let other = solver.add(y, .lessThanOrEqual, 10 - 1e-5)
        solver.solve()
        #expect([close, far, other].map { solver.isBroken($0) } == [false, true, true])
    }

    @Test("At coordinates of ten thousand millions rounding is no conflict") func large() {
        let solver = Solver(), x = solver.makeVariable(), y = solver.makeVariable(), z = solver.makeVariable()
        solver.add(x, .equal, 1e10 + 1.0 / 3)
        solver.add(y, .equal, x, multiplier: 1.0 / 3, constant: 0.1)
        solver.add(z, .equal, y, multiplier: 3, constant: -0.3)
        for _ in 0..<2 {
            let same = solver.add(z, .equal, x, constant: 3e-6),
                least = solver.add(z, .greaterThanOrEqual, x, constant: 3e-6)
            solver.solve { _ in
                Issue.record("the constraints hold but for rounding")
                return same
            }
            #expect(!solver.isBroken(same))
            #expect(!solver.isBroken(least))
        }
    }

    @Test(
        "A value that its own constraints give is exact, however far it comes from",
        arguments: [0, 17.3, 1e8 + 0.1, -1e12 / 3])
    func exact(start: Double) {
        let solver = Solver(), x = solver.makeVariable(value: start), y = solver.makeVariable(value: -start)
        solver.add(x, .lessThanOrEqual, 0.3, priority: 250)
        solver.add(x, .greaterThanOrEqual, 0.3, priority: 750)
        solver.add(y, .greaterThanOrEqual, 0.7, prefersBound: true)
        solver.solve()
        #expect([x, y].map { solver.value(of: $0) } == [0.3, 0.7])
    }

    @Test("Shared widths between far edges hold to the last digits", arguments: [0, 1e9 / 7])
    func ring(start: Double) {
        let solver = Solver(), views = (0..<7).map { _ in solver.makeBox(minX: start, width: -start) }
        var rows = [solver.add(views[0].minX, .equal, 0.1)]
        for i in 1..<7 {
            let gap = [Term(views[i].minX), Term(views[i - 1].minX, -1), Term(views[i - 1].width, -1)]
            rows.append(solver.add(gap, .equal, 0.7))
            rows.append(
                solver.add(views[i].width, .equal, views[0].width, multiplier: Double(i), constant: 1.0 / 3))
        }
        rows.append(solver.add([Term(views[6].minX), Term(views[6].width)], .equal, 100))
        solver.solve()
        #expect(rows.allSatisfy { solver.violation(of: $0) <= 1e-12 })
    }

    @Test("Kept constraints of several unknowns hold to the last digits") func group() {
        let solver = Solver(), x = solver.makeVariable(value: 1e10 / 3), y = solver.makeVariable(value: -1e10 / 7)
        let one = solver.add([Term(x, 3), Term(y, 7)], .equal, 0.1, priority: 750)
        let two = solver.add([Term(x, 7), Term(y, -11)], .equal, 0.3, priority: 250)
        solver.solve()
        #expect(solver.violation(of: one) <= 1e-14)
        #expect(solver.violation(of: two) <= 1e-14)
    }
}
