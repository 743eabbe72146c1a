// The simplex method's last step: among solutions that are equally good, one in which inequalities stand at their bounds.

extension Simplex {
    /// After `minimise`: notes which ways columns may move without any row of any level being missed by more.
    /// - Returns: false where there are none, so that nothing is left to choose.
    mutating func findOpenWays() -> Bool {
        open.removeAll()
        for _ in 0..<(columns + residuals) { open.append(.shut) }
        var count = 0
        for column in 0..<columns {
            let rise: Ways = isLevel(column, upward: true) ? .up : .shut
            let ways = rise | (isLevel(column, upward: false) ? .down : .shut)
            open[nonbasic[column]] = ways
            count += ways.count
        }
        // Where a row at 0 is in the way of some and none leads it away, these are shut; which may settle other rows.
        var before = 0
        while count > 0, count != before {
            before = count
            for row in 0..<residuals { count -= shutBlocked(row) }
        }
        return count > 0
    }

    /// - Returns: the number of ways that a basic residual at 0 shuts.
    private mutating func shutBlocked(_ row: Int) -> Int {
        guard let k = residual(of: basic[row]), value[columns + k] == 0 else { return 0 }
        let entries = tableau.base + row * columns
        var blocked = 0
        for column in span(row) where abs(entries[column]) > 1e-10 {
            let ways = open[nonbasic[column]], rises = entries[column] > 0
            if ways.contains(.up) {
                if !isBreakAhead(k, rising: rises) { return 0 }
                blocked += 1
            }
            if ways.contains(.down) {
                if !isBreakAhead(k, rising: !rises) { return 0 }
                blocked += 1
            }
        }
        if blocked == 0 { return 0 }
        for column in span(row) where abs(entries[column]) > 1e-10 { open[nonbasic[column]] = .shut }
        open[columns + k] = .strict
        return blocked
    }

    private func isLevel(_ column: Int, upward: Bool) -> Bool {
        let own = ownSlope(column, upward: upward), sign = upward ? 1.0 : -1.0
        for l in 0..<levels {
            let slope = sign * gradient[l * columns + column] + (own.level == l ? own.slope : 0)
            if abs(slope) > Simplex.small { return false }
        }
        return true
    }

    /// Brings an unknown as near to 0 as the open ways lead, and shuts the ways that lead away from there again. Of several
    /// columns the one of the unknown `preferred` moves, where it can.
    /// - Returns: false where rows hold it back.
    @discardableResult
    mutating func bringToZero(_ unknown: Int, preferred: Int32? = nil) -> Bool {
        var still = 0, rounds = 0
        if let column = place[unknown].column, value[unknown] != 0 {
            // A free unknown that is a column.
            if open[unknown].isShut { return true }
            _ = advance(nil, column, upward: value[unknown] < 0, bland: false)
        }
        while let row = place[unknown].row {
            if unknown >= columns, abs(value[unknown]) <= tolerance { value[unknown] = 0 }
            guard let (column, upward) = wayToZero(row, preferred: preferred, bland: still > 12) else {
                return !shutWays(from: row)
            }
            still = advance(row, column, upward: upward, bland: still > 12) ? 0 : still + 1
            rounds += 1
            if rounds > 200 + 60 * (columns + residuals) { return false }
        }
        open[unknown] = .shut
        return true
    }

    /// An open way along which the basic unknown of a row comes nearer to 0; any open one with an entry where it is there.
    private func wayToZero(_ row: Int, preferred: Int32?, bland: Bool) -> (column: Int, upward: Bool)? {
        let entries = tableau.base + row * columns, now = value[basic[row]]
        var found: (column: Int, upward: Bool)?, size = 1e-7
        for column in span(row) {
            let entry = abs(entries[column]), ways = open[nonbasic[column]]
            if entry <= 1e-7 || ways.isShut { continue }
            let upward = now == 0 ? ways.contains(.up) : (now < 0) == (entries[column] > 0)
            if !ways.contains(.way(up: upward)) { continue }
            if bland {
                if let found, nonbasic[column] >= nonbasic[found.column] { continue }
                found = (column, upward)
                continue
            }
            if nonbasic[column] == preferred, entry > 1e-3 { return (column, upward) }
            if entry >= size * 0.999 {
                found = (column, upward)
                size = max(size, entry)
            }
        }
        return found
    }

    /// Moves along an open way until the basic unknown of row `target` (nil: the column's own) is 0 or a row would begin to be
    /// missed by more, and exchanges what stopped it.
    /// - Returns: whether anything moved.
    private mutating func advance(_ target: Int?, _ column: Int, upward: Bool, bland: Bool) -> Bool {
        let sign = upward ? 1.0 : -1.0
        // 1. How far.
        let own =
            if let target {
                abs(value[basic[target]] / tableau[target * columns + column])
            } else {
                abs(value[nonbasic[column]])
            }
        var step = own
        for row in 0..<residuals where row != target {
            if let limit = limit(row, sign * tableau[row * columns + column]) { step = min(step, limit) }
        }
        // 2. What leaves: the target; else the largest entry among those that stop it here.
        var leaving = target
        let reach = step + 1e-11 * (1 + step)
        if own > reach {
            var size = 0.0
            leaving = nil
            for row in 0..<residuals where row != target {
                let entry = tableau[row * columns + column]
                guard let limit = limit(row, sign * entry), limit <= reach else { continue }
                if bland ? leaving.map({ basic[row] < basic[$0] }) ?? true : abs(entry) > size * 1.0001 {
                    leaving = row
                    size = abs(entry)
                }
            }
        }
        // 3. The move.
        move(column, by: sign * step)
        for row in 0..<residuals where abs(value[basic[row]]) <= tolerance && Int(basic[row]) >= columns {
            value[basic[row]] = 0
        }
        guard let leaving else {
            value[nonbasic[column]] = 0
            return true
        }
        value[basic[leaving]] = 0
        // It may go back to where it came from.
        let rises = sign * tableau[leaving * columns + column] > 0
        open[basic[leaving]] = Ways.way(up: !rises)
        leave(nonbasic[column], upward: upward)
        pivot(leaving, column)
        return step > tolerance
    }

    /// How far a column may move before the residual of a row, which changes at `rate`, meets its break.
    private func limit(_ row: Int, _ rate: Double) -> Double? {
        guard abs(rate) > 1e-10, let k = residual(of: basic[row]), isBreakAhead(k, rising: rate > 0) else { return nil }
        return max(0, -value[columns + k] / rate)
    }

    // MARK: Watched unknowns

    /// Adds an unknown that costs nothing: a sum of free ones, which `watch` names, with its value before they moved.
    mutating func addWatched(value sum: Double) {
        addRow(level: 0, cost: .free)
        let row = residuals - 1
        value[columns + row] = sum
        low[row] = 0
        high[row] = Int32(columns)
        open.append(.shut)
    }

    mutating func watch(_ unknown: Int, _ coefficient: Double, before: Double) {
        value[columns + residuals - 1] += coefficient * (value[unknown] - before)
        let entries = tableau.base + (residuals - 1) * columns
        if let column = place[unknown].column {
            entries[column] += coefficient
        } else if let at = place[unknown].row {
            for column in span(at) { entries[column] += coefficient * tableau[at * columns + column] }
        }
    }

    /// - Returns: whether there were any.
    private mutating func shutWays(from row: Int) -> Bool {
        let entries = tableau.base + row * columns, now = value[basic[row]]
        var isAny = false
        for column in span(row) where abs(entries[column]) > 1e-7 {
            let way = Ways.way(up: (entries[column] > 0) == (now > 0))
            if open[nonbasic[column]].contains(way) { isAny = true }
            open[nonbasic[column]].shut(way)
        }
        return isAny
    }
}
