// An HTTP server on 127.0.0.1 for tests of the network part: a closure answers.
// No Apple page: this is ours.
import Foundation

/// Answers each connection with what the closure says, then closes it.
final class LoopbackServer: @unchecked Sendable {
    struct Request: Sendable {
        var method = ""
        /// With the query.
        var path = ""
        var headers: [String: String] = [:]
        var body = Data()
    }

    struct Answer: Sendable {
        var status = "200 OK"
        var headers: [(String, String)] = []
        var body = Data()

        init(_ status: String = "200 OK", _ headers: [(String, String)] = [], _ body: String = "") {
            self.status = status
            self.headers = headers
            self.body = Data(body.utf8)
        }
    }

    let url: URL
    let port: UInt16
    private let listener: Int32
    private let answer: @Sendable (Request) -> Answer
    private let lock = NSLock()
    private var came: [Request] = []

    init(_ answer: @escaping @Sendable (Request) -> Answer) {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                precondition(bind(listener, generic, length) == 0 && listen(listener, 16) == 0)
                precondition(getsockname(listener, generic, &length) == 0)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        url = URL(string: "http://127.0.0.1:\(port)")!
        Thread.detachNewThread { [weak self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0, let server = self else { return }
                Thread.detachNewThread { server.serve(descriptor) }
            }
        }
    }

    deinit { stop() }

    /// Nobody is answered from now on.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// All that came, in order.
    var requests: [Request] { lock.withLock { came } }

    private func serve(_ descriptor: Int32) {
        defer { close(descriptor) }
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let gap = Data("\r\n\r\n".utf8)
        while bytes.range(of: gap) == nil {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            bytes.append(contentsOf: buffer[..<count])
        }
        let end = bytes.range(of: gap)!
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        var request = Request(method: words[0], path: words[1])
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            request.headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        request.body = Data(bytes[end.upperBound...])
        let wanted = Int(request.headers["content-length"] ?? "") ?? 0
        while request.body.count < wanted {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request.body.append(contentsOf: buffer[..<count])
        }
        lock.withLock { came.append(request) }
        let answer = answer(request)
        var head = "HTTP/1.1 \(answer.status)\r\n"
        for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
        head += "Content-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        let out = Array(Data(head.utf8) + (request.method == "HEAD" ? Data() : answer.body))
        _ = send(descriptor, out, out.count, Int32(MSG_NOSIGNAL))
        shutdown(descriptor, Int32(SHUT_WR))
        // Until the client is through: closing with unread bytes would reset the connection.
        while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
    }
}
