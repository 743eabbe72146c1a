// Tests that fail on purpose, for script/tests/report: run alone, with a folder for their pictures.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

private let demoFolder = ProcessInfo.processInfo.environment["VITRINE_REPORT_DEMO"]

@MainActor private final class DemoCart: UIViewController {
    var isMoved = false
    let total = UILabel()
    let buy = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Cart"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        place(title, 70, 44)
        for (index, name) in ["Apples", "Bread", "Cheese", "Dates"].enumerated() {
            let row = UILabel()
            row.text = name
            place(row, (isMoved ? 140 : 130) + CGFloat(index) * 48, 30)
        }
        let gift = UISwitch()
        gift.isOn = isMoved
        gift.frame.origin = CGPoint(x: 20, y: 330)
        gift.accessibilityIdentifier = "gift"
        view.addSubview(gift)
        total.text = isMoved ? "Total 14" : "Total 12"
        place(total, 400, 24)
        buy.setTitle("Buy", for: .normal)
        buy.backgroundColor = isMoved ? .systemOrange : .systemBlue
        buy.setTitleColor(.white, for: .normal)
        place(buy, isMoved ? 448 : 440, 44)
        buy.addAction(UIAction { [weak self] _ in self?.bought() }, for: .touchUpInside)
    }

    private func place(_ shown: UIView, _ y: CGFloat, _ height: CGFloat) {
        shown.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: height)
        view.addSubview(shown)
    }

    private func bought() {
        total.text = "Thank you"
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.total.text = "Total 0" }
    }
}

@MainActor @Suite("Report demonstration", .harness, .serialized, .enabled(if: demoFolder != nil)) struct ReportDemoTests {
    private var source: StaticString { .immortal((demoFolder ?? "") + "/CartTests.swift") }

    @Test func buying() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(DemoCart())
        _ = Failure.capturing { assertSnapshot(of: harness, named: "first", record: .missing, file: source) }
        let moved = DemoCart()
        moved.isMoved = true
        try await harness.show(moved)
        assertSnapshot(of: harness, named: "first", record: .never, file: source)
        try await harness.tap(.button("Buy"))
        try await harness.drag(from: CGPoint(x: 40, y: 150), to: CGPoint(x: 200, y: 300))
        assertSnapshot(of: harness, named: "bought", record: .never, file: source)
        try await harness.tap(.button("Check out"))
    }

    @Test func everywhere() async throws {
        let harness = try await Harness()
        let matrix = Matrix(
            devices: [.iPhoneSE3.scaled(to: 1), .custom(430, 620, scale: 1)], appearances: [.light, .dark],
            contentSizes: [.large, .accessibilityMedium])
        func compare(_ moves: Bool, _ mode: RecordMode) {
            assertSnapshots(in: harness, matrix, as: .sheet(columns: 4), record: mode, file: source, testName: "everywhere") {
                surroundings in
                let cart = DemoCart()
                cart.isMoved = moves && surroundings.appearance == .dark
                return cart
            }
        }
        _ = Failure.capturing { compare(false, .missing) }
        compare(true, .never)
    }

    @Test func misuse() async throws {
        let harness = try await Harness(device: .iPhoneSE3, traps: .fail)
        let cart = DemoCart()
        try await harness.show(cart)
        cart.buy.frame.size.width = .nan
        try await harness.turn()
        #expect(cart.total.text == "Total 99")
    }

    @Test func passes() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(DemoCart())
        try await harness.tap(.button("Buy"))
        try await harness.settle()
        #expect(harness.isShown(.text("Total 0")))
    }
}
