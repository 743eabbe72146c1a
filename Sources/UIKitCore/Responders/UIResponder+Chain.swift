// Forwarding along the chain, and the walk that a cycle cannot hang.
// Apple: "Using responders and the responder chain to handle events".
import Diagnostics
import Foundation
import SelectorDispatch

extension UIResponder {
    /// The chain from this responder to its end. If the chain comes back to itself, it stops with a diagnostic.
    package var responderChain: [UIResponder] {
        var chain: [UIResponder] = []
        var seen = Set<ObjectIdentifier>()
        var current: UIResponder? = self
        while let responder = current {
            guard seen.insert(ObjectIdentifier(responder)).inserted else {
                reportCycle(at: responder)
                break
            }
            chain.append(responder)
            current = responder.next
        }
        return chain
    }

    func reportCycle(at responder: UIResponder) {
        Catalogue.responderCycle.report(
            object: ObjectName.of(responder),
            cause: "\(type(of: responder)).next leads back to the same \(type(of: responder)).")
    }

    /// Calls the next responder, unless the chain from here is a cycle that this event has been round.
    private func forward(_ deliver: (UIResponder) -> Void) {
        guard let next else { return }
        ForwardingDepth.value += 1
        defer { ForwardingDepth.value -= 1 }
        if ForwardingDepth.value > ForwardingDepth.checkAfter, chainIsCyclic {
            if ForwardingDepth.value == ForwardingDepth.checkAfter + 1 { reportCycle(at: self) }
            return
        }
        deliver(next)
    }

    /// Floyd's walk: constant memory, no report.
    private var chainIsCyclic: Bool {
        var slow: UIResponder? = self
        var fast: UIResponder? = next
        while let there = fast {
            if there === slow { return true }
            slow = slow?.next
            fast = there.next?.next
        }
        return false
    }

    func forwardBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }
    func forwardMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }
    func forwardEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }
    func forwardCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }
    func forwardBegan(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        guard next != nil else { return AppSession.current.text?.type(presses) ?? () }
        forward { $0.pressesBegan(presses, with: event) }
    }
    func forwardChanged(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        forward { $0.pressesChanged(presses, with: event) }
    }
    func forwardEnded(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        forward { $0.pressesEnded(presses, with: event) }
    }
    func forwardCancelled(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        forward { $0.pressesCancelled(presses, with: event) }
    }
    func forwardBegan(_ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
        forward { $0.motionBegan(motion, with: event) }
    }
    func forwardEnded(_ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
        forward { $0.motionEnded(motion, with: event) }
    }
    func forwardCancelled(_ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
        forward { $0.motionCancelled(motion, with: event) }
    }

    func findTarget(_ action: Selector, _ sender: Any?) -> Any? {
        responderChain.first { $0.canPerformAction(action, withSender: sender) }
    }
}

/// How deep the forwarding of one event is; chains of real apps stay far below the mark.
@MainActor private enum ForwardingDepth {
    static var value = 0
    static let checkAfter = 64
}
