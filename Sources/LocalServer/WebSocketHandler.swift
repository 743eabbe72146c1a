// What a WebSocket's other end in the program does.
// No Apple page: this is ours.

/// What goes out over a WebSocket.
package enum OutgoingMessage: Sendable {
    case text(String)
    case binary([UInt8])
}

/// One end of a WebSocket. Called on the socket's own threads.
package protocol WebSocketHandler: AnyObject, Sendable {
    /// The socket is open; keep the session to wake it.
    func opened(_ session: WebSocketSession)
    func received(_ text: String)
    /// The next message to send, nil if there is none now. Asked after ``WebSocketSession/wake()``, never while a
    /// write is under way: whoever is slow gets the newest, not a queue.
    func nextMessage() -> OutgoingMessage?
    /// The socket is gone. Comes once, after everything else.
    func closed()
}
