// Where pictures live.
import Foundation
import Testing

@testable import UIKitTesting

@Suite struct SnapshotNameTests {
    @Test("a picture lives beside its test file, named after test and name") func place() {
        let name = SnapshotName(testFile: "/p/Tests/CartTests/CartTests.swift", testName: "buys(twice:)", name: "dark")
        #expect(name.picture.path == "/p/Tests/CartTests/__Snapshots__/CartTests/buys.dark.png")
        #expect(name.title == "CartTests/buys.dark")
    }

    @Test(
        "a name becomes a file name that every system takes",
        arguments: [
            ("iPhone 14 / dark", "iPhone-14-dark"), ("../../etc", "etc"), ("a\u{0}b", "a-b"), ("", "unnamed"),
            ("Übersicht", "Übersicht"), ("...", "unnamed"), ("testBuy()", "testBuy"), ("a:b*c?", "a-b-c"),
        ])
    func safe(text: String, expected: String) {
        #expect(SnapshotName.safe(text) == expected)
    }
}
