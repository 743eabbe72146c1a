// A connected socket with deadlines: every read and write ends in time.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// Seconds of the monotonic clock.
func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// A connected socket. Reads on one thread, writes on one thread; ``hangUp()`` from any.
final class Connection: Sendable {
    private let descriptor: Int32
    private let isOpen = Mutex(true)

    init(descriptor: Int32, writeTime: Double) {
        self.descriptor = descriptor
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        var limit = timeval(tv_sec: Int(writeTime), tv_usec: Int((writeTime - writeTime.rounded(.down)) * 1e6))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Closes the descriptor; no other thread may use the connection afterwards.
    func close() {
        isOpen.withLock { open in
            if open { Glibc.close(descriptor) }
            open = false
        }
    }

    /// Ends all reading and writing; a thread that waits in either comes back.
    func hangUp() {
        isOpen.withLock { open in
            if open { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// For `poll`: it waits for bytes to read.
    var waiting: pollfd { pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0) }

    /// What has come by now, up to 16 KiB; empty at the end or after an error; nil where nothing has.
    func readNow() -> [UInt8]? {
        var isEmpty = false
        let bytes = [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
            let got = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            isEmpty = got < 0 && (errno == EAGAIN || errno == EINTR)
            count = max(0, got)
        }
        return isEmpty ? nil : bytes
    }

    /// Writes all of a short answer without waiting; false where it cannot.
    func writeNow(_ bytes: [UInt8]) -> Bool {
        let flags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
        return bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) } == bytes.count
    }

    /// Says that nothing more will be sent.
    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Says that nothing more will be sent, and gives the other side a moment to take what was: without it, bytes
    /// that it sent and nobody read would make the system throw our answer away.
    func finishSending() {
        endSending()
        let deadline = monotonicSeconds() + 0.2
        var discarded = 0
        while discarded < 1 << 20, let bytes = read(deadline: deadline), !bytes.isEmpty { discarded += bytes.count }
    }

    /// What has come, up to 16 KiB; empty at the end; nil at the deadline (monotonic seconds).
    func read(deadline: Double) -> [UInt8]? {
        while true {
            let remaining = deadline - monotonicSeconds()
            guard remaining > 0 else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, Int32(min(remaining * 1000 + 1, 1e9)))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { continue }
            let bytes = [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
                count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
            }
            return bytes
        }
    }

    /// Writes all of it; false where the other side is gone or takes nothing for too long.
    func write(_ bytes: some ContiguousBytes) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let flags = Int32(MSG_NOSIGNAL)
                let sent = send(descriptor, buffer.baseAddress! + offset, buffer.count - offset, flags)
                if sent < 0, errno == EINTR { continue }
                guard sent > 0 else { return false }
                offset += sent
            }
            return true
        }
    }
}
