// What the app does outside of itself happens in the page: opened addresses, copied and shared texts.
// No Apple page: this is ours. The messages are listed in Documentation/Guides/BrowserStage.md.
import Foundation
import Stage

extension BrowserStage {
    /// The schemes of addresses that a page opens.
    package static let openableSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// The page whose user did something last, else any.
    private var outsideViewer: Viewer? { activeViewer.flatMap { viewers[$0] } ?? viewers.values.first }

    /// Whether a page looks and the address is of the web, of mail or of a telephone.
    public func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return !viewers.isEmpty && Self.openableSchemes.contains(scheme)
    }

    /// Has the page open the address in a tab of its own; where the browser wants a click for that, it asks for one.
    public func open(_ url: URL) -> Bool {
        guard canOpen(url), let viewer = outsideViewer else { return false }
        viewer.say(OutsideMessage.open(url.absoluteString))
        return true
    }

    /// Has the page put the text on the clipboard of its browser.
    public func copied(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        outsideViewer?.say(OutsideMessage.copy(text))
    }

    /// Has every page give its mouse that look over the screen.
    public func show(_ pointer: StagePointer) {
        for viewer in viewers.values { viewer.say(OutsideMessage.pointer(pointer)) }
    }

    /// The browser of a page, where it can share.
    public var shareTargets: [StageShareTarget] {
        sharingViewers.isEmpty ? [] : [StageShareTarget(identifier: "vitrine.browser.share", title: "Share in Browser")]
    }

    /// Hands texts and the first address to the page; pictures do not travel: false for pictures alone.
    public func share(_ items: [StageSharedItem], with target: StageShareTarget) -> Bool {
        let able = activeViewer.flatMap { sharingViewers.contains($0) ? $0 : nil } ?? sharingViewers.min()
        guard shareTargets.contains(target), let viewer = able.flatMap({ viewers[$0] }) else { return false }
        var texts: [String] = []
        var address: String?
        for item in items {
            switch item {
            case .text(let text): texts.append(text)
            case .url(let url): if address == nil { address = url.absoluteString } else { texts.append(url.absoluteString) }
            case .png: continue
            }
        }
        guard !texts.isEmpty || address != nil else { return false }
        viewer.say(OutsideMessage.share(texts.joined(separator: "\n"), address))
        return true
    }
}

/// What a page is told to do outside of the app.
package enum OutsideMessage {
    private struct Message: Encodable {
        let t: String
        var v: String?
        var u: String?
    }

    package static func open(_ address: String) -> String { json(Message(t: "open", v: address)) }
    package static func copy(_ text: String) -> String {
        json(Message(t: "copy", v: String(text.prefix(PageMessage.maximumText))))
    }
    package static func share(_ text: String, _ address: String?) -> String {
        let text = text.isEmpty ? nil : String(text.prefix(PageMessage.maximumText))
        return json(Message(t: "share", v: text, u: address))
    }

    /// As a cursor of CSS.
    package static func pointer(_ pointer: StagePointer) -> String {
        let cursor =
            switch pointer {
            case .system: "default"
            case .hidden: "none"
            case .verticalBeam: "text"
            case .horizontalBeam: "vertical-text"
            }
        return json(Message(t: "pointer", v: cursor))
    }

    private static func json(_ message: Message) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
