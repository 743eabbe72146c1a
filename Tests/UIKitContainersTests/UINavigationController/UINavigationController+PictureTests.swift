// What bars and pages look like.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

/// Coloured rows that scroll below a bar.
@MainActor private final class Rows: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for index in 0..<18 {
            let row = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 64 + 12, width: view.bounds.width - 32, height: 52))
            row.autoresizingMask = .flexibleWidth
            row.backgroundColor = colors[index % colors.count]
            row.textColor = .white
            row.text = "  Row \(index + 1)"
            scroll.addSubview(row)
        }
        scroll.contentSize = CGSize(width: 0, height: 18 * 64 + 24)
    }
}

@MainActor @Suite("UINavigationController: pictures", .harness)
struct UINavigationControllerPictureTests {
    private func screen(large: Bool, below: String? = "Places") -> (UINavigationController, Rows) {
        let rows = Rows()
        rows.title = "Colours"
        rows.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil),
        ]
        rows.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        let navigation = UINavigationController()
        let first = UIViewController()
        first.title = below
        navigation.viewControllers = below == nil ? [rows] : [first, rows]
        navigation.navigationBar.prefersLargeTitles = large
        navigation.isToolbarHidden = false
        return (navigation, rows)
    }

    private func compare(
        _ name: String, _ surroundings: Surroundings, scrolledBy offset: CGFloat?, large: Bool,
        prepare: (UINavigationController, Rows) -> Void = { _, _ in }
    ) async throws {
        let harness = try await Harness(surroundings)
        let (navigation, rows) = screen(large: large)
        prepare(navigation, rows)
        try await harness.show(navigation)
        if let offset { rows.scroll.contentOffset.y = offset - rows.scroll.adjustedContentInset.top }
        try await harness.advance(by: 1)
        assertSnapshot(of: harness, named: name, testName: "bars")
    }

    @Test(
        "Bars over content on phones and pads, both ways up, light and dark",
        arguments: [
            ("phone-light", Surroundings(device: .iPhone14), 90.0, false),
            ("phone-dark-edge", Surroundings(device: .iPhone14, appearance: .dark), 0, false),
            ("phone-landscape-dark", Surroundings(device: .iPhone14, orientation: .landscape, appearance: .dark), 90, false),
            ("phone-large", Surroundings(device: .iPhone8), 0, true),
            ("phone-large-rtl", Surroundings(device: .iPhone14Pro, direction: .rightToLeft), 0, true),
            ("pad-light", Surroundings(device: .iPad9), 120, true),
            ("pad-landscape-dark", Surroundings(device: .iPad9, orientation: .landscape, appearance: .dark), 0, true),
        ] as [(String, Surroundings, CGFloat, Bool)])
    func bars(_ name: String, _ surroundings: Surroundings, _ offset: CGFloat, _ large: Bool) async throws {
        try await compare(name, surroundings, scrolledBy: offset == 0 ? nil : offset, large: large)
    }

    @Test("Half of a large title, a prompt with a title view, and a page on its way")
    func moments() async throws {
        let harness = try await Harness(Surroundings(device: .iPhone8))
        let (navigation, rows) = screen(large: true, below: nil)
        try await harness.show(navigation)
        rows.scroll.contentOffset.y += 26
        try await harness.advance(by: 0.5)
        assertSnapshot(of: harness, named: "half")
        rows.scroll.contentOffset.y += 100
        let next = UIViewController()
        next.title = "Next"
        next.view.backgroundColor = .systemTeal
        try await harness.advance(by: 0.5)
        navigation.pushViewController(next, animated: true)
        try await harness.advance(by: 0.1)
        assertSnapshot(of: harness, named: "push")
        try await harness.advance(by: 0.5)
        next.navigationItem.prompt = "Choose one of these"
        next.navigationItem.largeTitleDisplayMode = .never
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        segments.sizeToFit()
        next.navigationItem.titleView = segments
        try await harness.advance(by: 0.5)
        assertSnapshot(of: harness, named: "prompt")
    }

    @Test("Appearances: colour, image and line; white titles")
    func looks() async throws {
        let harness = try await Harness(Surroundings(device: .iPhone8))
        let (navigation, _) = screen(large: true)
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .systemIndigo
        looks.shadowColor = .systemYellow
        looks.titleTextAttributes = [.foregroundColor: UIColor.white]
        looks.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        looks.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
        navigation.navigationBar.standardAppearance = looks
        navigation.navigationBar.scrollEdgeAppearance = looks
        navigation.navigationBar.tintColor = .white
        try await harness.show(navigation)
        try await harness.advance(by: 0.5)
        assertSnapshot(of: harness, named: "opaque")
    }
}
