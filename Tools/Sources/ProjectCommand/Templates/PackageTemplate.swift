// `vitrine new NAME --template package`: a library with a view, and a test that taps it.
// No Apple page: this is ours.

enum PackageTemplate {
    static func files(_ name: String) -> [String: String] {
        [
            "\(name)/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v15)],
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                targets: [
                    .target(name: "\(name)"),
                    // Recorded pictures are not compiled: without this, SwiftPM warns about each one.
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)"], exclude: ["__Snapshots__"]),
                ]
            )

            """,
            "\(name)/.gitignore": ".build/\n",
            "\(name)/Tests/\(name)Tests/__Snapshots__/.gitkeep": "",
            "\(name)/Sources/\(name)/RatingView.swift": """
            import UIKit

            /// Five stars; the user chooses how many are full.
            public final class RatingView: UIControl {
                public var rating = 0 {
                    didSet { showRating() }
                }

                private let stars = (1...5).map { number -> UIButton in
                    let button = UIButton(type: .system)
                    button.tag = number
                    button.accessibilityLabel = "\\(number) stars"
                    return button
                }

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }

                public required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setUp()
                }

                private func setUp() {
                    let stack = UIStackView(arrangedSubviews: stars)
                    stack.distribution = .fillEqually
                    stack.frame = bounds
                    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    addSubview(stack)
                    for star in stars { star.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside) }
                    showRating()
                }

                @objc private func choose(_ star: UIButton) {
                    rating = star.tag
                    sendActions(for: .valueChanged)
                }

                private func showRating() {
                    for star in stars {
                        star.setImage(UIImage(systemName: star.tag <= rating ? "star.fill" : "star"), for: .normal)
                    }
                }
            }

            """,
            "\(name)/Tests/\(name)Tests/RatingViewTests.swift": """
            import Testing
            import UIKit
            import UIKitTesting

            @testable import \(name)

            @MainActor @Suite(.harness) struct RatingViewTests {
                @Test("A tapped star is the rating") func choosing() async throws {
                    let harness = try await Harness(device: .iPhone14)
                    let controller = UIViewController()
                    let rating = RatingView(frame: CGRect(x: 20, y: 120, width: 250, height: 44))
                    controller.view.addSubview(rating)
                    try await harness.show(controller)
                    try await harness.tap(.button("4 stars"))
                    #expect(rating.rating == 4)
                }
            }

            """,
        ]
    }
}
