// What an animator must look like after any calls, worked out from the table and public reports.
// It shares no code with UIKit: no machine, no effects, only the table's rows and a straight line through time.

/// A judge of one animator of 1 s with an even pace.
struct Oracle {
    let table: AnimatorTable
    let settings: Settings
    private(set) var state = AnimatorTable.State.fresh

    private var now = 0.0
    private var isReversed = false
    /// Seconds of the whole way (1, or continued with a factor).
    private var whole = 1.0
    /// Where it stands, or stood when it began to run.
    private var place = 0.0
    /// When it begins to move; only while it runs.
    private var departure = 0.0
    /// "Value before startAnimation" in the table: the fraction told before the last call that made it run, or set since.
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
        guard state == .running else { return place }
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
        case .reuse: reuse()
        default: call(operation, &sight)
        }
        return told(sight)
    }

    /// Lets go of it, and looks again long after.
    mutating func release() -> Sight {
        var sight = Sight()
        let row = table.release(state, settings.pausesOnCompletion)
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
        switch state {
        case .fresh, .ended: sight.state = 0
        case .running, .paused, .hollow: sight.state = 1
        case .stopped: sight.state = 2
        }
        sight.isRunning = state == .running
        sight.fraction = fraction
        sight.shown = rest ?? fraction
        return sight
    }

    /// A12: it keeps working as an object, and its view shows the end for good; what has ended before stays.
    private mutating func reuse() {
        if isFirst { (rest, isFirst) = (1, false) }
        isReused = true
    }

    /// Where the view stands after a row: with the fraction while the first block's animations live, frozen by a stop, and
    /// for good where they ended (public reports; Apple: positions).
    private mutating func place(from old: AnimatorTable.State, at here: Double, _ operation: Operation?) {
        if old == .fresh, state == .running || state == .paused, !hasRun {
            (hasRun, isFirst, rest) = (true, !isReused, isReused ? 1 : nil)
        }
        guard isFirst else { return }
        if state == .stopped, old != .stopped { rest = here }
        guard state == .ended else { return }
        isFirst = false
        switch operation {
        case .finishStart: rest = 0
        case .finishEnd: rest = 1
        case .finishCurrent, .stop: break
        case .stopWithout: rest = here
        case .background: rest = old == .running && isReversed ? 0 : 1
        default: rest = isReversed ? 0 : 1
        }
    }

    private mutating func arrive(_ sight: inout Sight) {
        guard state == .running, now >= arrival else { return }
        let row = table.naturalEnd(state, settings.pausesOnCompletion)
        follow(row, operation: nil, &sight)
    }

    private mutating func call(_ operation: Operation, _ sight: inout Sight) {
        let row = table.row(state, operation, settings.pausesOnCompletion)
        switch operation {
        case .resume where state == .paused && !settings.isInterruptible:
            sight.traps.append("X?")  // The row's note: an error if not interruptible, and then it has no effect.
            return
        case .stop, .stopWithout:
            // A11: apps were seen to crash where an animator that is not interruptible is stopped on its way.
            if !settings.isInterruptible, state == .running || state == .paused { sight.traps.append("X?") }
        case .reverse:
            guard state != .stopped else { break }  // The row's note: ignored.
            turnRound()
        case .complete:
            count += 1
            if row.stores { stored.append(count) }
        default: break
        }
        if row.raises { sight.traps.append(row.exception) }
        follow(row, operation: operation, &sight)
    }

    /// "Direction flips in place": from where it is, at the same speed; what is left of a delay is still waited for.
    private mutating func turnRound() {
        if state == .running {
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
        if let next = row.next { state = next }
        switch row.fraction {
        case .keep:
            // Runs on where it ran; a new run (start while running is "keep" too) does not begin.
            if old == .running, state != .running { place = here }
        case .keepCurrent: place = here
        case .zero:
            place = 0
            if state == .paused { before = 0 }
        case .value:
            place = Operation.fraction
            before = Operation.fraction
        case .valueBefore: place = before
        case .atEnd: place = isReversed ? 0 : 1
        case .runsFromZero, .zeroUntilDelay:
            // Told before it ran: 0. Reversed it goes back from the end, so its whole way is before it.
            before = 0
            place = isReversed ? 1 : 0
            departure = now + (row.fraction == .runsFromZero ? 0 : Operation.delay)
        case .runsFromHere, .resumesAfterDelay:
            before = here
            place = here
            departure = now + (row.fraction == .runsFromHere ? 0 : Operation.delay)
            // A2: "new duration = factor × duration until these animations finish".
            if operation == .resume { whole = Operation.factor }
        case .none: break
        }
        self.place(from: old, at: here, operation)
        if state == .ended || state == .fresh {
            whole = 1
            before = 0
        }
        if state == .ended, old != .ended { stored = [] }  // Header: blocks are invalidated by a stop and by an end.
    }

    private mutating func complete(_ row: AnimatorTable.Row, _ operation: Operation?, _ sight: inout Sight) {
        guard row.calls else { return }
        var position = 0
        if row.callsAsAsked {
            position = operation == .finishEnd ? 0 : operation == .finishStart ? 1 : 2
        } else if row.callsByDirection, isReversed {
            position = 1
        }
        sight.completions += stored.map { "\($0):\(position)" }
        stored = []
    }
}
