import Foundation

open class Panel: NSObject {
    open var edge: Int = 0
    open var title = ""
}

open class Sheet: Panel {
    var moves: [String] = []
}
