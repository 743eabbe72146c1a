// Finders.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Finders", .harness) struct FinderTests {
    private func list() async throws -> (Harness, UIView) {
        let harness = try await Harness()
        let controller = UIViewController()
        for row in 0..<3 {
            let cell = UIView(frame: CGRect(x: 0, y: 100 + row * 60, width: 390, height: 60))
            cell.accessibilityIdentifier = "row \(row)"
            cell.tag = row
            let label = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 40))
            label.text = "Title"
            cell.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Buy", for: .normal)
            button.accessibilityLabel = "Buy \(row)"
            button.frame = CGRect(x: 300, y: 10, width: 80, height: 40)
            cell.addSubview(button)
            controller.view.addSubview(cell)
        }
        try await harness.show(controller)
        return (harness, controller.view)
    }

    @Test("by identifier, label, text, type and tag") func kinds() async throws {
        let (harness, root) = try await list()
        #expect(try harness.find(.identifier("row 1")) === root.subviews[1])
        #expect(try harness.find(.label("Buy 2")) === root.subviews[2].subviews[1])
        #expect(harness.all(.text("Title")).count == 3)
        #expect(harness.all(.type(UIButton.self)).count == 3)
        #expect(harness.all(.text(containing: "it")).count == 3)
        #expect(try harness.find(Finder.tag(2).and(.identifier("row 2"))) === root.subviews[2])
    }

    @Test("a button and the label inside it are one") func unit() async throws {
        let (harness, _) = try await list()
        #expect(harness.all(.text("Buy")).count == 3)
        #expect(harness.all(.text("Buy")).allSatisfy { $0 is UIButton })
    }

    @Test("inside and at choose among several") func choosing() async throws {
        let (harness, root) = try await list()
        #expect(try harness.find(.text("Title").inside(.identifier("row 1"))) === root.subviews[1].subviews[0])
        #expect(try harness.find(.text("Title").at(2)) === root.subviews[2].subviews[0])
        #expect(throws: HarnessError.self) { try harness.find(.text("Title").at(3)) }
        #expect(try harness.find(UIButton.self, .label("Buy 0")).currentTitle == "Buy")
    }

    @Test("several matches are an error that lists them") func several() async throws {
        let (harness, _) = try await list()
        let error = #expect(throws: HarnessError.self) { try harness.find(.text("Title")) }
        #expect(error == .ambiguous("text \"Title\"", matches: ["UILabel \"Title\"", "UILabel \"Title\"", "UILabel \"Title\""]))
    }
}
