// What objects do to be carried by an item provider, and to be made of what one carries.
// Apple: "NSItemProviderWriting", "NSItemProviderReading".
import Foundation

/// Who may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All apps; one team's apps; a group's apps; the app alone. One process makes no difference between them.
    case all = 0, team = 1, group = 2, ownProcess = 3
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The receiver opens the file where it is, instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that gives data of itself.
///
/// Differs from Apple in: values may adopt it as well as classes, so that `"text" as NSItemProviderWriting` holds without a bridge
/// from String to NSString.
public protocol NSItemProviderWriting: SendableMetatype {
    /// The types of the data that objects of the class give, the most faithful one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The same for one object; those of the class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Who sees data of a type; all by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// The same for one object; that of the class by default.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Makes data of a type and calls the closure once, on any thread. Returns how far it is, or nil.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}

/// A class whose objects are made of data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types of data that objects can be made of, the most faithful one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data. Called on any thread.
    /// - Throws: Any error where the data is none of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// The old name of ``errorDomain``.
    public static var NSItemProviderErrorDomain: String { errorDomain }

    /// Why an item provider gives nothing.
    public enum ErrorCode: Int, Sendable {
        /// Unknown.
        case unknownError = -1
        /// No representation of the type, or it gave neither data nor an error.
        case itemUnavailableError = -1000
        /// The value has another class than the one that was asked for.
        case unexpectedValueClassError = -1100
        /// The value could not be made from the representation.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ words: String) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
