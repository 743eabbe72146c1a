// A web server for this machine's owner: loopback only, a secret, and limits on everything.
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
        /// Those being answered: of the owner, who has shown the token, and of everybody else.
        var owners: [Int: Connection] = [:]
        var strangers: [Int: Connection] = [:]
        var nextID = 0
        var isStopped = false
        /// False once the listening descriptor is closed: its number may be somebody else's then.
        var isListening = true
        var ownersRate: RateLimiter
        var strangersRate: RateLimiter
    }

    /// The state, which the listening thread shares without keeping the server alive.
    private final class Box: Sendable {
        let state: Mutex<State>
        init(_ state: sending State) { self.state = Mutex(state) }
    }

    package let port: UInt16
    package let token: ServerToken
    let limits: ServerLimits
    let routes: Routes
    let gate: RequestGuard
    private let listener: Int32
    private let box: Box

    /// Binds a port of 127.0.0.1 and begins to answer.
    /// - Parameter port: 0 takes a free one.
    /// - Parameter tunnels: Further names with ports by which pages reach the server, such as `localhost:9000`.
    package init(
        routes: Routes, port wanted: UInt16 = 0, token: ServerToken = ServerToken(), tunnels: [String] = [],
        limits: ServerLimits = ServerLimits()
    ) throws(ServerError) {
        let (listener, port) = try Self.listen(wanted)
        self.listener = listener
        self.port = port
        self.token = token
        self.limits = limits
        self.routes = routes
        gate = RequestGuard(port: port, token: token, publicPaths: routes.publicPaths, tunnels: tunnels)
        box = Box(
            State(
                ownersRate: RateLimiter(perSecond: limits.requestsPerSecond, burst: limits.requestBurst),
                strangersRate: RateLimiter(perSecond: limits.requestsPerSecond, burst: limits.requestBurst)))
        let thread = Thread { [weak self, box] in
            var doorway = Doorway(listener: listener, limits: limits)
            doorway.run(
                { connection, head, rest in
                    guard let self else { return HTTPResponse(HTTPRefusal(.serviceUnavailable, "Closed.")) }
                    return self.begin(connection, head, rest)
                }, port: port, isOpen: { box.state.withLock { !$0.isStopped } })
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
            return Array(state.owners.values) + Array(state.strangers.values)
        }
        for connection in open { connection.hangUp() }
    }

    /// How many connections are being answered.
    package var connectionCount: Int { box.state.withLock { $0.owners.count + $0.strangers.count } }

    /// Answers on a thread of its own, within the slots and permits of the owner or of everybody else; returns what to say
    /// where there are none.
    private func begin(_ connection: Connection, _ head: HTTPRequestHead, _ rest: [UInt8]) -> HTTPResponse? {
        let isOwner = gate.isOwner(head)
        let (id, refusal): (Int?, HTTPRefusal?) = box.state.withLock { state in
            let count = isOwner ? state.owners.count : state.strangers.count
            guard !state.isStopped, count < limits.connections else {
                return (nil, HTTPRefusal(.serviceUnavailable, "Too many connections."))
            }
            let now = monotonicSeconds()
            guard isOwner ? state.ownersRate.take(at: now) : state.strangersRate.take(at: now) else {
                return (nil, HTTPRefusal(.tooManyRequests, "Too many requests."))
            }
            state.nextID += 1
            if isOwner { state.owners[state.nextID] = connection } else { state.strangers[state.nextID] = connection }
            return (state.nextID, nil)
        }
        guard let id else { return HTTPResponse(refusal!) }
        let thread = Thread { [self] in
            serve(connection, head, rest)
            box.state.withLock { state in
                state.owners[id] = nil
                state.strangers[id] = nil
            }
            connection.close()
        }
        thread.stackSize = 512 * 1024
        thread.name = "local server connection"
        thread.start()
        return nil
    }

    private static func listen(_ port: UInt16) throws(ServerError) -> (Int32, UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw ServerError("socket", errno) }
        // Connections of the run before may linger; a port that somebody listens on stays taken.
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(descriptor, generic, length) == 0 && Glibc.listen(descriptor, 512) == 0
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
}

/// Why a local server could not begin.
package struct ServerError: Error, Sendable, CustomStringConvertible {
    package let description: String
    /// Whether another program listens on the port.
    package let isPortTaken: Bool
    init(_ call: String, _ code: Int32) {
        description = "\(call): \(String(cString: strerror(code)))"
        isPortTaken = code == EADDRINUSE
    }
}
