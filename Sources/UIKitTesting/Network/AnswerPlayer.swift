// Plays an answer to a task: response, pieces, end, on the queue on which Foundation expects them.
// Apple: https://developer.apple.com/documentation/foundation/urlprotocolclient
import Dispatch
import Foundation
import FoundationNetworking

/// Plays one answer to a load. Everything here runs on the task's work queue.
final class AnswerPlayer {
    private let load: KitProtocol
    private let task: URLSessionTask
    private let inside: TaskInside
    private let answer: NetworkAnswer
    private let network: RecordedNetwork
    private let url: URL
    private let name: String
    private let plan: AnswerPlan
    /// The next step.
    private var next = 0
    /// The clock's time at which the request counts as made.
    private var start = AnswerClock.now
    private var pausedAt: TimeInterval?
    private var appointment: AnswerClock.Appointment?
    private var received = 0

    init(
        _ answer: NetworkAnswer, to request: NetworkRequest, timeout: TimeInterval, load: KitProtocol, _ inside: TaskInside,
        _ network: RecordedNetwork
    ) {
        self.network = network
        self.load = load
        task = load.task!
        self.inside = inside
        self.answer = answer
        url = request.url
        name = request.description
        plan = AnswerPlan(answer, timeout: timeout)
    }

    /// Begins, or goes on after ``pause()``.
    func play() {
        if let pausedAt {
            start += AnswerClock.now - pausedAt
            self.pausedAt = nil
        }
        scheduleNext()
    }

    func pause() {
        appointment?.cancel()
        pausedAt = AnswerClock.now
    }

    func stop() {
        appointment?.cancel()
        next = plan.entries.count
        load.player = nil
    }

    private func scheduleNext() {
        guard next < plan.entries.count else {
            load.player = nil
            return
        }
        let entry = plan.entries[next]
        nonisolated(unsafe) let player = self
        let (queue, name) = (inside.queue, name)
        let expected = next
        appointment = AnswerClock.schedule(at: start + entry.time, name: name, isIdle: entry.isIdle) {
            // The clock stands until this step, what the app's handlers do at once, and the next appointment are made.
            let keeper = ClockKeeper(name)
            queue.async { player.run(expected, keeper) }
        }
    }

    private func run(_ index: Int, _ keeper: ClockKeeper) {
        defer { letGo(keeper) }
        guard index == next, pausedAt == nil else { return }
        while next < plan.entries.count, plan.entries[next].time <= plan.entries[index].time {
            let step = plan.entries[next].step
            next += 1
            take(step)
        }
        scheduleNext()
    }

    /// After the delegate's calls that this step has put into its queue.
    private func letGo(_ keeper: ClockKeeper) { inside.session.delegateQueue.addOperation { keeper.done() } }

    private func take(_ step: AnswerPlan.Step) {
        switch step {
        case .response: respond()
        case .piece(let range): piece(range)
        case .end: end()
        case .failure(let code): load.fail(code, url: url)
        }
    }

    // MARK: Steps

    private lazy var response = FinalResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: fields)!

    private var fields: [String: String] {
        var fields = answer.joinedHeaders
        if answer.header("Content-Length") == nil, !answer.body.isEmpty { fields["Content-Length"] = "\(answer.body.count)" }
        return fields
    }

    private func respond() {
        storeCookies()
        load.client?.urlProtocol(load, didReceive: response, cacheStoragePolicy: .notAllowed)
        task.progress.totalUnitCount = Int64(answer.body.count)
    }

    private func storeCookies() {
        let configuration = inside.session.configuration
        guard configuration.httpCookieAcceptPolicy != .never else { return }
        for (name, value) in answer.headers where name.lowercased() == "set-cookie" {
            let cookies = HTTPCookie.cookies(withResponseHeaderFields: ["Set-Cookie": value], for: url)
            configuration.httpCookieStorage?.setCookies(cookies, for: url, mainDocumentURL: nil)
        }
    }

    private func piece(_ range: Range<Int>) {
        let bytes = answer.body[answer.body.startIndex + range.lowerBound..<answer.body.startIndex + range.upperBound]
        received = range.upperBound
        task.progress.completedUnitCount = Int64(received)
        guard let download = task as? URLSessionDownloadTask else {
            load.client?.urlProtocol(load, didLoad: Data(bytes))
            return
        }
        guard let delegate = task.delegate as? any URLSessionDownloadDelegate else { return }
        let (session, total, all) = (inside.session, Int64(received), Int64(answer.body.count))
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session, downloadTask: download, didWriteData: Int64(range.count), totalBytesWritten: total,
                totalBytesExpectedToWrite: all)
        }
    }

    private func end() {
        let isKept: Bool
        if task is URLSessionDownloadTask {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".tmp")
            do { try answer.body.write(to: file) } catch { return load.fail(URLError.Code.cannotCreateFile.rawValue, url: url) }
            isKept = ProtocolProperties.set("temporaryFileURL", to: file, of: load)
        } else {
            isKept = ProtocolProperties.set("responseData", to: answer.body, of: load)
        }
        guard isKept else {
            network.fail(
                "The answer to \(name) could not be handed over: this Foundation is not that of Swift 6.3.")
            return load.fail(URLError.Code.cannotDecodeContentData.rawValue, url: url)
        }
        // Foundation would answer a challenge by asking the network; the kit has asked the delegate before.
        response.isFinal = true
        load.client?.urlProtocolDidFinishLoading(load)
        response.isFinal = false
    }
}

/// A response whose challenge, if it holds one, has been dealt with: while Foundation looks, it has no address.
private final class FinalResponse: HTTPURLResponse, @unchecked Sendable {
    var isFinal = false
    override var url: URL? { isFinal && statusCode == 401 ? nil : super.url }
}
