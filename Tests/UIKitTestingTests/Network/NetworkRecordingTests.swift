// Recording: what is asked of the network, what is written, and that it plays again.
// No Apple page: this is ours; the modes are those of the snapshots.
import Foundation
import FoundationNetworking
import Testing

@testable import UIKitTesting

@MainActor @Suite("Network: recording", .serialized, .network) struct NetworkRecordingTests {
    private let bench = NetworkBench()
    private let server = LoopbackServer { request in
        switch request.path {
        case "/moved": .init("302 Found", [("Location", "/cart?access_token=inurl")])
        case "/down": .init("503 Down", [], "down")
        case "/closed": .init("401 Unauthorized", [("WWW-Authenticate", "Basic realm=\"x\"")], "closed")
        default:
            .init(
                "200 OK", [("Content-Type", "application/json"), ("Set-Cookie", "sid=fromserver; Path=/")],
                #"{"path": "\#(request.path.prefix { $0 != "?" })", "refresh_token": "inbody"}"#)
        }
    }

    private var base: String { server.url.absoluteString }

    @Test("the argument goes before the variable, which goes before never; CI lets the variable alone record")
    func modes() {
        #expect(RecordMode.ofNetwork(argument: nil, variables: [:]) == .never)
        #expect(RecordMode.ofNetwork(argument: nil, variables: ["VITRINE_RECORD": "all"]) == .never)
        #expect(RecordMode.ofNetwork(argument: nil, variables: ["VITRINE_RECORD_NETWORK": "Missing"]) == .missing)
        #expect(RecordMode.ofNetwork(argument: .all, variables: ["VITRINE_RECORD_NETWORK": "failed"]) == .all)
        #expect(RecordMode.ofNetwork(argument: .all, variables: ["CI": "1"]) == .never)
        #expect(RecordMode.ofNetwork(argument: nil, variables: ["CI": "1", "VITRINE_RECORD_NETWORK": "all"]) == .all)
    }

    @Test("missing: asks once, writes beside the test, fails once, and plays without the server the next time")
    func missing() async throws {
        let url = base + "/cart?api_key=inquery&page=1"
        let login = base + "/login"
        let recording = try bench.network(.folder, record: .missing)
        let first = try await NetworkBench.issues(of: recording) { () async throws in
            #expect(try await URLSession.shared.text(url).text == #"{"path": "/cart", "refresh_token": "inbody"}"#)
            var request = URLRequest(url: URL(string: login)!)
            request.httpMethod = "POST"
            request.setValue("Bearer inheader", forHTTPHeaderField: "Authorization")
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(#"{"user": "ann", "password": "inpost"}"#.utf8)
            _ = try await URLSession.shared.data(for: request)
            #expect(try await URLSession.shared.text(base + "/moved").status == 200)
        }
        #expect(first.count == 1)
        #expect(first[0].hasPrefix("Recorded 4 answers into \(bench.file("buying.har").path) (mode missing):\n"))
        let text = try bench.text("buying.har")
        for secret in ["inquery", "inheader", "inpost", "inbody", "inurl", "fromserver"] { #expect(!text.contains(secret)) }
        #expect(server.requests.map(\.path) == ["/cart?api_key=inquery&page=1", "/login", "/moved", "/cart?access_token=inurl"])
        #expect(server.requests[1].headers["authorization"] == "Bearer inheader")
        server.stop()
        let second = try await NetworkBench.issues(of: try bench.network(.folder)) { () async throws in
            let other = url.replacingOccurrences(of: "inquery", with: "another")
            #expect(try await URLSession.shared.text(other).text == #"{"path": "/cart", "refresh_token": "BLACKED_OUT"}"#)
            let body = #"{"password": "another", "user": "ann"}"#
            #expect(try await URLSession.shared.text(login, method: "POST", body: body).status == 200)
            #expect(try await URLSession.shared.text(base + "/moved").status == 200)
        }
        #expect(second == [])
        #expect(try bench.text("buying.har") == text)
    }

    @Test("what is written is HAR 1.2: every member that it asks for is there")
    func shape() async throws {
        let issues = try await NetworkBench.issues(of: try bench.network(.folder, record: .all)) { () async throws in
            _ = try await URLSession.shared.text(base + "/a?x=1", method: "POST", body: "b")
        }
        #expect(issues.count == 1)
        let har = try #require(NetworkJSON(Data(try bench.text("buying.har").utf8)))
        let entry = try #require(har["log"]?["entries"]?[0])
        #expect(har["log"]?["version"] == "1.2")
        #expect(har["log"]?["creator"]?["name"] != nil)
        for name in ["startedDateTime", "time", "request", "response", "cache", "timings"] {
            #expect(entry[name] != nil, "\(name)")
        }
        for name in ["method", "url", "httpVersion", "cookies", "headers", "queryString", "headersSize", "bodySize", "postData"] {
            #expect(entry["request"]?[name] != nil, "\(name)")
        }
        for name in [
            "status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL", "headersSize", "bodySize",
        ] { #expect(entry["response"]?[name] != nil, "\(name)") }
        #expect(entry["request"]?["queryString"]?[0] == ["name": "x", "value": "1"])
        #expect(entry["response"]?["statusText"] == "OK")
    }

    @Test("missing keeps what is there; failed asks again for failures; all begins anew; never asks nobody")
    func kept() async throws {
        func ask(_ mode: RecordMode, _ paths: String...) async throws -> [String] {
            try await NetworkBench.issues(of: try bench.network(.folder, record: mode)) { () async throws in
                for path in paths { _ = try? await URLSession.shared.text(base + path) }
            }
        }
        func paths() throws -> [String] {
            try NetworkFiles.layer(bench.file("buying.har")).exchanges.map {
                String($0.title.dropFirst("GET \(base)".count))
            }
        }
        _ = try await ask(.missing, "/a", "/down")
        #expect(try paths() == ["/a", "/down"])
        _ = try await ask(.missing, "/a", "/b", "/closed")
        #expect(try paths() == ["/a", "/down", "/b", "/closed"])
        #expect(server.requests.map(\.path) == ["/a", "/down", "/b", "/closed"])
        _ = try await ask(.failed, "/a", "/down")
        #expect(try paths() == ["/a", "/b", "/closed", "/down"])
        #expect(try await ask(.never, "/b", "/closed") == [])
        #expect(server.requests.count == 5)
        _ = try await ask(.all, "/b")
        #expect(try paths() == ["/b"])
        #expect(try await ask(.never, "/z").count == 1)
    }

    @Test("a failure to connect is recorded, and played as the same error")
    func unreachable() async throws {
        server.stop()
        let url = base + "/cart"
        func code() async -> URLError.Code? {
            do { _ = try await URLSession.shared.text(url) } catch { return (error as? URLError)?.code }
            return nil
        }
        var codes: [URLError.Code?] = []
        let issues = try await NetworkBench.issues(of: try bench.network(.folder, record: .missing)) { codes.append(await code()) }
        #expect(issues.count == 1)
        _ = try await NetworkBench.issues(of: try bench.network(.folder)) { codes.append(await code()) }
        #expect(codes[0] != nil)
        #expect(codes[0] == codes[1])
    }

    @Test("a harness is held while the network is really asked: settle() waits for the answer")
    func withHarness() async throws {
        let harness = try await Harness(device: .iPhone14)
        let came = Came()
        let issues = try await NetworkBench.issues(of: try bench.network(.folder, record: .missing)) { () async throws in
            let url = base + "/cart"
            Task { came.text = try await URLSession.shared.text(url).text }
            try await harness.settle()
        }
        #expect(came.text.contains("/cart"))
        #expect(issues.count == 1)
    }
}
