// The pictures of labels.
// No Apple page: this is ours.
import Foundation
import UIKit

extension Scene {
    private static let joke = """
        Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by \
        adding a joke or something. Alright, it's been fun!
        """
    private static let ragged = [
        "Hello, world. This is a long run of text", "that should wrap at some point.",
        "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
    ]

    static let labels: [Scene] = [
        wrapping("left", ragged) { $0.textAlignment = .left },
        wrapping("center", ragged) { $0.textAlignment = .center },
        wrapping(
            "justify",
            [
                "Hello, world. This is a long run of", "text that should wrap at some point.",
                "Someone should improve this test by", "adding a joke or something. Alright, it's", "been fun!",
            ], "Justified lines are chosen together, so that they are more even."
        ) { $0.textAlignment = .justified },
        wrapping(
            "font",
            [
                "Hello, world. This is a", "long run of text that", "should wrap at some", "point. Someone",
                "should improve this", "test by adding a joke", "or something. Alrig…",
            ]
        ) { $0.font = .boldSystemFont(ofSize: 32) },
        wrapping("truncating-tail", [ragged[0], "that should wrap at some point. Som…"]) {
            $0.numberOfLines = 2
            $0.lineBreakMode = .byTruncatingTail
        },
        wrapping(
            "char-wrapping", ["Hello, world. This is a long run of text th", "at should wrap at some point. Someon"]
        ) {
            $0.numberOfLines = 2
            $0.lineBreakMode = .byCharWrapping
        },
        wrapping("word-wrapping", [ragged[0], ragged[1]]) {
            $0.numberOfLines = 2
            $0.lineBreakMode = .byWordWrapping
        },
        Scene("square_ButtonTests_test_snapshots_simple_iOS-17") { hello(alpha: 1) },
        Scene("square_ButtonTests_test_snapshots_disabled_iOS-17") { hello(alpha: 0.2) },
        Scene("pointfreeco_SnapshotTestingTests_testPrecision.ios", Setting(scale: 3)) {
            let label = UILabel().sized(43.5, 20.5)
            label.text = "Hello"
            label.backgroundColor = .white
            return label
        },
        title("extra-small", .extraSmall), title("medium", .medium), title("large", .large),
        title("extra-extra-extra-large", .extraExtraExtraLarge), title("accessibility-medium", .accessibilityMedium),
        title("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
        Scene("skyweb07_SnapTests_reference_test_box_with_text_aligned_to_center@2x", Setting(scale: 2)) {
            let view = UIView.filled(.red, 100, 100)
            let label = UILabel(frame: view.bounds)
            label.text = "Snap!"
            label.textAlignment = .center
            view.addSubview(label)
            return view
        },
    ]

    private static func wrapping(
        _ name: String, _ lines: [String], _ remark: String = "", _ configure: @escaping @MainActor @Sendable (UILabel) -> Void
    ) -> Scene {
        Scene("square_LabelTests_test_snapshots_\(name)_iOS-17", Setting(), remark) {
            let host = UIView.filled(.white, 300, 300)
            let label = UILabel(frame: host.bounds).tagged(1)
            label.text = joke
            label.font = .systemFont(ofSize: 17)
            label.numberOfLines = 0
            configure(label)
            host.addSubview(label)
            return host
        }.with { $0.lines = [1: lines] }
    }

    @MainActor private static func hello(alpha: CGFloat) -> UIView {
        let label = UILabel()
        label.text = "Hello, world"
        label.font = .systemFont(ofSize: 17)
        label.sizeToFit()
        label.frame.size = CGSize(width: label.bounds.width.rounded(.up), height: label.bounds.height.rounded(.up))
        label.alpha = alpha
        let host = UIView.filled(.white, label.bounds.width, label.bounds.height)
        host.addSubview(label)
        return host
    }

    private static func title(_ name: String, _ size: UIContentSizeCategory) -> Scene {
        Scene(
            "pointfreeco_SnapshotTestingTests_testTraitsWithView.label-\(name)", Setting(scale: 3, contentSize: size)
        ) {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1)
            label.adjustsFontForContentSizeCategory = true
            label.text = "What's the point?"
            label.sizeToFit()
            return label
        }
    }
}
