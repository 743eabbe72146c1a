// A place where apps leave what others may take: the general pasteboard, and named ones.
// Apple: "UIPasteboard".
import Foundation
import UIKitValues

/// A place where apps leave what others may take.
///
/// It lives in the process. A stage with a clipboard gets the text of what is put on the general one, and hands over what
/// its user pastes: the page of the browser stage does. Main actor alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A name of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of any string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the general pasteboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// How items are kept.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A key of any string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `Date` after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A `Bool`: no other app sees the items; the stage is not told of them.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    struct Content {
        var items: [[String: Any]] = []
        var expiration: Date?
        var changes = 0
    }
    final var content = Content()
    /// The name of the pasteboard.
    public let name: Name

    init(storing name: Name) {
        self.name = name
        super.init()
    }

    /// The pasteboard that copying and pasting uses.
    open class var general: UIPasteboard { Pasteboards.named(.general, create: true)! }
    /// A new pasteboard that nobody else knows by name.
    open class func withUniqueName() -> UIPasteboard {
        Pasteboards.named(Name(rawValue: UUID().uuidString), create: true)!
    }
    /// The pasteboard of a name; nil where there is none and none is to be made. Two of one name share their items.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let board = Pasteboards.named(pasteboardName, create: create) else { return nil }
        self.init(storing: board.name)
    }
    /// Empties a pasteboard and forgets its name; the general one stays.
    open class func remove(withName pasteboardName: Name) { Pasteboards.remove(pasteboardName) }
    /// Whether it outlives the process; never here.
    open var isPersistent: Bool { false }

    /// Counts up with each change of the items.
    open var changeCount: Int { shared.content.changes }
    /// The items: representations by type. Setting them replaces all.
    open var items: [[String: Any]] {
        get { shared.present }
        set { shared.replace(newValue, [:]) }
    }
    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// Replaces the items and says how long they stay.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { shared.replace(items, options) }
    /// Adds items to those that are there.
    open func addItems(_ items: [[String: Any]]) { shared.append(items) }

    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    /// Whether the first item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
    /// The first item's representation of a type as bytes; texts and addresses as UTF-8, pictures as PNG.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardValue.data)
    }
    /// The first item's representation of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    /// Replaces everything by one item of a value: a string, address, picture, colour, number, date, array, dictionary.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    /// Replaces everything by one item of bytes.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// The types of the items of a set of indices, nil for all; nil where an index is beyond them.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet)?.map { $0.keys.sorted() } }
    /// Whether every item of the set has one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
    }
    /// The indices of the items that have one of the types; nil where none has.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? { indices(of: pasteboardTypes) }
    /// The values of a type of the items of a set that have it.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }
    /// The bytes of a type of the items of a set that have it.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardValue.data) }
    }

    /// The first item as text. Setting it replaces everything; nil empties the pasteboard.
    open var string: String? {
        get { items.first.flatMap(PasteboardValue.string) }
        set { items = newValue.map { [PasteboardValue.item(string: $0)] } ?? [] }
    }
    /// The items as texts, nil where none is one.
    open var strings: [String]? {
        get { PasteboardValue.all(items, PasteboardValue.string) }
        set { items = (newValue ?? []).map(PasteboardValue.item(string:)) }
    }
    /// The first item as an address.
    open var url: URL? {
        get { items.first.flatMap(PasteboardValue.url) }
        set { items = newValue.map { [PasteboardValue.item(url: $0)] } ?? [] }
    }
    /// The items as addresses, nil where none is one.
    open var urls: [URL]? {
        get { PasteboardValue.all(items, PasteboardValue.url) }
        set { items = (newValue ?? []).map(PasteboardValue.item(url:)) }
    }
    /// The first item as a picture.
    open var image: UIImage? {
        get { items.first.flatMap(PasteboardValue.image) }
        set { items = newValue.map { [PasteboardValue.item(image: $0)] } ?? [] }
    }
    /// The items as pictures, nil where none is one.
    open var images: [UIImage]? {
        get { PasteboardValue.all(items, PasteboardValue.image) }
        set { items = (newValue ?? []).map(PasteboardValue.item(image:)) }
    }
    /// The first item as a colour.
    open var color: UIColor? {
        get { items.first.flatMap(PasteboardValue.color) }
        set { items = newValue.map { [PasteboardValue.item(color: $0)] } ?? [] }
    }
    /// The items as colours, nil where none is one.
    open var colors: [UIColor]? {
        get { PasteboardValue.all(items, PasteboardValue.color) }
        set { items = (newValue ?? []).map(PasteboardValue.item(color:)) }
    }

    /// Whether an item is text.
    open var hasStrings: Bool { strings != nil }
    /// Whether an item is an address.
    open var hasURLs: Bool { urls != nil }
    /// Whether an item is a picture.
    open var hasImages: Bool { images != nil }
    /// Whether an item is a colour.
    open var hasColors: Bool { colors != nil }
}

extension UIPasteboard {
    /// The items have changed; sent by the pasteboard, with the keys below.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The key of the types that came.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that went.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
    /// The pasteboard was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
    /// The types that are read as text.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text", "public.plain-text"]
    /// The types that are read as addresses.
    public nonisolated static let typeListURL = ["public.url", "public.file-url"]
    /// The types that are read as pictures.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "com.apple.uikit.image",
    ]
    /// The types that are read as colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    /// The type of a value whose own type is to be found by its class.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}
