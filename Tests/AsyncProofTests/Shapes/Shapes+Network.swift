// Requests to a server on this machine, and a child process: work outside that is awaited for real.
import FoundationNetworking
import UIKit

extension Shape {
    static let network: [Shape] = [
        Shape("a request to a server on loopback") { screen in
            Task {
                do {
                    let (data, _) = try await URLSession.shared.data(from: Loopback.shared.url("cart"))
                    screen.show(String(decoding: data, as: UTF8.self))
                } catch {
                    screen.show(error)
                }
            }
        } twin: {
            $0.show("you asked for /cart")
        },
        Shape("a request with a completion handler, decoded on a queue") { screen in
            URLSession.shared.dataTask(with: Loopback.shared.url("list")) { data, _, _ in
                DispatchQueue.global().async {
                    let text = String(decoding: data ?? Data(), as: UTF8.self)
                    DispatchQueue.main.async { screen.show(text) }
                }
            }.resume()
        } twin: {
            $0.show("you asked for /list")
        },
        Shape("a timeout that must not beat a real answer") { screen in
            let answer = Task {
                let (data, _) = try await URLSession.shared.data(from: Loopback.shared.url("slow"))
                return String(decoding: data, as: UTF8.self)
            }
            let timeout = Task {
                try await Task.sleep(for: .seconds(1))
                answer.cancel()
            }
            Task {
                screen.show((try? await answer.value) ?? "timed out")
                timeout.cancel()
            }
        } twin: {
            $0.show("you asked for /slow")
        },
        Shape("a child process") { screen in
            let process = Process(), output = Pipe()
            process.executableURL = URL(filePath: "/bin/echo")
            process.arguments = ["hello"]
            process.standardOutput = output
            process.terminationHandler = { _ in
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                DispatchQueue.main.async { screen.show(text.trimmingCharacters(in: .whitespacesAndNewlines)) }
            }
            try? process.run()
            screen.kept.append(process)
        } twin: {
            $0.show("hello")
        },
    ]
}

/// A server on 127.0.0.1 that answers with the path asked for; `/slow` after 30 ms.
final class Loopback: Sendable {
    static let shared = Loopback()
    private let port: UInt16

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    private init() {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                precondition(bind(listener, generic, length) == 0 && listen(listener, 64) == 0)
                precondition(getsockname(listener, generic, &length) == 0)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                if connection >= 0 { Thread.detachNewThread { Self.serve(connection) } }
            }
        }
    }

    private static func serve(_ connection: Int32) {
        defer { close(connection) }
        var bytes: [UInt8] = [], part = [UInt8](repeating: 0, count: 4_096)
        while !String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { return }
            bytes += part[..<count]
        }
        let path = String(decoding: bytes, as: UTF8.self).split(separator: " ").dropFirst().first ?? "?"
        if path == "/slow" { usleep(30_000) }
        let body = "you asked for \(path)"
        let answer = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        _ = answer.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    }
}
