// The simplex method: choosing directions, and how far to go.

extension Simplex {
    /// Makes row `k`'s residual 0 and nonbasic, by moving the best free column.
    /// - Returns: whether there was one.
    @discardableResult
    mutating func tighten(_ k: Int) -> Bool {
        let unknown = columns + k
        guard let row = place[unknown].row else { return true }
        let entries = tableau.base + row * columns
        var found: Int?, size = 1e-7
        for column in span(row) where Int(nonbasic[column]) < columns {
            let entry = abs(entries[column])
            if entry <= 1e-7 { continue }
            // Later columns are newer unknowns: they give way to older ones where the sizes are alike.
            if entry >= size * 0.999 {
                found = column
                size = max(size, entry)
            }
        }
        guard let best = found else { return false }
        move(best, by: -value[unknown] / entries[best])
        value[unknown] = 0
        pivot(row, best)
        return true
    }

    /// Makes rows nonbasic that hold as things are, in the order of their strength, so that the method starts from there.
    mutating func tightenHeld() {
        for l in 0..<levels {
            for k in 0..<residuals where Int(level[k]) == l && abs(value[columns + k]) <= tolerance {
                value[columns + k] = 0
                tighten(k)
            }
        }
    }

    /// Goes down until no direction improves.
    /// - Returns: false where it was given up; `gradient` belongs to the point reached otherwise.
    @discardableResult
    mutating func minimise() -> Bool {
        findSides()
        var still = 0
        while true {
            iterations += 1
            let bland = still > 12
            guard let (column, upward) = improvingDirection(bland: bland) else { return true }
            let moved = go(column, upward: upward, bland: bland)
            still = moved ? 0 : still + 1
            if iterations > 200 + 60 * (columns + residuals) { return false }
        }
    }

    mutating func findGradient() {
        for i in 0..<(columns * levels) { gradient[i] = 0 }
        for row in 0..<residuals {
            guard let k = residual(of: basic[row]), side[k] != .level else { continue }
            let slope = Double(side[k].rawValue) * weight[k]
            let sum = gradient.base + Int(level[k]) * columns
            let entries = tableau.base + row * columns
            for column in span(row) { sum[column] += slope * entries[column] }
        }
    }

    /// What leaving 0 costs the unknown of a column by itself.
    func ownSlope(_ column: Int, upward: Bool) -> (level: Int, slope: Double) {
        guard let k = residual(of: nonbasic[column]) else { return (0, 0) }
        return (upward ? cost[k].isAbove : cost[k].isBelow) ? (Int(level[k]), weight[k]) : (0, 0)
    }

    /// A column and a direction in which the objective falls: the steepest at the highest level, or Bland's first.
    mutating func improvingDirection(bland: Bool) -> (Int, Bool)? {
        findGradient()
        var found: (column: Int, upward: Bool)?
        // Those of what was found; before that, worse than any.
        var bestLevel = Int.max, bestSize = 0.0, bestUnknown = Int32.max
        for column in 0..<columns {
            for upward in [true, false] {
                let own = ownSlope(column, upward: upward)
                let sign = upward ? 1.0 : -1.0
                for l in 0..<levels {
                    let slope = sign * gradient[l * columns + column] + (own.level == l ? own.slope : 0)
                    if slope > Simplex.small { break }
                    if slope >= -Simplex.small { continue }
                    let better =
                        bland
                        ? nonbasic[column] < bestUnknown
                        : l < bestLevel
                            || (l == bestLevel
                                && (-slope > bestSize * (1 + 1e-12)
                                    || (-slope >= bestSize * (1 - 1e-12) && nonbasic[column] < bestUnknown)))
                    if better {
                        found = (column, upward)
                        bestLevel = l
                        bestSize = -slope
                        bestUnknown = nonbasic[column]
                    }
                    break
                }
            }
        }
        return found
    }

    /// Moves along a direction until the objective stops falling, and exchanges the unknown that stops it.
    /// - Returns: whether anything moved.
    mutating func go(_ column: Int, upward: Bool, bland: Bool) -> Bool {
        // 1. The slope at the start.
        let sign = upward ? 1.0 : -1.0
        let own = ownSlope(column, upward: upward)
        for l in 0..<levels {
            slope[l] = sign * gradient[l * columns + column] + (own.level == l ? own.slope : 0)
        }
        // 2. Where it grows.
        breaks.removeAll()
        for row in 0..<residuals {
            let entry = tableau[row * columns + column]
            guard abs(entry) > 1e-10, let k = residual(of: basic[row]) else { continue }
            let rate = sign * entry
            if !isBreakAhead(k, rising: rate > 0) { continue }
            let step = max(0, -value[columns + k] / rate)
            breaks.append(
                Break(step: step, growth: abs(rate) * weight[k] * (cost[k] == .equal ? 2 : 1), row: Int32(row)))
        }
        var sorted = UnsafeMutableBufferPointer(start: breaks.base, count: breaks.count)
        sorted.sort {
            $0.step != $1.step ? $0.step < $1.step : $0.row < $1.row
        }
        // 3. The break at which it stops falling. Breaks close together count as one; the largest entry leaves.
        var i = 0, found: Int?
        while i < breaks.count, found == nil {
            let step = breaks[i].step
            let limit = step + 1e-11 * (1 + abs(step))
            var j = i, largest = 0.0, candidate = i
            while j < breaks.count, breaks[j].step <= limit {
                let row = Int(breaks[j].row), k = Int(basic[row]) - columns
                slope[Int(level[k])] += breaks[j].growth
                let size = abs(tableau[row * columns + column])
                if j == i || (bland ? basic[row] < basic[Int(breaks[candidate].row)] : size > largest * 1.0001) {
                    largest = size
                    candidate = j
                }
                j += 1
            }
            if bland || !falls() { found = candidate }
            i = j
        }
        guard let chosen = found else { return false }
        // 4. The move; unknowns that passed a break are on their other side.
        let step = breaks[chosen].step
        move(column, by: sign * step)
        for j in 0..<i {
            let row = Int(breaks[j].row), k = Int(basic[row]) - columns
            let unknown = columns + k
            if abs(value[unknown]) <= tolerance { value[unknown] = 0 }
            if j == chosen { continue }
            side[k] = sideAfter(k, rising: sign * tableau[row * columns + column] > 0, passed: breaks[j].step < step)
        }
        let leaving = Int(breaks[chosen].row)
        value[basic[leaving]] = 0
        leave(nonbasic[column], upward: upward)
        pivot(leaving, column)
        return step > tolerance
    }

    /// Whether the violation of basic residual `k` comes to grow faster on its way.
    @inline(__always) func isBreakAhead(_ k: Int, rising: Bool) -> Bool {
        let now = side[k]
        switch cost[k] {
        case .equal: return now == (rising ? .below : .above)
        case .lessThanOrEqual: return now == (rising ? .level : .above)
        case .greaterThanOrEqual: return now == (rising ? .below : .level)
        case .free: return false
        }
    }

    /// Sets the side of an unknown that leaves 0; a free one has none.
    @inline(__always) mutating func leave(_ unknown: Int32, upward: Bool) {
        guard let k = residual(of: unknown) else { return }
        side[k] = upward ? (cost[k].isAbove ? .above : .level) : (cost[k].isBelow ? .below : .level)
    }

    func falls() -> Bool {
        for l in 0..<levels {
            if slope[l] < -Simplex.small { return true }
            if slope[l] > Simplex.small { return false }
        }
        return false
    }

    /// The side of a residual that met its break: beyond it where passed; at 0 the side it came from.
    func sideAfter(_ k: Int, rising: Bool, passed: Bool) -> Side {
        let unknown = columns + k
        guard passed || value[unknown] != 0 else { return side[k] }
        if value[unknown] == 0 { return side[k] }
        return side(cost[k], value[unknown])
    }
}
