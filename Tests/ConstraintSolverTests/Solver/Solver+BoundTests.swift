// Inequalities that prefer their bound: where a view stands that nothing else places.
import ConstraintSolver
import Testing

@Suite struct SolverBoundTests {
    @Test("What an inequality alone places stands at its bound, at any priority", arguments: [1000, 250])
    func alone(priority: Int) {
        for (start, relation) in [(0.0, Relation.lessThanOrEqual), (50, .lessThanOrEqual), (50, .greaterThanOrEqual)] {
            let solver = Solver(), view = solver.makeBox(minX: start, minY: start)
            let top = solver.add(view.minY, relation, 23, priority: Priority(Float(priority)), prefersBound: true)
            solver.add(view.minX, relation, 23, priority: Priority(Float(priority)))
            #expect(Set(solver.solve()).contains(view.minY))
            #expect(solver.value(of: view.minY) == 23)
            // One that does not ask keeps what holds.
            let held = relation == .lessThanOrEqual ? min(start, 23) : max(start, 23)
            #expect(solver.value(of: view.minX) == held)
            #expect(solver.constraintsAffecting(view.minY) == [top])
            #expect(solver.brokenInvariant() == nil)
        }
    }

    @Test("A view at a bound that nothing else holds there is ambiguous, and can be moved to another solution")
    func ambiguous() {
        let solver = Solver(), x = solver.makeVariable()
        let least = solver.add(x, .greaterThanOrEqual, 8, prefersBound: true)
        solver.solve()
        #expect(!solver.isDetermined(x))
        #expect(solver.value(of: x) == 8)
        #expect(solver.exerciseAmbiguity(of: [x]) == [x])
        #expect(solver.value(of: x) == 28)
        #expect(!solver.isDetermined(x))
        // The next change brings it back.
        solver.setConstant(9, of: least)
        solver.solve()
        #expect(solver.value(of: x) == 9)
        solver.add(x, .lessThanOrEqual, 9)
        solver.solve()
        #expect(solver.isDetermined(x))
        // From an upper bound there is only the way down.
        let y = solver.makeVariable()
        solver.add(y, .lessThanOrEqual, 5, prefersBound: true)
        solver.solve()
        #expect(!solver.isDetermined(y))
    }

    @Test("Of several the first added wins; where it goes the next one takes over, and keeps its turn") func several() {
        let solver = Solver(), x = solver.makeVariable()
        let least = solver.add(x, .greaterThanOrEqual, 8, prefersBound: true)
        let most = solver.add(x, .lessThanOrEqual, 100, prefersBound: true)
        solver.solve()
        #expect(solver.value(of: x) == 8)
        solver.setConstant(90, of: most)
        #expect(solver.solve() == [])
        solver.setConstant(20, of: least)
        #expect(solver.solve() == [x])
        #expect(solver.value(of: x) == 20)
        solver.remove(least)
        solver.solve()
        #expect(solver.value(of: x) == 90)
        solver.setConstant(70, of: most)
        solver.solve()
        #expect(solver.value(of: x) == 70)
        solver.add(x, .greaterThanOrEqual, 8, prefersBound: true)
        #expect(solver.solve() == [])
    }

    @Test("Any constraint of any priority beats a preferred bound") func weakest() {
        let solver = Solver(), x = solver.makeVariable()
        solver.add(x, .greaterThanOrEqual, 8, prefersBound: true)
        solver.solve()
        let weak = solver.add(x, .equal, 50, priority: 0.001)
        solver.solve()
        #expect(solver.value(of: x) == 50)
        #expect(solver.isDetermined(x))
        solver.remove(weak)
        solver.solve()
        #expect(solver.value(of: x) == 8)
        // A suggestion is no constraint.
        solver.suggest(40, for: x)
        #expect(solver.solve() == [])
        #expect(solver.value(of: x) == 8)
    }

    @Test("A bound out of reach is approached as far as the others allow") func blocked() {
        let solver = Solver(), x = solver.makeVariable(), y = solver.makeVariable()
        solver.add(x, .lessThanOrEqual, 100, prefersBound: true)
        let wall = solver.add(y, .equal, 60)
        solver.add(x, .lessThanOrEqual, y)
        solver.solve()
        #expect(solver.value(of: x) == 60)
        solver.setConstant(120, of: wall)
        solver.solve()
        #expect(solver.value(of: x) == 100)
        // Among equally good values of missed constraints as well: 10 to 20 miss both by 10 in all.
        let z = solver.makeVariable(value: 17)
        solver.add(z, .greaterThanOrEqual, 20, priority: 250, prefersBound: true)
        solver.add(z, .lessThanOrEqual, 10, priority: 250, prefersBound: true)
        solver.solve()
        #expect(solver.value(of: z) == 20)
    }

    @Test("What the constraint speaks of first moves, not what it is compared with") func subject() {
        let solver = Solver(), a = solver.makeBox(minX: 5, width: 10), b = solver.makeBox(minX: 70, width: 30)
        solver.add(
            [Term(b.minX), Term(a.minX, -1), Term(a.width, -1)], .greaterThanOrEqual, 8, prefersBound: true)
        #expect(solver.solve() == [b.minX])
        #expect([a.minX, a.width, b.minX, b.width].map { solver.value(of: $0) } == [5, 10, 23, 30])
        solver.add([Term(a.minX), Term(b.minX, -1)], .lessThanOrEqual, -40, prefersBound: true)
        solver.solve()
        #expect(solver.value(of: b.minX) == solver.value(of: a.minX) + solver.value(of: a.width) + 8)
        #expect(solver.value(of: b.minX) == solver.value(of: a.minX) + 40)
    }

    @Test("The first term moves even where it is the older unknown") func olderSubject() {
        let solver = Solver(), a = solver.makeVariable(value: 5), b = solver.makeVariable(value: 70)
        solver.add([Term(a), Term(b, -1)], .lessThanOrEqual, -8, prefersBound: true)
        #expect(solver.solve() == [a])
        #expect(solver.value(of: a) == 62)
    }

    @Test("Adding and then removing constraints restores the values, those at preferred bounds as well") func restored() {
        let solver = Solver(), views = (0..<5).map { _ in solver.makeBox() }
        solver.add(views[0].minX, .greaterThanOrEqual, 16, prefersBound: true)
        for i in 0..<5 {
            solver.add(views[i].width, .equal, 30 + Double(i))
            if i > 0 {
                solver.add(
                    [Term(views[i].minX), Term(views[i - 1].minX, -1), Term(views[i - 1].width, -1)],
                    .greaterThanOrEqual, 8, priority: i % 2 == 0 ? 1000 : 500, prefersBound: true)
            }
        }
        solver.solve()
        let before = views.flatMap(\.variables).map { solver.value(of: $0) }
        #expect(solver.value(of: views[4].minX) == 174)
        let end = solver.add([Term(views[4].minX), Term(views[4].width)], .equal, 400)
        let middle = solver.add(views[2].minX, .lessThanOrEqual, 90, priority: 750, prefersBound: true)
        let start = solver.add(views[0].minX, .equal, -20, priority: 10)
        #expect(!solver.solve().isEmpty)
        for row in [end, middle, start] { solver.remove(row) }
        solver.solve()
        #expect(views.flatMap(\.variables).map { solver.value(of: $0) } == before)
    }

    @Test("Without effect on an equality, and where the value is determined anyway") func withoutEffect() {
        let solver = Solver(), x = solver.makeVariable(value: 17), y = solver.makeVariable()
        solver.add(x, .equal, 10, priority: 250, prefersBound: true)
        solver.add(x, .equal, 20, priority: 250, prefersBound: true)
        #expect(solver.solve() == [])
        solver.add(y, .equal, 30)
        solver.add(y, .lessThanOrEqual, 100, prefersBound: true)
        solver.solve()
        #expect([x, y].map { solver.value(of: $0) } == [17, 30])
    }
}
