// Optional constraints: what beats what, and what a tie does.
import ConstraintSolver
import Testing

@Suite struct SolverPriorityTests {
    @Test("Content hugging and compression resistance hold a width between them; a required limit cuts it")
    func contentSize() {
        let solver = Solver(), width = solver.makeVariable()
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

    @Test("One constraint beats any number of weaker ones") func lexicographic() {
        let solver = Solver(), x = solver.makeVariable()
        solver.add(x, .equal, 10, priority: 501)
        for _ in 0..<20 { solver.add(x, .equal, 1000, priority: 500) }
        solver.solve()
        #expect(solver.value(of: x) == 10)
    }

    @Test("At one priority the sum of the absolute violations is least: the median") func sums() {
        let solver = Solver(), x = solver.makeVariable()
        for target: Double in [1, 2, 40, 1000, 5000] { solver.add(x, .equal, target, priority: 250) }
        solver.solve()
        #expect(solver.value(of: x) == 40)
    }

    @Test("A tie keeps the previous solution") func ties() {
        let solver = Solver(), x = solver.makeVariable(value: 17)
        solver.add(x, .equal, 10, priority: 250)
        solver.add(x, .equal, 20, priority: 250)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 17)
    }

    @Test("A sum that holds moves its newest unknown when it changes") func newest() {
        let solver = Solver(), x = solver.makeVariable(value: 4), y = solver.makeVariable(value: 6)
        let sum = solver.add([Term(x), Term(y)], .equal, 10, priority: 750)
        #expect(solver.solve() == [])
        solver.setConstant(12, of: sum)
        #expect(solver.solve() == [y])
        #expect([x, y].map { solver.value(of: $0) } == [4, 8])
    }

    @Test("The label with the lower hugging priority takes the spare room") func twoLabels() {
        let solver = Solver(), a = solver.makeBox(), b = solver.makeBox()
        solver.add(a.minX, .equal, 0)
        solver.add([Term(b.minX), Term(a.minX, -1), Term(a.width, -1)], .equal, 8)
        let room = solver.add([Term(b.minX), Term(b.width)], .equal, 308)
        for (label, size, hugging) in [(a, 60.0, Float(251)), (b, 90.0, Float(250))] {
            solver.add(label.width, .lessThanOrEqual, size, priority: Priority(hugging))
            solver.add(label.width, .greaterThanOrEqual, size, priority: 750)
        }
        solver.solve()
        #expect([a.width, b.width].map { solver.value(of: $0) } == [60, 240])
        // Too little room: who stands where is a tie, the sum is not.
        solver.setConstant(128, of: room)
        solver.solve()
        #expect(solver.value(of: a.width) + solver.value(of: b.width) == 120)
        #expect(solver.value(of: a.width) <= 60)
        #expect(solver.value(of: b.width) <= 90)
    }

    @Test("A changed priority counts from the next solve on, also from and to required") func changedPriority() {
        let solver = Solver(), x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10), twenty = solver.add(x, .equal, 20, priority: 750)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        solver.setPriority(500, of: ten)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        solver.setPriority(.required, of: ten)
        #expect(solver.solve() == [x])
        #expect(solver.value(of: x) == 10)
        #expect(solver.violation(of: twenty) == 10)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("Adding and then removing constraints restores the values") func restored() {
        let solver = Solver(), views = (0..<6).map { _ in solver.makeBox() }
        solver.add(views[0].minX, .equal, 0)
        for i in 0..<6 {
            solver.add(views[i].width, .lessThanOrEqual, 30 + Double(i), priority: 250)
            solver.add(views[i].width, .greaterThanOrEqual, 30 + Double(i), priority: 750)
            if i > 0 {
                solver.add([Term(views[i].minX), Term(views[i - 1].minX, -1), Term(views[i - 1].width, -1)], .equal, 8)
            }
        }
        solver.solve()
        let before = views.flatMap(\.variables).map { solver.value(of: $0) }
        let end = solver.add([Term(views[5].minX), Term(views[5].width)], .equal, 400)
        let same = solver.add(views[2].width, .equal, views[3].width)
        #expect(!solver.solve().isEmpty)
        solver.remove(end)
        solver.remove(same)
        solver.solve()
        #expect(views.flatMap(\.variables).map { solver.value(of: $0) } == before)
    }
}
