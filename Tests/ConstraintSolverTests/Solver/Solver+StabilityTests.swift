// Many edits: no drift, the same bits.
import ConstraintSolver
import Testing

#if canImport(Glibc)
    import Glibc
#endif

@Suite struct SolverStabilityTests {
    /// 20,000 in a plain run; script/tests/solver-proof asks for a million.
    static var edits: Int { getenv("SOLVER_PROOF_EDITS").flatMap { Int(String(cString: $0)) } ?? 20_000 }

    /// A form whose rows share their width, hug their content and end in a box of their own width.
    struct Form {
        let solver = Solver()
        var constraints: [ConstraintID] = []
        var required: [ConstraintID] = []
        var constants: [Double] = []
        var variables: [Variable] = []

        init(_ constants: [Double]? = nil) {
            let root = solver.makeBox()
            variables += root.variables
            hold([Term(root.minX)], .equal, 1e6 + 1.0 / 3)
            hold([Term(root.width)], .equal, 777.7)
            var above = root.minX
            for i in 0..<12 {
                let title = solver.makeBox(), value = solver.makeBox()
                variables += title.variables + value.variables
                hold([Term(title.minX), Term(root.minX, -1)], .equal, 16.1)
                hold([Term(title.minY), Term(above, -1)], .equal, 8.3)
                hold([Term(value.minX), Term(title.minX, -1), Term(title.width, -1)], .greaterThanOrEqual, 8)
                hold([Term(value.minX), Term(value.width), Term(root.minX, -1), Term(root.width, -1)], .equal, -16.7)
                hold([Term(title.width)], .lessThanOrEqual, 100.3 + Double(i), 251)
                hold([Term(title.width)], .greaterThanOrEqual, 100.3 + Double(i), 751)
                hold([Term(value.width)], .lessThanOrEqual, 300.9, 250)
                hold([Term(value.width)], .greaterThanOrEqual, 300.9, 750)
                hold([Term(title.height), Term(title.width, -1.0 / 3)], .equal, 3)
                hold([Term(value.height), Term(title.height, -1)], .equal, 0)
                hold([Term(value.minY), Term(title.minY, -1)], .equal, 0)
                above = title.minY
            }
            if let constants {
                for i in constants.indices { solver.setConstant(constants[i], of: constraints[i]) }
                self.constants = constants
            }
            solver.solve()
        }

        mutating func hold(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float = 1000) {
            constraints.append(solver.add(terms, relation, constant, priority: Priority(priority)))
            if priority == 1000 { required.append(constraints[constraints.count - 1]) }
            constants.append(constant)
        }

        /// A constant moves by up to a hundred around where it began.
        mutating func edit(_ random: inout SeededGenerator, _ start: [Double]) {
            let i = 1 + random.below(constraints.count - 1)
            constants[i] = start[i] + Double(random.below(2001) - 1000) / 30
            solver.setConstant(constants[i], of: constraints[i])
            solver.solve()
        }

        var values: [Double] { variables.map { solver.value(of: $0) } }
        /// By how much the required constraint that is missed most is missed.
        var worst: Double { required.filter { !solver.isBroken($0) }.map { solver.violation(of: $0) }.max() ?? 0 }
    }

    @Test("Many edits do not drift: required constraints hold, and a fresh system has the same violations") func drift() {
        var form = Form(), random = SeededGenerator(seed: 7)
        let start = form.constants
        for _ in 0..<Self.edits { form.edit(&random, start) }
        let fresh = Form(form.constants)
        for (mine, other) in zip(form.constraints, fresh.constraints) {
            #expect(abs(form.solver.violation(of: mine) - fresh.solver.violation(of: other)) <= 1e-6)
        }
        #expect(form.worst <= 1e-6)
        #expect(form.solver.brokenInvariant() == nil)
        print(
            "solver-proof: \(Self.edits) edits of \(form.constraints.count) constraints, worst required miss \(form.worst)"
        )
    }

    @Test("The same calls give the same bits") func determinism() {
        func run() -> [UInt64] {
            var form = Form(), random = SeededGenerator(seed: 99), bits: [UInt64] = []
            let start = form.constants
            for i in 0..<400 {
                form.edit(&random, start)
                if i % 40 == 0 { form.solver.exerciseAmbiguity(of: form.variables) }
                bits += form.values.map(\.bitPattern)
            }
            for seed in 1...40 {
                var session = RandomSession(seed: UInt64(seed))
                _ = session.run(steps: 2)
                bits += session.variables.map { session.solver.value(of: $0).bitPattern }
            }
            return bits
        }
        let bits = run()
        #expect(bits == run())
        // script/tests/solver-proof compares this line of two processes, whose hashes differ.
        print("solver-proof: bits \(bits.reduce(0) { ($0 &+ $1) &* 0x9E37_79B9_7F4A_7C15 })")
    }

    @Test("Tables do not grow while views come and go") func memory() {
        let solver = Solver(), root = solver.makeBox()
        solver.add(root.minX, .equal, 0)
        func turn() {
            let views = (0..<50).map { _ in solver.makeBox() }
            for view in views {
                solver.add(view.minX, .equal, root.minX, constant: 4)
                solver.add(view.width, .lessThanOrEqual, 30, priority: 250)
                solver.add([Term(view.width), Term(view.minX)], .greaterThanOrEqual, 20, priority: 750)
            }
            solver.solve()
            for view in views { solver.removeBox(view) }
            solver.solve()
        }
        for _ in 0..<3 { turn() }
        let bytes = solver.memoryFootprint
        for _ in 0..<50 { turn() }
        #expect(solver.memoryFootprint == bytes)
        #expect(solver.variableCount == 4)
        #expect(solver.constraintCount == 1)
    }
}
