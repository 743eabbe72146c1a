import Foundation

open class Entry: NSObject {
#sourceLocation(file: "<moved into Entry>", line: 1)
open override func isEqual(_ object: Any?) -> Bool { _vit_isEqual(object) }
#sourceLocation(file: "ExtensionChain/Entries.swift", line: 3)
}
extension Entry {
    public          func _vit_isEqual(_ object: Any?) -> Bool { object is Entry }
}

open class LongEntry: Entry {
#sourceLocation(file: "<moved into LongEntry>", line: 1)
open override func isEqual(_ object: Any?) -> Bool { _vit2_isEqual(object) }
#sourceLocation(file: "ExtensionChain/Entries.swift", line: 8)
}
extension LongEntry {
    public          func _vit2_isEqual(_ object: Any?) -> Bool { super.isEqual(object) && object is LongEntry }
}
