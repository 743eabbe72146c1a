import Foundation

final class Listeners {
    private let all = NSHashTable<AnyObject>.weakObjects()
    func add(_ one: AnyObject) { all.add(one) }
}

#sourceLocation(file: "<objc of Listeners.swift>", line: 1)
import SelectorDispatch
