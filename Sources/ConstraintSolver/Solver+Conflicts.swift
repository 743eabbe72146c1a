// Which required constraints exclude one another.

extension Solver {
    /// Whether a row is missed by more than rounding.
    func isMissed(_ row: Int32) -> Bool { violation(row) > 10 * tolerance(row) }

    /// The conflict of a row whose variables are all fixed: the row and the definitions that make it fail.
    func explainFixed(_ row: Int32) {
        var weights: [Int32: Double] = [:]
        for slot in rows[row].slots {
            weights[terms[slot].variable, default: 0] += terms[slot].coefficient
        }
        agenda.conflict = [row] + definitions(cancelling: weights)
    }

    /// Definitions of fixed variables that, each times its factor, cancel a sum of them. The factors are unique: definitions
    /// are independent.
    private func definitions(cancelling weights: [Int32: Double]) -> [Int32] {
        var weights = weights
        var seen = Set(weights.keys), list = Array(weights.keys), next = 0
        while next < list.count {
            let link = cells[list[next]].definition
            next += 1
            guard let definition = link.place else { continue }
            for slot in rows[definition].slots
            where seen.insert(terms[slot].variable).inserted { list.append(terms[slot].variable) }
        }
        list.sort { (cells[$0].level, $0) > (cells[$1].level, $1) }
        var found: [Int32] = []
        for variable in list {
            let weight = weights[variable] ?? 0
            guard abs(weight) >= 1e-9, let definition = cells[variable].definition.place else { continue }
            found.append(definition)
            let slots = rows[definition].slots
            let own = slots.first { terms[$0].variable == variable }.map { terms[$0].coefficient } ?? 1
            for slot in slots where terms[slot].variable != variable {
                weights[terms[slot].variable, default: 0] -= weight * terms[slot].coefficient / own
            }
        }
        return found
    }

    /// The conflict that `row` of the present region is in.
    func explainRegion(_ row: Int32) {
        // 1. Candidates: required rows that the row's variables are defined by, and those of its group.
        var candidates = [row], seen: Set<Int32> = [row]
        func add(_ row: Int32) {
            if rows[row].isHard, seen.insert(row).inserted { candidates.append(row) }
        }
        if let mine = (0..<region.remaining.count).first(where: { region.remaining[$0].row == row }) {
            let group = region.remaining[mine].group
            for i in 0..<region.remaining.count where region.remaining[i].group == group {
                add(region.remaining[i].row)
            }
        }
        var next = 0, closings = false
        while next < candidates.count {
            for variable in openVariables(candidates[next]) {
                let member = cells[variable].member
                if let row = region.definition[member].row { add(row) }
                if !region.tearOf[member].isNone, !closings {
                    closings = true
                    for i in 0..<region.closings.count { add(region.closings[i]) }
                }
            }
            next += 1
        }
        candidates.sort { rows[$0].serial < rows[$1].serial }
        // 2. The first in the order of adding that cannot hold with those before it.
        var low = 1, high = candidates.count
        if isFeasible(candidates) {
            agenda.conflict = candidates
            return
        }
        while low < high {
            let middle = (low + high) / 2
            if isFeasible(Array(candidates[0..<middle])) { low = middle + 1 } else { high = middle }
        }
        // 3. Those that keep it from holding, fewer and fewer.
        let prefix = Array(candidates[0..<low])
        var set = blockers(prefix)
        if isFeasible(set) { set = prefix }
        var i = 0
        while i < set.count - 1 {
            var fewer = set
            fewer.remove(at: i)
            if isFeasible(fewer) { i += 1 } else { set = fewer }
        }
        agenda.conflict = set + definitions(cancelling: fixedWeights(set))
    }

    private func openVariables(_ row: Int32) -> [Int32] {
        rows[row].slots.map { terms[$0].variable }.filter { !cells[$0].isFixed }
    }

    /// Loads the required rows of a list; the last one's level is `last`.
    private func load(_ list: [Int32], last: Int32) {
        var columns: [Int32: Int] = [:], order: [Int32] = []
        for row in list {
            for variable in openVariables(row) where columns[variable] == nil {
                columns[variable] = order.count
                order.append(variable)
            }
        }
        simplex.begin(columns: order.count, levels: 2)
        for (column, variable) in order.enumerated() { simplex.value[column] = cells[variable].value }
        for (i, row) in list.enumerated() {
            simplex.addRow(level: i == list.count - 1 ? last : 0, cost: Cost(rows[row].relation))
            for slot in rows[row].slots {
                if let column = columns[terms[slot].variable] { simplex.set(terms[slot].coefficient, at: column) }
            }
            simplex.seal(residual: residual(row), magnitude: magnitude(row))
        }
        for (k, row) in list.enumerated() where rows[row].relation.isEquality && k < list.count - 1 {
            simplex.tighten(k)
        }
        simplex.minimise()
    }

    private func isFeasible(_ list: [Int32]) -> Bool {
        if list.isEmpty { return true }
        load(list, last: 0)
        return !list.indices.contains { simplex.violation($0) > 10 * tolerance(list[$0]) }
    }

    /// The last row of a list and those that hold it back, where the others can hold.
    private func blockers(_ list: [Int32]) -> [Int32] {
        load(list, last: 1)
        simplex.findGradient()
        var found: Set<Int32> = [list[list.count - 1]]
        for column in 0..<simplex.columns {
            guard let k = simplex.residual(of: simplex.nonbasic[column]) else { continue }
            if abs(simplex.gradient[simplex.columns + column]) > 1e-9 { found.insert(list[k]) }
        }
        return list.filter { found.contains($0) }
    }

    /// What the fixed variables weigh in the combination of rows in which the others cancel. There is one, as the set is
    /// irreducible.
    private func fixedWeights(_ set: [Int32]) -> [Int32: Double] {
        // Gauss over the rows, carrying each one's factors along, until one has no variable left.
        var work: [(left: [Int32: Double], factors: [Double])] = set.enumerated().map { i, row in
            var left: [Int32: Double] = [:]
            for slot in rows[row].slots where !cells[terms[slot].variable].isFixed {
                left[terms[slot].variable, default: 0] += terms[slot].coefficient
            }
            return (left, set.indices.map { $0 == i ? 1 : 0 })
        }
        for i in work.indices {
            guard let pivot = work[i].left.max(by: { (abs($0.value), $0.key) < (abs($1.value), $1.key) }) else {
                return weights(set, work[i].factors)
            }
            for j in (i + 1)..<max(work.count, i + 1) {
                guard let entry = work[j].left[pivot.key] else { continue }
                let factor = entry / pivot.value
                for (variable, value) in work[i].left {
                    let sum = (work[j].left[variable] ?? 0) - factor * value
                    work[j].left[variable] = abs(sum) < 1e-9 || variable == pivot.key ? nil : sum
                }
                for k in set.indices { work[j].factors[k] -= factor * work[i].factors[k] }
            }
        }
        return [:]
    }

    private func weights(_ set: [Int32], _ factors: [Double]) -> [Int32: Double] {
        var sums: [Int32: Double] = [:]
        for (row, factor) in zip(set, factors) {
            for slot in rows[row].slots where cells[terms[slot].variable].isFixed {
                sums[terms[slot].variable, default: 0] += factor * terms[slot].coefficient
            }
        }
        return sums
    }
}
