// A finger on the window: taps on whatever is there, drags from edges that go back, show columns, turn pages, pull sheets.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import UIKit

extension World {
    private func send(_ phase: TouchSamplePhase, _ point: CGPoint) {
        stage.turn(with: [.touches([TouchSample(id: 1, phase: phase, location: point)])])
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let size = UIScreen.main.bounds.size
        return CGPoint(x: (size.width * x).rounded(), y: (size.height * y).rounded())
    }

    /// The finger that was left on the glass goes.
    func lift(_ phase: TouchSamplePhase = .ended) {
        guard let point = finger else { return }
        finger = nil
        send(phase, point)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        lift()
        let point = place(x, y)
        send(.began, point)
        stage.clock.advance(to: stage.clock.now + 0.05)
        send(.ended, point)
    }

    func drag(_ x: CGFloat, _ y: CGFloat, _ right: CGFloat, _ down: CGFloat, _ end: Step.End) {
        lift()
        let start = place(x, y), size = UIScreen.main.bounds.size
        finger = start
        send(.began, start)
        let parts = 4
        for part in 1...parts {
            stage.clock.advance(to: stage.clock.now + 1.0 / 60)
            let way = CGFloat(part) / CGFloat(parts)
            let point = CGPoint(x: start.x + size.width * right * way, y: start.y + size.height * down * way)
            finger = point
            send(.moved, point)
        }
        // A finger that rests before it goes does not flick.
        if end == .lifts { wait(0.2) }
        switch end {
        case .lifts, .flicks: lift()
        case .isTakenAway: lift(.cancelled)
        case .stays: break
        }
    }
}
