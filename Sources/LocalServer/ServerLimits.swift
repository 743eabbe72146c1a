// How much a local server takes from anybody before it hangs up.
// No Apple page: this is ours.

/// How much a local server takes from anybody before it hangs up. Times are in seconds, sizes in bytes.
package struct ServerLimits: Sendable {
    /// Connections being answered at one time, of those with the token and of those without; more get 503.
    package var connections = 32
    /// Connections whose request has not come yet; beyond that the oldest goes.
    package var waitingConnections = 256
    /// Request line and headers.
    package var headSize = 16 * 1024
    package var headerCount = 64
    /// Body of a request.
    package var bodySize = 64 * 1024
    /// One incoming WebSocket message, all fragments together.
    package var messageSize = 64 * 1024
    /// From the connection to the end of the request.
    package var requestTime = 5.0
    /// A WebSocket from which nothing comes, not even the answer to a ping.
    package var idleTime = 60.0
    /// From ping to ping.
    package var pingInterval = 20.0
    /// One write that the other side does not take.
    package var writeTime = 30.0
    /// Requests a second in the long run, and at once; for those with the token and for those without.
    package var requestsPerSecond = 100.0
    package var requestBurst = 300.0
    /// Incoming WebSocket frames a second in the long run, and at once; for each socket.
    package var messagesPerSecond = 1000.0
    package var messageBurst = 3000.0

    package init() {}
}
