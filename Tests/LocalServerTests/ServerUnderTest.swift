// A server with one of everything, and the requests that it should answer.
import Foundation
import LocalServer
import Synchronization

/// A server with one of everything.
final class ServerUnderTest {
    let server: LocalServer
    let posts: Counter
    let echo: EchoHandler
    let folder: String

    var port: UInt16 { server.port }
    var secret: String { server.token.secret }
    var host: String { "127.0.0.1:\(port)" }

    init(limits: ServerLimits = ServerLimits(), tunnels: [String] = []) throws {
        folder = NSTemporaryDirectory() + "vitrine-server-\(UUID().uuidString)"
        let root = folder + "/root"
        try FileManager.default.createDirectory(atPath: root + "/sub", withIntermediateDirectories: true)
        try "inside".write(toFile: root + "/sub/file.txt", atomically: true, encoding: .utf8)
        try "hidden".write(toFile: root + "/.secret", atomically: true, encoding: .utf8)
        try "outside".write(toFile: folder + "/outside.txt", atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: root + "/link.txt", withDestinationPath: folder + "/outside.txt")
        try FileManager.default.createSymbolicLink(atPath: root + "/up", withDestinationPath: folder)

        let counter = Counter()
        let handler = EchoHandler()
        var routes = LocalServer.Routes()
        routes.gets["/"] = { @Sendable _ in HTTPResponse(.ok, text: "the page") }
        routes.gets["/page.js"] = { @Sendable _ in HTTPResponse(.ok, text: "script") }
        routes.publicPaths = ["/page.js"]
        routes.posts["/change"] = { @Sendable body in
            counter.add()
            return HTTPResponse(.ok, text: String(decoding: body, as: UTF8.self))
        }
        routes.sockets["/socket"] = { @Sendable in handler }
        routes.folder = ConfinedFolder(path: root)
        server = try LocalServer(routes: routes, tunnels: tunnels, limits: limits)
        posts = counter
        echo = handler
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Sends these bytes over a connection of their own and returns the whole answer.
    func ask(_ text: String) -> String {
        guard let client = RawClient(port: port) else { return "" }
        client.send(text)
        return client.receiveAll()
    }

    /// A GET with the token and these fields in place of, or beside, the usual ones.
    func get(_ target: String, _ fields: [String: String] = [:], token: Bool = true) -> String {
        request("GET \(target)", fields, token: token, body: nil)
    }

    /// A POST of JSON as the page would send it, with these fields instead.
    func post(_ target: String, _ fields: [String: String] = [:], body: String = "{}", token: Bool = true) -> String {
        let usual = [
            "Origin": "http://\(host)", "Content-Type": "application/json", "Content-Length": "\(body.utf8.count)",
        ]
        return request("POST \(target)", usual.merging(fields) { $1 }, token: token, body: body)
    }

    private func request(_ line: String, _ fields: [String: String], token: Bool, body: String?) -> String {
        var all = ["Host": host].merging(fields) { $1 }
        if token { all["Authorization"] = all["Authorization"] ?? "Bearer \(secret)" }
        let head = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)\r\n" }.joined()
        return ask("\(line) HTTP/1.1\r\n\(head)\r\n\(body ?? "")")
    }

    /// The handshake of a WebSocket, with these fields instead; an empty value leaves the field out.
    func handshake(_ fields: [String: String] = [:], target: String = "/socket") -> String {
        let usual = [
            "Host": host, "Origin": "http://\(host)", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Protocol": "vitrine, token.\(secret)",
        ]
        let all = usual.merging(fields) { $1 }.filter { !$0.value.isEmpty }
        return "GET \(target) HTTP/1.1\r\n" + all.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
    }

    /// An open WebSocket.
    func openSocket() -> RawClient? {
        guard let client = RawClient(port: port) else { return nil }
        client.send(handshake())
        var head = ""
        while !head.hasSuffix("\r\n\r\n") {
            let byte = client.receive(count: 1)
            if byte.isEmpty { return nil }
            head += String(decoding: byte, as: UTF8.self)
        }
        return status(head) == 101 ? client : nil
    }
}

/// Counts from any thread.
final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
}

/// Sends back what it gets.
final class EchoHandler: WebSocketHandler {
    private let state = Mutex<(session: WebSocketSession?, queue: [String], closed: Int)>((nil, [], 0))
    var closedCount: Int { state.withLock { $0.closed } }
    func opened(_ session: WebSocketSession) { state.withLock { $0.session = session } }
    func received(_ text: String) {
        state.withLock { $0.queue.append(text) }
        state.withLock { $0.session }?.wake()
    }
    func nextMessage() -> OutgoingMessage? {
        state.withLock { $0.queue.isEmpty ? nil : .text($0.queue.removeFirst()) }
    }
    func closed() { state.withLock { $0.closed += 1 } }
}

/// A frame as a client sends it: masked.
func clientFrame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true) -> [UInt8] {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    let flag: UInt8 = isMasked ? 0x80 : 0
    if payload.count < 126 {
        frame.append(flag | UInt8(payload.count))
    } else if payload.count < 65536 {
        frame += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    } else {
        frame += [flag | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
    }
    guard isMasked else { return frame + payload }
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
}
