// A controller that knows which call may come next, and the ledger in which every mistake is written.
// Apple: "UIViewController", Responding to view-related events.
import Foundation
import UIKit

/// What a run finds out.
@MainActor final class Ledger {
    /// Mistakes, in words.
    private(set) var faults: [String] = []
    private var alive: [Weak] = []
    private struct Weak { weak var controller: UIViewController? }
    private(set) var calls = 0
    private var next = 0

    func fault(_ words: String) { if faults.count < 20 { faults.append(words) } }
    func called() { calls += 1 }

    /// A controller under watch, with a number.
    func make() -> Watched {
        next += 1
        return keep(Watched(next, self))
    }

    /// Containers are to be let go too.
    func keep<Controller: UIViewController>(_ controller: Controller) -> Controller {
        alive.append(Weak(controller: controller))
        return controller
    }

    var living: [UIViewController] { alive.compactMap(\.controller) }

    /// Where nothing moves, those in the window have appeared and no others have.
    func checkAtRest(_ when: String) {
        for case let one as Watched in living {
            let isInWindow = one.viewIfLoaded?.window != nil
            guard one.phase != (isInWindow ? .appeared : .disappeared) else { continue }
            fault("\(when): \(one.name) is \(one.phase), its view \(isInWindow ? "in" : "out of") the window")
        }
    }

    /// A completion that must come once at the most.
    func once(_ what: String) -> () -> Void {
        var count = 0
        return { [weak self] in
            count += 1
            if count > 1 { self?.fault("completion of \(what) came \(count) times") }
        }
    }
}

/// Says where in its life it is, and what came at the wrong time.
@MainActor final class Watched: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }
    private(set) var phase = Phase.disappeared
    private let ledger: Ledger
    let name: String
    private var isAppearingCalls = 0

    init(_ number: Int, _ ledger: Ledger) {
        self.ledger = ledger
        name = "controller \(number)"
        super.init(nibName: nil, bundle: nil)
        title = "\(number)"
    }
    required init?(coder: NSCoder) { return nil }

    private func goes(to next: Phase, from allowed: Phase..., call: String) {
        ledger.called()
        if !allowed.contains(phase) { ledger.fault("\(name): \(call) while \(phase)") }
        phase = next
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAppearingCalls = 0
        goes(to: .appearing, from: .disappeared, .disappearing, call: "viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        isAppearingCalls += 1
        if phase != .appearing || isAppearingCalls > 1 { ledger.fault("\(name): viewIsAppearing while \(phase), call \(isAppearingCalls)") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        goes(to: .appeared, from: .appearing, call: "viewDidAppear")
        if isAppearingCalls != 1 { ledger.fault("\(name): \(isAppearingCalls) calls of viewIsAppearing before viewDidAppear") }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        goes(to: .disappearing, from: .appeared, .appearing, call: "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        goes(to: .disappeared, from: .disappearing, call: "viewDidDisappear")
    }
}
