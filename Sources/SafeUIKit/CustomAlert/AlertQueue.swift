// One alert at a time in a scene, whoever asks.
// No Apple page: this is ours; UIKit refuses a second presentation and forgets it.
import UIKit

/// The alerts of one scene: errors and custom alerts come one after another.
@MainActor final class AlertQueue {
    typealias Job = @MainActor (_ done: Once<Void>) -> Void

    private struct Entry {
        weak var owner: AnyObject?
        let queue: AlertQueue
    }
    private static var queues: [ObjectIdentifier: Entry] = [:]

    /// The queue of a scene, or of what stands in for one.
    static func of(_ owner: AnyObject) -> AlertQueue {
        queues = queues.filter { $0.value.owner != nil }
        let key = ObjectIdentifier(owner)
        if let entry = queues[key] { return entry.queue }
        let queue = AlertQueue()
        queues[key] = Entry(owner: owner, queue: queue)
        return queue
    }

    private var waiting: [Job] = []
    private var isBusy = false

    /// Begins the job when those before it are done; a job that lets `done` go is done too.
    func add(_ job: @escaping Job) {
        waiting.append(job)
        goOn()
    }

    private func goOn() {
        guard !isBusy, !waiting.isEmpty else { return }
        isBusy = true
        let job = waiting.removeFirst()
        job(
            Once(ifDropped: ()) { [self] in
                isBusy = false
                goOn()
            })
    }
}
