// A screen with fingers that rest, move and lift, step by step.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Stage
import UIKit
import UIKitTesting

/// A harness whose fingers stay down between steps.
@MainActor final class DragScreen {
    let app: Harness
    let root = UIViewController()
    private var place: [Int: CGPoint] = [:]

    init(traps: TrapRecorder.Handling = .fail, dark: Bool = false) async throws {
        app = try await Harness(
            device: Device.iPhone14.scaled(to: 1).withoutSystemBars, appearance: dark ? .dark : .light, traps: traps)
        root.view.backgroundColor = .systemBackground
        try await app.show(root)
    }

    @discardableResult
    func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 80, in other: UIView? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = .systemBlue
        (other ?? root.view).addSubview(view)
        return view
    }

    func touch(_ phase: TouchSamplePhase, _ point: CGPoint, id: Int = 1) {
        place[id] = point
        app.stage.turn(with: [.touches([TouchSample(id: id, phase: phase, location: point)])])
    }

    /// A finger goes down and rests until what is below it is lifted.
    func lift(_ x: CGFloat, _ y: CGFloat, id: Int = 1) async throws {
        touch(.began, CGPoint(x: x, y: y), id: id)
        try await app.advance(by: 0.8)
    }

    /// The finger moves there in steps.
    func move(_ x: CGFloat, _ y: CGFloat, steps: Int = 4, id: Int = 1) async throws {
        let start = place[id] ?? .zero
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            touch(.moved, CGPoint(x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part), id: id)
            try await app.advance(by: 1.0 / 60)
        }
    }

    /// The finger lifts, and all animations end.
    func up(id: Int = 1) async throws {
        touch(.ended, place[id] ?? .zero, id: id)
        try await app.settle()
    }
}

/// Writes calls down.
@MainActor class DragLog: NSObject {
    var log: [String] = []

    /// The calls since the last time; a run of equal ones counts once.
    func take() -> [String] {
        defer { log = [] }
        var result: [String] = []
        for call in log where result.last != call { result.append(call) }
        return result
    }
}
