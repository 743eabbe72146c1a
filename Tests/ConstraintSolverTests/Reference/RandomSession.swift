// One random system with its history of edits, held by the fast solver and as whole numbers beside it.
import ConstraintSolver

/// Adds, edits and removes at random, and after each solve compares with the exact reference.
struct RandomSession {
    struct Member {
        var id: ConstraintID
        var row: ReferenceRow
        var priority: Float
        /// An inequality that prefers its bound, and when it was added.
        var prefersBound = false
        var added = 0
    }

    /// Coefficients and constants are multiples of a quarter, so that both sides hold the same numbers.
    static let quarter = 0.25
    let solver = Solver()
    var variables: [Variable] = []
    var members: [Member] = []
    var random: SeededGenerator
    var compared = 0
    var conflicts = 0
    var bounds = 0
    private let flavour: Int
    private let isLayout: Bool
    /// How many of a hundred inequalities prefer their bound.
    private let preferring: Int
    private var additions = 0
    /// How many of a hundred variables prefer 0, and which do.
    private let resting: Int
    private var rests: Set<Variable> = []
    private let range: Int

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        flavour = random.below(4)
        isLayout = random.chance(30)
        range = random.pick([4, 40, 400, 4000])
        preferring = random.pick([0, 0, 0, 50, 100])
        resting = random.pick([0, 0, 0, 0, 30, 100])
        for _ in 0..<(isLayout ? 4 + 2 * random.below(4) : 2 + random.below(7)) {
            makeVariable(value: Double(random.below(21) - 10))
        }
    }

    /// In a layout extents alone prefer 0.
    private mutating func makeVariable(value: Double) {
        let isResting = random.chance(resting) && (!isLayout || variables.count % 2 == 1)
        let variable = solver.makeVariable(value: value, prefersZero: isResting)
        variables.append(variable)
        if isResting { rests.insert(variable) }
    }

    /// Runs `steps` rounds of any changes, then as many of constants alone, with a comparison after each.
    /// - Returns: the first fault, nil where there is none.
    mutating func run(steps: Int) -> String? {
        for _ in 0..<(variables.count + random.below(variables.count + 3)) { addRandom() }
        if let fault = solveAndCompare() { return fault }
        for _ in 0..<steps {
            for _ in 0..<(1 + random.below(2)) { change() }
            if let fault = solveAndCompare() { return fault }
        }
        for _ in 0..<steps where !members.isEmpty {
            for _ in 0..<(1 + random.below(2)) { change(4) }
            if let fault = solveAndCompare() { return fault }
        }
        return nil
    }

    private mutating func change(_ kind: Int? = nil) {
        switch kind ?? random.below(10) {
        case 0, 1: addRandom()
        case 2, 3:
            guard !members.isEmpty else { return addRandom() }
            solver.remove(members.remove(at: random.below(members.count)).id)
        case 4, 5, 6, 7:
            guard !members.isEmpty else { return addRandom() }
            let i = random.below(members.count), constant = randomConstant()
            members[i].row.constant = constant
            solver.setConstant(Double(constant) * Self.quarter, of: members[i].id)
        case 8:
            guard !members.isEmpty else { return addRandom() }
            let i = random.below(members.count), priority = randomPriority()
            if priority == 1000, members[i].priority != 1000 {
                additions += 1
                members[i].added = additions
            }
            members[i].priority = priority
            solver.setPriority(Priority(priority), of: members[i].id)
        default:
            if random.chance(50), variables.count > 2 {
                let i = random.below(variables.count)
                rests.remove(variables[i])
                solver.removeVariables([variables.remove(at: i)])
                members.removeAll { $0.row.coefficients[i] != 0 }
                for j in members.indices { members[j].row.coefficients.remove(at: i) }
            } else if variables.count < 9 {
                makeVariable(value: Double(random.below(9)))
                for j in members.indices { members[j].row.coefficients.append(0) }
            } else {
                let variable = random.pick(variables)
                solver.suggest(Double(random.below(100)), for: variable)
            }
        }
    }

    private mutating func randomConstant() -> Int {
        4 * (random.below(2 * range + 1) - range) / random.pick([1, 1, 4])
    }

    private mutating func randomPriority() -> Float {
        random.chance(flavour == 0 ? 20 : flavour == 1 ? 60 : 40) ? 1000 : random.pick([250, 250, 500, 750, 999])
    }

    private mutating func addRandom() {
        if isLayout { return addLayout() }
        var coefficients = [Int](repeating: 0, count: variables.count)
        let count = random.pick([1, 1, 2, 2, 2, 2, 3, 4])
        for step in 0..<count {
            let simple = flavour < 3 || random.chance(50)
            let coefficient =
                simple
                ? (step % 2 == 0 ? 4 : random.pick([-4, -4, -4, 4, -2])) : random.pick([-12, -6, -4, -1, 2, 3, 4, 8])
            coefficients[random.below(variables.count)] = coefficient
        }
        let relation = random.pick([0, 0, 0, -1, 1]), priority = randomPriority()
        hold(coefficients, relation, random.chance(20) ? 0 : randomConstant(), priority)
    }

    /// What interfaces are made of, along one axis: variables 2k and 2k + 1 are the k-th view's edge and extent.
    private mutating func addLayout() {
        let views = variables.count / 2, a = 2 * random.below(views), b = 2 * random.below(views)
        var coefficients = [Int](repeating: 0, count: variables.count)
        func add(_ place: Int, _ coefficient: Int) { coefficients[place] += coefficient }
        let constant = 4 * random.below(40), strong: Float = random.chance(80) ? 1000 : random.pick([750, 999])
        switch random.below(9) {
        case 0, 1:  // leading to leading
            add(a, 4)
            add(b, -4)
            hold(coefficients, random.pick([0, 0, 1]), a == b ? 0 : constant, strong)
        case 2, 3:  // leading to trailing: a row of views
            add(a, 4)
            add(b, -4)
            add(b + 1, -4)
            hold(coefficients, random.pick([0, 0, 1]), constant, strong)
        case 4:  // trailing to trailing
            add(a, 4)
            add(a + 1, 4)
            add(b, -4)
            add(b + 1, -4)
            hold(coefficients, random.pick([0, -1]), a == b ? 0 : -constant, strong)
        case 5:  // centres
            add(a, 4)
            add(a + 1, 2)
            add(b, -4)
            add(b + 1, -2)
            hold(coefficients, 0, a == b ? 0 : constant / 4, strong)
        case 6:  // an extent by another's
            add(a + 1, 4)
            add(b + 1, random.pick([-4, -4, -2, -8]))
            hold(coefficients, random.pick([0, 0, 0, 1]), a == b ? 0 : random.pick([0, 0, constant]), strong)
        case 7:  // an extent by itself, or the root's edge
            add(random.chance(30) ? 0 : a + 1, 4)
            hold(coefficients, random.pick([0, 1]), 4 * constant, strong)
        default:  // content: hugging and compression resistance
            add(a + 1, 4)
            hold(coefficients, -1, 2 * constant, random.pick([250, 251]))
            hold(coefficients, 1, 2 * constant, random.pick([750, 751]))
        }
    }

    private mutating func hold(_ coefficients: [Int], _ relation: Int, _ constant: Int, _ priority: Float) {
        let terms = coefficients.indices.filter { coefficients[$0] != 0 }
            .map { Term(variables[$0], Double(coefficients[$0]) * Self.quarter) }
        let prefersBound = random.chance(preferring)
        let id = solver.add(
            terms, Relation(rawValue: Int8(relation))!, Double(constant) * Self.quarter, priority: Priority(priority),
            prefersBound: prefersBound)
        additions += 1
        members.append(
            Member(
                id: id, row: ReferenceRow(coefficients: coefficients, relation: relation, constant: constant, level: 0),
                priority: priority, prefersBound: prefersBound && relation != 0, added: additions))
    }

    private mutating func solveAndCompare() -> String? {
        let before = variables.map { solver.value(of: $0) }
        var found: [Conflict] = []
        let changed = solver.solve {
            found.append($0)
            return $0.newest
        }
        conflicts += found.count
        compared += 1
        // 1. What is said to have changed has, and nothing else.
        for (i, variable) in variables.enumerated() {
            if (solver.value(of: variable) != before[i]) != changed.contains(variable) {
                // A suggestion changes a value before the solve; only silence about a change is a fault.
                if solver.value(of: variable) != before[i] { return "a change of a value was not told" }
            }
        }
        if let rule = solver.brokenInvariant() { return "an invariant is broken: \(rule)" }
        // 2. Conflicts are real, irreducible, and each is reported once.
        if Set(found).count < found.count { return "a conflict came twice" }
        for conflict in found {
            let rows = conflict.members.compactMap { id in members.first { $0.id == id }?.row }
            if rows.count != conflict.members.count { return "a conflict names a constraint that is gone" }
            if ReferenceSystem.isFeasible(rows, unknowns: variables.count) { return "a conflict is none: \(rows)" }
            for i in rows.indices {
                var fewer = rows
                fewer.remove(at: i)
                if !ReferenceSystem.isFeasible(fewer, unknowns: variables.count) {
                    return "a conflict is not the smallest"
                }
            }
        }
        // 3. Violations by level: required, broken, then by priority; then the distance from 0 of each variable that
        // prefers it, and from each preferred bound.
        let priorities = Set(members.filter { $0.priority < 1000 }.map(\.priority)).sorted(by: >)
        let preferring = members.filter(\.prefersBound).map(\.added).sorted()
        var rows: [ReferenceRow] = []
        let violations = priorities.count + 2, resting = rests.sorted()
        var mine = [Double](repeating: 0, count: violations + resting.count + preferring.count)
        var scale = 1.0
        for member in members {
            var row = member.row
            let broken = solver.isBroken(member.id)
            row.level = member.priority >= 1000 ? (broken ? 1 : 0) : 2 + priorities.firstIndex(of: member.priority)!
            rows.append(row)
            let miss = solver.violation(of: member.id)
            if broken, miss == 0 { return "a broken constraint holds and was not restored" }
            mine[row.level] += miss
            scale = max(scale, Double(abs(row.constant)))
            // The solver's own account is not taken on trust.
            var residual = -Double(row.constant) * Self.quarter
            for (i, variable) in variables.enumerated() {
                residual += Double(row.coefficients[i]) * Self.quarter * solver.value(of: variable)
            }
            let recount = row.relation == 0 ? abs(residual) : max(0, Double(-row.relation) * residual)
            if abs(recount - miss) > 1e-6 { return "violation(of:) says \(miss), it is \(recount)" }
            if row.level == 0, recount > 1e-6 { return "a required constraint is missed by \(recount)" }
            if member.prefersBound {
                row.relation = 0
                row.level = violations + resting.count + preferring.firstIndex(of: member.added)!
                rows.append(row)
                mine[row.level] = abs(residual)
                bounds += 1
            }
        }
        for (i, variable) in resting.enumerated() {
            let coefficients = variables.map { $0 == variable ? 4 : 0 }
            rows.append(ReferenceRow(coefficients: coefficients, relation: 0, constant: 0, level: violations + i))
            mine[violations + i] = abs(solver.value(of: variable))
            bounds += 1
        }
        let least = ReferenceSystem.leastViolations(rows, unknowns: variables.count, levels: mine.count)
        for level in mine.indices where abs(mine[level] - least[level] * Self.quarter) > 1e-6 * scale {
            return
                "level \(level) is missed by \(mine[level]), the least is \(least[level] * Self.quarter); rows \(rows)"
        }
        return nil
    }
}
