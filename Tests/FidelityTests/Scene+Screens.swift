// The pictures of whole screens.
// No Apple page: this is ours.
import Foundation
import UIKit

extension Scene {
    static let screens: [Scene] = [
        corners(
            "iphone-se", 320, 568, top: 20, bottom: 0,
            [
                CGRect(x: 133.667, y: 20, width: 52.6667, height: 19.3333),
                CGRect(x: 0, y: 284.333, width: 23.6667, height: 19.3333),
                CGRect(x: 283, y: 284.333, width: 37, height: 19.3333),
                CGRect(x: 156.333, y: 551, width: 7.33333, height: 17),
            ]),
        corners(
            "iphone-x", 375, 812, top: 44, bottom: 34,
            [
                CGRect(x: 161.333, y: 44, width: 52.6667, height: 19.3333),
                CGRect(x: 0, y: 401.333, width: 23.6667, height: 19.3333),
                CGRect(x: 338, y: 401.333, width: 37, height: 19.3333),
                CGRect(x: 184, y: 761, width: 7.33333, height: 17),
            ]),
        Scene(
            "cashapp_SnapshotTestingTests_testInvertColors.393x852-17-5-3x",
            Setting(size: CGSize(width: 393, height: 852), scale: 3),
            "Smart invert is the system's: the nest is built in the colours that it left. Where the label stands is not known."
        ) { nest() }.with { $0.baselinesCount = false },
        error(isDark: false), error(isDark: true),
        Scene(
            "adammcarter_UIStackView_uiStackView_min-size_dark.1", Setting(scale: 3, isDark: true)
        ) {
            let stack = UIStackView()
            stack.axis = .vertical
            for text in ["One", "Two", "Three"] {
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: 14)
                label.textAlignment = .center
                stack.addArrangedSubview(label)
            }
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let host = UIView().sized(size.width, size.height)
            stack.frame = host.bounds
            host.addSubview(stack)
            return host
        },
        .absent(
            "pointfreeco_SnapshotTestingTests_testTableViewController.1",
            "UITableViewController is there; the scene is not written."),
    ]

    /// Four labels that constraints hold at the edges of a safe area.
    private static func corners(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ recorded: [CGRect]
    ) -> Scene {
        Scene(
            "pointfreeco_SnapshotTestingTests_testTraits.\(name)",
            Setting(size: CGSize(width: width, height: height), scale: 3, contentSize: .medium),
            "The safe area of the device is a guide with its insets."
        ) {
            cornered(UIView.filled(.white, width, height), top: top, bottom: bottom)
        }.with { $0.frames = recorded.enumerated().map { Frame(recorded: $1, tag: $0 + 1) } }
    }

    /// The view with four labels in a safe area: that of its own, or a guide with insets where they are given.
    @MainActor static func cornered(_ view: UIView, top: CGFloat? = nil, bottom: CGFloat? = nil) -> UIView {
        let styles: [(String, UIFont.TextStyle)] = [
            ("What's", .headline), ("the", .body), ("point", .body), ("?", .subheadline),
        ]
        let area = top == nil ? view.safeAreaLayoutGuide : UILayoutGuide()
        if let top, let bottom {
            view.addLayoutGuide(area)
            NSLayoutConstraint.activate([
                area.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
                area.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -bottom),
                area.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                area.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        let labels = styles.enumerated().map { index, style in
            let label = UILabel().tagged(index + 1)
            label.text = style.0
            label.font = .preferredFont(forTextStyle: style.1)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            return label
        }
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: area.topAnchor),
            labels[0].centerXAnchor.constraint(equalTo: area.centerXAnchor),
            labels[1].leadingAnchor.constraint(equalTo: area.leadingAnchor),
            labels[1].centerYAnchor.constraint(equalTo: area.centerYAnchor),
            labels[2].trailingAnchor.constraint(equalTo: area.trailingAnchor),
            labels[2].centerYAnchor.constraint(equalTo: area.centerYAnchor),
            labels[3].bottomAnchor.constraint(equalTo: area.bottomAnchor),
            labels[3].centerXAnchor.constraint(equalTo: area.centerXAnchor),
        ])
        return view
    }

    @MainActor private static func nest() -> UIView {
        let host = UIView.filled(.black, 393, 852)
        let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        var frame = host.bounds
        for color in [cyan, .yellow, .green, .yellow, .purple] {
            frame = frame.insetBy(dx: 30, dy: 60)
            let view = UIView(frame: frame)
            view.backgroundColor = color
            host.addSubview(view)
        }
        let label = UILabel()
        label.text = "Enabled"
        label.textColor = .white
        label.sizeToFit()
        label.frame.origin = CGPoint(x: ((393 - label.bounds.width) / 2 * 3).rounded() / 3, y: 195)
        host.addSubview(label)
        return host
    }

    private static func error(isDark: Bool) -> Scene {
        Scene(
            "essentialdevelopercom_ListSnapshotTests_LIST_WITH_ERROR_MESSAGE_\(isDark ? "dark" : "light")",
            Setting(size: CGSize(width: 390, height: 844), scale: 3, isDark: isDark, contentSize: .medium),
            "Its header stands alone. The look of iOS 26, where a title's last line keeps its leading, as it does not on iOS 16.4."
        ) {
            let host = UIView.filled(.systemBackground, 390, 844)
            var configuration = UIButton.Configuration.plain()
            configuration.titleAlignment = .center
            configuration.background.backgroundColor = UIColor(
                red: 0.99951, green: 0.41759, blue: 0.4154, alpha: 1)
            configuration.background.cornerRadius = 0
            configuration.baseForegroundColor = .white
            var text = AttributedString("This is a\nmulti-line\nerror message")
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            text.paragraphStyle = style
            text.font = UIFont.preferredFont(forTextStyle: .body)
            configuration.attributedTitle = text
            let button = UIButton(configuration: configuration).tagged(1)
            button.frame = CGRect(x: 0, y: 47, width: 390, height: button.sizeThatFits(CGSize(width: 390, height: 844)).height)
            host.addSubview(button)
            return host
        }.with {
            $0.frames = [Frame(recorded: CGRect(x: 0, y: 47, width: 390, height: 232.0 / 3), tag: 1)]
            $0.lines = [-1: ["This is a", "multi-line", "error message"]]
            $0.isOtherRelease = true
        }
    }
}
