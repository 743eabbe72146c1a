// A stage without a display that says things to the app and keeps what it hears.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore

/// A stage whose elements are read.
@MainActor final class TalkingStage: Stage {
    weak var client: (any StageClient)?
    private(set) var environment = StageEnvironment(scale: 1)
    let clock = StageClock(isVirtual: true)
    let wantsElements = true
    var sent: [StageElements] = []

    func requestTurn() {}
    func present(_ frame: StageFrame) {}
    func present(_ elements: StageElements) { sent.append(elements) }
    func run() -> Never { fatalError("a test runs no loop") }

    /// One turn with these events, a second after the last.
    func turn(_ events: StageEvent..., after seconds: TimeInterval = 1) {
        for case .environment(let changed) in events { environment = changed }
        clock.advance(to: clock.now + seconds)
        client?.stage(self, turnWith: events)
    }

    func element(_ label: String) -> StageElement? { sent.last?.all.values.first { $0.label == label } }

    /// A stage in the harness's place, with a window whose root the closure fills.
    static func install(
        controller: UIViewController = UIViewController(), _ fill: (UIView) -> Void = { _ in }
    ) -> TalkingStage {
        let stage = TalkingStage()
        UIApplication.install(stage: stage)
        fill(controller.view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        kept = window
        stage.turn()
        return stage
    }
}

@MainActor private var kept: UIWindow?
