// A headless screen for one test, with its reports and its trace.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import Headless
import Stage
import Synchronization
import UIKit

/// A phone's screen at 1x. Suites that use it carry the trait `.harness`, so that no other test runs meanwhile.
@MainActor final class Screen {
    let stage: HeadlessStage
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let controller = UIViewController()
    private let recorded = Recorded()
    private let before = Diagnostics.processPolicy

    private final class Recorded: Sendable { let all = Mutex<[Diagnostic]>([]) }

    init(_ environment: StageEnvironment = StageEnvironment(scale: 1)) {
        stage = HeadlessStage(environment: environment)
        let recorded = recorded
        Diagnostics.policy = .record { diagnostic in recorded.all.withLock { $0.append(diagnostic) } }
        UIApplication.install(stage: stage)
        let window = UIWindow(frame: UIScreen.main.bounds)
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.turn(with: [])
    }

    deinit { Diagnostics.policy = before }

    /// Whole texts of what was reported, with the lines of source files as `…`.
    var reports: [String] { recorded.all.withLock { $0 }.map(\.pinnedText) }

    func touch(_ phase: TouchSamplePhase, _ x: CGFloat, _ y: CGFloat) {
        stage.turn(with: [.touches([TouchSample(id: 1, phase: phase, location: CGPoint(x: x, y: y))])])
    }

    func advance(by seconds: TimeInterval) {
        stage.clock.advance(to: stage.clock.now + seconds)
        stage.turn(with: [])
    }

    /// What a trace tells meanwhile, without time, turn and addresses.
    static func told(_ topics: TraceTopics, _ body: () throws -> Void) rethrows -> [String] {
        try Trace.during(topics, body).map { line in
            line.replacing(#/^[-\d.]+ turn \d+ /#, with: "").replacing(#/0x[0-9a-f]+/#, with: "0x…")
        }
    }
}
