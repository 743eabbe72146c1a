import Foundation

open class Panel: NSObject {
    open var edge: Int = 0
    open var title = ""
}

open class Sheet: Panel {
    var moves: [String] = []

#sourceLocation(file: "<moved into Sheet>", line: 1)
open override var edge: Int { didSet { _vit_edge = oldValue } }
open override var title: String { willSet { _vit_title = newValue } }
#sourceLocation(file: "ObservedOverrides/Base.swift", line: 10)
}
