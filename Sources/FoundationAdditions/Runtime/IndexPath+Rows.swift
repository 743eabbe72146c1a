// Rows and items of sections.
// Apple: "IndexPath", init(row:section:); "UIKit", NSIndexPath additions.
import Foundation

extension IndexPath {
    /// The path of a row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path of an item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section: the first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row: the second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item: the second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
