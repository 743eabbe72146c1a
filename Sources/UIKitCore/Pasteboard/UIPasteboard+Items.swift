// The items of pasteboards: shared by name, changed, expired, chosen by index.
// Apple: "UIPasteboard".
import Foundation
import UIKitValues

/// A session's pasteboards by name.
@MainActor enum Pasteboards {
    @SessionValue private static var boards: [UIPasteboard.Name: UIPasteboard] = [:]

    static func named(_ name: UIPasteboard.Name, create: Bool) -> UIPasteboard? {
        if let board = boards[name] { return board }
        guard create || name == .general else { return nil }
        let board = UIPasteboard(storing: name)
        boards[name] = board
        return board
    }

    static func remove(_ name: UIPasteboard.Name) {
        guard name != .general, let board = boards.removeValue(forKey: name) else { return }
        board.content = UIPasteboard.Content()
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: board)
    }

    /// What the host's clipboard holds, in place of what is on the general pasteboard.
    static func take(_ text: String) {
        guard let board = named(.general, create: true), board.string != text else { return }
        isFromHost = true
        defer { isFromHost = false }
        board.string = text
    }

    /// Whether the change under way comes from the host, which need not hear of it.
    @SessionValue private(set) static var isFromHost = false
}

extension UIPasteboard {
    /// The object that holds the items of this name; itself once the name was removed.
    var shared: UIPasteboard { Pasteboards.named(name, create: false) ?? self }

    /// The items that have not expired.
    var present: [[String: Any]] {
        if let end = content.expiration, end <= Date() { return [] }
        return content.items
    }

    func replace(_ items: [[String: Any]], _ options: [OptionsKey: Any]) {
        change(to: items.map(PasteboardValue.typed), until: options[.expirationDate] as? Date)
        if !(options[.localOnly] as? Bool ?? false) { tellHost() }
    }

    func append(_ items: [[String: Any]]) {
        change(to: present + items.map(PasteboardValue.typed), until: content.expiration)
        tellHost()
    }

    /// The first item's text goes to the stage; those of named pasteboards stay here.
    private func tellHost() {
        guard name == .general, !Pasteboards.isFromHost else { return }
        let item = content.items.first
        let text = item.flatMap(PasteboardValue.string) ?? item.flatMap(PasteboardValue.url)?.absoluteString
        AppSession.current.stage?.copied(text)
    }

    private func change(to items: [[String: Any]], until expiration: Date?) {
        let before = Set(content.items.flatMap(\.keys))
        let after = Set(items.flatMap(\.keys))
        content.items = items
        content.expiration = expiration
        content.changes += 1
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
                UIPasteboard.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
            ])
    }

    func chosen(_ set: IndexSet?) -> [[String: Any]]? {
        let items = self.items
        guard let set else { return items }
        guard set.allSatisfy({ $0 < items.count }) else { return nil }
        return set.map { items[$0] }
    }

    func indices(of types: [String]) -> IndexSet? {
        let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: types) }
        return found.isEmpty ? nil : IndexSet(found)
    }
}

/// Values as representations of a type, and back.
@MainActor package enum PasteboardValue {
    package static func item(string: String) -> [String: Any] { ["public.utf8-plain-text": string] }
    package static func item(url: URL) -> [String: Any] { ["public.url": url] }
    package static func item(image: UIImage) -> [String: Any] { ["public.png": image] }
    package static func item(color: UIColor) -> [String: Any] { ["com.apple.uikit.color": color] }

    /// An item whose automatic values have found their types.
    static func typed(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[UIPasteboard.typeAutomatic] else { return item }
        var result = item
        result[UIPasteboard.typeAutomatic] = nil
        let own: [String: Any] =
            switch value {
            case let text as String: self.item(string: text)
            case let url as URL: self.item(url: url)
            case let image as UIImage: self.item(image: image)
            case let color as UIColor: self.item(color: color)
            default: [UIPasteboard.typeAutomatic: value]
            }
        return result.merging(own) { old, _ in old }
    }

    static func all<Value>(_ items: [[String: Any]], _ read: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(read)
        return values.isEmpty ? nil : values
    }

    static func string(_ item: [String: Any]) -> String? {
        for type in UIPasteboard.typeListString {
            if let text = item[type] as? String { return text }
            if let data = item[type] as? Data, let text = String(data: data, encoding: .utf8) { return text }
        }
        return nil
    }

    static func url(_ item: [String: Any]) -> URL? {
        for type in UIPasteboard.typeListURL {
            if let url = item[type] as? URL { return url }
            if let text = item[type] as? String, let url = URL(string: text) { return url }
            if let data = item[type] as? Data, let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) {
                return url
            }
        }
        return nil
    }

    static func image(_ item: [String: Any]) -> UIImage? {
        for type in UIPasteboard.typeListImage {
            if let image = item[type] as? UIImage { return image }
            if let data = item[type] as? Data, let image = UIImage(data: data) { return image }
        }
        return nil
    }

    static func color(_ item: [String: Any]) -> UIColor? {
        UIPasteboard.typeListColor.lazy.compactMap { item[$0] as? UIColor }.first
    }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
