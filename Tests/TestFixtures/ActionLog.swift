// The targets of controls' actions in tests.
// No Apple page: this is ours.
import SelectorDispatch
import UIKit

/// Writes down who called, with which event.
@MainActor package final class ActionLog: UIResponder {
    package static let plain: Selector = {
        DispatchTable.register("plain", on: ActionLog.self) { (log: ActionLog) in log.calls.append("plain") }
        return Selector("plain")
    }()
    package static let withSender: Selector = {
        DispatchTable.register("withSender:", on: ActionLog.self) { (log: ActionLog, sender: UIControl) in
            log.calls.append("sender")
            log.sender = sender
        }
        return Selector("withSender:")
    }()
    package static let withEvent: Selector = {
        DispatchTable.register("withSender:event:", on: ActionLog.self) {
            (log: ActionLog, sender: UIControl, event: UIEvent) in
            log.calls.append("event \(event.type.rawValue)")
        }
        return Selector("withSender:event:")
    }()
    package var calls: [String] = []
    package weak var sender: UIControl?
}
