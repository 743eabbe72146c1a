// What a stage can be handed to share.
// No Apple page: this is ours.
import Foundation

/// Something outside the app that takes shared items: a mail program, a printer.
public struct StageShareTarget: Sendable, Hashable {
    /// Its name for programs, in reverse domain form.
    public var identifier: String
    /// Its name for people.
    public var title: String

    /// A target of a name.
    public init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
    }
}

/// One shared item.
public enum StageSharedItem: Sendable, Hashable {
    /// A text.
    case text(String)
    /// An address.
    case url(URL)
    /// A picture as PNG.
    case png(Data)
}
