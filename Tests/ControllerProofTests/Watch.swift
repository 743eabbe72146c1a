// Which call may come next, for one controller.
// Apple: "UIViewController", Responding to view-related events.
import Foundation
import UIKit

/// Where a controller is in its life; what comes at the wrong time goes into the ledger.
@MainActor final class Watch {
    enum Phase { case disappeared, appearing, appeared, disappearing }
    private(set) var phase = Phase.disappeared
    private(set) var name = ""
    private weak var ledger: Ledger?
    private var isAppearingCalls = 0

    func begin(_ ledger: Ledger, _ name: String) {
        self.ledger = ledger
        self.name = name
    }

    private func goes(to next: Phase, from allowed: Phase..., call: String) {
        ledger?.called("\(name) \(call)")
        if !allowed.contains(phase) { ledger?.fault("\(name): \(call) while \(phase)") }
        phase = next
    }

    func willAppear() {
        isAppearingCalls = 0
        goes(to: .appearing, from: .disappeared, .disappearing, call: "viewWillAppear")
    }
    func isAppearing() {
        isAppearingCalls += 1
        if phase != .appearing || isAppearingCalls > 1 {
            ledger?.fault("\(name): viewIsAppearing while \(phase), call \(isAppearingCalls)")
        }
    }
    func didAppear() {
        goes(to: .appeared, from: .appearing, call: "viewDidAppear")
        if isAppearingCalls != 1 { ledger?.fault("\(name): \(isAppearingCalls) calls of viewIsAppearing before viewDidAppear") }
    }
    func willDisappear() { goes(to: .disappearing, from: .appeared, .appearing, call: "viewWillDisappear") }
    func didDisappear() { goes(to: .disappeared, from: .disappearing, call: "viewDidDisappear") }
}

/// A controller under watch.
@MainActor protocol Watched: UIViewController { var watch: Watch { get } }
