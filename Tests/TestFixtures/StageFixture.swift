// A headless stage for one test: a screen, a recorder of diagnostics, touches.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Headless
import Stage
import Synchronization
import Testing
import UIKit

/// One test's outside world. Suites that use it carry the trait `.harness`, so that no other test runs meanwhile.
@MainActor package final class StageFixture {
    package let stage: HeadlessStage
    private let recorded = Recorded()
    private let policyBefore = Diagnostics.processPolicy

    package final class Recorded: Sendable {
        let all = Mutex<[Diagnostic]>([])
    }

    package init(_ environment: StageEnvironment = StageEnvironment(scale: 1)) {
        stage = HeadlessStage(environment: environment)
        let recorded = recorded
        let (owner, before) = (Test.current?.id, policyBefore)
        Diagnostics.policy = .record { diagnostic in
            // Tests beside this one have their own.
            if let other = Test.current?.id, other != owner { return Diagnostics.hand(diagnostic, to: before) }
            recorded.all.withLock { $0.append(diagnostic) }
        }
        UIApplication.install(stage: stage)
    }

    deinit { Diagnostics.policy = policyBefore }

    /// What was reported so far.
    package var diagnostics: [Diagnostic] { recorded.all.withLock { $0 } }
    package var codes: [String] { diagnostics.map(\.entry.code) }

    /// A key window with a root controller, after one turn.
    @discardableResult
    package func show(_ controller: UIViewController, in window: UIWindow? = nil) -> UIWindow {
        let window = window ?? UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
        return window
    }

    /// A key window with a plain controller that holds a view.
    @discardableResult
    package func show(_ view: UIView) -> UIWindow {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return show(controller)
    }

    package func turn(_ events: StageEvent...) { stage.turn(with: events) }

    package func advance(by seconds: TimeInterval) {
        stage.clock.advance(to: stage.clock.now + seconds)
        turn()
    }

    package func touch(_ id: Int = 1, _ phase: TouchSamplePhase, _ x: CGFloat, _ y: CGFloat) {
        turn(.touches([TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y))]))
    }

    package func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(1, .began, x, y)
        touch(1, .ended, x, y)
    }

    /// The pixel of the last frame, 0xAARRGGBB.
    package func pixel(_ x: Int, _ y: Int) -> UInt32 {
        guard let buffer = stage.lastFrame?.buffer else { return 0 }
        return buffer.bytes.advanced(by: y * buffer.bytesPerRow + x * 4).loadUnaligned(as: UInt32.self)
    }
}

/// A log of calls in order.
@MainActor package final class CallLog {
    package var calls: [String] = []
    package init() {}
    package func callAsFunction(_ call: String) { calls.append(call) }
    package func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
