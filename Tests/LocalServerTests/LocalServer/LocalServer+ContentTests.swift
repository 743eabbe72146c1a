// What requests may say, and what answers carry.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: content") struct LocalServerContentTests {
    @Test("nothing changes by GET: a path that takes POSTs does not know GET, and other methods are refused")
    func methods() throws {
        let test = try ServerUnderTest()
        #expect(status(test.get("/change")) == 404)
        for method in ["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "P0ST"] {
            let answer = test.ask(
                "\(method) /change HTTP/1.1\r\nHost: \(test.host)\r\nOrigin: http://\(test.host)\r\n"
                    + "Authorization: Bearer \(test.secret)\r\n\r\n")
            #expect([400, 405].contains(status(answer)), "\(method)")
        }
        #expect(test.posts.count == 0)
    }

    @Test("forms and plain text are refused: a POST must be application/json")
    func contentTypes() throws {
        let test = try ServerUnderTest()
        for type in [
            "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
            "application/jsonx", "text/plain; application/json", "application/json; charset=utf-16",
        ] {
            #expect(status(test.post("/change", ["Content-Type": type])) == 415, "\(type)")
        }
        #expect(status(test.post("/change", ["Content-Type": "application/json; charset=utf-8"])) == 200)
        #expect(test.posts.count == 1)
    }

    @Test("every answer, also a refusal, carries the policy, nosniff, no referrer, and is not cached")
    func headers() throws {
        let test = try ServerUnderTest()
        for answer in [test.get("/"), test.get("/", token: false), test.get("/nothing"), test.post("/change")] {
            #expect(answer.contains("Content-Security-Policy: default-src 'self'; "))
            #expect(answer.contains("frame-ancestors 'none'"))
            #expect(!answer.contains("unsafe-"))
            for line in [
                "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
                "Cache-Control: no-store", "Cross-Origin-Resource-Policy: same-origin",
            ] {
                #expect(answer.contains(line + "\r\n"), "\(line)")
            }
        }
    }

    @Test("paths cannot leave the folder: no dots, NUL, escaped slashes or links out; a file inside is served")
    func paths() throws {
        let test = try ServerUnderTest()
        #expect(test.get("/sub/file.txt").hasSuffix("inside"))
        for path in [
            "/../outside.txt", "/sub/../../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt",
            "/%2E%2E%2Foutside.txt",
            "/..%5coutside.txt", "/..\\outside.txt", "/link.txt", "/up/outside.txt", "/sub/file.txt%00.js", "/.secret",
            "/%2esecret", "//etc/passwd", "/sub", "/sub/", "/./sub/file.txt", "/sub//file.txt",
            "/%252e%252e/outside.txt",
            "/..;/outside.txt", "/%c0%ae%c0%ae/outside.txt",
        ] {
            let answer = test.get(path)
            #expect([400, 404].contains(status(answer)), "\(path): \(status(answer))")
            #expect(!answer.contains("outside"), "\(path)")
            #expect(!answer.contains("hidden"), "\(path)")
        }
    }

    @Test("a head that can be read in two ways is refused: smuggled lengths, folded lines, bare line feeds, odd names")
    func ambiguity() throws {
        let test = try ServerUnderTest()
        let head =
            "POST /change HTTP/1.1\r\nHost: \(test.host)\r\nOrigin: http://\(test.host)\r\n"
            + "Authorization: Bearer \(test.secret)\r\nContent-Type: application/json\r\n"
        for (fields, expected) in [
            ("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}", 501),
            ("Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", 501),
            ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 411), ("Content-Length: +2\r\n\r\n{}", 411),
            ("Content-Length: -1\r\n\r\n", 411), ("Content-Length: 0x2\r\n\r\n{}", 411), ("\r\n{}", 411),
            ("Content-Length : 2\r\n\r\n{}", 400), ("X: a\r\n b\r\nContent-Length: 2\r\n\r\n{}", 400),
            ("X: a\nContent-Length: 2\r\n\r\n{}", 400), ("X: a\u{0}b\r\nContent-Length: 2\r\n\r\n{}", 400),
            (": empty\r\nContent-Length: 2\r\n\r\n{}", 400), ("Content-Length: 2\r\n\r\n{}GET / HTTP/1.1\r\n\r\n", 400),
        ] {
            #expect(status(test.ask(head + fields)) == expected, "\(fields.debugDescription)")
        }
        #expect(status(test.get("/", ["Content-Length": "5"])) == 400)
        #expect(test.posts.count == 0)
        #expect(test.post("/change", body: "{\"a\":1}").hasSuffix("{\"a\":1}\n"))
    }
}
