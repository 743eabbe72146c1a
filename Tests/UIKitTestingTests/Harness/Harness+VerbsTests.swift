// Where an error of a verb is reported.
import Foundation
import Synchronization
import Testing
import UIKit

@testable import UIKitTesting

/// The issues of a test that fails on purpose.
private final class Issues: Sendable {
    private let all = Mutex<[(line: Int, file: String, text: String)]>([])
    func add(_ issue: Issue) {
        let place = issue.sourceLocation
        all.withLock { $0.append((place?.line ?? 0, place?.fileName ?? "", "\(issue)")) }
    }
    var lines: [Int] { all.withLock { $0.map(\.line) } }
    var files: Set<String> { all.withLock { Set($0.map(\.file)) } }
    var texts: [String] { all.withLock { $0.map(\.text) } }
}

/// Runs a body as a test with the trait `.harness`; what it throws is an issue of that test.
@MainActor private func issues(_ body: @MainActor @Sendable @escaping () async throws -> Void) async -> Issues {
    let found = Issues()
    try? await withKnownIssue(isIntermittent: true) {
        try await HarnessTrait().provideScope(for: Test.current!, testCase: Test.Case.current) { try await body() }
    } matching: { issue in
        found.add(issue)
        return true
    }
    return found
}

/// What a test calls, and the number of that line.
private struct Call: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: Int
    let run: @MainActor @Sendable (Harness) async throws -> Void

    init(_ name: String, line: Int = #line, _ run: @escaping @MainActor @Sendable (Harness) async throws -> Void) {
        testDescription = name
        self.line = line
        self.run = run
    }
}

@MainActor @Suite("Harness: where an error is reported") struct HarnessVerbsTests {
    private nonisolated static let calls: [Call] = [
        Call("tap") { try await $0.tap(.button("Nobody")) },
        Call("tap, synchronous") { harness in try { try harness.tap(.button("Nobody")) }() },
        Call("press") { try await $0.press(.button("Nobody")) },
        Call("drag") { try await $0.drag(.button("Nobody"), by: CGVector(dx: 1, dy: 1)) },
        Call("pinch") { try await $0.pinch(.button("Buy"), scale: -1) },
        Call("type") { try await $0.type("x") },
        Call("type into") { try await $0.type("x", into: .button("Nobody")) },
        Call("type into what takes no text") { try await $0.type("x", into: .button("Buy")) },
        Call("waitUntil") { try await $0.waitUntil(limit: 1) { false } },
        Call("advance") { try await $0.advance(by: -1) },
        Call("settle") { try await $0.settle(limit: .nan) },
        Call("find") { _ = try $0.find(.button("Nobody")) },
        Call("find of a type") { _ = try $0.find(UISlider.self) },
        Call("element") { _ = try $0.element("Nobody") },
        Call("picture of a view") { _ = try $0.picture(of: UIView()) },
        Call("a condition's own look", line: #line + 1) {
            try await $0.waitUntil { [harness = $0] in try harness.find(.button("Nobody")).isHidden }
        },
    ]

    @Test("an error of a verb is one issue, at the line that called the verb", arguments: calls)
    fileprivate func line(call: Call) async throws {
        let found = await issues {
            let harness = try await Harness(device: .iPhoneSE3)
            try await harness.show(Bench())
            try await call.run(harness)
        }
        #expect(found.lines == [call.line], "\(found.texts)")
        #expect(found.files == ["Harness+VerbsTests.swift"])
    }

    @Test("of two calls that fail alike the one counts that the test let through") func second() async throws {
        let line = Mutex2(0)
        let found = await issues {
            let harness = try await Harness(device: .iPhoneSE3)
            try await harness.show(Bench())
            try? await harness.tap(.button("Nobody"))
            line.value = #line + 1
            try await harness.tap(.button("Nobody"))
        }
        #expect(found.lines == [line.value])
    }

    @Test("where no trait reports the line, the text of the error says it") func place() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(Bench())
        var line = 0
        do {
            line = #line + 1
            try await harness.tap(.button("Nobody"))
            Issue.record("no error")
        } catch {
            #expect("\(error)".hasSuffix("\nAsked for at Harness+VerbsTests.swift:\(line)."))
        }
        harness.close()
    }
}

/// A number that closures share.
private final class Mutex2: @unchecked Sendable {
    var value: Int
    init(_ value: Int) { self.value = value }
}
