// Variables that prefer 0: extents that nothing asks for.
import ConstraintSolver
import Testing

@Suite struct SolverRestTests {
    @Test("Extents that prefer 0 go there where nothing asks for more, also without any constraint") func collapse() {
        let solver = Solver(), view = solver.makeBox(minX: 3, minY: 4, width: 50, height: 60, prefersNoSize: true)
        #expect(Set(solver.solve()) == [view.width, view.height])
        #expect(view.variables.map { solver.value(of: $0) } == [3, 4, 0, 0])
        let most = solver.add(view.width, .lessThanOrEqual, 23, prefersBound: true)
        let least = solver.add(view.height, .greaterThanOrEqual, 94, prefersBound: true)
        #expect(solver.solve() == [view.height])
        #expect(solver.value(of: view.height) == 94)
        #expect(!solver.isDetermined(view.width))
        #expect(!solver.isDetermined(view.height))
        solver.setConstant(-5, of: most)
        solver.setConstant(-7, of: least)
        solver.solve()
        #expect([view.width, view.height].map { solver.value(of: $0) } == [-5, 0])
        solver.suggest(40, for: view.height)
        solver.solve()
        #expect(solver.value(of: view.height) == 0)
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("An inequality moves an edge to its bound, it does not draw out an extent", arguments: [0.0, 80])
    func edges(start: Double) {
        let solver = Solver(), view = solver.makeBox(minX: start, width: start, prefersNoSize: true)
        let right = solver.add([Term(view.minX), Term(view.width)], .lessThanOrEqual, 300, prefersBound: true)
        solver.solve()
        #expect([view.minX, view.width].map { solver.value(of: $0) } == [300, 0])
        let left = solver.add(view.minX, .equal, 16)
        solver.solve()
        #expect([view.minX, view.width].map { solver.value(of: $0) } == [16, 0])
        // Between two edges the extent is what is left, whatever it prefers.
        solver.remove(right)
        let end = solver.add([Term(view.minX), Term(view.width)], .equal, 300)
        solver.solve()
        #expect(solver.value(of: view.width) == 284)
        solver.remove(left)
        solver.solve()
        #expect([view.minX, view.width].map { solver.value(of: $0) } == [300, 0])
        solver.setConstant(200, of: end)
        solver.solve()
        #expect([view.minX, view.width].map { solver.value(of: $0) } == [200, 0])
    }

    @Test("The older extent rests first, and the other takes what they have to share") func oldest() {
        let solver = Solver(), a = solver.makeBox(width: 5, prefersNoSize: true)
        let b = solver.makeBox(width: 6, prefersNoSize: true)
        let sum = solver.add([Term(a.width), Term(b.width, 4)], .equal, 100)
        solver.solve()
        #expect([a.width, b.width].map { solver.value(of: $0) } == [0, 25])
        solver.add(b.width, .lessThanOrEqual, 20)
        solver.solve()
        #expect([a.width, b.width].map { solver.value(of: $0) } == [20, 20])
        solver.setConstant(-40, of: sum)
        solver.solve()
        #expect([a.width, b.width].map { solver.value(of: $0) } == [0, -10])
        #expect(solver.brokenInvariant() == nil)
    }

    @Test("A bound that crosses 0 lets go of an extent") func crossing() {
        let solver = Solver(), width = solver.makeVariable(prefersZero: true), edge = solver.makeVariable()
        let bound = solver.add(width, .greaterThanOrEqual, 50, prefersBound: true)
        solver.add(edge, .equal, width, constant: 10)
        solver.solve()
        #expect(solver.value(of: edge) == 60)
        solver.setConstant(30, of: bound)
        solver.solve()
        #expect(solver.value(of: edge) == 40)
        solver.setConstant(-30, of: bound)
        solver.solve()
        #expect([width, edge].map { solver.value(of: $0) } == [0, 10])
        // Any constraint beats it, and a variable that is used again does not remember it.
        solver.add(edge, .equal, 0, priority: 1)
        solver.solve()
        #expect(solver.value(of: width) == -10)
        solver.removeVariables([width, edge])
        let other = (0..<2).map { _ in solver.makeVariable(value: 7) }
        #expect(Set(other) == [width, edge])
        for variable in other { solver.add(variable, .greaterThanOrEqual, 5) }
        #expect(solver.solve() == [])
    }
}
