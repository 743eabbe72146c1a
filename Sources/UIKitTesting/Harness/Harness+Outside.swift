// The effects outside of the app: feedback for the hand, opened addresses.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore
import UIKitValues

extension Harness {
    /// The feedback that generators played, in order, such as `impact.medium`, `notification.success` and `selection`.
    public var playedFeedback: [String] { PlayedFeedback.all }

    /// The URLs that the app opened with `UIApplication.open`, in order.
    public var openedURLs: [URL] { stage.openedURLs }

    /// The names of the apps that accept shared items; none by default. A name is also the identifier.
    public var shareTargets: [String] {
        get { stage.shareTargets.map(\.title) }
        set { stage.shareTargets = newValue.map { StageShareTarget(identifier: $0, title: $0) } }
    }

    /// The shared items and their targets, in order. Texts and URLs are unchanged; pictures are given as their number of bytes.
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

    /// The pointer shape that the app requests: `system`, `hidden`, or a beam with its length, such as `verticalBeam 20`.
    public var pointer: String {
        switch stage.pointer {
        case .system: "system"
        case .hidden: "hidden"
        case .verticalBeam(let length): "verticalBeam \(length.short)"
        case .horizontalBeam(let length): "horizontalBeam \(length.short)"
        }
    }

    /// The URL schemes that this device opens; `http`, `https` and `app-settings` by default.
    public var openableSchemes: Set<String> {
        get { stage.openableSchemes }
        set { stage.openableSchemes = newValue }
    }
}
