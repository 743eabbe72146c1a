// The movements of fingers over time, as samples; made before anything moves.
// No Apple page: this is ours.
import Foundation
import Stage

/// The samples of some fingers: all of them at each step, and the delay after the step before.
struct TouchScript: Sendable {
    struct Step: Sendable {
        var delay: TimeInterval
        var samples: [TouchSample]
    }

    var steps: [Step] = []
    /// Seconds between two samples of a moving finger, as screens report them.
    static let interval = 1.0 / 60

    /// Down, held, up at one place. `fingers` all at once, 40 points from one another.
    static func tap(at point: CGPoint, hold: TimeInterval, fingers: Int, firstID: Int) -> TouchScript {
        func samples(_ phase: TouchSamplePhase) -> [TouchSample] {
            (0..<fingers).map {
                let offset = CGFloat($0) * 40 - CGFloat(fingers - 1) * 20
                return TouchSample(
                    id: firstID + $0, phase: phase, location: CGPoint(x: point.x + offset, y: point.y), force: 1)
            }
        }
        return TouchScript(steps: [Step(delay: 0, samples: samples(.began)), Step(delay: hold, samples: samples(.ended))])
    }

    /// Each finger follows its own path from progress 0 to 1 at even speed, then lifts after `rest` seconds.
    static func move(
        _ paths: [@Sendable (CGFloat) -> CGPoint], duration: TimeInterval, hold: TimeInterval = 0, rest: TimeInterval = 0,
        firstID: Int
    ) -> TouchScript {
        let count = max(1, Int((duration / interval).rounded()))
        func samples(_ phase: TouchSamplePhase, _ progress: CGFloat) -> [TouchSample] {
            paths.enumerated().map {
                TouchSample(id: firstID + $0.offset, phase: phase, location: $0.element(progress), force: 1)
            }
        }
        var steps = [Step(delay: 0, samples: samples(.began, 0))]
        for index in 1...count {
            let delay = duration / Double(count) + (index == 1 ? hold : 0)
            steps.append(Step(delay: delay, samples: samples(.moved, CGFloat(index) / CGFloat(count))))
        }
        steps.append(Step(delay: rest, samples: samples(.ended, 1)))
        return TouchScript(steps: steps)
    }
}
