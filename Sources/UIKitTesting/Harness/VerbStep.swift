// A verb of the harness as a list of steps: said once, and carried out by an asynchronous test or by a synchronous XCTest.
// No Apple page: this is ours.
import Foundation
import Stage

/// One step of a verb.
enum VerbStep {
    /// A wait until no work of the test runs or could run.
    case quiet
    /// A short wait in real time, for an answer from outside the process.
    case rest
    /// Anything that takes no time. It returns the steps that come next, before the rest of its list.
    case then(() throws -> [VerbStep])

    /// Anything that takes no time and after which the list goes on.
    static func run(_ body: @escaping () throws -> Void) -> VerbStep {
        .then {
            try body()
            return []
        }
    }
}

/// A verb: its words in a trace, and its steps.
struct Verb {
    let words: () -> String?
    let steps: () throws -> [VerbStep]

    init(_ words: @escaping @autoclosure () -> String?, _ steps: @escaping () throws -> [VerbStep]) {
        self.words = words
        self.steps = steps
    }

    /// The verb as a part of another one.
    var part: [VerbStep] { [.then(steps)] }
}

extension Harness {
    /// Carries out a verb; an error that leaves it is known to have come from the caller's line.
    func carryOut(_ verb: Verb, _ file: StaticString, _ line: UInt) async throws {
        beginVerb(verb.words, file, line)
        do {
            try await carryOut(verb.steps())
            endVerb(nil, file, line)
        } catch {
            endVerb(error, file, line)
            throw error
        }
    }

    /// The same for a synchronous XCTest.
    func carryOut(_ verb: Verb, _ file: StaticString, _ line: UInt) throws {
        try self.verb(verb.words(), file, line) { try carryOut(verb.steps()) }
    }

    private func carryOut(_ steps: [VerbStep]) async throws {
        var left = Array(steps.reversed())
        while let step = left.popLast() {
            switch step {
            case .quiet: guard await Quiet.wait() else { throw neverQuiet }
            case .rest: await Quiet.rest()
            case .then(let body): try left.append(contentsOf: body().reversed())
            }
        }
    }

    private func carryOut(_ steps: [VerbStep]) throws {
        var left = Array(steps.reversed())
        while let step = left.popLast() {
            switch step {
            case .quiet: guard Quiet.waitNow() else { throw neverQuiet }
            case .rest: Quiet.restNow()
            case .then(let body): try left.append(contentsOf: body().reversed())
            }
        }
    }

    private var neverQuiet: HarnessError { stillRunning(CountedWork.running, Quiet.patience) }

    func stillRunning(_ names: [String], _ seconds: TimeInterval) -> HarnessError {
        .stillRunning(seconds: seconds, pending: names + pendingWork)
    }
}
