// Required equalities: definitions, their order, what a change touches.
import ConstraintSolver
import Testing

@Suite struct SolverSubstitutionTests {
    @Test("A chain follows its root, in whatever order its constraints were added", arguments: [1, -1])
    func chain(direction: Int) {
        let solver = Solver(), variables = (0..<50).map { _ in solver.makeVariable() }
        let links = direction > 0 ? Array(1..<50) : Array((1..<50).reversed())
        for i in links { solver.add(variables[i], .equal, variables[i - 1], constant: 2) }
        let root = solver.add(variables[0], .equal, 10)
        solver.solve()
        #expect(variables.map { solver.value(of: $0) } == (0..<50).map { 10 + 2 * Double($0) })
        solver.setConstant(20, of: root)
        #expect(solver.solve().sorted() == variables)
        #expect(solver.value(of: variables[49]) == 118)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("A changed constant changes what depends on it and tells of nothing else") func changes() {
        let solver = Solver()
        let root = solver.makeBox(), left = solver.makeBox(), right = solver.makeBox()
        solver.add(root.minX, .equal, 0)
        let width = solver.add(root.width, .equal, 320)
        solver.add(left.minX, .equal, root.minX, constant: 16)
        solver.add(left.width, .equal, 100)
        solver.add([Term(right.minX), Term(left.minX, -1), Term(left.width, -1)], .equal, 8)
        solver.add([Term(right.minX), Term(right.width), Term(root.minX, -1), Term(root.width, -1)], .equal, -16)
        #expect(Set(solver.solve()) == [root.width, left.minX, left.width, right.minX, right.width])
        #expect(solver.value(of: right.width) == 180)
        solver.setConstant(400, of: width)
        #expect(Set(solver.solve()) == [root.width, right.width])
        #expect(solver.value(of: right.width) == 260)
        solver.setConstant(400, of: width)
        #expect(solver.solve() == [])
    }

    @Test("Equal widths between two edges share the room, and follow it") func sharedRoom() {
        let solver = Solver(), views = (0..<5).map { _ in solver.makeBox() }, width = solver.makeVariable()
        let room = solver.add(width, .equal, 520)
        solver.add(views[0].minX, .equal, 0)
        for i in 1..<5 {
            solver.add([Term(views[i].minX), Term(views[i - 1].minX, -1), Term(views[i - 1].width, -1)], .equal, 5)
            solver.add(views[i].width, .equal, views[0].width)
        }
        solver.add([Term(views[4].minX), Term(views[4].width), Term(width, -1)], .equal, 0)
        solver.solve()
        #expect(views.map { solver.value(of: $0.width) } == [100, 100, 100, 100, 100])
        #expect(views.map { solver.value(of: $0.minX) } == [0, 105, 210, 315, 420])
        solver.setConstant(270, of: room)
        solver.solve()
        #expect(views.map { solver.value(of: $0.width) } == [50, 50, 50, 50, 50])
        #expect(views.allSatisfy { solver.isDetermined($0.width) && solver.isDetermined($0.minX) })
    }

    @Test("A variable whose definition goes takes the other one it has; else it stays, and so do those that read it")
    func lostDefinitions() {
        let solver = Solver(), a = solver.makeVariable(), b = solver.makeVariable(), c = solver.makeVariable()
        let first = solver.add(a, .equal, 10), second = solver.add(b, .equal, 30)
        let link = solver.add(b, .equal, a, constant: 20)
        solver.add(c, .equal, b, multiplier: 2)
        solver.solve()
        solver.remove(second)
        #expect(solver.solve() == [])
        #expect(solver.brokenInvariant() == nil)
        #expect(solver.isDetermined(c))
        solver.remove(first)
        #expect(solver.solve() == [])
        #expect(!solver.isDetermined(c))
        solver.add(c, .equal, 100)
        solver.solve()
        #expect([a, b, c].map { solver.value(of: $0) } == [30, 50, 100])
        solver.remove(link)
        solver.solve()
        #expect(!solver.isDetermined(a))
        #expect(solver.isDetermined(b))
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("Changes far apart in a long chain are carried through it in one solve", arguments: [false, true])
    func farApart(lowestFirst: Bool) {
        let solver = Solver(), variables = (0..<300).map { _ in solver.makeVariable() }
        var rows = [solver.add(variables[0], .equal, 0)]
        for i in 1..<300 { rows.append(solver.add(variables[i], .equal, variables[i - 1], constant: 1)) }
        solver.solve()
        for i in lowestFirst ? [3, 100, 250] : [250, 100, 3] { solver.setConstant(11, of: rows[i]) }
        solver.solve()
        #expect(solver.value(of: variables[299]) == 329)
        #expect(solver.value(of: variables[120]) == 140)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("Where equalities leave a choice the newest unknown gives way") func newest() {
        let solver = Solver()
        let x = solver.makeVariable(value: 1), y = solver.makeVariable(), z = solver.makeVariable()
        solver.add([Term(x), Term(y), Term(z)], .equal, 10)
        solver.add([Term(x), Term(y), Term(z, -1)], .equal, 4)
        solver.solve()
        #expect([x, y, z].map { solver.value(of: $0) } == [1, 6, 3])
    }

    @Test("A view taken out of a chain and bridged leaves the rest where the bridge puts it") func bridge() {
        let solver = Solver(), views = (0..<10).map { _ in solver.makeBox() }
        solver.add(views[0].minY, .equal, 0)
        for view in views { solver.add(view.height, .equal, 44) }
        for i in 1..<10 {
            solver.add([Term(views[i].minY), Term(views[i - 1].minY, -1), Term(views[i - 1].height, -1)], .equal, 8)
        }
        solver.solve()
        solver.removeBox(views[4])
        solver.add([Term(views[5].minY), Term(views[3].minY, -1), Term(views[3].height, -1)], .equal, 8)
        #expect(Set(solver.solve()) == Set(views[5...].map(\.minY)))
        #expect(solver.value(of: views[9].minY) == 8 * 52)
        #expect(solver.brokenInvariant() == nil)
    }
}
