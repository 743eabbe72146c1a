// Required constraints that exclude one another.
import ConstraintSolver
import Testing

@Suite struct SolverConflictTests {
    @Test("A conflict names the smallest set and breaks the newest; it is required again when it can hold")
    func definitions() {
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
        #expect(found.map(\.newest) == [third])
        #expect(solver.isBroken(third))
        #expect(solver.violation(of: third) == 5)
        #expect(solver.value(of: c) == 20)
        solver.setConstant(5, of: second)
        solver.solve { _ in
            Issue.record("no conflict is left")
            return third
        }
        #expect(!solver.isBroken(third))
        #expect(solver.value(of: c) == 15)
        solver.setConstant(6, of: second)
        solver.solve { _ in second }
        #expect(solver.isBroken(second))
        #expect(solver.value(of: b) == 15)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("Conflicts among inequalities and shared widths have the members that matter") func inequalities() {
        let solver = Solver(), a = solver.makeBox(), b = solver.makeBox(), room = solver.makeVariable()
        solver.add(a.minX, .equal, 0)
        let limit = solver.add(room, .lessThanOrEqual, 100)
        let next = solver.add([Term(b.minX), Term(a.minX, -1), Term(a.width, -1)], .greaterThanOrEqual, 8)
        let end = solver.add([Term(room), Term(b.minX, -1), Term(b.width, -1)], .greaterThanOrEqual, 0)
        let same = solver.add(a.width, .equal, b.width)
        solver.add(b.width, .greaterThanOrEqual, 5)
        #expect(!solver.solve().isEmpty)
        let wide = solver.add(a.width, .greaterThanOrEqual, 60)
        var found: [Conflict] = []
        solver.solve {
            found.append($0)
            return limit
        }
        #expect(found.count == 1)
        #expect(Set(found[0].members).isSuperset(of: [limit, next, end, same, wide]))
        #expect(found[0].members.count == 6)
        #expect(solver.isBroken(limit))
        #expect(abs(solver.violation(of: limit) - 28) < 1e-9)
    }

    @Test("Of several constraints that fail at once the oldest is told first") func order() {
        let solver = Solver(), x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10)
        let rows = [5.0, 3, 4].map { solver.add(x, .lessThanOrEqual, $0) }
        var found: [[ConstraintID]] = []
        solver.solve {
            found.append($0.members)
            return $0.newest
        }
        #expect(found == rows.map { [ten, $0] })
    }

    @Test("What is broken in a solve stays so until its end, even where it holds in between") func fresh() {
        let solver = Solver(), x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10), seven = solver.add(x, .equal, 7)
        let most = solver.add(x, .lessThanOrEqual, 5), three = solver.add(x, .equal, 3)
        let least = solver.add(x, .greaterThanOrEqual, 20)
        var found: [[ConstraintID]] = [], choices = [seven, most, ten, three].makeIterator()
        solver.solve {
            found.append($0.members)
            return choices.next() ?? $0.newest
        }
        // At 3, between the third conflict and the fourth, `most` holds.
        #expect(found == [[ten, seven], [ten, most], [ten, three], [three, least]])
        #expect([ten, seven, most, three, least].map { solver.isBroken($0) } == [true, true, true, true, false])
        #expect(solver.value(of: x) == 20)
    }

    @Test("A constraint made required anew counts as the newest; made optional it is not broken") func changed() {
        let solver = Solver(), x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10, priority: 750), twenty = solver.add(x, .equal, 20)
        solver.solve()
        solver.setPriority(.required, of: ten)
        solver.solve()
        #expect([ten, twenty].map { solver.isBroken($0) } == [true, false])
        solver.setPriority(500, of: ten)
        solver.solve()
        #expect(!solver.isBroken(ten))
        #expect(solver.value(of: x) == 20)
    }

    @Test("A constraint that no values can satisfy is a conflict of its own") func alone() {
        let solver = Solver()
        let never = solver.add([], .equal, 1)
        var found: [Conflict] = []
        solver.solve {
            found.append($0)
            return $0.newest
        }
        #expect(found.map(\.members) == [[never]])
        solver.setConstant(0, of: never)
        solver.solve()
        #expect(!solver.isBroken(never))
    }

    @Test("Removing a member restores the one that was broken") func removal() {
        let solver = Solver(), x = solver.makeVariable()
        let ten = solver.add(x, .equal, 10), twenty = solver.add(x, .equal, 20)
        solver.solve()
        #expect(solver.isBroken(twenty))
        solver.remove(ten)
        solver.solve()
        #expect(!solver.isBroken(twenty))
        #expect(solver.value(of: x) == 20)
    }

    @Test("A conflict at the end of a long chain names every link of it") func longChain() {
        let solver = Solver(), variables = (0..<300).map { _ in solver.makeVariable() }
        var members = [solver.add(variables[0], .equal, 0)]
        for i in 1..<300 {
            members.append(solver.add(variables[i], .equal, variables[i - 1], constant: 1))
            solver.add(variables[i], .lessThanOrEqual, 1000)
        }
        members.append(solver.add(variables[299], .equal, 300))
        var found: [Conflict] = []
        solver.solve {
            found.append($0)
            return $0.newest
        }
        #expect(found.map(\.members) == [members])
    }
}
