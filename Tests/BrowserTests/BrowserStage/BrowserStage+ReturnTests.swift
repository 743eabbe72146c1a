// A page that is open comes back to the next run of the app, and says its key to nobody else.
import Browser
import Foundation
import LocalServer
import Stage
import Synchronization
import Testing

extension BrowserStageTests {
    @Suite("A page comes back", .serialized, .enabled(if: DrivenPage.isPossible, "no Chromium here"))
    @MainActor struct ReturnTests {
        private final class Heard: Sendable {
            private let state = Mutex<[String]>([])
            var all: [String] { state.withLock { $0 } }
            func add(_ text: String) { state.withLock { $0.append(text) } }
        }

        private func start(_ path: String) throws -> (stage: BrowserStage, client: PaintingClient, address: String) {
            let door = StageDoor(file: AddressFile(path: path))
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test", door: door)
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start())
            stage.requestTurn()
            return (stage, client, address)
        }

        /// Whether nobody listens at a port of the loopback interface.
        private static func isFree(_ port: UInt16) -> Bool {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var one: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
            return withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
        }

        @Test("the page of the last run is connected to the next one, and a program in between is asked for a proof alone")
        func back() async throws {
            let path = NSTemporaryDirectory() + "vitrine-return-\(UUID().uuidString)/a.address"
            defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
            var first: (stage: BrowserStage, client: PaintingClient, address: String)? = try start(path)
            let address = try #require(first?.address)
            let token = try #require(ServerToken(secret: String(address.suffix(64))))
            let heard = Heard()
            async let driven = DrivenPage.drive(
                address: address,
                """
                pixel 100 120 007aff
                print 'seen'
                until document.body.classList.contains('lost')
                expect document.getElementById('notice').textContent.startsWith('The app does not respond')
                until !document.body.classList.contains('lost')
                tap 100 120
                pixel 100 120 34c759
                """)
            #expect(await until { first?.stage.viewerCount == 1 })
            #expect(await until { first?.client.turns ?? 0 > 2 || first?.stage.viewerCount == 1 })
            // Long enough that the first pixels are there.
            try await Task.sleep(for: .seconds(3))
            first?.stage.stop()
            first = nil
            // A stranger at the port: it notes what it is asked.
            let port = try #require(URL(string: address)?.port.flatMap { UInt16(exactly: $0) })
            var routes = LocalServer.Routes()
            for name in ["/proof", "/\(token.filesKey)/proof"] {
                routes.gets[name] = { head in
                    heard.add(head.path + "?" + head.query)
                    return HTTPResponse(.ok, text: "0000000000000000000000000000000000000000")
                }
                routes.publicPaths.insert(name)
            }
            routes.sockets["/stage"] = { [heard] in
                heard.add("SOCKET")
                return Deaf()
            }
            var stranger: LocalServer?
            let end = ContinuousClock.now + .seconds(5)
            while stranger == nil, .now < end { stranger = try? LocalServer(routes: routes, port: port) }
            #expect(stranger != nil)
            #expect(await until { heard.all.count >= 2 })
            #expect(heard.all.allSatisfy { $0.contains("/proof?question=") && !$0.contains(token.secret) })
            stranger?.stop()
            stranger = nil
            #expect(await until { Self.isFree(port) })
            let second = try start(path)
            defer { second.stage.stop() }
            #expect(second.address == address, "\(second.stage.note ?? "without a word")")
            let result = try await driven
            #expect(result.status == 0, "\(result.output)")
            #expect(second.client.touches.count >= 2)
        }

        private final class Deaf: WebSocketHandler {
            func opened(_ session: WebSocketSession) {}
            func received(_ text: String) {}
            func nextMessage() -> OutgoingMessage? { nil }
            func closed() {}
        }
    }
}
