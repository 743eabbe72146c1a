import Foundation

open class Entry: NSObject {}
extension Entry {
    open override func isEqual(_ object: Any?) -> Bool { object is Entry }
}

open class LongEntry: Entry {}
extension LongEntry {
    open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) && object is LongEntry }
}
