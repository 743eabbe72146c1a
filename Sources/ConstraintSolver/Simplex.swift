// The simplex method for the part of a system that substitution cannot settle: its tableau.

/// Minimises piecewise linear violations lexicographically over free unknowns.
///
/// Unknowns 0 ..< `columns` are free; each further one is the residual of a row, `r = Σ a x − b`, whose violation costs
/// at the row's level (0 is the highest). Every unknown is either basic (a row of the tableau gives it by the others) or
/// not; a residual that is not basic is 0. The objective is a vector by level, compared lexicographically: a linear program
/// over an ordered field, so a point without improving direction is a least one. The primal method starts from the values
/// given and stops at once where they are optimal: ties keep the previous solution.
struct Simplex {
    /// Free unknowns.
    var columns = 0
    /// Residuals.
    var residuals = 0
    var levels = 0
    /// By unknown.
    var value = Pool<Double>()
    var place = Pool<Standing>()
    /// By residual: its level from 0 on, what it costs, the piece of the violation it is on, the scale.
    var level = Pool<Int32>()
    var cost = Pool<Cost>()
    var side = Pool<Side>()
    var weight = Pool<Double>()
    /// Unknowns by row and by column.
    var basic = Pool<Int32>()
    var nonbasic = Pool<Int32>()
    /// Row by row, `columns` entries each.
    var tableau = Pool<Double>(capacity: 256)
    /// By row: its entries outside of `low ..< high` are 0. Most rows have one entry or two.
    var low = Pool<Int32>()
    var high = Pool<Int32>()
    /// Level by level, `columns` entries each.
    var gradient = Pool<Double>(capacity: 64)
    var slope = Pool<Double>()
    var breaks = Pool<Break>()
    /// By unknown, while bounds are sought: which ways it may leave 0, or its value.
    var open = Pool<Ways>()
    /// Values below this count as 0; grows with the numbers' size.
    var tolerance = 1e-9
    var iterations = 0
    static let small = 1e-9

    /// A place where the slope along a direction grows.
    struct Break: BitwiseCopyable {
        var step: Double
        var growth: Double
        var row: Int32
    }

    func free() {
        value.free()
        place.free()
        level.free()
        cost.free()
        side.free()
        weight.free()
        basic.free()
        nonbasic.free()
        low.free()
        high.free()
        tableau.free()
        gradient.free()
        slope.free()
        breaks.free()
        open.free()
    }

    var bytes: Int {
        value.bytes + place.bytes + level.bytes + cost.bytes + side.bytes + weight.bytes + basic.bytes
            + nonbasic.bytes + low.bytes + high.bytes + tableau.bytes + gradient.bytes + slope.bytes + breaks.bytes
            + open.bytes
    }

    // MARK: The problem

    /// Forgets everything and begins a problem with so many free unknowns, all 0.
    mutating func begin(columns count: Int, levels: Int) {
        columns = count
        residuals = 0
        self.levels = levels
        value.removeAll()
        place.removeAll()
        level.removeAll()
        cost.removeAll()
        side.removeAll()
        weight.removeAll()
        basic.removeAll()
        nonbasic.removeAll()
        low.removeAll()
        high.removeAll()
        tableau.removeAll()
        open.removeAll()
        for column in 0..<count {
            value.append(0)
            place.append(.nonbasic(column: Int32(column)))
            nonbasic.append(Int32(column))
        }
        gradient.reserve(count * levels)
        slope.reserve(levels)
        tolerance = Simplex.small
        iterations = 0
    }

    /// Adds a row without entries; `set` gives them, `seal` ends it.
    mutating func addRow(level: Int32, cost: Cost) {
        let row = residuals
        residuals += 1
        value.append(0)
        place.append(.basic(row: Int32(row)))
        self.level.append(level)
        self.cost.append(cost)
        side.append(.level)
        weight.append(1)
        basic.append(Int32(columns + row))
        low.append(Int32(columns))
        high.append(0)
        tableau.reserve((row + 1) * columns)
        (tableau.base + row * columns).update(repeating: 0, count: columns)
        tableau.count = (row + 1) * columns
    }

    @inline(__always) mutating func set(_ coefficient: Double, at column: Int) {
        let row = residuals - 1
        tableau[row * columns + column] += coefficient
        low[row] = min(low[row], Int32(column))
        high[row] = max(high[row], Int32(column + 1))
    }

    /// Gives the last row's residual its value and scales the row, so that its largest entry is between 1 and 2.
    ///
    /// `magnitude` is the largest number that went into the residual: below its rounding nothing counts.
    mutating func seal(residual: Double, magnitude: Double) {
        let row = tableau.base + (residuals - 1) * columns
        var largest = 0.0
        let entries = span(residuals - 1)
        for column in entries { largest = max(largest, abs(row[column])) }
        let scale = largest > 0 ? largest.binade : 1
        if scale != 1 { for column in entries { row[column] /= scale } }
        weight[residuals - 1] = scale
        value[columns + residuals - 1] = residual / scale
        tolerance = max(tolerance, 2e-15 * magnitude / scale)
    }

    /// The columns in which a row of the tableau may have entries.
    @inline(__always) func span(_ row: Int) -> Range<Int> {
        let from = Int(low[row])
        return from..<max(from, Int(high[row]))
    }

    /// The number of an unknown among the residuals, or nil for a free one.
    @inline(__always) func residual(of unknown: Int32) -> Int? {
        let k = Int(unknown) - columns
        return k < 0 ? nil : k
    }

    // MARK: Sides

    /// The piece of its violation that a residual of `value` is on; at 0 an equality counts as above it.
    func side(_ cost: Cost, _ value: Double) -> Side {
        if value > tolerance { return cost.isAbove ? .above : .level }
        if value < -tolerance { return cost.isBelow ? .below : .level }
        switch cost {
        case .equal: return .above
        case .lessThanOrEqual, .greaterThanOrEqual, .free: return .level
        }
    }

    mutating func findSides() {
        for k in 0..<residuals {
            let unknown = columns + k
            if abs(value[unknown]) <= tolerance { value[unknown] = 0 }
            side[k] = side(cost[k], value[unknown])
        }
    }

    /// How a basic residual stands.
    func state(_ k: Int) -> Row.State {
        if columns + k < open.count, open[columns + k].contains(.strict) { return .atBound }
        switch side[k] {
        case .level: return .kept
        case .above: return value[columns + k] == 0 ? .atBound : .above
        case .below: return value[columns + k] == 0 ? .atBound : .below
        }
    }

    /// The violation of a residual, in the units of the unscaled row.
    func violation(_ k: Int) -> Double {
        let r = value[columns + k] * weight[k]
        return r > 0 ? (cost[k].isAbove ? r : 0) : (cost[k].isBelow ? -r : 0)
    }

    // MARK: One exchange

    /// Moves the unknown of a column by `delta`, and all basic ones with it.
    mutating func move(_ column: Int, by delta: Double) {
        guard delta != 0 else { return }
        value[nonbasic[column]] += delta
        let width = columns
        var entry = tableau.base + column
        for row in 0..<residuals {
            if entry.pointee != 0 { value[basic[row]] += entry.pointee * delta }
            entry += width
        }
    }

    /// Exchanges the basic unknown of `row` with the one of `column`.
    mutating func pivot(_ row: Int, _ column: Int) {
        let width = columns
        let pivotRow = tableau.base + row * width
        let inverse = 1 / pivotRow[column]
        let entries = span(row)
        for c in entries { pivotRow[c] *= -inverse }
        pivotRow[column] = inverse
        for k in 0..<residuals where k != row {
            let other = tableau.base + k * width
            let factor = other[column]
            if factor == 0 { continue }
            other[column] = 0
            low[k] = min(low[k], low[row])
            high[k] = max(high[k], high[row])
            for c in entries where pivotRow[c] != 0 {
                let sum = other[c] + factor * pivotRow[c]
                other[c] = abs(sum) < 1e-12 ? 0 : sum
            }
        }
        let leaving = basic[row], entering = nonbasic[column]
        basic[row] = entering
        nonbasic[column] = leaving
        place[entering] = .basic(row: Int32(row))
        place[leaving] = .nonbasic(column: Int32(column))
    }
}
