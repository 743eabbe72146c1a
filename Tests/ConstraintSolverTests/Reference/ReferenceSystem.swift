// A system of constraints in whole numbers, and the least violations it allows, found exactly.

/// Σ coefficients × unknowns `relation` `constant`, in whole numbers.
struct ReferenceRow: Equatable {
    var coefficients: [Int]
    /// -1 for ≤, 0 for =, 1 for ≥.
    var relation: Int
    var constant: Int
    /// 0 counts most.
    var level: Int
}

/// The exact solver: slow, plain, and written without a look at the fast one.
///
/// Every row gets variables for its violations and, where it is an inequality, a slack; the unknowns are split into
/// differences of two non-negative ones. The tableau is kept in whole numbers over one common denominator (Bareiss). Level
/// after level its violation is minimised by Bland's rule, and columns that would make it worse are then shut out.
enum ReferenceSystem {
    /// The least violation at each level, lexicographically; exact but for the last division.
    static func leastViolations(_ rows: [ReferenceRow], unknowns: Int, levels: Int) -> [Double] {
        if let small: [Double] = minimise(rows, unknowns, levels, Int128.self) { return small }
        return minimise(rows, unknowns, levels, LongInteger.self)!
    }

    /// Whether all rows can hold together.
    static func isFeasible(_ rows: [ReferenceRow], unknowns: Int) -> Bool {
        let required = rows.map {
            ReferenceRow(coefficients: $0.coefficients, relation: $0.relation, constant: $0.constant, level: 0)
        }
        return leastViolations(required, unknowns: unknowns, levels: 1)[0] == 0
    }

    private static func minimise<I: ExactInteger>(
        _ rows: [ReferenceRow], _ unknowns: Int, _ levels: Int, _: I.Type
    ) -> [Double]? {
        // 1. Columns: two for each unknown, over and under for each row that can be missed that way, a slack; the constant.
        var costs = [Int](repeating: -1, count: 2 * unknowns),
            entries: [[Int]] = rows.map { row in
                row.coefficients.flatMap { [$0, -$0] }
            }
        var basis: [Int] = []
        func column(_ row: Int, _ sign: Int, cost: Int) -> Int {
            for i in entries.indices { entries[i].append(i == row ? sign : 0) }
            costs.append(cost)
            return costs.count - 1
        }
        for (i, row) in rows.enumerated() {
            let over = row.relation <= 0 ? column(i, -1, cost: row.level) : column(i, -1, cost: -1)
            let under = row.relation >= 0 ? column(i, 1, cost: row.level) : column(i, 1, cost: -1)
            basis.append(row.constant < 0 ? over : under)
        }
        let width = costs.count
        // 2. The first basis: a row whose constant is negative is turned round.
        var tableau: [[I]] = zip(rows, entries).map { row, entries in
            let turn = row.constant < 0 ? -1 : 1
            return (entries + [row.constant]).map { I($0 * turn) }
        }
        // 3. One row of reduced costs a level: the cost less the basic costs' rows.
        for level in 0..<levels {
            var objective = (0...width).map { $0 < width && costs[$0] == level ? 1 : 0 }
            for (i, row) in rows.enumerated() where costs[basis[i]] == level {
                let turn = row.constant < 0 ? -1 : 1
                for c in 0...width { objective[c] -= turn * (c < width ? entries[i][c] : row.constant) }
            }
            tableau.append(objective.map { I($0) })
        }
        // 4. Level by level.
        var denominator = I(1), open = [Bool](repeating: true, count: width)
        for level in 0..<levels {
            let objective = rows.count + level
            while let entering = (0..<width).first(where: { open[$0] && tableau[objective][$0].sign < 0 }) {
                var leaving = -1
                for i in rows.indices where tableau[i][entering].sign > 0 {
                    if leaving < 0 {
                        leaving = i
                        continue
                    }
                    guard
                        let order = I.compare(
                            tableau[i][width], tableau[leaving][entering], tableau[leaving][width], tableau[i][entering]
                        )
                    else { return nil }
                    if order < 0 || (order == 0 && basis[i] < basis[leaving]) { leaving = i }
                }
                precondition(leaving >= 0, "a sum of violations has a least value")
                let pivotRow = tableau[leaving], pivot = pivotRow[entering]
                for i in tableau.indices where i != leaving {
                    let factor = tableau[i][entering]
                    for c in 0...width {
                        guard let sum = I.combine(tableau[i][c], pivot, factor, pivotRow[c], over: denominator) else {
                            return nil
                        }
                        tableau[i][c] = sum
                    }
                }
                denominator = pivot
                basis[leaving] = entering
            }
            for c in 0..<width where tableau[objective][c].sign > 0 { open[c] = false }
        }
        return (0..<levels).map { tableau[rows.count + $0][width].negated.double / denominator.double }
    }
}
