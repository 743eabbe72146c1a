// The two kinds of views of a section.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// A header or a footer.
enum TableViewKind {
    case header, footer

    var word: String { self == .header ? "header" : "footer" }
    func part(_ section: Int) -> ListOffsets.Part { self == .header ? .header(section) : .footer(section) }
}

/// A header or footer that is in the table.
struct TableSectionView {
    let view: UIView
    /// Whether the table made it for a title.
    let isOwn: Bool
    var isPinned = false
}
