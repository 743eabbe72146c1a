// What an animator must look like after any calls, worked out from the table's words and the rules of systems.md.
// It shares no code with UIKit: no machine, no effects, only the table's rows and a straight line through time.

/// A judge of one animator of 1 s with an even pace.
struct Oracle {
    let table: AnimatorTable
    let settings: Settings
    /// The table's state: N, R, P, S, DI or DA.
    private(set) var state = "N"

    private var now = 0.0
    private var isReversed = false
    /// Seconds of the whole way (1, or continued with a factor).
    private var whole = 1.0
    /// Where it stands, or stood when it began to run.
    private var place = 0.0
    /// When it begins to move; only while it runs.
    private var departure = 0.0
    /// "Value before startAnimation" (seed #4): the fraction told before the last call that made it run, or set since.
    private var before = 0.0
    /// Numbers of the completion blocks that are stored.
    private var stored: [Int] = []
    private var count = 0
    /// Where the view of the first block stands that moves no more.
    private var rest: Double? = 0
    /// The first block has run, and its animations have not ended.
    private var isFirst = false
    private var hasRun = false
    private var isReused = false

    init(table: AnimatorTable, settings: Settings) {
        self.table = table
        self.settings = settings
    }

    // MARK: A straight line through time

    private var goal: Double { isReversed ? 0 : 1 }
    private var arrival: Double { departure + abs(goal - place) * whole }

    /// The fraction that it tells now. It counts the way from start to end, so reversed it falls (table: "1 (reversed: 0)").
    private var fraction: Double {
        guard state == "R" else { return place }
        if now >= arrival { return goal }
        let gone = max(0, now - departure) / whole
        return isReversed ? place - gone : place + gone
    }

    // MARK: Calls

    /// Makes a call and says what must be seen after it.
    mutating func perform(_ operation: Operation) -> Sight {
        var sight = Sight()
        switch operation {
        case .advance:
            now += Operation.step
            arrive(&sight)
        case .reuse: isReused = true  // A12: it keeps working as an object, and shows its end.
        default: call(operation, &sight)
        }
        return told(sight)
    }

    /// Lets go of it, and looks again long after.
    mutating func release() -> Sight {
        var sight = Sight()
        let row = table.row(state, "release", settings.pausesOnCompletion)
        if row.exception == "X1" { sight.traps = ["X1"] }
        if row.completion == "called at natural end" || row.exception == "X1 when it pauses" {
            now += 100
            arrive(&sight)
            if row.exception == "X1 when it pauses" { sight.traps.append("X1") }
        }
        return sight
    }

    private func told(_ sight: Sight) -> Sight {
        var sight = sight
        sight.state = ["N": 0, "R": 1, "P": 1, "S": 2, "DI": 0, "DA": 1][state]!
        sight.isRunning = state == "R"
        sight.fraction = fraction
        sight.shown = hasRun && isReused ? 1 : rest ?? fraction
        return sight
    }

    /// Where the view stands after a row: with the fraction while the first block's animations live, frozen by a stop, and
    /// for good where they ended (seed #3, #4, #8; Apple: positions).
    private mutating func place(from old: String, at here: Double, _ operation: Operation?) {
        if old == "N", state == "R" || state == "P", !hasRun { (hasRun, isFirst, rest) = (true, true, nil) }
        guard isFirst else { return }
        if state == "S", old != "S" { rest = here }
        guard state == "DI" else { return }
        isFirst = false
        switch operation {
        case .finishStart: rest = 0
        case .finishEnd: rest = 1
        case .finishCurrent, .stop: break
        case .stopWithout: rest = here
        case .background: rest = old == "R" && isReversed ? 0 : 1
        default: rest = isReversed ? 0 : 1
        }
    }

    private mutating func arrive(_ sight: inout Sight) {
        guard state == "R", now >= arrival else { return }
        let row = table.row("R", "natural end", settings.pausesOnCompletion)
        follow(row, operation: nil, &sight)
    }

    private mutating func call(_ operation: Operation, _ sight: inout Sight) {
        let row = table.row(state, operation.row!, settings.pausesOnCompletion)
        switch operation {
        case .resume where state == "P" && !settings.isInterruptible:
            sight.traps.append("X?")  // The row's note: an error if not interruptible, and then it has no effect.
            return
        case .stop, .stopWithout:
            // A11: apps were seen to crash where an animator that is not interruptible is stopped on its way.
            if !settings.isInterruptible, state == "R" || state == "P" { sight.traps.append("X?") }
        case .reverse:
            guard state != "S" else { break }  // The row's note: ignored.
            turnRound()
        case .complete:
            count += 1
            if row.completion == "stored" { stored.append(count) }
        default: break
        }
        if row.exception != "-" { sight.traps.append(row.exception) }
        follow(row, operation: operation, &sight)
    }

    /// "Direction flips in place": from where it is, at the same speed; what is left of a delay is still waited for.
    private mutating func turnRound() {
        if state == "R" {
            let here = fraction
            departure = max(departure, now)
            place = here
        }
        isReversed.toggle()
    }

    // MARK: The row's words

    private mutating func follow(_ row: AnimatorTable.Row, operation: Operation?, _ sight: inout Sight) {
        let old = state
        let here = fraction
        complete(row, operation, &sight)
        state = row.newState
        switch row.fraction {
        case "keep":
            // Runs on where it ran; a new run (start while running is "keep" too) does not begin.
            if old == "R", state != "R" { place = here }
        case "keep current": place = here
        case "0": place = 0
        case "v":
            place = Operation.fraction
            before = Operation.fraction
        case "value before startAnimation": place = before
        case "1 (reversed: 0, inferred)": place = isReversed ? 0 : 1
        case "runs from 0", "0 until delay ends":
            // Told before it ran: 0. Reversed it goes back from the end, so its whole way is before it.
            before = 0
            place = isReversed ? 1 : 0
            departure = now + (row.fraction == "runs from 0" ? 0 : Operation.delay)
        case "runs from f", "resumes from f after delay":
            before = here
            place = here
            departure = now + (row.fraction == "runs from f" ? 0 : Operation.delay)
            // A2: "new duration = factor × duration until these animations finish".
            if operation == .resume { whole = Operation.factor }
        default: fatalError("the table says of the fraction: \(row.fraction)")
        }
        self.place(from: old, at: here, operation)
        if state == "DI" || state == "N" {
            whole = 1
            before = 0
        }
        if state == "DI", old != "DI" { stored = [] }  // Header: blocks are invalidated by a stop and by an end.
        if old == "N", state == "P", row.fraction == "0" { before = 0 }
    }

    private mutating func complete(_ row: AnimatorTable.Row, _ operation: Operation?, _ sight: inout Sight) {
        guard row.completion.hasPrefix("called(") else { return }
        var position = 0
        if row.completion == "called(p)" {
            position = [.finishEnd: 0, .finishStart: 1, .finishCurrent: 2][operation!]!
        } else if row.completion.contains(".start if reversed"), isReversed {
            position = 1
        }
        sight.completions += stored.map { "\($0):\(position)" }
        stored = []
    }
}
