// The custom alert: its buttons, its place under rotation, keyboard and appearance, its turn among other alerts.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

/// Two columns, the right one with a presentation context of its own: what a split view is to its detail.
private final class Columns: UIViewController {
    let master = UIViewController()
    let detail = UIViewController()
    override func viewDidLoad() {
        super.viewDidLoad()
        for (child, color) in [(master, UIColor.secondarySystemBackground), (detail, .systemBackground)] {
            addChild(child)
            child.view.backgroundColor = color
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        detail.definesPresentationContext = true
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = min(320, view.bounds.width / 3)
        master.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        detail.view.frame = CGRect(x: width, y: 0, width: view.bounds.width - width, height: view.bounds.height)
    }
}

/// What an app writes by hand: a card in the middle, presented over the current context.
private final class HandMadeAlert: UIViewController {
    let card = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemRed
        view.addSubview(card)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = CGRect(x: view.bounds.midX - 135, y: view.bounds.midY - 60, width: 270, height: 120)
    }
}

@MainActor @Suite("CustomAlertController", .harness) struct CustomAlertControllerTests {
    let root = UIViewController()

    /// Small, since each frame of an alert's going is drawn.
    private static let small = Surroundings(device: .custom(320, 480, scale: 1))

    private func shown(_ surroundings: Surroundings = CustomAlertControllerTests.small) async throws -> Harness {
        let harness = try await Harness(surroundings)
        root.view.backgroundColor = .systemBackground
        try await harness.show(root)
        return harness
    }

    private func card(_ alert: CustomAlertController) throws -> UIView { try #require(alert.view.subviews.last) }

    @Test("a tap on a button takes the alert down, then runs its handler") func choosing() async throws {
        let harness = try await shown()
        var log: [String] = []
        let alert = rating { [root] in log.append("\($0), \(root.presentedViewController == nil)") }
        root.present(alert, animated: false)
        try await harness.settle()
        try await harness.tap(.button("Send"))
        try await harness.settle()
        #expect(log == ["Send, true"])
        #expect(root.presentedViewController == nil)
    }

    @Test("the cancelling button is the left one of two and bold, the last of three; return and escape choose") func keys()
        async throws
    {
        let harness = try await shown()
        var log: [String] = []
        let alert = rating { log.append($0) }
        root.present(alert, animated: false)
        try await harness.settle()
        #expect(try harness.find(.button("Not Now")).frame.minX < harness.find(.button("Send")).frame.minX)
        try await harness.press(.keyboardReturnOrEnter)
        #expect(log.isEmpty)
        alert.preferredAction = alert.actions[0]
        try await harness.press(.keyboardReturnOrEnter)
        try await harness.settle()
        alert.addAction(CustomAlertAction("Later"))
        root.present(alert, animated: false)
        try await harness.settle()
        #expect(try harness.find(.button("Not Now")).frame.minY > harness.find(.button("Later")).frame.minY)
        try await harness.press(.keyboardEscape)
        try await harness.settle()
        #expect(log == ["Send", "Not Now"])
    }

    @Test("a disabled button is not chosen until it is enabled") func disabled() async throws {
        let harness = try await shown()
        var log: [String] = []
        let alert = rating { log.append($0) }
        alert.actions[0].isEnabled = false
        root.present(alert, animated: false)
        try await harness.settle()
        alert.choose(alert.actions[0])
        await #expect(throws: HarnessError.self) { try await harness.tap(.button("Send")) }
        #expect(log.isEmpty)
        alert.actions[0].isEnabled = true
        try await harness.tap(.button("Send"))
        try await harness.settle()
        #expect(log == ["Send"])
    }

    @Test(
        "over the full screen, whatever style is set, by either initialiser",
        arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext, .formSheet])
    func style(_ style: UIModalPresentationStyle) throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        for alert in [rating(), try #require(CustomAlertController(coder: coder))] {
            alert.modalPresentationStyle = style
            #expect(alert.modalPresentationStyle == .overFullScreen)
        }
    }

    @Test(
        "an alert by hand over the current context of a detail covers the detail alone; this one the whole screen, before and after a rotation and in dark mode"
    )
    func rotationInADetail() async throws {
        let upright = Surroundings(device: .iPadMini6)
        var turned = upright
        turned.orientation = .landscape
        turned.appearance = .dark
        let harness = try await Harness(upright)
        let columns = Columns()
        try await harness.show(columns)
        let byHand = HandMadeAlert()
        byHand.modalPresentationStyle = .overCurrentContext
        columns.detail.present(byHand, animated: false)
        try await harness.settle()
        func middle(_ view: UIView) -> CGPoint {
            let frame = view.convert(view.bounds, to: nil)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        // The fault of a published alert: not in the middle of the screen, and what is beside it takes touches.
        #expect(abs(middle(byHand.card).x - harness.window.bounds.midX) > 50)
        #expect(harness.window.hitTest(CGPoint(x: 40, y: 400), with: nil) === columns.master.view)
        columns.detail.dismiss(animated: false)
        try await harness.settle()
        let alert = rating()
        alert.modalPresentationStyle = .overCurrentContext
        alert.show(over: columns.detail, animated: false)
        for surroundings in [upright, turned, upright] {
            try await harness.change(to: surroundings)
            try await harness.settle()
            let screen = harness.window.bounds
            let card = try card(alert)
            #expect(abs(middle(card).x - screen.midX) <= 0.5, "\(surroundings)")
            #expect(alert.view.convert(alert.view.bounds, to: nil) == screen)
            #expect(harness.window.hitTest(CGPoint(x: 40, y: 400), with: nil)?.isDescendant(of: alert.view) == true)
            let isDark = surroundings.appearance == .dark
            #expect(shade(card, isDark) == (isDark ? 37 : 242))
        }
        #expect(alert.presentingViewController != nil)
    }

    @Test("the same in the secondary column of a split view controller")
    func rotationInASplitView() async throws {
        let upright = Surroundings(device: .iPadMini6, orientation: .landscape)
        var turned = upright
        turned.orientation = .portrait
        turned.appearance = .dark
        let harness = try await Harness(upright)
        let (split, detail) = (UISplitViewController(style: .doubleColumn), UIViewController())
        detail.definesPresentationContext = true
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(detail, for: .secondary)
        try await harness.show(split)
        try await harness.settle()
        let byHand = HandMadeAlert()
        byHand.modalPresentationStyle = .overCurrentContext
        detail.present(byHand, animated: false)
        try await harness.settle()
        let hand = byHand.card.convert(byHand.card.bounds, to: nil)
        #expect(abs(hand.midX - harness.window.bounds.midX) > 50)
        detail.dismiss(animated: false)
        try await harness.settle()
        let alert = rating()
        alert.show(over: detail, animated: false)
        for surroundings in [upright, turned, upright] {
            try await harness.change(to: surroundings)
            try await harness.settle()
            let frame = try card(alert).convert(card(alert).bounds, to: nil)
            #expect(abs(frame.midX - harness.window.bounds.midX) <= 0.5, "\(surroundings)")
            #expect(alert.view.convert(alert.view.bounds, to: nil) == harness.window.bounds)
        }
    }

    private func shade(_ card: UIView, _ isDark: Bool) -> Int? {
        var white: CGFloat = 0
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        card.backgroundColor?.resolvedColor(with: traits).getWhite(&white, alpha: nil)
        return Int((white * 255).rounded())
    }

    @Test("the alert stands in the middle of what the keyboard leaves, and its content is edited there") func keyboard()
        async throws
    {
        var surroundings = Surroundings(device: .iPhone8)
        surroundings.showsKeyboard = true
        let harness = try await shown(surroundings)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = "name"
        let alert = CustomAlertController(title: "Name", content: field)
        alert.addAction(CustomAlertAction("OK"))
        root.present(alert, animated: false)
        try await harness.settle()
        let card = try card(alert)
        let before = card.frame
        #expect(abs(before.midY - harness.window.bounds.midY) <= 10.5)
        field.becomeFirstResponder()
        try await harness.settle()
        #expect(card.frame.maxY < before.maxY)
        #expect(card.frame.maxY <= harness.window.bounds.height - 216)
        try await harness.type("Ada", into: .identifier("name"))
        #expect(field.text == "Ada")
        field.resignFirstResponder()
        try await harness.settle()
        #expect(card.frame == before)
    }

    @Test("content has the height of its constraints, of what fits, or of its frame") func contentHeights() async throws {
        let harness = try await shown()
        let constrained = UIView()
        let inner = UILabel()
        inner.text = "Constrained"
        inner.translatesAutoresizingMaskIntoConstraints = false
        constrained.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: constrained.topAnchor), inner.heightAnchor.constraint(equalToConstant: 70),
            inner.bottomAnchor.constraint(equalTo: constrained.bottomAnchor),
        ])
        let cases: [(UIView, CGFloat)] = [
            (constrained, 70), (Stars(), 28), (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 55)), 55),
        ]
        for (content, height) in cases {
            let alert = CustomAlertController(title: "Title", content: content)
            root.present(alert, animated: false)
            try await harness.settle()
            #expect(content.frame.height == height, "\(content)")
            #expect(content.frame.width == 238, "\(content)")
            root.dismiss(animated: false)
            try await harness.settle()
        }
    }

    @Test("content that is too tall scrolls and the buttons stay on the screen") func tall() async throws {
        let harness = try await shown(Surroundings(device: .iPhoneSE1, orientation: .landscape))
        let alert = CustomAlertController(
            title: "Tall", content: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2_000)))
        alert.addAction(CustomAlertAction("OK"))
        root.present(alert, animated: false)
        try await harness.settle()
        #expect(try card(alert).frame.height <= 320 - 48)
        try await harness.tap(.button("OK"))
        try await harness.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("buttons that do not fit scroll, also by a finger on one of them, and leave the texts a third") func manyButtons()
        async throws
    {
        let harness = try await shown(Surroundings(device: .custom(480, 320, scale: 1)))
        var log: [String] = []
        let alert = CustomAlertController(title: "Which One?", content: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 300)))
        for index in 1...9 { alert.addAction(CustomAlertAction("Choice \(index)") { log.append($0.title) }) }
        alert.addAction(CustomAlertAction("Cancel", style: .cancel) { log.append($0.title) })
        root.present(alert, animated: false)
        try await harness.settle()
        let card = try card(alert)
        #expect(card.frame.height <= 320 - 48)
        let first = try harness.find(.button("Choice 1"))
        let place = first.convert(first.bounds, to: card)
        #expect(abs(place.minY - card.bounds.height / 3) <= 1, "\(place)")
        let start = harness.window.convert(CGPoint(x: place.midX, y: place.maxY + 60), from: card)
        for _ in 0..<2 {
            try await harness.drag(from: start, to: CGPoint(x: start.x, y: start.y - 180), duration: 0.4)
            try await harness.settle()
        }
        #expect(log.isEmpty)
        #expect(alert.presentingViewController != nil)
        try await harness.tap(.button("Cancel"))
        try await harness.settle()
        #expect(log == ["Cancel"])
    }

    // MARK: Looks

    @Test(
        "nothing is wrong with it for assistive technologies; escape cancels",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func accessibility(_ size: UIContentSizeCategory) async throws {
        let harness = try await shown(Surroundings(device: .custom(390, 600, scale: 1), contentSize: size))
        var log: [String] = []
        let alert = rating { log.append($0) }
        root.present(alert, animated: false)
        try await harness.settle()
        // The tint's blue is UIKit's own choice.
        try harness.performAccessibilityAudit(for: .all.subtracting(.contrast))
        #expect(harness.accessibilityTree().contains("heading \"Rate This Book\""))
        #expect(alert.accessibilityPerformEscape())
        try await harness.settle()
        #expect(log == ["Not Now"])
    }

    @Test("the background is a colour of the app's asset catalogue where it has one of the name, else ours") func asset() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("alert-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/AlertBackgroundColor.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let colors = AlertColors(assetNamed: "AlertBackgroundColor", in: Bundle(path: folder.path))
        var red: CGFloat = 0
        var green: CGFloat = 1
        colors.background.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == 1)
        #expect(green == 0)
        for name in ["AlertBackgroundColor", "Nothing"] {
            let ours = AlertColors(assetNamed: name, in: name == "Nothing" ? Bundle(path: folder.path) : nil).background
            for (style, white) in [(UIUserInterfaceStyle.light, 242.0), (.dark, 37)] {
                var shade: CGFloat = 0
                ours.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getWhite(&shade, alpha: nil)
                #expect((Double(shade) * 255).rounded() == white)
            }
        }
    }

    @Test("the lines are half a point in whole pixels", arguments: [(1, 1), (2, 0.5), (3, 1.0 / 3)] as [(CGFloat, CGFloat)])
    func lines(_ scale: CGFloat, _ width: CGFloat) async throws {
        let harness = try await shown(Surroundings(device: .custom(320, 400, scale: scale)))
        let alert = rating()
        root.present(alert, animated: false)
        try await harness.settle()
        let inside = try card(alert).subviews
        let lines = (inside + inside.flatMap(\.subviews)).filter { $0.backgroundColor == .systemGray2 }
        #expect(lines.count == 2)
        for line in lines { #expect(abs(min(line.frame.width, line.frame.height) - width) < 0.001) }
    }

    @Test(
        "what it looks like",
        arguments: [
            Surroundings(device: .custom(320, 400, scale: 2)), Surroundings(device: .custom(320, 400, scale: 3), appearance: .dark),
            Surroundings(device: .custom(480, 320, scale: 1)), Surroundings(device: .custom(320, 480), direction: .rightToLeft),
            Surroundings(device: .custom(390, 560), appearance: .dark, contentSize: .accessibilityExtraLarge),
        ])
    func pictures(_ surroundings: Surroundings) async throws {
        let harness = try await shown(surroundings)
        let alert = rating()
        alert.preferredAction = alert.actions[0]
        root.present(alert, animated: false)
        try await harness.settle()
        assertSnapshot(of: harness, named: surroundings.description)
    }
}
