// The test to which code belongs: the one that holds the harness, or one beside it.
// No Apple page: this is ours.
import Foundation
import Stage
import Synchronization
import Testing
import UIKitCore

/// Tells UIKit apart what the test of a harness does and what tests without one do at the same time.
enum HarnessContext {
    /// The test that holds a harness without having the trait.
    private static let holder = Mutex<Test.ID?>(nil)

    /// Whether the running test holds the harness without having the trait.
    static var isHolder: Bool {
        guard let test = Test.current else { return false }
        return holder.withLock { $0 == test.id }
    }

    /// From here on plain tests have an application of their own.
    static func tellApart() {
        StageContext.setFinder {
            if HarnessLock.scope != nil { return .harness }
            guard let test = Test.current else { return nil }
            return holder.withLock { $0 == test.id } ? .harness : .plainTest
        }
    }

    /// A test with the trait begins: nothing is left of an earlier one.
    @MainActor static func begin() {
        tellApart()
        UIApplication.uninstall()
    }

    /// A harness of the running test takes the process's screen.
    @MainActor static func take(_ stage: any Stage) {
        tellApart()
        holder.withLock { $0 = HarnessLock.scope == nil ? Test.current?.id : nil }
        UIApplication.installActive(stage: stage)
    }
}
