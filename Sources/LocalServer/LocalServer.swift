// A web server for this machine's owner: loopback only, a secret per run, and limits on everything.
// No Apple page: this is ours. Why it is our own: Documentation/ADR (local server).
import Diagnostics
import Foundation
import Synchronization

/// A web server for this machine's owner alone. Each connection has a thread; one request, then the end.
package final class LocalServer: Sendable {
    /// What the server answers; closures run on the connections' threads.
    package struct Routes: Sendable {
        /// Reads; they must change nothing.
        package var gets: [String: @Sendable (HTTPRequestHead) -> HTTPResponse] = [:]
        /// Changes, with the JSON body.
        package var posts: [String: @Sendable (Data) -> HTTPResponse] = [:]
        package var sockets: [String: @Sendable () -> any WebSocketHandler] = [:]
        /// Paths of ``gets`` that need no token: constant files that tell nothing.
        package var publicPaths: Set<String> = []
        /// The body for a GET without the right token; nil for a line of text.
        package var lockedPage: HTTPResponse?
        /// Files below this folder answer GETs that nothing else answers.
        package var folder: ConfinedFolder?
        package init() {}
    }

    private struct State {
        var connections: [Int: Connection] = [:]
        var nextID = 0
        var isStopped = false
        /// False once the listening descriptor is closed: its number may be somebody else's then.
        var isListening = true
        var rate: RateLimiter
    }

    /// The state, which the listening thread shares without keeping the server alive.
    private final class Box: Sendable {
        let state: Mutex<State>
        init(_ state: sending State) { self.state = Mutex(state) }
    }

    package let port: UInt16
    package let token = ServerToken()
    let limits: ServerLimits
    let routes: Routes
    let gate: RequestGuard
    private let listener: Int32
    private let box: Box

    /// Binds a free port of 127.0.0.1 and begins to answer.
    package init(routes: Routes, limits: ServerLimits = ServerLimits()) throws(ServerError) {
        let (listener, port) = try Self.listen()
        self.listener = listener
        self.port = port
        self.limits = limits
        self.routes = routes
        gate = RequestGuard(port: port, token: token, publicPaths: routes.publicPaths)
        box = Box(State(rate: RateLimiter(perSecond: limits.requestsPerSecond, burst: limits.requestBurst)))
        let thread = Thread { [weak self, box] in
            while let descriptor = Self.accept(listener) {
                guard let self else {
                    Glibc.close(descriptor)
                    break
                }
                begin(descriptor)
            }
            box.state.withLock { state in
                state.isListening = false
                Glibc.close(listener)
            }
        }
        thread.stackSize = 256 * 1024
        thread.name = "local server"
        thread.start()
    }

    deinit { stop() }

    /// The address with the token, for the owner's eyes.
    package var address: String { "http://127.0.0.1:\(port)/?token=\(token.secret)" }

    /// Stops listening and hangs up on everybody. May be called twice.
    package func stop() {
        let open = box.state.withLock { state in
            state.isStopped = true
            if state.isListening { _ = shutdown(listener, Int32(SHUT_RDWR)) }
            return Array(state.connections.values)
        }
        for connection in open { connection.hangUp() }
    }

    /// How many connections are open.
    package var connectionCount: Int { box.state.withLock { $0.connections.count } }

    private func begin(_ descriptor: Int32) {
        let connection = Connection(descriptor: descriptor, writeTime: limits.writeTime)
        let (id, refusal): (Int?, HTTPRefusal?) = box.state.withLock { state in
            guard !state.isStopped, state.connections.count < limits.connections else {
                return (nil, HTTPRefusal(.serviceUnavailable, "Too many connections."))
            }
            guard state.rate.take(at: monotonicSeconds()) else {
                return (nil, HTTPRefusal(.tooManyRequests, "Too many requests."))
            }
            state.nextID += 1
            state.connections[state.nextID] = connection
            return (state.nextID, nil)
        }
        guard let id else {
            _ = connection.write(HTTPResponse(refusal!).bytes(port: port))
            return connection.close()
        }
        let thread = Thread { [self] in
            serve(connection)
            box.state.withLock { _ = $0.connections.removeValue(forKey: id) }
            connection.close()
        }
        thread.stackSize = 512 * 1024
        thread.name = "local server connection"
        thread.start()
    }

    private static func listen() throws(ServerError) -> (Int32, UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw ServerError("socket", errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = 0
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, length) == 0 && Glibc.listen(descriptor, 64) == 0
                    && getsockname(descriptor, generic, &length) == 0
            }
        }
        guard bound else {
            let code = errno
            Glibc.close(descriptor)
            throw ServerError("bind to 127.0.0.1", code)
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private static func accept(_ listener: Int32) -> Int32? {
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            if descriptor >= 0 {
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                return descriptor
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            // Out of descriptors or memory: wait until somebody hangs up.
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: usleep(50_000)
            default: return nil
            }
        }
    }
}

/// Why a local server could not begin.
package struct ServerError: Error, Sendable, CustomStringConvertible {
    package let description: String
    init(_ call: String, _ code: Int32) { description = "\(call): \(String(cString: strerror(code)))" }
}
