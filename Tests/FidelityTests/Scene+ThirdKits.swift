// The third set of pictures that nothing here was made or mended by: chips, pills and a text area at three text sizes, and labels.
// No Apple page: this is ours. unseen3.csv says where each was recorded; each view is built after its public source.
import Foundation
import UIKit
import UIKitTesting

extension Scene {
    static let thirdKits: [Scene] = thumbprint + personal

    /// What was left out before the first run.
    static let leftOutOfThird: [Scene] = [
        leftOut("square+Blueprint_ImageTests_test_aspectFit__iOS-17", "The photograph that it shows is not here."),
        leftOut(
            "square+Blueprint_AttributedLabelTests_test_textContainerRects_byTruncatingMiddle_1-lines_lineheight-None_width-320.0_iOS-17",
            "The boxes below the words are drawn by a layout manager of the app's own."),
        leftOut(
            "oviebd+ED_EssentialFeed_snapshots_LIST_WITH_ERROR_MESSAGE_dark_extraExtraExtraLarge",
            "Its lines are 34 points apart, of another text size than its source names."),
        leftOut(
            "GetStream+stream-chat-swift_PollCreationVC_Tests_test_appearance.default-light",
            "Its switches are 63 points wide: the look of iOS 26."),
    ]

    // MARK: thumbtack/thumbprint-ios, iOS 17.5, iPhone 15: its own font is not in the repository, the system's is shown

    private static let blue = UIColor(red: 0, green: 0.62352943, blue: 0.8509804, alpha: 1)
    private static let grey = UIColor(red: 0.827451, green: 0.83137256, blue: 0.8352941, alpha: 1)
    private static let ink = UIColor(red: 0.18431373, green: 0.1882353, blue: 0.2, alpha: 1)

    @MainActor private static func scaled(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.withSize(UIFontMetrics(forTextStyle: .body).scaledFont(for: font).pointSize)
    }

    /// A capsule as high and as wide at its ends as the text size asks, with a text in its middle.
    private final class Capsule: UIView {
        private let label = UILabel()
        private let needs: (height: CGFloat, padding: CGFloat)

        init(
            _ text: String, size: CGFloat, height: CGFloat, padding: CGFloat, _ ground: UIColor, _ content: UIColor,
            border: UIColor? = nil
        ) {
            let metrics = UIFontMetrics(forTextStyle: .body)
            needs = (metrics.scaledValue(for: height), metrics.scaledValue(for: padding))
            super.init(frame: .zero)
            backgroundColor = ground
            if let border {
                layer.borderColor = border.cgColor
                layer.borderWidth = metrics.scaledValue(for: 1)
            }
            label.text = text
            label.font = Scene.scaled(size, .bold)
            label.textColor = content
            label.textAlignment = .center
            let stack = UIStackView(arrangedSubviews: [label])
            stack.spacing = 4
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: centerXAnchor), stack.centerYAnchor.constraint(equalTo: centerYAnchor),
                stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
            ])
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                setContentHuggingPriority(.defaultHigh, for: axis)
                setContentCompressionResistancePriority(.defaultHigh, for: axis)
            }
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize {
            CGSize(width: 2 * needs.padding + label.intrinsicContentSize.width, height: needs.height)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = min(bounds.height, bounds.width) / 2
        }
    }

    private static func thumb(
        _ folder: String, _ name: String, _ contentSize: UIContentSizeCategory, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene(
            "thumbtack+thumbprint-ios_\(folder)Test_test\(name).\(contentSize.rawValue)",
            Setting(size: CGSize(width: 393, height: 852), scale: 3, contentSize: contentSize)
        ) {
            let host = UIView()
            host.backgroundColor = .white
            let view = build()
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: host.topAnchor, constant: 8),
                view.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -8),
            ])
            return fitted(host)
        }
    }

    private static func own(_ scene: Scene, _ probe: Probe) -> Scene {
        scene.with {
            $0.isAsWideAsTitle = true
            $0.remark = ownWidth
            $0.probes = [probe]
        }
    }

    private static let thumbprint: [Scene] = [
        own(
            thumb("FilterChip", "Default", .accessibilityExtraLarge) {
                Capsule("FilterChip", size: 12, height: 32, padding: 16, .white, blue, border: grey)
            }, Probe(isAcross: false, line: 300, start: 2, end: 60)),
        own(
            thumb("FilterChip", "Selected", .extraSmall) {
                Capsule(
                    "FilterChip", size: 12, height: 32, padding: 16,
                    UIColor(red: 0.91764706, green: 0.9647059, blue: 0.98039216, alpha: 1), blue)
            }, Probe(isAcross: false, line: 140, start: 2, end: 50)),
        own(
            thumb("ToggleChip", "Selected", .large) { Capsule("ToggleChip", size: 12, height: 32, padding: 16, blue, .white) },
            Probe(isAcross: false, line: 170, start: 140, end: 100)),
        own(
            thumb("Pill", "PillsWithTextOnly", .large) {
                func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
                    UIColor(red: red, green: green, blue: blue, alpha: 1)
                }
                let pale = color(0.9137255, 0.9254902, 0.92941177)
                let all: [(String, UIColor, UIColor)] = [
                    ("Default", pale, ink), ("light_green", color(0.88235295, 0.99215686, 0.9529412), color(0.02, 0.306, 0.2)),
                    ("light_blue", color(0.91764706, 0.9647059, 0.98039216), color(0, 0.349, 0.475)),
                    ("light_red", color(1, 0.9372549, 0.9411765), color(0.492, 0.051, 0.065)),
                    ("light_indigo", color(0.9098039, 0.94509804, 0.99215686), color(0.21960784, 0.23529412, 0.5019608)),
                    ("gray", pale, ink), ("light_yellow", color(0.99215686, 0.96862745, 0.90588236), color(0.442, 0.273, 0.004)),
                    ("light_purple", color(0.9607843, 0.9372549, 1), color(0.285, 0.153, 0.508)),
                ]
                let stack = UIStackView(
                    arrangedSubviews: all.map { Capsule($0.0, size: 14, height: 24, padding: 12, $0.1, $0.2) })
                stack.axis = .vertical
                stack.alignment = .leading
                stack.spacing = 8
                return stack
            }, Probe(isAcross: false, line: 80, start: 2, end: 60)),
        Scene(
            "thumbtack+thumbprint-ios_TextAreaTest_testDefaultStateWithText.\(UIContentSizeCategory.accessibilityExtraLarge.rawValue)",
            Setting(size: CGSize(width: 375, height: 400), scale: 3, contentSize: .accessibilityExtraLarge)
        ) {
            let host = UIView.filled(.white, 375, 400)
            let box = UIView.filled(.white, 359, 384)
            box.frame.origin = CGPoint(x: 8, y: 8)
            box.layer.cornerRadius = 4
            box.layer.borderWidth = 1
            box.layer.borderColor = grey.cgColor
            host.addSubview(box)
            let text = UITextView(frame: CGRect(x: 16, y: 16, width: 327, height: 352))
            text.backgroundColor = .clear
            text.textContainerInset = .zero
            text.textContainer.lineFragmentPadding = 0
            text.font = scaled(16, .regular)
            text.text =
                "This is a simple text that can cover multiple lines if the control is too small to fit everything on one line."
            text.textColor = ink
            box.addSubview(text)
            return host
        }.with {
            $0.probes = [
                Probe(isAcross: true, line: 1100, start: 2, end: 60), Probe(isAcross: false, line: 560, start: 1198, end: 1120),
            ]
        },
    ]

    // MARK: Automattic/Gravatar-SDK-iOS, iOS 17.5, iPhone SE (3rd generation)

    private static func info(_ name: String, _ width: CGFloat, _ lines: [String], _ text: String, _ color: UIColor) -> Scene {
        Scene(
            "Automattic+Gravatar-SDK-iOS_PersonalInfoBuilderTests_" + name,
            Setting(size: CGSize(width: width, height: 200), scale: 2)
        ) {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
                .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular]])
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200)).tagged(1)
            label.text = text
            label.font = UIFontMetrics.default.scaledFont(for: UIFont(descriptor: descriptor, size: 0))
            label.numberOfLines = 0
            label.textColor = color
            return label
        }.with { $0.lines = [1: lines] }
    }

    private static let personal: [Scene] = [
        info(
            "testPersonalInfoWithSmallWidth.1", 100, ["Carpenter", "Car-N・she/", "her・", "Connecticut"],
            "Carpenter\nCar-N・she/her・Connecticut", UIColor(white: 112 / 255, alpha: 1)
        ).with {
            $0.baselinesCount = false
            $0.remark =
                "Corrected after the first run: the dots are of another font, bigger, and mislead the measure of baselines; the lines begin in the same rows."
        },
        info(
            "testPersonalInfoCustom.testPersonalInfoFull-Dark", 320, ["Car-N - Carpenter", "Connecticut"],
            "Car-N - Carpenter\nConnecticut",
            UIColor(white: 1, alpha: 0.6)),
    ]
}
