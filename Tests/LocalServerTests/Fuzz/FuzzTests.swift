// Random and mutated requests and frames: no crash, no hang, nothing that grows. For minutes by hand:
// LOCAL_SERVER_FUZZ_SECONDS=600 LOCAL_SERVER_FUZZ_SEED=7, with the filter FuzzTests.
import Foundation
import LocalServer
import Testing

@Suite("LocalServer under random bytes", .serialized) struct FuzzTests {
    private let seconds = ProcessInfo.processInfo.environment["LOCAL_SERVER_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
    private let seed = ProcessInfo.processInfo.environment["LOCAL_SERVER_FUZZ_SEED"].flatMap(UInt64.init) ?? 20_261_127

    /// A slow machine makes fewer rounds in the time; these are the least.
    private func isOver(_ start: Double, _ rounds: Int) -> Bool {
        ProcessInfo.processInfo.systemUptime - start > seconds && rounds >= 60
    }

    /// Bytes of the process that are in memory, and how many threads it has.
    private func load() throws -> (bytes: Int, threads: Int) {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
        return (try #require(Int(pages[1])) * 4096, threads)
    }

    @Test("a reader gives the same messages and the same fault, however mutated frames are cut, and keeps no more than its limit")
    func reader() throws {
        var mutator = Mutator(generator: SeededGenerator(seed: seed))
        let start = ProcessInfo.processInfo.systemUptime
        var rounds = 0, messages = 0, faults = 0
        repeat {
            rounds += 1
            let plain = mutator.frames()
            let bytes = mutator.changed(plain, mixedWith: mutator.frames())
            var results: [([WebSocketReader.Message], WebSocketCloseCode?)] = []
            for pieces in [[bytes.count], mutator.cuts(bytes.count)] {
                var reader = WebSocketReader(limit: 60_000)
                var found: [WebSocketReader.Message] = [], at = 0, fault: WebSocketCloseCode?
                for piece in pieces where fault == nil {
                    do {
                        found += try reader.read(bytes[at..<(at + piece)])
                        fault = reader.fault
                    } catch {
                        fault = error
                    }
                    at += piece
                    // One frame that is not whole, and the fragments before it.
                    let isBounded = reader.heldCount < 2 * 60_000 + 14
                    if !isBounded { Issue.record("seed \(seed), round \(rounds): \(reader.heldCount) bytes are kept") }
                }
                results.append((found, fault))
            }
            let isSame = results[0].0 == results[1].0 && results[0].1 == results[1].1
            if !isSame { Issue.record("seed \(seed), round \(rounds): two cuts of the same bytes differ") }
            messages += results[0].0.count
            if results[0].1 != nil { faults += 1 }
        } while !isOver(start, rounds)
        #expect(messages > rounds / 4, "most frames arrive")
        #expect(faults > rounds / 20, "many are refused")
    }

    @Test("a head is refused or read, and what is read has no byte that a head may not hold")
    func head() throws {
        var mutator = Mutator(generator: SeededGenerator(seed: seed &+ 1))
        let start = ProcessInfo.processInfo.systemUptime
        let plain = Array("GET /a/b?c=d HTTP/1.1\r\nHost: 127.0.0.1:80\r\nOrigin: http://127.0.0.1:80\r\nX: \t y".utf8)
        var rounds = 0, taken = 0
        repeat {
            rounds += 1
            guard let head = try? HTTPRequestHead(bytes: mutator.changed(plain, mixedWith: plain), limits: ServerLimits()) else {
                continue
            }
            taken += 1
            let texts = [head.path, head.query, head.method] + head.fields.flatMap { [$0.name, $0.value] }
            let isClean = texts.allSatisfy { $0.utf8.allSatisfy { $0 == 9 || (32...126).contains($0) } }
            if !isClean { Issue.record("seed \(seed), round \(rounds): \(head)") }
            if !head.path.hasPrefix("/") || head.fields.contains(where: { $0.name.isEmpty }) {
                Issue.record("seed \(seed), round \(rounds): \(head)")
            }
        } while !isOver(start, rounds)
        #expect(taken > rounds / 20)
    }

    @Test("a server under mutated requests and frames answers its owner all the while, and ends with as little as it began")
    func server() throws {
        var limits = ServerLimits()
        limits.requestBurst = 1e9
        limits.messageBurst = 1e9
        limits.requestTime = 0.5
        limits.idleTime = 0.5
        let test = try ServerUnderTest(limits: limits)
        var mutator = Mutator(generator: SeededGenerator(seed: seed &+ 2))
        let bearer = "Authorization: Bearer \(test.secret)\r\n"
        let corpus = [
            "GET / HTTP/1.1\r\nHost: \(test.host)\r\n\(bearer)\r\n",
            "GET /sub/file.txt?token=\(test.secret) HTTP/1.1\r\nHost: \(test.host)\r\n\r\n",
            "POST /change HTTP/1.1\r\nHost: \(test.host)\r\nOrigin: http://\(test.host)\r\n\(bearer)"
                + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
            test.handshake(),
        ].map { Array($0.utf8) }
        #expect(status(test.get("/")) == 200)
        let before = try load()
        let start = ProcessInfo.processInfo.systemUptime
        var rounds = 0, answers = 0, slowest = 0.0
        repeat {
            rounds += 1
            let began = ProcessInfo.processInfo.systemUptime
            // 1. A request or a socket, and what comes of it.
            let isSocket = Bool.random(using: &mutator.generator)
            if isSocket, let socket = test.openSocket() {
                let plain = mutator.frames()
                let bytes = mutator.changed(plain, mixedWith: corpus[0])
                var at = 0
                for piece in mutator.cuts(bytes.count) where at >= 0 {
                    at = socket.send(Array(bytes[at..<(at + piece)])) ? at + piece : -1
                    if at < 0 { break }
                }
                socket.finish()
                while let more = socket.receive(), !more.isEmpty { answers += 1 }
            } else if let client = RawClient(port: test.port) {
                let plain = corpus.randomElement(using: &mutator.generator)!
                client.send(mutator.changed(plain, mixedWith: mutator.frames()))
                client.finish()
                if !client.receiveAll().isEmpty { answers += 1 }
            }
            slowest = max(slowest, ProcessInfo.processInfo.systemUptime - began)
            // 2. The owner is answered in between.
            if rounds % 20 == 0, status(test.get("/")) != 200 { Issue.record("seed \(seed), round \(rounds): no answer") }
        } while !isOver(start, rounds)
        #expect(answers > rounds / 4)
        #expect(slowest < 5, "each connection ends in time")
        // 3. What was open has gone.
        let deadline = ProcessInfo.processInfo.systemUptime + 5
        while test.server.connectionCount > 0, ProcessInfo.processInfo.systemUptime < deadline { usleep(10_000) }
        #expect(test.server.connectionCount == 0)
        let after = try load()
        #expect(after.bytes - before.bytes < 64 << 20, "\(rounds) rounds")
        #expect(after.threads - before.threads < 24, "\(rounds) rounds")
        #expect(status(test.get("/")) == 200)
    }
}
