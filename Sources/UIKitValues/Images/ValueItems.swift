// Images and colours as items.
// Apple: "NSItemProviderWriting", "NSItemProviderReading": UIImage and UIColor adopt them. The types and their order are guessed.
import CoreGraphics
import Foundation
import FoundationAdditions

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) else { throw ValueItemError.unreadable("an image", data.count) }
        return try ItemData.cast(image, Self.self)
    }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
    /// Extended sRGB components and alpha in the current traits; the bytes are no other app's to read.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            completionHandler(nil, ValueItemError.pattern)
            return nil
        }
        do { completionHandler(try JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil) } catch {
            completionHandler(nil, error)
        }
        return nil
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let parts = try JSONDecoder().decode([Double].self, from: data)
        guard parts.count == 4 else { throw ValueItemError.unreadable("a colour", data.count) }
        let color = UIColor(red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
        return try ItemData.cast(color, Self.self)
    }
}

/// Why an image or a colour is no item.
private enum ValueItemError: Error, CustomStringConvertible {
    case unreadable(String, Int)
    case pattern

    var description: String {
        switch self {
        case .unreadable(let what, let count): "\(count) bytes are no data of \(what)."
        case .pattern: "A pattern has no components."
        }
    }
}
