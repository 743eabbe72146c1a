// Everybody waits here until the head of his request has come, on one thread: who says nothing costs next to nothing.
// No Apple page: this is ours.
import Foundation

/// Reads the heads of all that connect, on the thread that accepts. A connection without a whole head has no thread and
/// no slot; beyond so many the one that has waited longest goes.
struct Doorway {
    private enum Stage {
        case reading
        /// It has been answered: what it still sends is thrown away until then, or its system would throw the answer away.
        case leaving
    }

    private struct Guest {
        let connection: Connection
        var bytes: [UInt8] = []
        var deadline: Double
        var stage = Stage.reading
    }

    private let listener: Int32
    private let limits: ServerLimits
    private var guests: [Guest] = []

    init(listener: Int32, limits: ServerLimits) {
        self.listener = listener
        self.limits = limits
        // So that it never waits in accept for somebody who has gone by then.
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    }

    /// Until the listening socket is shut down. `answer` takes over a connection with its head and what came behind it, or
    /// says what to answer here; false ends the loop.
    mutating func run(
        _ answer: (Connection, HTTPRequestHead, [UInt8]) -> HTTPResponse?, port: UInt16, isOpen: () -> Bool
    ) {
        while isOpen() {
            var waiting = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            waiting += guests.map { $0.connection.waiting }
            let next = guests.map(\.deadline).min().map { max(0, min($0 - monotonicSeconds(), 60)) }
            let ready = poll(&waiting, nfds_t(waiting.count), next.map { Int32($0 * 1000) + 1 } ?? -1)
            if ready < 0, errno != EINTR { break }
            var left: Set<Int> = []
            for index in guests.indices where waiting[index + 1].revents != 0 {
                if hear(index, answer, port) { left.insert(index) }
            }
            let now = monotonicSeconds()
            for index in guests.indices where !left.contains(index) && guests[index].deadline <= now {
                if isOver(index, port) { left.insert(index) }
            }
            if !left.isEmpty { guests = guests.indices.filter { !left.contains($0) }.map { guests[$0] } }
            if waiting[0].revents != 0, !welcome() { break }
        }
        for guest in guests { guest.connection.close() }
        guests = []
    }

    /// Takes in who stands before the door; false once it is closed for good.
    private mutating func welcome() -> Bool {
        for _ in 0..<64 {
            let descriptor = accept(listener, nil, nil)
            if descriptor < 0 {
                switch errno {
                case EINTR, ECONNABORTED: continue
                case EAGAIN: return true
                // Out of descriptors or memory: somebody has to go.
                case EMFILE, ENFILE, ENOBUFS, ENOMEM:
                    guard !guests.isEmpty else {
                        usleep(50_000)
                        return true
                    }
                    guests.removeFirst().connection.close()
                    continue
                default: return false
                }
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            if guests.count >= limits.waitingConnections { guests.removeFirst().connection.close() }
            guests.append(
                Guest(
                    connection: Connection(descriptor: descriptor, writeTime: limits.writeTime),
                    deadline: monotonicSeconds() + limits.requestTime))
        }
        return true
    }

    /// Reads what one has sent; true where it does not wait here any more.
    private mutating func hear(
        _ index: Int, _ answer: (Connection, HTTPRequestHead, [UInt8]) -> HTTPResponse?, _ port: UInt16
    ) -> Bool {
        let connection = guests[index].connection
        guard let more = connection.readNow() else { return false }
        guard !more.isEmpty else {
            connection.close()
            return true
        }
        guard guests[index].stage == .reading else { return false }
        let start = max(0, guests[index].bytes.count - 3)
        guests[index].bytes += more
        let bytes = guests[index].bytes
        do throws(HTTPRefusal) {
            let end = Self.endOfHead(bytes, from: start)
            guard end ?? bytes.count <= limits.headSize else {
                throw HTTPRefusal(.headersTooLarge, "The head is too long.")
            }
            guard let end else { return false }
            let head = try HTTPRequestHead(bytes: bytes[..<end], limits: limits)
            guard let response = answer(connection, head, Array(bytes[(end + 4)...])) else { return true }
            return leave(index, response, port)
        } catch {
            return leave(index, HTTPResponse(error), port)
        }
    }

    /// Its time has come: who has said too little is told so, who was told is gone.
    private mutating func isOver(_ index: Int, _ port: UInt16) -> Bool {
        if guests[index].stage == .reading {
            return leave(index, HTTPResponse(HTTPRefusal(.requestTimeout, "The request did not come in time.")), port)
        }
        guests[index].connection.close()
        return true
    }

    /// Answers here and now; true where the answer did not fit, and the connection is closed.
    private mutating func leave(_ index: Int, _ response: HTTPResponse, _ port: UInt16) -> Bool {
        let connection = guests[index].connection
        guard connection.writeNow(response.bytes(port: port)) else {
            connection.close()
            return true
        }
        connection.endSending()
        guests[index].stage = .leaving
        guests[index].bytes = []
        guests[index].deadline = monotonicSeconds() + 0.2
        return false
    }

    private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (start...(bytes.count - 4)).first { index in
            bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13 && bytes[index + 3] == 10
        }
    }
}
