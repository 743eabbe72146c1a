// Schedulers and timers on the virtual clock, through the test kit.
// Apple: "Combine", Scheduler; "Foundation", Timer.TimerPublisher.
import Combine
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

typealias Timer = StageTimer

@MainActor private final class Search: UIViewController {
    let field = UITextField(), label = UILabel()
    let texts = PassthroughSubject<String, Never>()
    var bag: Set<AnyCancellable> = []
    var log: [String] = []

    /// The kind of scheduler is the test's.
    func bind<S: Scheduler>(_ scheduler: S) {
        texts.debounce(for: .seconds(0.3), scheduler: scheduler)
            .removeDuplicates()
            .delay(for: .seconds(0.2), scheduler: scheduler)
            .receive(on: scheduler)
            .sink { [weak self] text in
                MainActor.assumeIsolated {
                    self?.label.text = text
                    self?.log.append("\(text) at \(String(format: "%.3f", StageClock.current.now))")
                }
            }
            .store(in: &bag)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        view.addSubview(label)
    }
}

@MainActor @Suite("Schedulers", .harness) struct SchedulerTests {
    /// What a search shows, and its picture, after the same letters on a scheduler.
    private func run<S: Scheduler>(_ scheduler: S) async throws -> (log: [String], picture: Data?) {
        let harness = try await Harness(device: .iPhone14.scaled(to: 1))
        let search = Search()
        try await harness.show(search)
        search.bind(scheduler)
        for text in ["p", "pe", "pen"] {
            search.texts.send(text)
            try await harness.advance(by: 0.1)
        }
        #expect(search.log == [])
        try await harness.advance(by: 0.39)
        #expect(search.log == [], "0.19 s of the debounce and the delay are left")
        try await harness.settle()
        let picture = UIGraphicsImageRenderer(bounds: search.view.bounds).pngData { _ in
            search.view.drawHierarchy(in: search.view.bounds, afterScreenUpdates: true)
        }
        harness.close()
        return (search.log, picture)
    }

    // Covers: Publisher.debounce, Publisher.delay, Publisher.receive
    @Test(
        "debounce and delay wait in virtual time on the main queue, the main run loop and the main operation queue, and give one picture"
    )
    func virtualTime() async throws {
        let queue = try await run(DispatchQueue.main)
        #expect(queue.log == ["pen at 0.700"])
        for _ in 0..<3 {
            let again = try await run(DispatchQueue.main)
            #expect(again.log == queue.log)
            #expect(again.picture == queue.picture)
        }
        let loop = try await run(RunLoop.main)
        #expect(loop.log == queue.log)
        #expect(loop.picture == queue.picture)
        let operations = try await run(OperationQueue.main)
        #expect(operations.log == queue.log)
        #expect(operations.picture == queue.picture)
    }

    @Test("values of a background queue arrive on the main queue, in their order") func background() async throws {
        let harness = try await Harness()
        var found: [Int] = []
        let bag = (1...5).publisher
            .subscribe(on: DispatchQueue(label: "work"))
            .receive(on: DispatchQueue.main)
            .sink {
                found.append($0)
            }
        try await harness.settle()
        #expect(found == [1, 2, 3, 4, 5])
        withExtendedLifetime(bag) {}
    }

    // Covers: Timer.publish
    @Test("Timer.publish sends the date of the virtual clock, until it is cancelled") func timer() async throws {
        let harness = try await Harness()
        let begin = Date()
        var seconds: [Int] = []
        var bag: AnyCancellable? = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { seconds.append(Int(($0.timeIntervalSince(begin) * 10).rounded())) }
        try await harness.advance(by: 3.5)
        #expect(seconds == [10, 20, 30])
        bag?.cancel()
        bag = nil
        try await harness.advance(by: 3)
        #expect(seconds == [10, 20, 30])
        #expect(harness.pendingWork.isEmpty)
    }

    @Test("a repeated schedule fires at its times, and no more when it is cancelled") func repeating() async throws {
        let harness = try await Harness()
        var times: [String] = []
        func note(_ name: String) { times.append("\(name) \(String(format: "%.1f", StageClock.current.now))") }
        let queue = DispatchQueue.main, loop = RunLoop.main, operations = OperationQueue.main
        let all: [any Cancellable] = [
            queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(2)) { note("queue") },
            loop.schedule(after: loop.now.advanced(by: .seconds(1.1)), interval: .seconds(2)) { note("loop") },
            operations.schedule(after: operations.now.advanced(by: .seconds(1.2)), interval: .seconds(2)) { note("operations") },
        ]
        try await harness.advance(by: 4)
        #expect(times == ["queue 1.0", "loop 1.1", "operations 1.2", "queue 3.0", "loop 3.1", "operations 3.2"])
        for each in all { each.cancel() }
        try await harness.advance(by: 4)
        #expect(times.count == 6)
    }

    // Covers: Publisher.collect, Publisher.throttle, Publisher.timeout
    @Test("groups by time, throttles and time-outs count virtual time") func operators() async throws {
        let harness = try await Harness()
        let source = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = [], counted: [[Int]] = [], throttled: [Int] = [], ended = false
        var bag: Set<AnyCancellable> = []
        source.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { groups.append($0) }.store(in: &bag)
        source.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2)).sink { counted.append($0) }.store(in: &bag)
        source.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { throttled.append($0) }.store(in: &bag)
        source.timeout(.seconds(5), scheduler: DispatchQueue.main).sink(
            receiveCompletion: { _ in ended = true }, receiveValue: { _ in }
        ).store(in: &bag)
        for number in 1...5 {
            source.send(number)
            try await harness.advance(by: 0.4)
        }
        try await harness.advance(by: 2)
        #expect(groups == [[1, 2, 3], [4, 5]])
        #expect(counted == [[1, 2], [3], [4, 5]])
        #expect(throttled.first == 1)
        #expect(throttled.last == 5)
        #expect(throttled.count == 3)
        #expect(!ended)
        try await harness.advance(by: 4)
        #expect(ended)
    }

    @Test("arithmetic of spans and times; coded times come back") func spans() throws {
        typealias Span = DispatchQueue.SchedulerTimeType.Stride
        #expect(Span.seconds(1.5) == .milliseconds(1500))
        #expect(Span(.microseconds(3)) == .nanoseconds(3000))
        #expect(Span(.never).magnitude == .max)
        #expect(Span.seconds(Int.max).magnitude == .max)
        #expect((2 as Span) - 0.5 == .milliseconds(1500))
        let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(time.advanced(by: .seconds(2)).distance(to: time) == .seconds(-2))
        #expect(try JSONDecoder().decode(DispatchQueue.SchedulerTimeType.self, from: JSONEncoder().encode(time)) == time)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
        #expect(date.distance(to: date.advanced(by: .milliseconds(250))) == .seconds(0.25))
        // Code extends schedulers by each of these types, so that they must not be one.
        #expect(RunLoop.SchedulerTimeType.self != OperationQueue.SchedulerTimeType.self)
    }
}
