// An HTTP server on this machine whose answers a test scripts and lets go one by one.
// No sleeps: a test waits for a request, for a hang-up, and opens the gate.
import Foundation
import FoundationNetworking
import SafeUIKit

/// Answers requests in their order; with a gate, each when the test lets it.
final class ScriptedServer: @unchecked Sendable {
    enum Answer: Sendable {
        case body(String)
        case status(Int)
        /// Closes without a word.
        case hangUp
    }

    let url: URL
    private let answers: [Answer]
    private let isGated: Bool
    private let listener: Int32
    private let lock = NSLock()
    private var requests = 0
    /// The numbers of requests whose client has gone before the answer, and of those that wait in the gate.
    private var abandoned: Set<Int> = []
    private var gates: [Int: Int32] = [:]
    private var opened: Set<Int> = []
    private var waiting: [(isReady: @Sendable (ScriptedServer) -> Bool, resume: CheckedContinuation<Void, Never>)] = []

    /// The last answer is repeated.
    init(_ answers: [Answer], gated: Bool = false) {
        self.answers = answers
        isGated = gated
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                precondition(bind(listener, generic, length) == 0 && listen(listener, 16) == 0)
                precondition(getsockname(listener, generic, &length) == 0)
            }
        }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        let thread = Thread { [weak self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0, let server = self else { return }
                Thread.detachNewThread { server.serve(descriptor) }
            }
        }
        thread.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// How many requests have come.
    var requestCount: Int { lock.withLock { requests } }

    /// Returns when so many requests have come.
    func came(_ count: Int) async { await wait { $0.requests >= count } }

    /// Returns when the client of a request, counted from 0, has gone before its answer.
    func hungUp(_ number: Int) async { await wait { $0.abandoned.contains(number) } }

    /// Lets the answer to a request go, counted from 0; also one that has not come yet.
    func open(_ number: Int) {
        lock.withLock {
            opened.insert(number)
            if let gate = gates[number] { Self.pass(gate) }
        }
    }

    private func wait(_ isReady: @escaping @Sendable (ScriptedServer) -> Bool) async {
        await withCheckedContinuation { continuation in
            lock.withLock { waiting.append((isReady, continuation)) }
            check()
        }
    }

    private func check() {
        let ready = lock.withLock {
            let ready = waiting.filter { $0.isReady(self) }
            waiting.removeAll { $0.isReady(self) }
            return ready
        }
        for entry in ready { entry.resume.resume() }
    }

    // MARK: One connection

    /// Makes the other end of a pipe readable.
    private static func pass(_ end: Int32) {
        var byte: UInt8 = 1
        _ = write(end, &byte, 1)
    }

    private func serve(_ descriptor: Int32) {
        defer { close(descriptor) }
        guard readHead(descriptor) else { return }
        var ends: [Int32] = [0, 0]
        precondition(pipe(&ends) == 0)
        let (out, into) = (ends[0], ends[1])
        let number = lock.withLock {
            defer { requests += 1 }
            gates[requests] = into
            if !isGated || opened.contains(requests) { Self.pass(into) }
            return requests
        }
        check()
        defer {
            lock.withLock { _ = gates.removeValue(forKey: number) }
            close(out)
            close(into)
        }
        var watched = [
            pollfd(fd: out, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        poll(&watched, 2, -1)
        // 1. The client says no more before its answer: it has gone.
        if watched[0].revents == 0 {
            lock.withLock { _ = abandoned.insert(number) }
            return check()
        }
        // 2. The answer.
        switch answers[min(number, answers.count - 1)] {
        case .hangUp: break
        case .status(let status): send(descriptor, "HTTP/1.1 \(status) Scripted", "")
        case .body(let body): send(descriptor, "HTTP/1.1 200 OK", body)
        }
    }

    private func readHead(_ descriptor: Int32) -> Bool {
        var head: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return false }
            head += buffer[..<count]
        }
        return true
    }

    private func send(_ descriptor: Int32, _ status: String, _ body: String) {
        let bytes = Array("\(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)".utf8)
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        shutdown(descriptor, Int32(SHUT_WR))
    }
}

/// What an app's own network code does: a text from an address; other statuses than 200 are failures.
struct TextFetch: Sendable {
    struct Refused: Error, Equatable { let status: Int }
    let url: URL

    func callAsFunction() async throws -> String {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw Refused(status: status) }
        return String(decoding: data, as: UTF8.self)
    }
}

/// A clock that stands still until the test moves it.
final class ManualClock: LoadingClock, @unchecked Sendable {
    private let lock = NSLock()
    private var now: TimeInterval = 0
    private var sleepers: [(id: Int, end: TimeInterval, continuation: CheckedContinuation<Void, any Error>)] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var nextID = 0
    private var askedStorage: [TimeInterval] = []

    /// How long each wait was to last, in order of asking.
    var asked: [TimeInterval] { lock.withLock { askedStorage } }
    var sleeping: Int { lock.withLock { sleepers.count } }

    func sleep(for seconds: TimeInterval) async throws {
        let id = lock.withLock {
            nextID += 1
            return nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ready = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
                    askedStorage.append(seconds)
                    sleepers.append((id, now + seconds, continuation))
                    let ready = watchers.filter { $0.count <= askedStorage.count }.map(\.continuation)
                    watchers.removeAll { $0.count <= askedStorage.count }
                    return ready
                }
                if Task.isCancelled {
                    wake {
                        $0.id == id
                    } with: {
                        $0.resume(throwing: CancellationError())
                    }
                }
                for watcher in ready { watcher.resume() }
            }
        } onCancel: {
            wake {
                $0.id == id
            } with: {
                $0.resume(throwing: CancellationError())
            }
        }
    }

    /// Returns when so many waits have been asked for in all.
    func asked(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReady = lock.withLock { () -> Bool in
                if askedStorage.count >= count { return true }
                watchers.append((count, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    func advance(by seconds: TimeInterval) {
        let time = lock.withLock {
            now += seconds
            return now
        }
        wake {
            $0.end <= time
        } with: {
            $0.resume()
        }
    }

    private func wake(
        _ matches: ((id: Int, end: TimeInterval, continuation: CheckedContinuation<Void, any Error>)) -> Bool,
        with resume: (CheckedContinuation<Void, any Error>) -> Void
    ) {
        let ready = lock.withLock {
            let ready = sleepers.filter(matches)
            sleepers.removeAll(where: matches)
            return ready
        }
        for sleeper in ready { resume(sleeper.continuation) }
    }
}
