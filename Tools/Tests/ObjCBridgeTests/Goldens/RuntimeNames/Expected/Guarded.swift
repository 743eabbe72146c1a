import Foundation

final class Guarded {
    private var count = 0
    func add() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        autoreleasepool { count += 1 }
    }
}

#sourceLocation(file: "<objc of Guarded.swift>", line: 1)
import FoundationAdditions
