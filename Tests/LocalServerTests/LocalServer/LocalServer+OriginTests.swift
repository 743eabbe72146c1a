// Requests that other pages make a browser send.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: origins") struct LocalServerOriginTests {
    @Test("DNS rebinding: a foreign Host is refused even with the token, and so is one without the port, twice or none")
    func hosts() throws {
        let test = try ServerUnderTest()
        let port = test.port
        for host in [
            "evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", "localhost", "127.0.0.1.evil:\(port)",
            "0.0.0.0:\(port)", "127.1:\(port)", "localhost.:\(port)", "user@127.0.0.1:\(port)",
            "[::ffff:127.0.0.1]:\(port)",
        ] {
            #expect(status(test.get("/", ["Host": host])) == 421, "\(host)")
            let upgrade = test.handshake(["Host": host, "Origin": "http://\(host)"])
            #expect(status(test.ask(upgrade)) == 421, "\(host)")
        }
        let bearer = "Authorization: Bearer \(test.secret)\r\n"
        #expect(status(test.ask("GET / HTTP/1.1\r\n\(bearer)\r\n")) == 421)
        let own = "Host: \(test.host)\r\n"
        #expect(status(test.ask("GET / HTTP/1.1\r\n\(own)Host: evil\r\n\(bearer)\r\n")) == 421)
        #expect(status(test.ask("GET / HTTP/1.1\r\n\(own)\(own)\(bearer)\r\n")) == 421)
        #expect(status(test.ask("GET http://evil/ HTTP/1.1\r\n\(own)\(bearer)\r\n")) == 400)
        for host in ["localhost:\(port)", "[::1]:\(port)", "LOCALHOST:\(port)"] {
            #expect(status(test.get("/", ["Host": host])) == 200, "\(host)")
        }
    }

    @Test("cross-site WebSockets: an upgrade needs our own Origin, exactly once")
    func upgrades() throws {
        let test = try ServerUnderTest()
        for origin in [
            "", "null", "http://evil.example", "https://\(test.host)", "http://127.0.0.1:\(test.port &+ 1)",
            "http://127.0.0.1", "http://localhost:\(test.port)", "http://\(test.host).evil", "file://",
        ] {
            #expect(status(test.ask(test.handshake(["Origin": origin]))) == 403, "\(origin)")
        }
        let doubled = test.handshake().replacing("Upgrade: w", with: "Origin: http://\(test.host)\r\nUpgrade: w")
        #expect(status(test.ask(doubled)) == 403)
        #expect(test.openSocket() != nil)
    }

    @Test("forged posts: a POST needs our own Origin, a GET must not bring a foreign one")
    func posts() throws {
        let test = try ServerUnderTest()
        for origin in ["", "null", "http://evil.example", "http://127.0.0.1:\(test.port &+ 1)"] {
            #expect(status(test.post("/change", ["Origin": origin])) == 403, "\(origin)")
        }
        #expect(status(test.get("/", ["Origin": "http://evil.example"])) == 403)
        #expect(test.posts.count == 0)
        #expect(status(test.post("/change")) == 200)
        #expect(test.posts.count == 1)
    }

    @Test("requests that a browser marks as another site's are refused, also those of another port of this machine")
    func fetchSite() throws {
        let test = try ServerUnderTest()
        for site in ["cross-site", "same-site", "something"] {
            #expect(status(test.get("/", ["Sec-Fetch-Site": site])) == 403)
            #expect(status(test.get("/page.js", ["Sec-Fetch-Site": site], token: false)) == 403)
            #expect(status(test.ask(test.handshake(["Sec-Fetch-Site": site]))) == 403)
            #expect(status(test.post("/change", ["Sec-Fetch-Site": site])) == 403)
        }
        for site in ["same-origin", "none"] { #expect(status(test.get("/", ["Sec-Fetch-Site": site])) == 200) }
    }

    @Test("no answer allows another origin anything, and a preflight is refused")
    func cors() throws {
        let test = try ServerUnderTest()
        let preflight = test.ask(
            "OPTIONS /change HTTP/1.1\r\nHost: \(test.host)\r\nOrigin: http://evil.example\r\n"
                + "Access-Control-Request-Method: POST\r\n\r\n")
        #expect(status(preflight) == 405)
        for answer in [
            preflight, test.get("/"), test.post("/change"), test.get("/", ["Origin": "http://evil.example"]),
        ] {
            #expect(!answer.lowercased().contains("access-control"))
        }
    }
}
