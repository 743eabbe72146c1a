// The screen as text for those who do not look, and what a reader does with it.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor private final class Shop: UIViewController {
    let buy = UIButton(type: .system)
    let gift = UISwitch()
    let amount = UISlider()
    let report = UILabel()
    var escapes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 30))
        title.text = "Cart"
        title.accessibilityTraits = .header
        buy.frame = CGRect(x: 20, y: 130, width: 200, height: 44)
        buy.setTitle("Buy", for: .normal)
        buy.accessibilityIdentifier = "buy"
        buy.accessibilityHint = "Pays at once"
        buy.addAction(UIAction { [weak self] _ in self?.report.text = "Bought" }, for: .touchUpInside)
        buy.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Save for later") { [weak self] _ in
                self?.report.text = "Saved"
                return true
            }
        ]
        gift.frame.origin = CGPoint(x: 20, y: 200)
        gift.accessibilityLabel = "Gift"
        amount.frame = CGRect(x: 20, y: 260, width: 200, height: 34)
        amount.accessibilityLabel = "Tip"
        amount.value = 0.5
        let list = UIView(frame: CGRect(x: 20, y: 320, width: 300, height: 80))
        list.accessibilityContainerType = .list
        list.accessibilityLabel = "Items"
        for (index, name) in ["Tea", "Cake"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 30))
            label.text = name
            list.addSubview(label)
        }
        report.frame = CGRect(x: 20, y: 420, width: 300, height: 30)
        report.text = "Ready"
        for part in [report, list, amount, gift, buy, title] { view.addSubview(part) }
    }
    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}

@MainActor @Suite("Accessibility tree", .harness) struct AccessibilityTextTests {
    @Test("one element a line, in the order of reading, with role, label, value, hint, states and identifier")
    func text() async throws {
        let harness = try await Harness()
        let shop = Shop()
        try await harness.show(shop)
        shop.gift.isEnabled = false
        #expect(
            harness.accessibilityTree() == """
                heading "Cart" [header]
                button "Buy", hint "Pays at once" actions [Save for later] #buy
                toggle "Gift", value "0" [disabled]
                slider "Tip", value "50%" [adjustable]
                list "Items"
                  text "Tea"
                  text "Cake"
                text "Ready"

                """)
    }

    @Test("elements are found by label and traits; none and several say what is there") func finding() async throws {
        let harness = try await Harness()
        try await harness.show(Shop())
        let buy = try harness.element("Buy", .button)
        #expect(buy.identifier == "buy")
        #expect(buy.frame == CGRect(x: 20, y: 130, width: 200, height: 44))
        let missing = #expect(throws: HarnessError.self) { try harness.element("Buy", .link) }
        #expect(missing?.description.contains("button \"Buy\"") == true)
        #expect(try harness.find(.traits(.adjustable)) is UISlider)
        #expect(harness.all(.traits(.toggleButton)).count == 1)
    }

    @Test("activating, adjusting, further actions, escape and focus do what a reader does") func acting() async throws {
        let harness = try await Harness()
        let shop = Shop()
        try await harness.show(shop)
        try await harness.activate(harness.element("Buy"))
        #expect(shop.report.text == "Bought")
        try await harness.activate(harness.element("Gift"))
        #expect(shop.gift.isOn)
        try harness.adjust(harness.element("Tip"), by: 2)
        try harness.adjust(harness.element("Tip"), by: -1)
        #expect(try harness.element("Tip").value == "60%")
        #expect(try harness.perform("Save for later", on: harness.element("Buy")))
        #expect(shop.report.text == "Saved")
        let error = #expect(throws: HarnessError.self) { try harness.perform("Fly", on: harness.element("Buy")) }
        #expect(error?.description.contains("its actions: Save for later") == true)
        #expect(harness.escape(from: try harness.element("Tea")))
        #expect(shop.escapes == 1)
        #expect(!harness.magicTap(at: try harness.element("Tea")))
        harness.focus(try harness.element("Gift"))
        #expect(shop.gift.accessibilityElementIsFocused())
    }

    @Test("announcements and notices are kept, and settings are switched for one test") func notices() async throws {
        let harness = try await Harness()
        try await harness.show(Shop())
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(harness.announcements == ["Saved"])
        #expect(harness.accessibilityNotifications == [.announcement, .layoutChanged])
        nonisolated(unsafe) var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in heard += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        harness.set(.voiceOver, true)
        harness.set(.voiceOver, true)
        harness.set(.reduceMotion, true)
        #expect(UIAccessibility.isVoiceOverRunning)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(heard == 1)
    }

    @Test("rotors stand in the tree, and a search takes the reader to what it finds") func rotors() async throws {
        let harness = try await Harness()
        let shop = Shop()
        try await harness.show(shop)
        shop.view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .heading) {
                $0.searchDirection == .next ? .init(targetElement: shop.gift, targetRange: nil) : nil
            }
        ]
        shop.gift.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Wrappings") { _ in nil }]
        let tea = try harness.element("Tea")
        #expect(tea.rotors == ["Headings"])
        #expect(harness.accessibilityTree().contains("rotors [Wrappings]"))
        let found = try harness.turn(rotor: "Headings", from: tea)
        #expect(found?.label == "Gift")
        #expect(found?.rotors == ["Wrappings", "Headings"])
        #expect(shop.gift.accessibilityElementIsFocused())
        #expect(try harness.turn(rotor: "Headings", .previous, from: tea) == nil)
        let error = #expect(throws: HarnessError.self) { try harness.turn(rotor: "Links", from: tea) }
        #expect(error?.description.contains("its rotors: Headings") == true)
    }

    // Covers: UIAccessibility.isBoldTextEnabled, UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled
    @Test("settings are read as they are switched, each with its notice; bold text makes system fonts heavier at once")
    func boldText() async throws {
        let harness = try await Harness()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Heavier"
        try await harness.show(label)
        let before = label.intrinsicContentSize.width
        nonisolated(unsafe) var heard: [String] = []
        let names = [
            UIAccessibility.boldTextStatusDidChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name.rawValue) }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        for setting in [AssistiveSetting.boldText, .reduceMotion, .reduceTransparency] { harness.set(setting, true) }
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.isReduceTransparencyEnabled)
        #expect(heard == names.map(\.rawValue))
        #expect(label.traitCollection.legibilityWeight == .bold)
        #expect(label.intrinsicContentSize.width > before)
        #expect(UIFont.systemFont(ofSize: 17).fontName.hasSuffix("Semibold"))
        harness.set(.boldText, false)
        #expect(label.traitCollection.legibilityWeight == .regular)
        #expect(label.intrinsicContentSize.width == before)
    }

    @Test("every setting of the kit is the one of its name in UIKit") func settings() {
        for setting in AssistiveSetting.allCases { #expect("\(setting)" == "\(setting.setting)") }
    }
}
