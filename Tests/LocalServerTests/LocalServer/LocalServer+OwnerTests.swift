// Nobody without the token keeps out who has it.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: the owner comes first", .serialized) struct LocalServerOwnerTests {
    @Test("400 connections that say nothing, or a byte now and then, take no slot from the owner")
    func slowSockets() throws {
        let test = try ServerUnderTest()
        let silent = (0..<400).compactMap { index -> RawClient? in
            let client = RawClient(port: test.port)
            if index.isMultiple(of: 2) { client?.send("GET / HT") }
            return client
        }
        #expect(silent.count == 400)
        #expect(status(test.get("/")) == 200)
        #expect(test.openSocket() != nil)
    }

    @Test("strangers that take all slots with answers that they do not read leave the owner's free")
    func strangersSlots() throws {
        var limits = ServerLimits()
        limits.connections = 3
        let test = try ServerUnderTest(limits: limits)
        let strangers = (0..<10).compactMap { _ -> RawClient? in
            let client = RawClient(port: test.port)
            client?.send("GET /page.js HTTP/1.1\r\nHost: \(test.host)\r\n\r\n")
            return client
        }
        #expect(strangers.count == 10)
        let open = (0..<3).compactMap { _ in test.openSocket() }
        #expect(open.count == 3)
    }

    @Test("a flood without the token uses up its own permits: the owner's page and its files still come")
    func flood() throws {
        var limits = ServerLimits()
        limits.requestBurst = 20
        limits.requestsPerSecond = 0.001
        let test = try ServerUnderTest(limits: limits)
        let answers = (0..<40).map { _ in status(test.get("/page.js", token: false)) }
        #expect(answers.prefix(20).allSatisfy { $0 == 200 })
        #expect(answers.suffix(20).allSatisfy { $0 == 429 })
        #expect(status(test.get("/")) == 200)
        #expect(status(test.get("/\(test.server.token.filesKey)/page.js", token: false)) == 200)
        #expect(status(test.get("/\(test.server.token.filesKey)/", token: false)) == 403, "the key of the files opens the page")
        #expect(status(test.get("/\(test.server.token.filesKey)x/page.js", token: false)) == 429)
    }

    @Test("a token that comes twice is refused, in the address, in the header and in both")
    func twice() throws {
        let test = try ServerUnderTest()
        let token = test.secret
        #expect(status(test.get("/?token=\(token)", token: false)) == 200)
        #expect(status(test.get("/?token=\(token)&token=\(token)", token: false)) == 403)
        #expect(status(test.get("/?token=\(token)&token=x", token: false)) == 403)
        #expect(status(test.get("/?token=\(token)")) == 403)
    }

    @Test("200,000 empty fragments are counted: the socket is closed with 1008 long before")
    func emptyFragments() throws {
        let test = try ServerUnderTest()
        let socket = try #require(test.openSocket())
        socket.send(clientFrame(1, [], isFinal: false))
        let fragments = (0..<1000).flatMap { _ in clientFrame(0, [], isFinal: false) }
        for _ in 0..<200 where socket.send(fragments) {}
        let end = ContinuousClock.now + .seconds(10)
        while test.echo.closedCount == 0, .now < end { usleep(1000) }
        #expect(test.echo.closedCount == 1)
        // A close frame, or nothing where the system has thrown it away with what was not read.
        var received: [UInt8] = []
        while let more = socket.receive(), !more.isEmpty { received += more }
        #expect(received.isEmpty || received == [0x88, 2, 0x03, 0xF0])
    }

    @Test("a tunnel's name with its port is let in where it was asked for, and its Origin must be the same")
    func tunnels() throws {
        let plain = try ServerUnderTest()
        #expect(status(plain.get("/", ["Host": "localhost:9000"])) == 421)
        let test = try ServerUnderTest(tunnels: ["localhost:9000", "Pi.local:80"])
        #expect(status(test.get("/", ["Host": "localhost:9000"])) == 200)
        #expect(status(test.get("/", ["Host": "pi.local:80"])) == 200)
        #expect(status(test.get("/", ["Host": "localhost:9001"])) == 421)
        #expect(status(test.post("/change", ["Host": "localhost:9000", "Origin": "http://localhost:9000"])) == 200)
        #expect(status(test.post("/change", ["Host": "localhost:9000", "Origin": "http://127.0.0.1:\(test.port)"])) == 403)
    }

    @Test("the port of the run before is taken again at once; one that somebody listens on is said to be taken")
    func samePort() throws {
        let first = try ServerUnderTest()
        #expect(status(first.get("/")) == 200)
        let taken = #expect(throws: ServerError.self) { try LocalServer(routes: .init(), port: first.port) }
        #expect(taken?.isPortTaken == true)
        let token = first.server.token
        first.server.stop()
        let end = ContinuousClock.now + .seconds(5)
        var second: LocalServer?
        while second == nil, .now < end { second = try? LocalServer(routes: .init(), port: first.port, token: token) }
        #expect(second?.port == first.port)
        #expect(second?.token.secret == token.secret)
        second?.stop()
    }

    @Test("a proof depends on the token, on the question and on the address: it is the HMAC-SHA1 of both (the value is Python's)")
    func proof() throws {
        let token = try #require(ServerToken(secret: String(repeating: "0b", count: 32)))
        let proof = token.proof(of: "n", at: "127.0.0.1:80")
        #expect(proof == token.proof(of: "n", at: "127.0.0.1:80"))
        #expect(proof == "821ed2c36a8d3f1f80380a1b0ffcb008c277d424")
        #expect(proof != token.proof(of: "m", at: "127.0.0.1:80"))
        #expect(proof != token.proof(of: "n", at: "127.0.0.1:81"))
        #expect(ServerToken(secret: "abc") == nil)
        #expect(ServerToken(secret: String(repeating: "G", count: 64)) == nil)
    }
}
