// A folder of its own for tests that read and write recorded answers, and a network put into force there.
// No Apple page: this is ours.
import Foundation
import FoundationNetworking
import Testing

@testable import UIKitTesting

/// A folder with a pretended test file, removed at the end.
final class NetworkBench: Sendable {
    let folder: URL
    var testFile: String { folder.appendingPathComponent("CartTests.swift").path }
    /// `__Network__/CartTests/<name>`.
    func file(_ name: String) -> URL { folder.appendingPathComponent("__Network__/CartTests/\(name)") }

    init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("network-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(
            at: folder.appendingPathComponent("__Network__/CartTests"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: file(name)) }

    func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

    func network(
        _ sources: NetworkSource..., record: RecordMode? = nil, bodies: Bool = false, blackingOut: [String] = [],
        variables: [String: String] = [:]
    ) throws -> RecordedNetwork {
        try RecordedNetwork.playing(
            sources, testFile: testFile, test: "buying()", record: record, comparesBodies: bodies, blackingOut: blackingOut,
            site: NetworkSite(path: testFile, line: 1), variables: variables)
    }

    /// Runs a body with the network in force; returns the issues.
    @MainActor static func issues(of network: RecordedNetwork, _ body: () async throws -> Void) async throws -> [String] {
        let outer = RecordedNetwork.put(network)
        defer { RecordedNetwork.put(outer) }
        return try await Failure.capturing {
            try await body()
            network.finish()
        }
    }
}

/// A text that a task of the test writes.
@MainActor final class Came { var text = "" }

extension URLSession {
    /// The body as text and the status.
    func text(_ url: String, method: String = "GET", body: String? = nil) async throws -> (text: String, status: Int) {
        var request = URLRequest(url: URL(string: url)!)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        let (data, response) = try await data(for: request)
        return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
    }
}
