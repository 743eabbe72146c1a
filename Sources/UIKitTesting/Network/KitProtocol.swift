// The URLProtocol of the test kit: plays recorded answers, and hands on to Foundation's own what goes to the network.
// Apple: https://developer.apple.com/documentation/foundation/urlprotocol
import Foundation
import FoundationNetworking

/// Asked for every HTTP request of the process; takes it while somebody watches or answers requests.
final class KitProtocol: URLProtocol {
    /// Foundation's own protocol, where the request goes to the network.
    private var native: URLProtocol?
    var player: AnswerPlayer?
    private var hasBegun = false
    private(set) var isStopped = false
    var hops = 0
    var refusals = 0

    // Called by Foundation with its locks held: nothing here may touch a session or register a class.
    override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            return false
        }
        guard let network = RecordedNetwork.inForce, network.isOurs else { return OutsideRequests.isWatched }
        let title = "\(request.httpMethod ?? "GET") \(BlackOut().url(url.absoluteString))"
        AskedRequests.add(url.absoluteString, title: title, network)
        return true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    // Called on the task's work queue, again after each suspension.
    override func startLoading() {
        if hasBegun {
            native?.startLoading()
            player?.play()
            return
        }
        hasBegun = true
        let asked = AskedRequests.take(request.url?.absoluteString ?? "")
        defer { asked?.keeper.done() }
        guard let network = asked?.network, let task else { return goOutside() }
        guard let inside = TaskInside(task) else {
            network.fail("\(request) could not be answered: this Foundation is not that of Swift 6.3.")
            return fail(URLError.Code.unsupportedURL.rawValue, url: request.url)
        }
        load(request, body: TaskInside.body(of: task, request), network, inside)
    }

    override func stopLoading() {
        if !hasBegun { AskedRequests.take(request.url?.absoluteString ?? "")?.keeper.done() }
        native?.stopLoading()
        guard native == nil else { return }
        if task?.state == .suspended {
            player?.pause()
        } else {
            isStopped = true
            player?.stop()
        }
    }

    /// To the network, by Foundation's own protocol.
    func goOutside() {
        guard let task, let type = NativeProtocols.taking(request) else { return }
        let native = type.init(task: task, cachedResponse: cachedResponse, client: nil)
        self.native = native
        OutsideRequests.start(task)
        native.startLoading()
    }

    /// Fails the task with an error of URLError's domain.
    func fail(_ code: Int, url: URL?, _ message: String? = nil) {
        guard !isStopped else { return }
        isStopped = true
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: message ?? HTTPFailure.text(URLError.Code(rawValue: code) ?? .unknown)
        ]
        if let url {
            info[NSURLErrorFailingURLErrorKey] = url
            info[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
        }
        client?.urlProtocol(
            self, didFailWithError: URLError(_nsError: NSError(domain: NSURLErrorDomain, code: code, userInfo: info)))
    }
}

/// Texts of errors, for people.
enum HTTPFailure {
    static func text(_ code: URLError.Code) -> String {
        switch code {
        case .timedOut: "The request timed out."
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .networkConnectionLost: "The network connection was lost."
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .cannotConnectToHost: "Could not connect to the server."
        case .cancelled: "cancelled"
        case .httpTooManyRedirects: "too many HTTP redirects"
        default: "The operation could not be completed (NSURLErrorDomain \(code.rawValue))."
        }
    }
}
