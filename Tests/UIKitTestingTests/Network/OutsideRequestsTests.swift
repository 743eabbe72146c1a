// Every session of the app tells of the requests that go to the network, and works as without the kit.
// The rules come from swift-corelibs-foundation (URLSessionTask, URLSessionConfiguration); there is no Apple page.
import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import UIKitTesting

/// What the hook was told, by path.
private final class Told: Sendable {
    private let tasks = Mutex<[URLSessionTask]>([])
    func add(_ task: URLSessionTask) { tasks.withLock { $0.append(task) } }
    var paths: [String] { tasks.withLock { $0.map { $0.originalRequest?.url?.path ?? "" } } }
    func task(_ path: String) -> URLSessionTask? {
        tasks.withLock { $0.first { $0.originalRequest?.url?.path == path } }
    }
}

/// A configuration from before anything else of these tests, and a session made of it.
private let earlyConfiguration = URLSessionConfiguration.default
private let earlySession = URLSession(configuration: .default)

@Suite("Requests that go outside", .serialized, .harness) struct OutsideRequestsTests {
    private let server = LoopbackServer { .init("200 OK", [("X-Path", $0.path)], "\($0.method) \($0.path) \($0.body.count)") }

    private func watching(_ body: (Told) async throws -> Void) async throws {
        let told = Told()
        OutsideRequests.onStart = { told.add($0) }
        defer { OutsideRequests.onStart = nil }
        try await body(told)
    }

    private func url(_ path: String) -> URL { server.url.appendingPathComponent(path) }

    @Test("this Foundation has the initializers that the kit stands before (observed: Swift 6.3.1)")
    func complete() { #expect(SessionJoining.isComplete) }

    @Test("sessions of every kind tell of each task once", arguments: ["shared", "default", "ephemeral", "early", "own", "none"])
    func kinds(_ kind: String) async throws {
        let configuration = earlyConfiguration
        let session: URLSession
        switch kind {
        case "shared": session = .shared
        case "default": session = URLSession(configuration: configuration)
        case "early": session = earlySession
        case "own":
            configuration.protocolClasses = [DeafProtocol.self]
            session = URLSession(configuration: configuration)
        case "none":
            configuration.protocolClasses = nil
            session = URLSession(configuration: configuration, delegate: nil, delegateQueue: .main)
        default: session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
        }
        try await watching { told in
            let (data, response) = try await session.data(from: url("cart"))
            #expect(String(decoding: data, as: UTF8.self) == "GET /cart 0")
            #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Path") == "/cart")
            #expect(told.paths == ["/cart"])
        }
    }

    @Test("data, upload and download tasks work as without the kit, with a handler, with a delegate and awaited")
    func tasks() async throws {
        try await watching { told in
            let session = URLSession(configuration: .default)
            var post = URLRequest(url: url("post"))
            post.httpMethod = "POST"
            let (up, _) = try await session.upload(for: post, from: Data("12345".utf8))
            #expect(String(decoding: up, as: UTF8.self) == "POST /post 5")
            let (file, _) = try await session.download(from: url("file"))
            #expect(try String(contentsOf: file, encoding: .utf8) == "GET /file 0")
            let handled = await withCheckedContinuation { done in
                session.dataTask(with: url("handled")) { data, _, _ in done.resume(returning: data) }.resume()
            }
            #expect(handled.map { String(decoding: $0, as: UTF8.self) } == "GET /handled 0")
            let delegate = Collecting()
            let delegated = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
            let task = delegated.dataTask(with: url("delegate"))
            let (error, body) = await withCheckedContinuation { done in
                delegate.begin(done)
                task.resume()
            }
            #expect(error == nil)
            #expect(body == "GET /delegate 0")
            #expect(told.paths == ["/post", "/file", "/handled", "/delegate"])
        }
    }

    @Test("a redirect is followed by Foundation, and told of once")
    func redirect() async throws {
        let server = LoopbackServer { request in
            request.path == "/old" ? .init("302 Found", [("Location", "/new")]) : .init("200 OK", [], "new")
        }
        try await watching { told in
            let (data, response) = try await URLSession(configuration: .default).data(
                from: server.url.appendingPathComponent("old"))
            #expect(String(decoding: data, as: UTF8.self) == "new")
            #expect(response.url?.path == "/new")
            #expect(told.paths == ["/old"])
        }
    }

    @Test("a task that is cancelled, and one that nobody answers, fail as without the kit")
    func failures() async throws {
        try await watching { told in
            server.stop()
            await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url("nobody")) }
            let error = await withCheckedContinuation { done in
                let task = URLSession(configuration: .default).dataTask(with: url("cancelled")) { _, _, error in
                    done.resume(returning: error)
                }
                task.cancel()
                task.resume()
            }
            #expect((error as? URLError)?.code == .cancelled)
            #expect(told.paths == ["/nobody"])
        }
    }

    @Test("with nobody watching the kit's protocol takes no request")
    func unwatched() async throws {
        let (data, _) = try await URLSession.shared.data(from: url("cart"))
        #expect(String(decoding: data, as: UTF8.self) == "GET /cart 0")
    }

    @Test("the state is completed after the handler has run: inside it the task still runs (observed)")
    func stateInHandler() async throws {
        try await watching { told in
            let (inside, task) = await withCheckedContinuation { done in
                let session = URLSession(configuration: .default)
                session.dataTask(with: url("state")) { _, _, _ in
                    let task = told.task("/state")
                    done.resume(returning: (task?.state, task))
                }.resume()
            }
            #expect(inside == .running)
            #expect(task != nil)
        }
    }
}

/// A protocol of the app's own that takes nothing.
private final class DeafProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
}

/// Collects what a delegate is told.
private final class Collecting: NSObject, URLSessionDataDelegate, Sendable {
    private let state = Mutex<(done: CheckedContinuation<((any Error)?, String), Never>?, body: Data)>((nil, Data()))

    func begin(_ done: CheckedContinuation<((any Error)?, String), Never>) { state.withLock { $0.done = done } }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        state.withLock { $0.body.append(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (done, body) = state.withLock { ($0.done, $0.body) }
        done?.resume(returning: (error, String(decoding: body, as: UTF8.self)))
    }
}
