// Streams, continuations, notifications: values that come one after the other.
import Synchronization
import UIKit

extension Shape {
    static let streams: [Shape] = [
        Shape("an async stream of five values") { screen in
            let values = AsyncStream<Int> { continuation in
                Task.detached {
                    for index in 0..<5 {
                        try? await Task.sleep(for: .milliseconds(1))
                        continuation.yield(index)
                    }
                    continuation.finish()
                }
            }
            Task { for await value in values { screen.append(value) } }
        } twin: {
            $0.show("01234")
        },
        Shape("a pipeline of values over queues") { screen in
            let pipeline = Pipeline<Int>()
            pipeline.map { $0 * 2 }.debounce(0.2).sink { value in DispatchQueue.main.async { screen.show(value) } }
            for value in 1...5 { pipeline.send(value) }
            screen.kept.append(pipeline)
        } twin: {
            $0.show(10)
        },
        Shape("a continuation resumed from a queue") { screen in
            Task {
                let value = await withCheckedContinuation { continuation in
                    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 0.1) {
                        continuation.resume(returning: "answer")
                    }
                }
                screen.show(value)
            }
        } twin: {
            $0.show("answer")
        },
        Shape("a notification posted from a queue") { screen in
            let name = Notification.Name("proof.changed")
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { screen.show("noticed") }
            }
            screen.kept.append(Observation(observer))
            DispatchQueue(label: "poster").async {
                usleep(2_000)
                NotificationCenter.default.post(name: name, object: nil)
            }
        } twin: {
            $0.show("noticed")
        },
    ]
}

/// Takes its observer away with itself.
private final class Observation {
    private let observer: any NSObjectProtocol
    init(_ observer: any NSObjectProtocol) { self.observer = observer }
    deinit { NotificationCenter.default.removeObserver(observer) }
}

/// A small publisher, as apps without Combine write it: each step on a queue of its own.
final class Pipeline<Value: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "pipeline")
    private var next: (@Sendable (Value) -> Void)?
    private var waiting: DispatchWorkItem?
    private var kept: AnyObject?

    func send(_ value: Value) { queue.async { self.next?(value) } }

    func map<Other>(_ change: @escaping @Sendable (Value) -> Other) -> Pipeline<Other> {
        let other = Pipeline<Other>()
        kept = other
        next = { other.send(change($0)) }
        return other
    }

    func debounce(_ seconds: Double) -> Pipeline {
        let other = Pipeline()
        kept = other
        next = { [unowned self] value in
            waiting?.cancel()
            let item = DispatchWorkItem { other.send(value) }
            waiting = item
            queue.asyncAfter(deadline: .now() + seconds, execute: item)
        }
        return other
    }

    func sink(_ take: @escaping @Sendable (Value) -> Void) { next = take }
}
