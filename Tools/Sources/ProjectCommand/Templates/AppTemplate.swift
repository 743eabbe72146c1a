// `vitrine new NAME`: an app with one screen, and a test of it.
// No Apple page: this is ours.

enum AppTemplate {
    static func files(_ name: String) -> [String: String] {
        [
            "\(name)/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v15)],
                products: [.executable(name: "\(name)", targets: ["\(name)"])],
                targets: [
                    .executableTarget(name: "\(name)"),
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], exclude: ["__Snapshots__"]),
                ]
            )

            """,
            "\(name)/.gitignore": ".build/\n",
            "\(name)/Sources/\(name)/AppDelegate.swift": """
            import UIKit

            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }
            }

            """,
            "\(name)/Sources/\(name)/HomeViewController.swift": """
            import UIKit

            final class HomeViewController: UIViewController {
                private(set) var count = 0
                private let label = UILabel()
                private let button = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "\(name)"
                    view.backgroundColor = .systemBackground
                    navigationItem.rightBarButtonItem = UIBarButtonItem(
                        barButtonSystemItem: .trash, target: self, action: #selector(reset))

                    label.font = .preferredFont(forTextStyle: .largeTitle)
                    label.adjustsFontForContentSizeCategory = true
                    button.setTitle("Add one", for: .normal)
                    button.addTarget(self, action: #selector(addOne(_:)), for: .touchUpInside)

                    let stack = UIStackView(arrangedSubviews: [label, button])
                    stack.axis = .vertical
                    stack.alignment = .center
                    stack.spacing = 16
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(stack)
                    NSLayoutConstraint.activate([
                        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    ])
                    showCount()
                }

                @objc private func addOne(_ sender: UIButton) {
                    count += 1
                    showCount()
                }

                @objc private func reset() {
                    count = 0
                    showCount()
                }

                private func showCount() { label.text = "\\(count)" }
            }

            """,
            "\(name)/Tests/\(name)Tests/HomeTests.swift": """
            import Testing
            import UIKit
            import UIKitTesting

            @testable import \(name)

            @MainActor @Suite(.harness) struct HomeTests {
                @Test("The button adds one, and the bar item resets the count") func counting() async throws {
                    let harness = try await Harness(device: .iPhone14)
                    let home = HomeViewController()
                    try await harness.show(UINavigationController(rootViewController: home))
                    try await harness.tap(.button("Add one"))
                    try await harness.tap(.button("Add one"))
                    #expect(home.count == 2)
                    assertSnapshot(of: harness, named: "two")
                }
            }

            """,
            "\(name)/Tests/\(name)Tests/__Snapshots__/.gitkeep": "",
        ]
    }
}
