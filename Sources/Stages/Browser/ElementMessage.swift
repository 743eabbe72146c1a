// What a page is told of the screen's elements: what changed since it was told last.
// No Apple page: this is ours. The messages are listed in Documentation/Guides/BrowserStage.md.
import Foundation
import Stage

/// What a page is told of the screen's elements.
package enum ElementMessage {
    /// Characters of a text that travel.
    package static let maximumText = 1_000
    /// Elements that a page is told of.
    package static let maximumElements = 5_000

    private struct Change: Encodable {
        let t = "elements"
        var roots: [Int]?
        var set: [Item]?
        var drop: [Int]?
    }

    private struct Item: Encodable {
        let i: Int
        let r: StageElement.Role
        let f: [Double]
        let n: String?
        let v: String?
        let p: String?
        let h: String?
        let d: String?
        let l: String?
        let s: Int?
        let a: [String]?
        let c: [Int]?

        init(_ element: StageElement) {
            i = element.id
            r = element.role
            let frame = element.frame
            f = [frame.minX, frame.minY, frame.width, frame.height].map { value in
                let bounded = value.isFinite ? min(max(Double(value), -100_000), 100_000) : 0
                return (bounded * 100).rounded() / 100
            }
            n = Self.cut(element.label)
            v = Self.cut(element.value)
            p = Self.cut(element.placeholder)
            h = Self.cut(element.hint)
            d = Self.cut(element.identifier)
            l = Self.cut(element.language)
            s = element.states.isEmpty ? nil : element.states.rawValue
            let names = element.actions.prefix(PageMessage.maximumActions).map { Self.cut($0) ?? "" }
            a = names.isEmpty ? nil : names
            c = element.children.isEmpty ? nil : element.children
        }

        private static func cut(_ text: String?) -> String? { text.map { String($0.prefix(ElementMessage.maximumText)) } }
    }

    private struct Saying: Encodable {
        let t = "say"
        let v: String
    }

    /// Nil where nothing changed.
    package static func change(from old: StageElements, to new: StageElements) -> String? {
        var change = Change()
        if old.roots != new.roots { change.roots = new.roots }
        let set = new.all.values.filter { old.all[$0.id] != $0 }.sorted { $0.id < $1.id }.prefix(maximumElements)
        if !set.isEmpty { change.set = set.map(Item.init) }
        let drop = old.all.keys.filter { new.all[$0] == nil }.sorted()
        if !drop.isEmpty { change.drop = drop }
        guard change.roots != nil || change.set != nil || change.drop != nil else { return nil }
        return json(change)
    }

    /// A text to be said.
    package static func saying(_ text: String) -> String { json(Saying(v: String(text.prefix(maximumText)))) }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
