// The elements as a stage gets them, and what its readers do.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Headless
import Stage
import Testing
import UIKit
import UIKitTesting

/// A stage whose elements are read.
@MainActor private final class ReadStage: Stage {
    weak var client: (any StageClient)?
    let environment = StageEnvironment(scale: 1)
    let clock = StageClock(isVirtual: true)
    var wantsElements = true
    var sent: [StageElements] = []
    var said: [String] = []
    func requestTurn() {}
    func present(_ frame: StageFrame) {}
    func present(_ elements: StageElements) { sent.append(elements) }
    func announce(_ text: String) { said.append(text) }
    func run() -> Never { fatalError("a test runs no loop") }
    func turn(_ events: StageEvent..., after seconds: TimeInterval = 1) {
        clock.advance(to: clock.now + seconds)
        client?.stage(self, turnWith: events)
    }
    func element(_ label: String) -> StageElement? { sent.last?.all.values.first { $0.label == label } }
}

@MainActor private final class Closing: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}

@MainActor @Suite(.harness) struct ElementExportTests {
    private func make(_ fill: (UIView) -> Void) -> (ReadStage, Closing) {
        let stage = ReadStage()
        UIApplication.install(stage: stage)
        let controller = Closing()
        fill(controller.view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        keep = window
        stage.turn()
        return (stage, controller)
    }

    @Test("roles, names, values, states and places, in the order of reading") func gather() throws {
        let (stage, _) = make { view in
            let title = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
            title.text = "Cart"
            title.accessibilityTraits = .header
            let toggle = UISwitch(frame: CGRect(x: 20, y: 120, width: 0, height: 0))
            toggle.isOn = true
            toggle.accessibilityLabel = "Gift"
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
            button.setTitle("Buy", for: .normal)
            button.accessibilityIdentifier = "buy"
            button.accessibilityHint = "Pays"
            button.isEnabled = false
            for part in [button, toggle, title] { view.addSubview(part) }
        }
        let elements = try #require(stage.sent.last)
        let read = elements.roots.compactMap { elements.all[$0] }
        #expect(read.map(\.role) == [.heading, .toggle, .button])
        #expect(read.map(\.label) == ["Cart", "Gift", "Buy"])
        #expect(read[1].value == "1")
        #expect(read[1].states == .on)
        #expect(read[2].states == .disabled)
        #expect(read[2].identifier == "buy")
        #expect(read[2].hint == "Pays")
        #expect(read[2].frame == CGRect(x: 20, y: 200, width: 100, height: 44))
    }

    @Test("nothing is gathered while nobody reads, and nothing is sent where nothing changed") func thrift() {
        let (stage, controller) = make { $0.addSubview(UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))) }
        #expect(stage.sent.count == 1)
        stage.turn(.hover(nil))
        #expect(stage.sent.count == 1)
        stage.wantsElements = false
        (controller.view.subviews[0] as? UISwitch)?.isOn = true
        stage.turn()
        #expect(stage.sent.count == 1)
        stage.wantsElements = true
        stage.turn()
        #expect(stage.sent.count == 2)
    }

    @Test("changes in quick succession wait for a tenth of a second, and the last one is sent") func pace() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
        label.text = "0"
        let (stage, _) = make { $0.addSubview(label) }
        for number in 1...4 {
            label.text = "\(number)"
            stage.turn(after: 0.02)
        }
        #expect(stage.sent.count == 1)
        stage.turn(after: 0.05)
        #expect(stage.sent.count == 2)
        #expect(stage.element("4") != nil)
    }

    @Test("activating a button taps it, of a switch turns it; adjusting, further actions and escaping act") func acting() throws {
        var log: [String] = []
        let (stage, controller) = make { view in
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.setTitle("Buy", for: .normal)
            button.addAction(UIAction { _ in log.append("buy") }, for: .touchUpInside)
            button.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Later") { _ in
                    log.append("later"); return true
                }
            ]
            let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 100, height: 34))
            slider.accessibilityLabel = "Volume"
            view.addSubview(button)
            view.addSubview(slider)
        }
        let buy = try #require(stage.element("Buy"))
        let volume = try #require(stage.element("Volume"))
        #expect(buy.actions == ["Later"])
        stage.turn(.element(id: buy.id, .activate))
        stage.turn()
        #expect(log == ["buy"])
        stage.turn(.element(id: buy.id, .custom(0)), .element(id: buy.id, .custom(7)))
        stage.turn(.element(id: volume.id, .increment), .element(id: volume.id, .increment))
        stage.turn(.element(id: volume.id, .decrement), .element(id: volume.id, .escape))
        #expect(log == ["buy", "later"])
        #expect(controller.escapes == 1)
        #expect(stage.element("Volume")?.value == "10%")
        stage.turn(.element(id: 999_999, .activate), .element(id: volume.id, .focus))
        #expect(AccessibilityCenter.focused is UISlider)
    }

    // Covers: UIAccessibility.announcementDidFinishNotification
    @Test("rotors are further actions of the elements inside: a step brings the reader to what is found") func rotors() throws {
        let stops = (0..<3).map { number in
            let label = UILabel(frame: CGRect(x: 20, y: 100 + number * 40, width: 200, height: 30))
            label.text = "Stop \(number)"
            return label
        }
        let (stage, controller) = make { view in for stop in stops { view.addSubview(stop) } }
        controller.view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Stops") { predicate in
                let place = stops.firstIndex { $0 === predicate.currentItem.targetElement } ?? 0
                let next = place + (predicate.searchDirection == .next ? 1 : -1)
                return stops.indices.contains(next) ? .init(targetElement: stops[next], targetRange: nil) : nil
            }
        ]
        stops[0].text = "Start"
        stage.turn()
        let start = try #require(stage.element("Start"))
        #expect(start.actions == ["Stops: next", "Stops: previous"])
        stage.turn(.element(id: start.id, .custom(0)))
        #expect(AccessibilityCenter.focused === stops[1])
        stage.turn(.element(id: start.id, .custom(1)), .element(id: start.id, .custom(2)))
        #expect(AccessibilityCenter.focused === stops[1])
        nonisolated(unsafe) var finished: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { finished.append($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "") }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Arrived")
        UIAccessibility.post(notification: .layoutChanged, argument: "Moved")
        stage.turn()
        #expect(stage.said == ["Arrived", "Moved"])
        #expect(finished == ["Arrived"])
    }

    @Test("announcements are said; an element keeps its number as long as it lives") func identity() {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
        label.text = "One"
        let (stage, _) = make { $0.addSubview(label) }
        let id = stage.element("One")?.id
        label.text = "Two"
        UIAccessibility.post(notification: .announcement, argument: "Changed")
        stage.turn()
        #expect(stage.element("Two")?.id == id)
        #expect(stage.said == ["Changed"])
    }
}

@MainActor private var keep: UIWindow?
