// How much anybody can take from the server.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer: limits", .serialized) struct LocalServerLimitTests {
    @Test("a head beyond its limit is refused while it still comes, in one line or in many")
    func headSize() throws {
        let test = try ServerUnderTest()
        let long = String(repeating: "a", count: 1 << 20)
        #expect(status(test.ask("GET /\(long) HTTP/1.1\r\n\r\n")) == 431)
        #expect(status(test.ask("GET / HTTP/1.1\r\nX: \(long)")) == 431)
        let many = (0..<100).map { "X-\($0): a\r\n" }.joined()
        #expect(status(test.ask("GET / HTTP/1.1\r\nHost: \(test.host)\r\n\(many)\r\n")) == 431)
    }

    @Test("a body beyond its limit is refused by its length alone")
    func bodySize() throws {
        let test = try ServerUnderTest()
        #expect(status(test.post("/change", ["Content-Length": "65537"])) == 413)
        #expect(status(test.post("/change", ["Content-Length": "99999999999999999999"])) == 411)
        let body = "\"" + String(repeating: "a", count: 65534) + "\""
        #expect(status(test.post("/change", body: body)) == 200)
    }

    @Test("a connection that says nothing, or one byte now and then, ends when its time is over")
    func slowRequests() throws {
        var limits = ServerLimits()
        limits.requestTime = 0.3
        let test = try ServerUnderTest(limits: limits)
        let silent = try #require(RawClient(port: test.port))
        let slow = try #require(RawClient(port: test.port))
        slow.send("GET / HT")
        #expect(status(silent.receiveAll()) == 408)
        #expect(status(slow.receiveAll()) == 408)
    }

    @Test("beyond so many connections at a time the next is turned away, and let in when one has gone")
    func connectionCount() throws {
        var limits = ServerLimits()
        limits.connections = 3
        let test = try ServerUnderTest(limits: limits)
        var open = (0..<3).compactMap { _ in test.openSocket() }
        #expect(open.count == 3)
        #expect(status(test.get("/")) == 503)
        open.removeLast()
        let deadline = ContinuousClock.now + .seconds(5)
        while test.server.connectionCount > 2, .now < deadline { usleep(1000) }
        #expect(status(test.get("/")) == 200)
    }

    @Test("more requests than the rate allows are turned away")
    func requestRate() throws {
        var limits = ServerLimits()
        limits.requestBurst = 5
        limits.requestsPerSecond = 0.001
        let test = try ServerUnderTest(limits: limits)
        let answers = (0..<8).map { _ in status(test.get("/")) }
        #expect(answers == [200, 200, 200, 200, 200, 429, 429, 429])
    }

    @Test("a message beyond its limit closes the socket with 1009 by its header alone, whatever length it claims")
    func messageSize() throws {
        let test = try ServerUnderTest()
        let huge: [UInt8] = [0x81, 0xFF] + [0, 0, 1, 0, 0, 0, 0, 0] + [1, 2, 3, 4]
        let impossible: [UInt8] = [0x81, 0xFF] + Array(repeating: 0xFF, count: 8) + [1, 2, 3, 4]
        let fragments =
            clientFrame(1, Array(repeating: 65, count: 40_000), isFinal: false)
            + clientFrame(0, Array(repeating: 65, count: 40_000))
        for bytes in [huge, impossible, fragments] {
            let socket = try #require(test.openSocket())
            socket.send(bytes)
            #expect(socket.receive(count: 4) == [0x88, 2, 0x03, 0xF1])
        }
    }

    @Test("more messages than the rate allows close the socket with 1008")
    func messageRate() throws {
        var limits = ServerLimits()
        limits.messageBurst = 10
        limits.messagesPerSecond = 0.001
        let test = try ServerUnderTest(limits: limits)
        let socket = try #require(test.openSocket())
        for _ in 0..<20 { socket.send(clientFrame(9, [])) }
        let all = socket.receiveAll().utf8
        #expect(all.count > 0)
        let again = try #require(test.openSocket())
        again.send((0..<11).flatMap { _ in clientFrame(1, [65]) })
        var received: [UInt8] = []
        while let more = again.receive(), !more.isEmpty { received += more }
        #expect(received.suffix(4) == [0x88, 2, 0x03, 0xF0])
    }

    @Test("a WebSocket that answers nothing, not even a ping, is closed when its time is over")
    func idle() throws {
        var limits = ServerLimits()
        limits.pingInterval = 0.1
        limits.idleTime = 0.4
        let test = try ServerUnderTest(limits: limits)
        let socket = try #require(test.openSocket())
        var received: [UInt8] = []
        while let more = socket.receive(), !more.isEmpty { received += more }
        #expect(received.prefix(2) == [0x89, 0], "a ping first")
        #expect(received.suffix(4) == [0x88, 2, 0x03, 0xE9], "then going away")
        let deadline = ContinuousClock.now + .seconds(5)
        while test.echo.closedCount == 0, .now < deadline { usleep(1000) }
        #expect(test.echo.closedCount == 1)
    }

    @Test("5,000 random heads and frames neither crash the server nor keep it from answering")
    func fuzz() throws {
        var limits = ServerLimits()
        limits.requestBurst = 100_000
        limits.requestTime = 1
        let test = try ServerUnderTest(limits: limits)
        var generator = SeededGenerator(seed: 20261121)
        let pieces = [
            "GET", "POST", " ", "/", "HTTP/1.1", "\r\n", "\n", "\r", ":", "Host", test.host, "Origin", "\u{0}", "%2f",
            "Content-Length", "-1", "99999999999", "Upgrade", "websocket", "token.", test.secret, ",", "é", "\t",
        ]
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }.joined()
            guard let client = RawClient(port: test.port) else { continue }
            client.send(text)
            client.finish()
            _ = client.receiveAll()
        }
        var reader = WebSocketReader(limit: 1000)
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 1...64, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            do { _ = try reader.read(bytes) } catch { reader = WebSocketReader(limit: 1000) }
        }
        #expect(status(test.get("/")) == 200)
    }
}

/// Numbers from a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
