// Objective-C's runtime in a file that imports Foundation alone, as Darwin's brings it.
import Foundation

enum Cleaner {
    /// Calls a method whose name is put together, if there is one.
    static func clean(_ object: NSObject) -> Bool {
        let clear = Selector(("remove" + "All" + "Items"))
        guard object.responds(to: clear) else { return false }
        _ = object.perform(clear)
        return true
    }
    static func same(_ name: String, _ selector: Selector) -> Bool { NSSelectorFromString(name) == selector }
}
