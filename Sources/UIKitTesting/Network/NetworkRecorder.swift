// Really asks the network, past the kit's own protocol, and keeps what it says.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking
import Synchronization

/// Really asks the network, past the kit's own protocol.
enum NetworkRecorder {
    /// The configuration of the session that asks; sessions made of it do not ask the kit (see ``SessionJoining``).
    static let configuration: URLSessionConfiguration = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        // The request has its cookies already, and those that come are the app's.
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        return configuration
    }()

    private static let asking = Asking()
    private static let session = URLSession(configuration: configuration, delegate: asking, delegateQueue: nil)

    /// Collects what comes. Follows nothing and gives nobody's credentials: redirects and refusals are answers.
    private final class Asking: NSObject, URLSessionDataDelegate, Sendable {
        struct Load: Sendable {
            var data = Data()
            let done: @Sendable (Data, HTTPURLResponse?, (any Error)?) -> Void
        }
        let loads = Mutex<[Int: Load]>([:])

        func urlSession(
            _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest, completionHandler: @Sendable @escaping (URLRequest?) -> Void
        ) { completionHandler(nil) }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) { completionHandler(.cancelAuthenticationChallenge, nil) }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            loads.withLock { $0[dataTask.taskIdentifier]?.data.append(data) }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let load = loads.withLock { $0.removeValue(forKey: task.taskIdentifier) }
            load?.done(load?.data ?? Data(), task.response as? HTTPURLResponse, error)
        }
    }

    /// Asks, and hands over what came: a response or a failure. From any thread: a session must not be touched on the work
    /// queue of another's task, since one queue lies below them all.
    static func ask(
        _ request: NetworkRequest, timeout: TimeInterval, _ done: @escaping @Sendable (RecordedExchange) -> Void
    ) { DispatchQueue.global().async { begin(request, timeout: timeout, done) } }

    private static func begin(
        _ request: NetworkRequest, timeout: TimeInterval, _ done: @escaping @Sendable (RecordedExchange) -> Void
    ) {
        var real = URLRequest(url: request.url)
        real.httpMethod = request.method
        real.timeoutInterval = timeout
        for (name, value) in request.headers { real.setValue(value, forHTTPHeaderField: name) }
        if !request.body.isEmpty { real.httpBody = request.body }
        let begun = FrozenWorld.realTime
        let made = session.dataTask(with: real)
        let load = Asking.Load { data, response, error in
            var exchange = RecordedExchange(
                known: .exact(method: request.method, url: request.url), body: request.body,
                bodyType: request.header("Content-Type"), answer: answer(data, response, error))
            exchange.requestHeaders = request.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            exchange.started = Date(timeIntervalSince1970: begun).formatted(.iso8601)
            exchange.took = ((FrozenWorld.realTime - begun) * 1000).rounded()
            done(exchange)
        }
        asking.loads.withLock { $0[made.taskIdentifier] = load }
        OutsideRequests.start(made)
        made.resume()
    }

    private static func answer(_ data: Data, _ response: HTTPURLResponse?, _ error: (any Error)?) -> NetworkAnswer {
        // A refusal ends with the challenge that nobody answers.
        guard let response, error == nil || response.statusCode == 401 else {
            return .failure((error as? URLError)?.code ?? .networkConnectionLost)
        }
        var answer = NetworkAnswer.status(response.statusCode)
        // The body is whole and decoded.
        let framing: Set = ["content-encoding", "transfer-encoding", "content-length", "connection"]
        answer.headers = response.allHeaderFields
            .map { ("\($0.key)", "\($0.value)") }
            .filter { !framing.contains($0.0.lowercased()) }
            .sorted { $0.0 < $1.0 }
        answer.body = data
        return answer
    }
}
