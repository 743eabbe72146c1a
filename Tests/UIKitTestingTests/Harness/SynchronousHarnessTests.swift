// The synchronous twins, in XCTest. `@MainActor func test…() throws` ends the whole process on Linux (XCTest of Swift 6.3
// cannot cast it), so the bodies assume the main actor, on which XCTest runs them.
import Foundation
import UIKit
import UIKitTesting
import XCTest

final class SynchronousHarnessTests: XCTestCase {
    func testTapAndTime() throws { try MainActor.assumeIsolated { try Self.tapAndTime() } }
    func testEachTestHasItsOwn() throws { try MainActor.assumeIsolated { try Self.eachTestHasItsOwn() } }

    func testErrorNamesItsLine() throws { try MainActor.assumeIsolated { try Self.errorNamesItsLine() } }

    /// XCTest knows no line of a thrown error: its text has it.
    @MainActor private static func errorNamesItsLine() throws {
        let harness = try Harness(device: .iPhoneSE3)
        try harness.show(Bench())
        let line = #line + 1
        XCTAssertThrowsError(try harness.tap(.button("Nobody"))) {
            XCTAssertTrue("\($0)".hasSuffix("\nAsked for at SynchronousHarnessTests.swift:\(line)."), "\($0)")
        }
    }

    @MainActor private static func tapAndTime() throws {
        let harness = try Harness(device: .iPhoneSE3)
        let bench = Bench()
        try harness.show(bench)
        try harness.tap(.button("Buy"))
        XCTAssertEqual(bench.taps, 1)
        nonisolated(unsafe) var log: [String] = []
        DispatchQueue.main.async { log.append("block") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) { log.append("after") }
        try harness.idle()
        XCTAssertEqual(log, ["block"])
        try harness.advance(by: 60)
        XCTAssertEqual(log, ["block", "after"])
        XCTAssertEqual(Date(), FrozenWorld.startDate + harness.now)
        try harness.settle()
    }

    @MainActor private static func eachTestHasItsOwn() throws {
        let harness = try Harness(device: .iPadMini6, appearance: .dark)
        XCTAssertEqual(harness.now, 0)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 744, height: 1133))
        XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .dark)
    }
}
