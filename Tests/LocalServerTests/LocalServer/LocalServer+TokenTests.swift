// The token: who knows it is let in.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: token") struct LocalServerTokenTests {
    @Test("a token is 64 hexadecimal digits, new for each server, and hidden from descriptions and dumps")
    func form() throws {
        let tokens = (0..<50).map { _ in ServerToken() }
        #expect(Set(tokens.map(\.secret)).count == 50)
        #expect(tokens.allSatisfy { $0.secret.count == 64 && $0.secret.allSatisfy(\.isHexDigit) })
        var dumped = ""
        dump(tokens[0], to: &dumped)
        for text in ["\(tokens[0])", String(reflecting: tokens[0]), dumped] {
            #expect(!text.contains(tokens[0].secret))
        }
    }

    @Test("without the token, or with one that is wrong in a digit, too short, too long or doubled, nobody is let in")
    func refused() throws {
        let test = try ServerUnderTest()
        let secret = test.secret
        let wrong = (secret.hasSuffix("0") ? secret.dropLast() + "1" : secret.dropLast() + "0")
        #expect(status(test.get("/", token: false)) == 403)
        for bad in ["", String(wrong), String(secret.dropLast()), secret + "0", secret.uppercased() + "x"] {
            #expect(status(test.get("/?token=\(bad)", token: false)) == 403)
            #expect(status(test.get("/", ["Authorization": "Bearer \(bad)"], token: false)) == 403)
            #expect(status(test.ask(test.handshake(["Sec-WebSocket-Protocol": "token.\(bad)"]))) == 403)
            #expect(status(test.post("/change", ["Authorization": "Bearer \(bad)"])) == 403)
        }
        #expect(status(test.get("/?token=\(secret)", ["Authorization": "Bearer \(secret)"], token: false)) == 403)
        #expect(test.posts.count == 0)
    }

    @Test("with the token in the address, the Authorization field or the subprotocol the owner is let in")
    func admitted() throws {
        let test = try ServerUnderTest()
        #expect(test.get("/?token=\(test.secret)", token: false).hasSuffix("the page\n"))
        #expect(test.get("/").hasSuffix("the page\n"))
        #expect(test.openSocket() != nil)
        #expect(status(test.post("/change")) == 200)
        #expect(test.server.address == "http://127.0.0.1:\(test.port)/?token=\(test.secret)")
    }

    @Test("a token in a POST's address or in a cookie does not count")
    func wrongPlace() throws {
        let test = try ServerUnderTest()
        #expect(status(test.post("/change?token=\(test.secret)", token: false)) == 403)
        #expect(status(test.get("/", ["Cookie": "token=\(test.secret)"], token: false)) == 403)
    }

    @Test("constant files are served without it, the rest of the rules still holding")
    func publicPaths() throws {
        let test = try ServerUnderTest()
        #expect(status(test.get("/page.js", token: false)) == 200)
        #expect(status(test.get("/page.js", ["Host": "evil.example"], token: false)) == 421)
    }

    @Test(
        "a comparison looks at every digit: it takes no shorter for a token wrong at its first digit than at its last")
    func constantTime() {
        let token = ServerToken()
        let secret = token.secret
        let first = (secret.hasPrefix("0") ? "1" : "0") + secret.dropFirst()
        let last = secret.dropLast() + (secret.hasSuffix("0") ? "1" : "0")
        func time(_ offered: String) -> Duration {
            (0..<40).map { _ in
                ContinuousClock().measure { for _ in 0..<200 { _ = token.matches(offered) } }
            }.min()!
        }
        let (early, late) = (time(first), time(String(last)))
        #expect(early * 2 > late, "\(early) and \(late)")
        #expect(late * 2 > early, "\(early) and \(late)")
        #expect(token.matches(secret))
        #expect(!token.matches(first))
        #expect(!token.matches(last))
    }

    @Test("no answer ever holds the token")
    func notEchoed() throws {
        let test = try ServerUnderTest()
        for answer in [
            test.get("/?token=\(test.secret)"), test.get("/nothing?token=\(test.secret)", token: false),
            test.get("/", ["Host": "evil"]), test.ask(test.handshake(["Origin": "http://evil"])),
        ] {
            #expect(!answer.contains(test.secret))
        }
    }
}
