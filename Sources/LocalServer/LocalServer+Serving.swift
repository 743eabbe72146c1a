// One connection: read the head, let it in or refuse it, answer.
// No Apple page: RFC 9112.
import Foundation

extension LocalServer {
    /// Serves one request of a connection, to the end of the WebSocket if it becomes one. `rest` came behind the head.
    func serve(_ connection: Connection, _ head: HTTPRequestHead, _ rest: [UInt8]) {
        let deadline = monotonicSeconds() + limits.requestTime
        var rest = rest
        do {
            switch try admit(head) {
            case .get:
                answer(connection, get(head))
            case .post(let length):
                guard let handle = routes.posts[head.path] else { throw HTTPRefusal(.notFound, "Nothing here.") }
                while rest.count < length {
                    guard let more = connection.read(deadline: deadline), !more.isEmpty else {
                        throw HTTPRefusal(.requestTimeout, "The body did not come in time.")
                    }
                    rest += more
                }
                guard rest.count == length else { throw HTTPRefusal(.badRequest, "More than one request.") }
                answer(connection, handle(Data(rest)))
            case .socket(let key):
                guard let make = routes.sockets[head.path] else { throw HTTPRefusal(.notFound, "Nothing here.") }
                guard rest.isEmpty else { throw HTTPRefusal(.badRequest, "Bytes before the handshake's end.") }
                guard connection.write(handshake(key)) else { return }
                WebSocketSession(connection: connection, limits: limits, handler: make()).run()
            }
        } catch let locked as LockedPage {
            answer(connection, locked.response)
        } catch let refusal as HTTPRefusal {
            answer(connection, HTTPResponse(refusal))
        } catch {}
    }

    /// The guard's decision; a browser without the token gets the locked page with it.
    private func admit(_ head: HTTPRequestHead) throws -> RequestGuard.Admission {
        do {
            return try gate.admit(head, limits: limits)
        } catch {
            guard error.status == .forbidden, head.method == "GET", head.path == "/", head.query.isEmpty,
                head.values("origin").isEmpty, head.values("upgrade").isEmpty, let page = routes.lockedPage
            else { throw error }
            throw LockedPage(response: page)
        }
    }

    private struct LockedPage: Error { let response: HTTPResponse }

    private func answer(_ connection: Connection, _ response: HTTPResponse) {
        guard connection.write(response.bytes(port: port)) else { return }
        connection.finishSending()
    }

    private func get(_ head: HTTPRequestHead) -> HTTPResponse {
        let path = gate.path(of: head)
        if let respond = routes.gets[path] { return respond(head) }
        guard let file = routes.folder?.file(forPath: path), let data = FileManager.default.contents(atPath: file)
        else { return HTTPResponse(HTTPRefusal(.notFound, "Nothing here.")) }
        return HTTPResponse(contentType: Self.contentType(ofPath: file), body: Array(data))
    }

    private func handshake(_ key: String) -> [UInt8] {
        let digest = SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))
        let lines = [
            "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Accept: \(Data(digest).base64EncodedString())", "Sec-WebSocket-Protocol: vitrine", "", "",
        ]
        return Array(lines.joined(separator: "\r\n").utf8)
    }

    private static func contentType(ofPath path: String) -> String {
        switch path.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        default: "application/octet-stream"
        }
    }
}
