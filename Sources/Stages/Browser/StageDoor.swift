// Where a browser stage is reached: the port and the token of the last run of the same app, or others where it must be.
// No Apple page: this is ours. Why they are kept: Documentation/ADR, "The browser stage keeps its address".
import Foundation
import LocalServer
import Stage

/// How a browser stage is reached.
public struct StageDoor: Sendable {
    /// The port that was asked for; nil takes the last run's.
    var port: UInt16?
    /// Further names with ports by which pages come.
    var tunnels: [String]
    /// Where port and token are kept; nil keeps nothing: each run has its own.
    var file: AddressFile?

    /// As the launch arguments say, kept for the next run of the same app by the same user.
    public init(_ configuration: LaunchConfiguration) {
        port = configuration.port
        tunnels = configuration.tunnels
        file = AddressFile.ofThisProgram()
    }

    /// A free port and a new token, which nothing keeps.
    public init() {
        tunnels = []
    }

    /// For tests.
    package init(file: AddressFile?, port: UInt16? = nil, tunnels: [String] = []) {
        self.file = file
        self.port = port
        self.tunnels = tunnels
    }

    /// What opening the door came to.
    package struct Opened {
        package var server: LocalServer
        /// What the user should know of the address, in one line; nil where all is as it was.
        package var note: String?
    }

    /// Opens the server. Steps: 1. what the file says, unless another run of the same app holds it; 2. its port, or the one
    /// that was asked for; 3. where that is taken, a free one with a new token; 4. the file says what came of it.
    package func open(_ routes: (ServerToken) -> LocalServer.Routes) throws(ServerError) -> Opened {
        var note: String?
        let kept = file?.take()
        if let refusal = kept?.refusal { note = refusal }
        let token = kept?.address?.token ?? ServerToken()
        let wanted = port ?? kept?.address?.port ?? 0
        do {
            let server = try LocalServer(routes: routes(token), port: wanted, token: token, tunnels: tunnels)
            if kept?.isHeldByAnother != true { file?.keep(.init(port: server.port, token: token)) }
            if kept?.isHeldByAnother == true {
                note = "Another run of this app has its usual address; this one is for this run alone."
            }
            return Opened(server: server, note: note)
        } catch {
            guard error.isPortTaken, wanted != 0 else { throw error }
            // Who sits at the old address may have heard the old token.
            let token = ServerToken()
            let server = try LocalServer(routes: routes(token), port: 0, token: token, tunnels: tunnels)
            if kept?.isHeldByAnother != true { file?.keep(.init(port: server.port, token: token)) }
            return Opened(
                server: server,
                note: "Port \(wanted) is taken by another program; the app is at port \(server.port), with a new key.")
        }
    }
}
