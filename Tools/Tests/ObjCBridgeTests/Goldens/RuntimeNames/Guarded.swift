import Foundation

final class Guarded {
    private var count = 0
    func add() {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        autoreleasepool { count += 1 }
    }
}
