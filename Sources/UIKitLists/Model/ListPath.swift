// A row of a section, as two numbers.
// Apple: "IndexPath".
import Foundation

/// A section and a row or item in it: 16 bytes, compared and hashed without a look at an `IndexPath`'s storage.
package struct ListPath: Hashable, Comparable, Sendable {
    package var section: Int
    package var row: Int

    package init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }

    /// Nil where the path does not have two indices.
    package init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path[0], path[1])
    }

    package var indexPath: IndexPath { IndexPath(indexes: [section, row]) }

    package static func < (one: ListPath, other: ListPath) -> Bool {
        one.section != other.section ? one.section < other.section : one.row < other.row
    }

    /// As Foundation prints an index path since iOS 11; the address is left out.
    var described: String { "<NSIndexPath: 0x…> {length = 2, path = \(section) - \(row)}" }
}
