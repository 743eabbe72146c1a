// The main run loop turns in Swift Testing too: timers that nobody drives fire.
// Apple: https://developer.apple.com/documentation/foundation/runloop/main
import Foundation
import LiveStages
import Synchronization
import Testing

@MainActor @Suite("The main run loop", .timeLimit(.minutes(1))) struct MainLoopTests {
    @Test("a block timer of a plain test fires, and its thread is the main one")
    func timer() async {
        let isMain = await withCheckedContinuation { continuation in
            Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in continuation.resume(returning: Thread.isMainThread)
            }
        }
        #expect(isMain)
    }

    @Test("a block given to the main run loop runs, and one of the main queue behind it")
    func perform() async {
        let log = Mutex<[String]>([])
        await withCheckedContinuation { continuation in
            RunLoop.main.perform { log.withLock { $0.append("loop") } }
            DispatchQueue.main.async {
                log.withLock { $0.append("queue") }
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(log.withLock { $0 }.sorted() == ["loop", "queue"])
    }
}
