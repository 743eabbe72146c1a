// A client that sends exactly the bytes that a test wants, also those that no browser would send.
import Foundation

/// A bare socket to a port of this machine.
final class RawClient {
    private let descriptor: Int32

    /// Connects to an address of this machine; nil where nobody listens there.
    init?(port: UInt16, address: String = "127.0.0.1") {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = port.bigEndian
        inet_pton(AF_INET, address, &target.sin_addr)
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &target) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
        guard isConnected else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }

    /// False where the other side has hung up.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var offset = 0
        while offset < bytes.count {
            let sent = bytes[offset...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return false }
            offset += sent
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Says that nothing more will come.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// What comes within so many seconds; empty at the end of the stream, nil where nothing comes.
    func receive(within seconds: Double = 5) -> [UInt8]? {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(seconds * 1000)) > 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
        }
    }

    /// All that comes until the other side hangs up, as text.
    func receiveAll(within seconds: Double = 5) -> String {
        var all: [UInt8] = []
        while let more = receive(within: seconds), !more.isEmpty { all += more }
        return String(decoding: all, as: UTF8.self)
    }

    /// Exactly so many bytes; fewer where the stream ends.
    func receive(count: Int) -> [UInt8] {
        var all: [UInt8] = []
        while all.count < count {
            var one = [UInt8](repeating: 0, count: count - all.count)
            let got = recv(descriptor, &one, one.count, 0)
            guard got > 0 else { break }
            all += one[..<got]
        }
        return all
    }
}

/// The number in the first line of an answer; 0 where there is none.
func status(_ answer: String) -> Int {
    let parts = answer.split(separator: " ", maxSplits: 2)
    return parts.count > 1 ? Int(parts[1]) ?? 0 : 0
}
