// The sixteen calls that the proof makes, with fixed arguments. All numbers are exact in binary.

/// One call on an animator of 1 s with an even pace. The order is that of the issue: script/animator-proof takes the first
/// eleven and the clock to length 6.
enum Operation: Int, CaseIterable, Sendable, CustomStringConvertible {
    case start, startDelayed, pause, stopWithout, stop, finishStart, finishCurrent, finishEnd, scrub, reverse, resume
    case add, complete, background, reuse, advance

    /// Seconds of `startAnimation(afterDelay:)`.
    static let delay = 0.25
    /// What `fractionComplete` is set to.
    static let fraction = 0.375
    /// The duration factor of `continueAnimation`.
    static let factor = 0.5
    /// Seconds that the clock moves.
    static let step = 0.4375
    /// The delay factor of `addAnimations`.
    static let addDelay = 0.5

    /// The first eleven, and the clock.
    static let core = Array(allCases.prefix(11)) + [.advance]

    var description: String {
        switch self {
        case .start: "startAnimation()"
        case .startDelayed: "startAnimation(afterDelay: \(Self.delay))"
        case .pause: "pauseAnimation()"
        case .stopWithout: "stopAnimation(true)"
        case .stop: "stopAnimation(false)"
        case .finishStart: "finishAnimation(at: .start)"
        case .finishCurrent: "finishAnimation(at: .current)"
        case .finishEnd: "finishAnimation(at: .end)"
        case .scrub: "fractionComplete = \(Self.fraction)"
        case .reverse: "isReversed.toggle()"
        case .resume: "continueAnimation(withTimingParameters: nil, durationFactor: \(Self.factor))"
        case .add: "addAnimations(_:delayFactor: \(Self.addDelay))"
        case .complete: "addCompletion(_:)"
        case .background: "background and foreground"
        case .reuse: "reuse of the cell"
        case .advance: "the clock goes on by \(Self.step) s"
        }
    }

    /// The table's name of the call; nil where no call is made.
    var row: String? {
        switch self {
        case .start: "startAnimation"
        case .startDelayed: "startAnimation(afterDelay:)"
        case .pause: "pauseAnimation"
        case .stopWithout: "stopAnimation(true)"
        case .stop: "stopAnimation(false)"
        case .finishStart, .finishCurrent, .finishEnd: "finishAnimation(at:p)"
        case .scrub: "fractionComplete=v"
        case .reverse: "isReversed=true"
        case .resume: "continueAnimation(withTimingParameters:durationFactor:)"
        case .add: "addAnimations"
        case .complete: "addCompletion"
        case .background: "background+foreground"
        case .reuse, .advance: nil
        }
    }
}

/// The settings under which every sequence is tried.
struct Settings: Sendable, CustomStringConvertible {
    var pausesOnCompletion: Bool
    var isInterruptible: Bool

    static let all = [(false, true), (true, true), (false, false), (true, false)].map {
        Settings(pausesOnCompletion: $0.0, isInterruptible: $0.1)
    }
    var description: String { "pausesOnCompletion \(pausesOnCompletion), isInterruptible \(isInterruptible)" }
}

/// What can be seen of an animator after a call.
struct Sight: Equatable, CustomStringConvertible {
    /// inactive 0, active 1, stopped 2.
    var state = 0
    var isRunning = false
    var fraction = 0.0
    /// How far along the view of the first block is shown, 0…1.
    var shown = 0.0
    /// Each completion block called by this call, as `number:position`; positions end 0, start 1, current 2.
    var completions: [String] = []
    /// X1, X2, X3 or X? for each report that raises.
    var traps: [String] = []

    static func == (one: Sight, other: Sight) -> Bool {
        one.state == other.state && one.isRunning == other.isRunning && abs(one.fraction - other.fraction) < 1e-9
            && abs(one.shown - other.shown) < 1e-6 && one.completions == other.completions && one.traps == other.traps
    }

    var description: String {
        "state \(["inactive", "active", "stopped"][state]), \(isRunning ? "running" : "not running"), fraction "
            + "\(fraction), view at \(shown), completions [\(completions.joined(separator: " "))], traps [\(traps.joined(separator: " "))]"
    }
}
