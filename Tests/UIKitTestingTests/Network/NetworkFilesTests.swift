// Files of recorded answers: HAR 1.2 and the plain form, what they mean and what is wrong with broken ones.
// HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/; the plain form is ours.
import Foundation
import FoundationNetworking
import Testing

@testable import UIKitTesting

@MainActor @Suite("Network: files", .serialized, .network) struct NetworkFilesTests {
    private let bench = NetworkBench()

    private func har(_ entries: String) -> String { #"{"log": {"version": "1.2", "entries": [\#(entries)]}}"# }

    private func entry(_ url: String, _ text: String, method: String = "GET", more: String = "") -> String {
        """
        {"request": {"method": "\(method)", "url": "\(url)", "httpVersion": "HTTP/2", "headers": [], "queryString": [],
        "cookies": [], "headersSize": -1, "bodySize": -1 \(more)}, "response": {"status": 200, "statusText": "OK",
        "httpVersion": "HTTP/2", "cookies": [], "headers": [{"name": "X-A", "value": "1"}, {"name": "x-a", "value": "2"},
        {"name": "Content-Encoding", "value": "gzip"}], "content": {"size": 3, "mimeType": "text/plain", "text": "\(text)"},
        "redirectURL": "", "headersSize": -1, "bodySize": -1}, "cache": {"beforeRequest": {"eTag": ""}},
        "timings": {"send": 1, "wait": 2, "receive": 3, "blocked": -1}, "startedDateTime": "2026-01-01T00:00:00Z", "time": 6}
        """
    }

    @Test("a HAR file answers the requests it recorded, whatever the order of their query")
    func plays() async throws {
        try bench.write(har(entry("https://shop.test/cart?a=1&b=2", "two")), "cart.har")
        let network = try bench.network("cart.har")
        let issues = try await NetworkBench.issues(of: network) { () async throws in
            let (data, response) = try await URLSession.shared.data(from: URL(string: "https://shop.test/cart?b=2&a=1")!)
            #expect(String(decoding: data, as: UTF8.self) == "two")
            let http = try #require(response as? HTTPURLResponse)
            #expect(http.value(forHTTPHeaderField: "X-A") == "1, 2")
            #expect(http.value(forHTTPHeaderField: "Content-Encoding") == nil)
            #expect(http.mimeType == "text/plain")
        }
        #expect(issues == [])
    }

    @Test("several recorded answers to one request come in order, then the last again; the same body goes before others")
    func order() async throws {
        let post = { (body: String) in #", "postData": {"mimeType": "text/plain", "text": "\#(body)"}"# }
        let url = "https://shop.test/next"
        try bench.write(
            har(
                [
                    entry(url, "1"), entry(url, "2"), entry(url, "B", method: "POST", more: post("b")),
                    entry(url, "A", method: "POST", more: post("a")),
                ].joined(separator: ",")), "next.har")
        let issues = try await NetworkBench.issues(of: try bench.network("next.har")) { () async throws in
            for expected in ["1", "2", "2"] { #expect(try await URLSession.shared.text(url).text == expected) }
            for body in ["a", "b"] {
                #expect(try await URLSession.shared.text(url, method: "POST", body: body).text == body.uppercased())
            }
            #expect(try await URLSession.shared.text(url, method: "POST", body: "c").text == "A")
        }
        #expect(issues == [])
        let strict = try bench.network("next.har", bodies: true)
        let refused = try await NetworkBench.issues(of: strict) { () async throws in
            await #expect(throws: URLError.self) { try await URLSession.shared.text(url, method: "POST", body: "c") }
        }
        #expect(refused.count == 1)
    }

    @Test("bodies in base64, failures and redirects of a HAR file")
    func kinds() async throws {
        let plain = entry("http://shop.test/p", "x")
        let base64 = plain.replacingOccurrences(of: #""text": "x""#, with: #""text": "AP8=", "encoding": "base64""#)
        let failed = entry("http://shop.test/f", "x").replacingOccurrences(
            of: #""status": 200"#, with: #""_error": "net::ERR_NAME_NOT_RESOLVED", "status": 0"#)
        let moved = entry("http://shop.test/m", "").replacingOccurrences(of: "200", with: "302")
            .replacingOccurrences(of: #""redirectURL": """#, with: #""redirectURL": "/p""#)
        try bench.write(har([base64, failed, moved].joined(separator: ",")), "kinds.har")
        let issues = try await NetworkBench.issues(of: try bench.network("kinds.har")) { () async throws in
            let (data, response) = try await URLSession.shared.data(from: URL(string: "http://shop.test/m")!)
            #expect(data == Data([0, 255]))
            #expect(response.url?.path == "/p")
            await #expect { try await URLSession.shared.text("http://shop.test/f") } throws: {
                ($0 as? URLError)?.code == .cannotFindHost
            }
        }
        #expect(issues == [])
    }

    @Test("the plain form: all that an answer may have")
    func plainForm() throws {
        try bench.write("bytes of a file", "big.txt")
        try bench.write(
            """
            {"answers": [
              {"request": "GET /cart", "json": {"items": 3}, "headers": {"X-A": ["1", "2"]}, "comment": "three"},
              {"request": "POST /orders", "body": {"id": 7}, "status": 201, "text": "made", "type": "text/html"},
              {"request": "/logo", "base64": "AP8=", "type": "image/png", "after": 2},
              {"request": "/big", "file": "big.txt", "bytesPerSecond": 10, "brokenAfter": 5},
              {"request": "/gone", "failure": "notConnectedToInternet"},
              {"request": "/never", "never": true}, {"request": "/old", "redirect": "/new", "status": 301}
            ]}
            """, "all.json")
        let all = try NetworkFiles.layer(bench.file("all.json")).exchanges
        #expect(all.map(\.title) == ["GET /cart", "POST /orders", "/logo", "/big", "/gone", "/never", "/old"])
        #expect(all[0].answer.joinedHeaders == ["Content-Type": "application/json", "X-A": "1, 2"])
        #expect(all[1].needsBody)
        #expect(all[1].body == Data(#"{"id":7}"#.utf8))
        #expect(all[1].answer.status == 201)
        #expect(all[1].answer.joinedHeaders == ["Content-Type": "text/html"])
        #expect(all[2].answer.body == Data([0, 255]))
        #expect(all[2].answer.delay == 2)
        #expect(all[3].answer.body == Data("bytes of a file".utf8))
        #expect(all[3].answer.bytesPerSecond == 10)
        #expect(all[3].answer.ending == .broken(5))
        #expect(all[4].answer.ending == .failure(-1009))
        #expect(all[5].answer.ending == .never)
        #expect(all[6].answer.status == 301)
        #expect(all[6].answer.header("Location") == "/new")
    }

    @Test(
        "a broken file says which file, where, and why",
        arguments: [
            ("a.json", "{", "is no JSON"), ("a.json", #"{"answer": []}"#, #"at the top: an array "answers" is missing"#),
            ("a.json", #"[{"json": 1}]"#, #"at [0]: "request" is missing, such as "GET /cart""#),
            ("a.json", #"{"answers": [{"request": "/a", "jsn": 1}]}"#, "at answers[0].jsn: unknown; an answer may have: after, "),
            ("a.json", #"[{"request": "/a", "status": "200"}]"#, "at [0].status: a number is expected"),
            ("a.json", #"[{"request": "/a", "status": 20}]"#, "at [0].status: 20.0 is not an HTTP status"),
            ("a.json", #"[{"request": "/a", "base64": "*"}]"#, "at [0].base64: the text is no base64"),
            ("a.json", #"[{"request": "/a", "failure": "offline"}]"#, #"at [0].failure: "offline" is unknown; known are "#),
            ("a.json", #"[{"request": "/a", "file": "none.bin"}]"#, "none.bin cannot be read"),
            ("a.json", #"[{"request": "/a", "text": "a", "json": 1}]"#, #"at [0].text: there is "json" too"#),
            ("a.har", "[", "is no JSON"), ("a.har", #"{"log": {}}"#, #"at log: "entries" is missing"#),
            (
                "a.har", #"{"log": {"entries": [{"request": {"method": "GET", "url": "/a"}, "response": {"status": 200}}]}}"#,
                #"at log.entries[0].request.url: "/a" is not an absolute URL"#
            ),
            (
                "a.har",
                #"{"log": {"entries": [{"request": {"method": "GET", "url": "http://a.test"}, "response": {"status": "x"}}]}}"#,
                "at log.entries[0].response.status: a number is expected"
            ),
            (
                "a.har",
                #"{"log": {"entries": [{"request": {"method": "GET", "url": "http://a.test"}, "response": {"status": 200, "content": {"text": "?", "encoding": "base64"}}}]}}"#,
                "at log.entries[0].response.content.text: the text is no base64"
            ),
        ])
    func broken(name: String, text: String, expected: String) throws {
        try bench.write(text, name)
        let url = bench.file(name)
        #expect { try NetworkFiles.layer(url) } throws: { error in
            let words = (error as? NetworkFileError)?.description ?? ""
            return words.hasPrefix(url.path) && words.contains(expected)
        }
    }

    @Test("a file that is missing names the places where it was looked for")
    func missing() throws {
        #expect { try bench.network("none.har") } throws: { error in
            guard case .missing("none.har", let searched) = error as? NetworkFileError else { return false }
            return searched == [
                bench.file("none.har").path, bench.folder.path + "/__Network__/none.har", bench.folder.path + "/none.har",
            ]
        }
    }

    @Test("a request that nobody recorded fails at once, and the issue names it, the nearest ones and what to do")
    func nobody() async throws {
        try bench.write(
            #"[{"request": "GET /carts", "text": ""}, {"request": "POST /orders", "text": ""}]"#, "cart.json")
        let network = try bench.network("cart.json")
        let url = "http://127.0.0.1:8080/cart?token=secret"
        let issues = try await NetworkBench.issues(of: network) { () async throws in
            await #expect { try await URLSession.shared.text(url) } throws: {
                ($0 as? URLError)?.code == .resourceUnavailable
            }
        }
        let path = bench.file("cart.json").path
        #expect(
            issues == [
                """
                GET http://127.0.0.1:8080/cart?token=BLACKED_OUT was asked for and nobody recorded it.
                The nearest that are recorded:
                  GET /carts
                  POST /orders
                Answer it by harness.network.answer("GET /cart", with: …), or record it once: \
                VITRINE_RECORD_NETWORK=missing swift test (into \(path)).
                """
            ])
    }
}
