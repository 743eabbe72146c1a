// Locks of objects, exceptions, activities, weak lists, rows.
// Apple: "Objective-C Runtime", "NSException", "NSUserActivity", "NSPointerArray".
import Diagnostics
import Foundation
import FoundationAdditions
import Synchronization
import Testing

private final class Counter: @unchecked Sendable { var value = 0 }

private final class Saver: NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["n": 1]) }
}

@Suite("Runtime") struct RuntimeTests {
    // Covers: objc_sync_enter, objc_sync_exit, autoreleasepool
    @Test("One thread at a time is between enter and exit of an object, and it may enter again")
    func locks() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                counter.value += 1
                objc_sync_exit(counter)
                objc_sync_exit(counter)
            }
        }
        #expect(counter.value == 4000)
        #expect(objc_sync_exit(counter) == -1)
        #expect(autoreleasepool { 3 } == 3)
    }

    // Covers: NSException.raise
    @Test("A raised exception is UIK2105 with its name and reason")
    func exceptions() {
        let found = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { diagnostic in found.withLock { $0.append(diagnostic.pinnedText) } }) {
            NSException(name: .invalidArgumentException, reason: "no").raise()
            NSException.raise(.genericException, format: "%d of %d", 1, 2)
        }
        let texts = found.withLock { $0 }
        #expect(texts.count == 2 && texts[0].contains("UIK2105"))
        #expect(texts[0].contains("NSInvalidArgumentException: no"))
        #expect(texts[1].contains("NSGenericException: 1 of 2"))
    }

    // Covers: NSUserActivity.becomeCurrent, NSUserActivity.needsSave, NSUserActivity.addUserInfoEntries
    @Test("An activity asks its delegate for its values when it becomes current; an invalid one does not become it")
    func activities() {
        let activity = NSUserActivity(activityType: "org.example.read")
        let saver = Saver()
        activity.delegate = saver
        activity.becomeCurrent()
        #expect(NSUserActivity.currentActivity === activity)
        #expect(activity.userInfo?["n"] as? Int == 1)
        activity.userInfo = nil
        activity.needsSave = true
        #expect(activity.userInfo?["n"] as? Int == 1)
        #expect(!activity.needsSave)
        activity.invalidate()
        activity.becomeCurrent()
        #expect(NSUserActivity.currentActivity == nil)
    }

    // Covers: NSPointerArray.addPointer, NSPointerArray.compact, NSPointerArray.pointer
    @Test("A weak list has nil in the place of an object that is gone; compact takes the place out")
    func weakLists() {
        let list = NSPointerArray.weakObjects()
        let kept = NSObject()
        do {
            let lost = NSObject()
            list.addPointer(Unmanaged.passUnretained(lost).toOpaque())
            list.addPointer(Unmanaged.passUnretained(kept).toOpaque())
            list.addPointer(nil)
            #expect(list.count == 3)
            #expect(list.allObjects.count == 2)
            withExtendedLifetime(lost) {}
        }
        #expect(list.pointer(at: 0) == nil)
        #expect(list.allObjects.count == 1)
        list.compact()
        #expect(list.count == 1)
        #expect(list.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    }

    // Covers: IndexPath.init(row:section:), IndexPath.row, IndexPath.item, IndexPath.section
    @Test("An index path has its section first, then its row or item (documented)")
    func rows() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect(path.row == 3)
        #expect(path.item == 3)
        #expect(path.section == 1)
        path.row = 5
        #expect(path == [1, 5])
    }
}
