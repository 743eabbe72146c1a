// A target for recognizers and display links that calls a closure, over Apple's UIKit and over Vitrine's.
// Apple: "Target-Action"; "CADisplayLink".
import UIKit

/// Calls a closure with the sender of an action.
@MainActor final class DeckTarget: NSObject {
    private let body: (AnyObject) -> Void

    init(_ body: @escaping (AnyObject) -> Void) { self.body = body }

    #if canImport(ObjectiveC)
        static let action = #selector(call(_:))
        @objc func call(_ sender: AnyObject) { body(sender) }
    #else
        static let action: Selector = {
            DispatchTable.register("call:", on: DeckTarget.self) { (target: DeckTarget, sender: AnyObject) in
                target.body(sender)
            }
            return Selector("call:")
        }()
    #endif
}

/// Calls a closure at each frame until it is stopped.
@MainActor final class DeckTicker {
    private var link: CADisplayLink?

    func start(_ body: @escaping () -> Void) {
        stop()
        let link = CADisplayLink(target: DeckTarget { _ in body() }, selector: DeckTarget.action)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
