// Logs, locks and publishers in strict mode.
// Apple: "OSLog", Logger; "os", OSAllocatedUnfairLock; "Combine".
import Combine
import OSLog
import UIKit
import os
import os.log

public final class Counter: Sendable {
    private let log = Logger(subsystem: "com.example.six", category: "counter")
    private let count = OSAllocatedUnfairLock(initialState: 0)

    public init() {}

    public func next() -> Int {
        let value = count.withLock {
            $0 += 1
            return $0
        }
        log.notice("count \(value, privacy: .public)")
        os_log(.debug, "count %d", value)
        return value
    }
}

@MainActor public final class CounterModel: ObservableObject {
    @Published public private(set) var text = ""
    private var cancellables: Set<AnyCancellable> = []

    public init(_ counts: some Publisher<Int, Never>) {
        counts.delay(for: .seconds(1), scheduler: DispatchQueue.main)
            .sink { [weak self] count in MainActor.assumeIsolated { self?.text = "\(count)" } }
            .store(in: &cancellables)
    }
}
