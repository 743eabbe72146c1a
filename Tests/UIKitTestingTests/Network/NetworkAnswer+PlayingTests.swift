// Answers of the test itself, played through the app's own sessions on virtual time.
// What URLSession does is Apple's documentation of it; what a harness adds is ours.
import Foundation
import FoundationNetworking
import Synchronization
import Testing
import UIKitTesting

/// What an app's network code does: asks, and keeps what came.
@MainActor private final class Cart {
    var items: Int?
    var error: URLError?
    var isLoading = false

    func load(_ session: URLSession = .shared, _ url: String = "http://shop.test/cart") {
        isLoading = true
        Task {
            do {
                let (data, _) = try await session.data(from: URL(string: url)!)
                items = try JSONDecoder().decode([String: Int].self, from: data)["items"]
            } catch {
                self.error = error as? URLError
            }
            isLoading = false
        }
    }
}

@MainActor @Suite("Network: answers of the test", .serialized, .harness) struct NetworkAnswerPlayingTests {
    @Test("a request is answered with JSON, on sessions of every kind", arguments: ["shared", "default", "ephemeral"])
    func json(_ kind: String) async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /cart", with: .json(["items": 3]))
        let session: URLSession =
            kind == "shared" ? .shared : URLSession(configuration: kind == "default" ? .default : .ephemeral)
        let cart = Cart()
        cart.load(session)
        try await harness.settle()
        #expect(cart.items == 3)
        #expect(harness.network.requests.map(\.description) == ["GET http://shop.test/cart"])
    }

    @Test("an answer after two seconds takes no real time, and not a moment less of virtual time")
    func late() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /cart", with: .json(["items": 3]).after(seconds: 2))
        let cart = Cart()
        cart.load()
        try await harness.advance(by: 1.99)
        #expect(cart.isLoading)
        try await harness.advance(by: 0.02)
        #expect(cart.items == 3)
        cart.load()
        try await harness.settle()
        #expect(!cart.isLoading)
        #expect(abs(harness.now - 4.01) < 0.02)
    }

    @Test("a request that never is answered holds settle() up by nothing and times out after its own interval")
    func never() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /cart", with: .never)
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 20
        let cart = Cart()
        cart.load(URLSession(configuration: configuration))
        try await harness.settle()
        #expect(cart.isLoading)
        #expect(harness.now < 1)
        try await harness.advance(by: 21)
        #expect(cart.error?.code == .timedOut)
    }

    @Test("an answer that is later than the request's timeout times out at that time")
    func tooLate() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /cart", with: .json(["items": 3]).after(seconds: 9))
        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 5
        let cart = Cart()
        cart.load(URLSession(configuration: configuration))
        try await harness.settle()
        #expect(cart.error?.code == .timedOut)
        #expect(abs(harness.now - 5) < 0.02)
    }

    @Test("failures and broken connections reach the app as URLErrors")
    func failures() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer(
            "GET /cart", with: .failure(.notConnectedToInternet), .json(["items": 3]).broken(after: 4), .status(500))
        let cart = Cart()
        cart.load()
        try await harness.settle()
        #expect(cart.error?.code == .notConnectedToInternet)
        #expect(cart.error?.failingURL?.absoluteString == "http://shop.test/cart")
        cart.load()
        try await harness.settle()
        #expect(cart.error?.code == .networkConnectionLost)
        // The last one again and again.
        for _ in 1...2 {
            let (_, response) = try await settled(harness) {
                try await URLSession.shared.data(from: URL(string: "http://shop.test/cart")!)
            }
            #expect((response as? HTTPURLResponse)?.statusCode == 500)
        }
    }

    @Test("a slow body comes in pieces one after the other")
    func slow() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("GET /big", with: .text(String(repeating: "x", count: 100)).slow(bytesPerSecond: 50))
        let log = Log()
        let session = URLSession(configuration: .default, delegate: log, delegateQueue: nil)
        session.dataTask(with: URL(string: "http://shop.test/big")!).resume()
        try await harness.advance(by: 1)
        #expect(log.lines.first == "response 200")
        #expect(log.bytes >= 40)
        #expect(log.bytes <= 60)
        try await harness.settle()
        #expect(log.bytes == 100)
        #expect(log.lines.last == "completed")
        #expect(abs(harness.now - 2) < 0.02)
    }

    @Test("a slow body reaches a completion handler whole, an upload's answer too")
    func slowHandler() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/**", with: .text("0123456789").slow(bytesPerSecond: 20))
        var post = URLRequest(url: URL(string: "http://shop.test/up")!)
        post.httpMethod = "POST"
        let request = post
        let (data, _) = try await settled(harness) {
            try await URLSession.shared.upload(for: request, from: Data("body".utf8))
        }
        #expect(String(decoding: data, as: UTF8.self) == "0123456789")
        #expect(harness.network.requests.last?.text == "body")
    }

    @Test("downloads come as files, with a delegate and awaited")
    func downloads() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/file", with: .text("contents").slow(bytesPerSecond: 40))
        let (file, _) = try await settled(harness) {
            try await URLSession.shared.download(from: URL(string: "http://shop.test/file")!)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "contents")
        let log = Log()
        URLSession(configuration: .default, delegate: log, delegateQueue: .main)
            .downloadTask(with: URL(string: "http://shop.test/file")!).resume()
        try await harness.settle()
        #expect(log.lines == ["wrote 4 of 8", "wrote 8 of 8", "file contents", "completed"])
    }

    @Test("redirects are followed, delegates are asked, and who declines gets the redirect itself")
    func redirects() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/old", with: .redirect(to: "/new?a=1"))
        harness.network.answer("POST /form", with: .redirect(to: "http://other.test/done", status: 303))
        harness.network.answer("GET /new", with: .text("new"))
        harness.network.answer("GET http://other.test/done", with: .text("done"))
        let (data, response) = try await settled(harness) {
            try await URLSession.shared.data(from: URL(string: "http://shop.test/old")!)
        }
        #expect(String(decoding: data, as: UTF8.self) == "new")
        #expect(response.url?.absoluteString == "http://shop.test/new?a=1")
        let form = try await settled(harness) {
            try await URLSession.shared.text("http://shop.test/form", method: "POST", body: "a=1")
        }
        #expect(form.text == "done")
        #expect(
            harness.network.requests.map(\.method) + harness.network.requests.map { $0.url.path }
                == ["GET", "GET", "POST", "GET", "/old", "/new", "/form", "/done"])
        let log = Log()
        log.followsRedirects = false
        URLSession(configuration: .default, delegate: log, delegateQueue: nil)
            .dataTask(with: URL(string: "http://shop.test/old")!).resume()
        try await harness.settle()
        #expect(log.lines == ["redirect 302 to http://shop.test/new?a=1", "response 302", "completed"])
        harness.network.answer("/loop", with: .redirect(to: "/loop"))
        await #expect { try await settled(harness) { try await URLSession.shared.text("http://shop.test/loop") } } throws: {
            ($0 as? URLError)?.code == .httpTooManyRedirects
        }
    }

    @Test("a challenge asks the delegate; with its credential the request comes again, without it the 401 comes")
    func challenge() async throws {
        let harness = try await Harness(device: .iPhone14)
        let refusal = NetworkAnswer.status(401).header("WWW-Authenticate", "Basic realm=\"shop\"")
        harness.network.answer("/in", with: refusal, .text("welcome"))
        let log = Log()
        log.credential = URLCredential(user: "ann", password: "secret", persistence: .none)
        URLSession(configuration: .default, delegate: log, delegateQueue: nil)
            .dataTask(with: URL(string: "http://shop.test/in")!).resume()
        try await harness.settle()
        #expect(log.lines == ["challenge shop", "response 200", "completed"])
        #expect(harness.network.requests.last?.header("Authorization") == "Basic YW5uOnNlY3JldA==")
        harness.network.answer("/in", with: refusal)
        let (_, status) = try await settled(harness) { try await URLSession.shared.text("http://shop.test/in") }
        #expect(status == 401)
    }

    @Test("cookies that come are sent with the next request, and headers of the session are seen")
    func cookies() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer(
            "/**", with: .status(204).header("Set-Cookie", "sid=1; Path=/").header("Set-Cookie", "theme=dark; Path=/"))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpAdditionalHeaders = ["X-App": "cart"]
        let session = URLSession(configuration: configuration)
        for _ in 1...2 { _ = try await settled(harness) { try await session.text("http://shop.test/a") } }
        let last = try #require(harness.network.requests.last)
        #expect(Set((last.header("Cookie") ?? "").components(separatedBy: "; ")) == ["sid=1", "theme=dark"])
        #expect(last.header("x-app") == "cart")
    }

    @Test("a cancelled task fails with cancelled, nothing comes after, and nothing is left on the clock")
    func cancellation() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/cart", with: .json(["items": 3]).after(seconds: 5))
        let log = Log()
        let task = URLSession(configuration: .default, delegate: log, delegateQueue: nil)
            .dataTask(with: URL(string: "http://shop.test/cart")!)
        task.resume()
        try await harness.advance(by: 1)
        task.cancel()
        while log.lines.isEmpty { await Task.yield() }
        try await harness.settle()
        #expect(log.lines == ["failed -999"])
        #expect(harness.now < 4)
    }

    @Test("a suspended task stands still, and goes on after resume()")
    func suspension() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("/cart", with: .json(["items": 3]).after(seconds: 2))
        let log = Log()
        let task = URLSession(configuration: .default, delegate: log, delegateQueue: nil)
            .dataTask(with: URL(string: "http://shop.test/cart")!)
        task.resume()
        try await harness.advance(by: 1)
        task.suspend()
        // The work queue is through with the suspension when it gives this.
        _ = task.priority
        try await harness.advance(by: 10)
        #expect(log.lines.isEmpty)
        task.resume()
        _ = task.priority
        try await harness.settle()
        #expect(log.lines == ["response 200", "completed"])
        #expect(abs(harness.now - 12) < 0.05)
    }

    @Test("later answers go before earlier ones, bodies are told apart, and the body of a stream is read")
    func order() async throws {
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("POST /graphql", with: .text("any"))
        harness.network.answer("POST /graphql", body: ["query": "cart"], with: .text("cart"))
        let session = URLSession.shared
        let url = "http://shop.test/graphql"
        let cart = try await settled(harness) { try await session.text(url, method: "POST", body: #"{ "query":"cart" }"#) }
        #expect(cart.text == "cart")
        let other = try await settled(harness) { try await session.text(url, method: "POST", body: #"{"query":"me"}"#) }
        #expect(other.text == "any")
        let streamed = try await settled(harness) {
            var request = URLRequest(url: URL(string: url)!)
            request.httpMethod = "POST"
            request.httpBodyStream = InputStream(data: Data("streamed".utf8))
            return try await session.data(for: request).0
        }
        #expect(String(decoding: streamed, as: UTF8.self) == "any")
        #expect(harness.network.requests("POST /graphql").map(\.text).last == "streamed")
        #expect(harness.network.requests[0].json == ["query": "cart"])
    }

    @Test("an answer may let the request go outside")
    func outside() async throws {
        let server = LoopbackServer { .init("200 OK", [], "real \($0.path)") }
        let harness = try await Harness(device: .iPhone14)
        harness.network.answer("http://127.0.0.1/**", with: .outside)
        let (text, _) = try await URLSession.shared.text(server.url.absoluteString + "/live")
        #expect(text == "real /live")
    }

    @Test("without a harness's clock answers come at once or in real time")
    func real() async throws {
        let bench = NetworkBench()
        try bench.write(#"[{"request": "GET /cart", "json": {"items": 3}}]"#, "cart.json")
        let network = try bench.network("cart.json")
        let issues = try await NetworkBench.issues(of: network) { () async throws in
            #expect(try await URLSession.shared.text("http://shop.test/cart").text == #"{"items":3}"#)
        }
        #expect(issues == [])
    }

    /// Runs an awaited request while the harness lets time pass.
    private func settled<Value: Sendable>(
        _ harness: Harness, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let result = Mutex<Result<Value, any Error>?>(nil)
        Task { @MainActor in
            let value: Result<Value, any Error>
            do { value = .success(try await body()) } catch { value = .failure(error) }
            result.withLock { $0 = value }
        }
        while result.withLock({ $0 == nil }) {
            try await harness.settle()
            await Task.yield()
        }
        return try result.withLock { $0! }.get()
    }
}

/// What a delegate was told, a line each.
private final class Log: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    private var count = 0
    var followsRedirects = true
    var credential: URLCredential?
    var lines: [String] { lock.withLock { all } }
    var bytes: Int { lock.withLock { count } }
    private func add(_ line: String) { lock.withLock { all.append(line) } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @Sendable @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        add("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        lock.withLock { count += data.count }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @Sendable @escaping (URLRequest?) -> Void
    ) {
        add("redirect \(response.statusCode) to \(request.url?.absoluteString ?? "")")
        completionHandler(followsRedirects ? request : nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @Sendable @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        add("challenge \(challenge.protectionSpace.realm ?? "")")
        completionHandler(credential == nil ? .performDefaultHandling : .useCredential, credential)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { add("wrote \(totalBytesWritten) of \(totalBytesExpectedToWrite)") }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        add("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        add(error.map { "failed \(($0 as NSError).code)" } ?? "completed")
    }
}
