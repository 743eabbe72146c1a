// What reached the world outside the app: feedback for the hand, opened addresses.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore

extension Harness {
    /// What feedback generators played, in order: `impact.medium`, `notification.success`, `selection`.
    public var playedFeedback: [String] { PlayedFeedback.all }

    /// The addresses that the app had opened by `UIApplication.open`, in order.
    public var openedURLs: [URL] { stage.openedURLs }

    /// The names of those outside the app that take shared items; nobody unless set. A name is its own identifier.
    public var shareTargets: [String] {
        get { stage.shareTargets.map(\.title) }
        set { stage.shareTargets = newValue.map { StageShareTarget(identifier: $0, title: $0) } }
    }

    /// What was shared with whom, in order: texts and addresses as they are, pictures as their number of bytes.
    public var shared: [(target: String, items: [String])] {
        stage.shared.map { entry in
            let items = entry.items.map { item in
                switch item {
                case .text(let text): text
                case .url(let url): url.absoluteString
                case .png(let data): "PNG of \(data.count) bytes"
                }
            }
            return (entry.target.title, items)
        }
    }

    /// How the app wants the stage's pointer to look: `system`, `hidden`, or a beam with its length, `verticalBeam 20`.
    public var pointer: String {
        switch stage.pointer {
        case .system: "system"
        case .hidden: "hidden"
        case .verticalBeam(let length): "verticalBeam \(length.short)"
        case .horizontalBeam(let length): "horizontalBeam \(length.short)"
        }
    }

    /// The schemes of addresses that this device opens; `http`, `https` and `app-settings` unless set.
    public var openableSchemes: Set<String> {
        get { stage.openableSchemes }
        set { stage.openableSchemes = newValue }
    }
}
