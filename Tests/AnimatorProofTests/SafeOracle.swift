// What a safe animator must look like after any calls, by its own documentation; a straight line through time.
// It shares no code with SafeUIKit.
import SafeUIKit

/// What can be seen of a safe animator after a call.
struct SafeSight: Equatable, CustomStringConvertible {
    var phase = ""
    var outcome: AnimatorOutcome?
    var fraction = 0.0
    var completions: [String] = []
    /// Reports of any kind that raises: there must be none.
    var traps: [String] = []

    static func == (one: SafeSight, other: SafeSight) -> Bool {
        one.phase == other.phase && one.outcome == other.outcome && abs(one.fraction - other.fraction) < 1e-9
            && one.completions == other.completions && one.traps == other.traps
    }

    var description: String {
        "\(phase), \(outcome.map { "\($0)" } ?? "no outcome"), fraction \(fraction), "
            + "completions [\(completions.joined(separator: " "))], traps [\(traps.joined(separator: " "))]"
    }
}

/// A judge of one safe animator of 1 s with an even pace and a block of changes.
struct SafeOracle {
    let settings: Settings
    private(set) var phase = "ready"
    private var now = 0.0
    private var isReversed = false
    private var whole = 1.0
    private var place = 0.0
    private var departure = 0.0
    /// Between a reuse and the next turn, in which it is made anew.
    private var isAwaited = false
    private var stored: [Int] = []
    private var count = 0

    init(settings: Settings) { self.settings = settings }

    private var goal: Double { isReversed ? 0 : 1 }
    private var arrival: Double { departure + abs(goal - place) * whole }
    private var fraction: Double {
        guard phase == "running", !isAwaited else { return place }
        if now >= arrival { return goal }
        let gone = max(0, now - departure) / whole
        return isReversed ? place - gone : place + gone
    }

    mutating func perform(_ operation: Operation) -> SafeSight {
        var sight = SafeSight()
        switch operation {
        case .advance:
            now += Operation.step
            if isAwaited {
                isAwaited = false
                departure = now
            } else {
                arrive(&sight)
            }
        case .background:
            // It goes on from where it was; what was left of a delay is over.
            if phase == "running", !isAwaited {
                let here = fraction
                if here == goal { end(&sight) } else { (place, departure) = (here, now) }
            }
        default: sight.outcome = call(operation, &sight)
        }
        sight.phase = phase
        sight.fraction = fraction
        return sight
    }

    /// What the completion blocks are told when it is let go of.
    mutating func release() -> [String] { phase == "finished" ? [] : stored.map { "\($0):2" } }

    // MARK: Calls

    private mutating func call(_ operation: Operation, _ sight: inout SafeSight) -> AnimatorOutcome {
        if phase == "finished" { return .ignored(.finished) }
        switch operation {
        case .complete:
            count += 1
            stored.append(count)
        case .reuse: reuse()
        case .finishStart, .finishCurrent, .finishEnd, .stopWithout, .stop: return finish(operation, &sight)
        case _ where phase == "stopped": return .ignored(.stopped)
        case .start, .startDelayed:
            if phase == "running" { return .ignored(.running) }
            run(from: phase == "ready" ? 1 - goal : fraction, after: operation == .start ? 0 : Operation.delay)
        case .pause:
            if phase == "paused" { return .ignored(.paused) }
            if phase == "running", !settings.isInterruptible { return .ignored(.notInterruptible) }
            stand(at: phase == "ready" && !isAwaited ? 0 : fraction)
        case .scrub:
            if phase == "running" { return .ignored(.running) }
            stand(at: Operation.fraction)
        case .reverse:
            let here = fraction
            if phase == "running", !isAwaited { (place, departure) = (here, max(departure, now)) }
            isReversed.toggle()
        case .resume:
            if phase == "ready" { return .ignored(.notStarted) }
            if phase == "running" { return .ignored(.running) }
            if !settings.isInterruptible { return .ignored(.notInterruptible) }
            if !isAwaited { whole = Operation.factor }
            run(from: fraction, after: 0)
        case .add: break
        case .background, .advance: break
        }
        return .done
    }

    private mutating func finish(_ operation: Operation, _ sight: inout SafeSight) -> AnimatorOutcome {
        if phase == "ready" { return .ignored(.notStarted) }
        if phase != "stopped", !settings.isInterruptible { return .ignored(.notInterruptible) }
        if operation == .stop || operation == .stopWithout, phase == "stopped" { return .ignored(.stopped) }
        if operation == .stop {
            stand(at: fraction)
            phase = "stopped"
        } else {
            let position = [.finishEnd: 0, .finishStart: 1][operation] ?? 2
            tell(position, &sight)
        }
        return .done
    }

    // MARK: Phases

    private mutating func run(from place: Double, after delay: Double) {
        self.place = place
        departure = now + delay
        phase = "running"
    }

    private mutating func stand(at place: Double) {
        self.place = place
        phase = "paused"
    }

    /// Made anew as far along as it is: with the duration that it was made with.
    private mutating func reuse() {
        place = fraction
        whole = 1
        isAwaited = true
    }

    private mutating func arrive(_ sight: inout SafeSight) {
        if phase == "running", now >= arrival { end(&sight) }
    }

    private mutating func end(_ sight: inout SafeSight) {
        stand(at: goal)
        if !settings.pausesOnCompletion { tell(isReversed ? 1 : 0, &sight) }
    }

    private mutating func tell(_ position: Int, _ sight: inout SafeSight) {
        stand(at: fraction)
        phase = "finished"
        sight.completions = stored.map { "\($0):\(position)" }
        stored = []
    }
}
