// The view tree as JSON lines.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("View tree", .harness) struct ViewTreeTests {
    @Test("one view a line: class, identifier, pixel frame, text, colours, traits; no addresses") func lines() async throws {
        let harness = try await Harness(device: .iPhone14)
        let root = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
        label.text = "A \"quoted\"\nline"
        label.accessibilityIdentifier = "title"
        label.textColor = UIColor(white: 0, alpha: 0.5)
        label.isHidden = true
        root.addSubview(label)
        let controller = UIViewController()
        controller.view.addSubview(root)
        try await harness.show(controller)
        let lines = ViewTree(of: root, scale: 3).text.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(##"{"path":"0","class":"UIView","frame":[30,60,300,150],"background":"#FF0000FF""##))
        #expect(lines[0].contains(#""traits":["light","L","compact","regular","ltr"]"#))
        #expect(
            lines[1].hasPrefix(#"{"path":"0.0","class":"UILabel","id":"title","frame":[33,66,90,30],"text":"A \"quoted\"\nline""#))
        #expect(lines[1].contains(##""color":"#00000080""##))
        #expect(lines[1].contains(#""hidden":true"#))
        #expect(!lines[1].contains("traits"), "the same as the superview's")
        for line in lines { #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)") }
    }

    @Test("the same screen gives the same bytes") func deterministic() async throws {
        func tree() async throws -> String {
            let harness = try await Harness()
            try await harness.show(Bench())
            return harness.viewTree()
        }
        let first = try await tree()
        #expect(first.contains("UIButton"))
        #expect(try await tree() == first)
    }

    @Test("views of the user's controllers are the user's in every container") func containers() async throws {
        final class Home: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: CGRect(x: 20, y: 200, width: 80, height: 24))
                label.text = "Mine"
                let stack = UIStackView(arrangedSubviews: [UIButton(type: .system)])
                for each in [label, stack] { view.addSubview(each) }
            }
        }
        let harness = try await Harness(device: .iPhone14)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: Home())]
        try await harness.show(tabs)
        let window = try #require(tabs.view.window)
        let own = ViewTree(of: window, scale: 1).text.split(separator: "\n").filter { !$0.contains("\"inner\":true") }
        #expect(own.contains { $0.contains("\"Mine\"") })
        #expect(own.contains { $0.contains("\"UIStackView\"") })
        #expect(own.contains { $0.contains("\"UIButton\"") })
        #expect(!own.contains { $0.contains("UINavigationBar") || $0.contains("UITabBar\"") }, "bars are UIKit's")
    }

    @Test("parts of UIKit's own views are marked; the user's views in them are not") func inner() async throws {
        final class Own: UIView {}
        final class OwnControl: UIControl {}
        final class OwnButton: UIButton {}
        let harness = try await Harness()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = OwnButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let control = OwnControl(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
        let label = UILabel(frame: control.bounds)
        label.text = "in a control of one's own"
        control.addSubview(label)
        let own = Own(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        button.addSubview(own)
        let toggle = UISwitch()
        toggle.frame.origin.y = 100
        for view in [button, control, toggle] { root.addSubview(view) }
        try await harness.show(root)
        #expect(ViewTree(of: toggle, scale: 1).text.contains("\"value\":\"off\""))
        let inner = ViewTree(of: root, scale: 1).text.split(separator: "\n").filter { $0.contains("\"inner\":true") }
        #expect(inner.contains { $0.contains("UILabel") && $0.contains("\"Buy\"") })
        #expect(inner.contains { $0.contains("\"path\":\"0.2.") }, "a switch is made of parts")
        for name in ["\"UISwitch\"", "Own", "in a control"] { #expect(!inner.contains { $0.contains(name) }, "\(name)") }
    }
}
