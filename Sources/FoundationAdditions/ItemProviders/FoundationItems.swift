// Texts and addresses as items.
// Apple: "NSItemProviderWriting", "NSItemProviderReading": NSString, NSURL and NSAttributedString adopt them. The types and their order
// are guessed.
import Foundation

/// The data and the types of texts and addresses.
package enum ItemData {
    package static let utf8 = "public.utf8-plain-text"
    package static let utf16 = "public.utf16-plain-text"
    package static let plain = "public.plain-text"
    package static let url = "public.url"
    package static let fileURL = "public.file-url"

    /// Bytes of a text in a type's encoding.
    package static func bytes(_ text: String, _ type: String) -> Data? { text.data(using: type == utf16 ? .utf16 : .utf8) }

    /// The text of bytes.
    package static func text(_ data: Data, _ type: String) throws -> String {
        guard let text = String(data: data, encoding: type == utf16 ? .utf16 : .utf8) else {
            throw NSItemProvider.error(.unavailableCoercionError, "\(data.count) bytes are no text of the type \(type).")
        }
        return text
    }

    /// An object as one of the class that a protocol's method is called on, which may be a subclass.
    package static func cast<Wanted>(_ object: Any, _ type: Wanted.Type) throws -> Wanted {
        guard let cast = object as? Wanted else {
            throw NSItemProvider.error(.unexpectedValueClassError, "The object is none of \(type).")
        }
        return cast
    }
}

extension String: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemData.utf8] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ItemData.bytes(self, typeIdentifier), nil)
        return nil
    }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemData.utf8] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [ItemData.utf8, ItemData.utf16, ItemData.plain, ItemData.url]
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ItemData.bytes(String._unconditionallyBridgeFromObjectiveC(self), typeIdentifier), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try ItemData.text(data, typeIdentifier)
        return try ItemData.cast(self is NSMutableString.Type ? NSMutableString(string: text) : NSString(string: text), Self.self)
    }
}

extension URL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemData.url] }
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? [ItemData.fileURL, ItemData.url] : [ItemData.url] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemData.url] }
    public var writableTypeIdentifiersForItemProvider: [String] { isFileURL ? [ItemData.fileURL, ItemData.url] : [ItemData.url] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [ItemData.fileURL, ItemData.url] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try ItemData.text(data, typeIdentifier)
        guard let url = NSURL(string: text) else {
            throw NSItemProvider.error(.unavailableCoercionError, "\"\(text)\" is no address.")
        }
        return try ItemData.cast(url, Self.self)
    }
}

/// The characters alone are carried: the attributes do not go along (Apple carries them as rich text).
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemData.utf8] }
    public static var readableTypeIdentifiersForItemProvider: [String] { [ItemData.utf8, ItemData.utf16, ItemData.plain] }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(ItemData.bytes(string, typeIdentifier), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try ItemData.text(data, typeIdentifier)
        let isMutable = self is NSMutableAttributedString.Type
        return try ItemData.cast(isMutable ? NSMutableAttributedString(string: text) : NSAttributedString(string: text), Self.self)
    }
}
