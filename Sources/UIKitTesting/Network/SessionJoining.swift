// Every session of the app asks the test kit's URLProtocol before Foundation's own.
// No Apple page: this is ours; the rule comes from swift-corelibs-foundation, URLSessionTask._protocolClass.
internal import CTestKit
import Foundation
import FoundationNetworking

/// Called by CTestKit for each session that is made; see there. Both sides own what they give.
@_cdecl("vtc_session_configuration")
func joinedSessionConfiguration(_ given: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let configuration = Unmanaged<URLSessionConfiguration>.fromOpaque(given).takeRetainedValue()
    return Unmanaged.passRetained(SessionJoining.joined(configuration)).toOpaque()
}

/// Puts the kit's protocol into sessions.
enum SessionJoining {
    /// False where this Foundation's initializers are others: then only `URLSession.shared` asks the kit.
    static var isComplete: Bool { vtc_joins_sessions() == 1 }

    /// For `URLSession.shared`, and for sessions whose configuration lists no class that wants the request. Called before
    /// `main`: the first classes to be registered are asked first.
    static func registerOnce() { _ = URLProtocol.registerClass(KitProtocol.self) }

    /// A copy of the configuration that asks the kit's protocol, after the app's own ones and before Foundation's.
    static func joined(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        var classes = configuration.protocolClasses ?? []
        guard configuration !== NetworkRecorder.configuration,
            !classes.contains(where: { $0 === KitProtocol.self }),
            let copy = configuration.copy() as? URLSessionConfiguration
        else { return configuration }
        let index = classes.firstIndex { NativeProtocols.contains($0) } ?? classes.endIndex
        classes.insert(KitProtocol.self, at: index)
        copy.protocolClasses = classes
        return copy
    }
}

/// Foundation's own protocols.
enum NativeProtocols {
    /// The protocols of a new configuration: HTTP, FTP and WebSocket.
    private static var all: [AnyClass] { URLSessionConfiguration.default.protocolClasses ?? [] }

    static func contains(_ candidate: AnyClass) -> Bool { all.contains { $0 === candidate } }

    /// The one that asks the network for this request.
    static func taking(_ request: URLRequest) -> URLProtocol.Type? {
        all.lazy.compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: request) }
    }
}
