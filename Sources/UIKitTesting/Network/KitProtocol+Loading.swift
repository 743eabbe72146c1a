// One load of the test kit: body, answer, redirects and challenges.
// Apple: https://developer.apple.com/documentation/foundation/urlsessiontaskdelegate
import Foundation
import FoundationNetworking

extension KitProtocol {
    /// Browsers and Foundation stop after so many.
    private static let mostHops = 20

    /// Asks the network in force what to do with this request. On the task's work queue.
    func load(_ request: URLRequest, body: TaskInside.Body, _ network: RecordedNetwork, _ inside: TaskInside) {
        nonisolated(unsafe) let load = self
        switch body {
        case .none: answer(request, Data(), network, inside)
        case .data(let data): answer(request, data, network, inside)
        case .file(let url):
            guard let data = try? Data(contentsOf: url) else {
                return fail(URLError.Code.fileDoesNotExist.rawValue, url: request.url)
            }
            answer(request, data, network, inside)
        case .stream(let stream): answer(request, Self.all(of: stream), network, inside)
        case .asked:
            guard let task, let delegate = task.delegate else { return answer(request, Data(), network, inside) }
            let keeper = ClockKeeper(request.url?.absoluteString ?? "")
            delegate.urlSession(
                inside.session, task: task,
                needNewBodyStream: { stream in
                    nonisolated(unsafe) let stream = stream
                    inside.queue.async {
                        load.answer(request, stream.map(Self.all) ?? Data(), network, inside)
                        keeper.done()
                    }
                })
        }
    }

    private static func all(of stream: InputStream) -> Data {
        stream.open()
        defer { stream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }

    private func answer(_ request: URLRequest, _ body: Data, _ network: RecordedNetwork, _ inside: TaskInside) {
        guard !isStopped else { return }
        guard let url = request.url?.absoluteURL, url.host?.isEmpty == false else {
            return fail(URLError.Code.badURL.rawValue, url: request.url)
        }
        let adding = (inside.session.configuration.httpAdditionalHeaders ?? [:]).reduce(into: [String: String]()) {
            $0["\($1.key)"] = "\($1.value)"
        }
        let made = NetworkRequest(request, url: url, adding: adding, body: body)
        tellSent(body.count, inside)
        switch network.choose(made) {
        case .answer(let answer): take(answer, made, request, network, inside)
        case .outside: goOutside()
        case .nobody(let message): fail(URLError.Code.resourceUnavailable.rawValue, url: url, message)
        case .record:
            nonisolated(unsafe) let load = self
            let keeper = ClockKeeper(made.description, patience: 0.05)
            NetworkRecorder.ask(made, timeout: Self.timeout(of: request, inside)) { exchange in
                network.note(exchange)
                inside.queue.async {
                    load.take(exchange.answer, made, request, network, inside)
                    keeper.done()
                }
            }
        }
    }

    private func tellSent(_ count: Int, _ inside: TaskInside) {
        guard count > 0, let task, let delegate = task.delegate else { return }
        let session = inside.session
        session.delegateQueue.addOperation {
            delegate.urlSession(
                session, task: task, didSendBodyData: Int64(count), totalBytesSent: Int64(count),
                totalBytesExpectedToSend: Int64(count))
        }
    }

    /// The request's own where it was set, else the session's.
    private static func timeout(of request: URLRequest, _ inside: TaskInside) -> TimeInterval {
        request.timeoutInterval != 60 ? request.timeoutInterval : inside.session.configuration.timeoutIntervalForRequest
    }

    private func take(
        _ answer: NetworkAnswer, _ made: NetworkRequest, _ request: URLRequest, _ network: RecordedNetwork,
        _ inside: TaskInside
    ) {
        guard !isStopped else { return }
        let isPlain = answer.ending == .whole
        if isPlain, let next = HTTPRedirect.request(after: answer, made, request) {
            return wait(answer, made) { $0.redirect(to: next, answer, made, request, network, inside) }
        }
        if isPlain, answer.status == 401, let space = HTTPChallenge.space(answer, made.url), task?.delegate != nil {
            return wait(answer, made) { $0.challenge(space, answer, made, request, network, inside) }
        }
        play(answer, made, request, network, inside)
    }

    private func play(
        _ answer: NetworkAnswer, _ made: NetworkRequest, _ request: URLRequest, _ network: RecordedNetwork,
        _ inside: TaskInside
    ) {
        let player = AnswerPlayer(
            answer, to: made, timeout: Self.timeout(of: request, inside), load: self, inside, network)
        self.player = player
        player.play()
    }

    /// Goes on when the answer's head would be there.
    private func wait(_ answer: NetworkAnswer, _ made: NetworkRequest, _ body: @escaping (KitProtocol) -> Void) {
        nonisolated(unsafe) let (load, body) = (self, body)
        guard answer.delay > 0, let task, let inside = TaskInside(task) else { return body(self) }
        _ = AnswerClock.schedule(at: AnswerClock.now + answer.delay, name: made.description, isIdle: false) {
            let keeper = ClockKeeper(made.description)
            inside.queue.async {
                if !load.isStopped { body(load) }
                keeper.done()
            }
        }
    }

    // MARK: Redirects

    private func redirect(
        to next: URLRequest, _ answer: NetworkAnswer, _ made: NetworkRequest, _ request: URLRequest,
        _ network: RecordedNetwork, _ inside: TaskInside
    ) {
        hops += 1
        guard hops <= Self.mostHops else { return fail(URLError.Code.httpTooManyRedirects.rawValue, url: made.url) }
        nonisolated(unsafe) let load = self
        @Sendable func follow(_ next: URLRequest) {
            let body: TaskInside.Body = next.httpMethod == request.httpMethod && !made.body.isEmpty ? .data(made.body) : .none
            load.load(HTTPRedirect.withCookies(next, inside.session), body: body, network, inside)
        }
        guard let task, let delegate = task.delegate,
            let response = HTTPURLResponse(
                url: made.url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.joinedHeaders)
        else { return follow(next) }
        let keeper = ClockKeeper(made.description)
        inside.session.delegateQueue.addOperation {
            delegate.urlSession(
                inside.session, task: task, willPerformHTTPRedirection: response, newRequest: next
            ) { chosen in
                inside.queue.async {
                    if let chosen { follow(chosen) } else { load.play(answer.after(seconds: 0), made, request, network, inside) }
                    keeper.done()
                }
            }
        }
    }

    // MARK: Challenges

    private func challenge(
        _ space: URLProtectionSpace, _ answer: NetworkAnswer, _ made: NetworkRequest, _ request: URLRequest,
        _ network: RecordedNetwork, _ inside: TaskInside
    ) {
        guard let task, let delegate = task.delegate else { return play(answer, made, request, network, inside) }
        nonisolated(unsafe) let load = self
        let response = HTTPURLResponse(
            url: made.url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.joinedHeaders)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: refusals, failureResponse: response,
            error: nil, sender: HTTPChallenge.Sender())
        refusals += 1
        let keeper = ClockKeeper(made.description)
        inside.session.delegateQueue.addOperation {
            delegate.urlSession(inside.session, task: task, didReceive: challenge) { disposition, credential in
                inside.queue.async {
                    defer { keeper.done() }
                    guard !load.isStopped else { return }
                    switch disposition {
                    case .useCredential where credential != nil:
                        let next = HTTPChallenge.request(request, with: credential!)
                        load.load(next, body: made.body.isEmpty ? .none : .data(made.body), network, inside)
                    case .cancelAuthenticationChallenge: load.fail(URLError.Code.cancelled.rawValue, url: made.url)
                    default: load.play(answer.after(seconds: 0), made, request, network, inside)
                    }
                }
            }
        }
    }
}

/// The request to which a redirect leads.
enum HTTPRedirect {
    /// By RFC 9110, 15.4; a POST becomes a GET as in browsers. Nil where the answer is none.
    static func request(after answer: NetworkAnswer, _ made: NetworkRequest, _ request: URLRequest) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.header("Location"),
            let target = URL(string: location, relativeTo: made.url)?.absoluteURL
        else { return nil }
        var next = request
        next.url = target
        let becomesGet = answer.status == 303 ? made.method != "HEAD" : answer.status < 303 && made.method == "POST"
        if becomesGet {
            next.httpMethod = "GET"
            next.httpBody = nil
            for name in ["Content-Type", "Content-Length"] { next.setValue(nil, forHTTPHeaderField: name) }
        }
        return next
    }

    /// Cookies of the new address, as Foundation sets them on requests.
    static func withCookies(_ request: URLRequest, _ session: URLSession) -> URLRequest {
        let configuration = session.configuration
        guard configuration.httpShouldSetCookies, let url = request.url else { return request }
        var request = request
        let cookies = configuration.httpCookieStorage?.cookies(for: url) ?? []
        request.setValue(HTTPCookie.requestHeaderFields(with: cookies)["Cookie"], forHTTPHeaderField: "Cookie")
        return request
    }
}

/// A server's request for a name and password.
enum HTTPChallenge {
    final class Sender: NSObject, URLAuthenticationChallengeSender {
        // The answer goes through the completion handler, as in every URLSession.
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }

    /// Basic alone, as Foundation on Linux.
    static func space(_ answer: NetworkAnswer, _ url: URL) -> URLProtectionSpace? {
        guard let header = answer.header("WWW-Authenticate"), header.lowercased().hasPrefix("basic"), let host = url.host
        else { return nil }
        var realm: String?
        _ = BlackOut.replacing(header, #"realm="([^"]*)""#) { match in
            realm = match[1]
            return ""
        }
        return URLProtectionSpace(
            host: host, port: url.port ?? (url.scheme == "https" ? 443 : 80), protocol: url.scheme, realm: realm,
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
    }

    static func request(_ request: URLRequest, with credential: URLCredential) -> URLRequest {
        var request = request
        let words = "\(credential.user ?? ""):\(credential.password ?? "")"
        request.setValue("Basic \(Data(words.utf8).base64EncodedString())", forHTTPHeaderField: "Authorization")
        return request
    }
}
