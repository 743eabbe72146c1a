// Pictures that nothing here was made or mended by: single views. unseen.csv says where each was recorded.
// No Apple page: this is ours. Each view is built after the words of its public source, before any comparison.
import Foundation
import QuartzCore
import UIKit
import UIKitTesting

extension Scene {
    /// The pictures of unseen.csv, unseen2.csv and unseen3.csv.
    static let unseen: [Scene] = profile + drawn + placed + tips + [hello] + lists + second + third

    static func three(_ width: CGFloat, _ height: CGFloat) -> Setting {
        Setting(size: CGSize(width: width, height: height), scale: 3)
    }

    // MARK: Gravatar-SDK-iOS, iOS 17.5, iPhone SE (3rd generation)

    private static func gravatar(
        _ name: String, _ width: CGFloat, _ height: CGFloat = 200, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene(
            "Automattic+Gravatar-SDK-iOS_" + name, Setting(size: CGSize(width: width, height: height), scale: 2), build: build)
    }

    @MainActor private static func styled(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
        return UIFontMetrics.default.scaledFont(for: UIFont(descriptor: descriptor, size: 0))
    }

    @MainActor private static func about(_ width: CGFloat) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200)).tagged(1)
        label.text = "Hi, I am 20 years old. My favorite fruit is sour cherry. My favorite pet is racoon."
        label.font = styled(.footnote, .regular)
        label.numberOfLines = 2
        label.textColor = UIColor(red: 16 / 255, green: 21 / 255, blue: 23 / 255, alpha: 1)
        return label
    }

    @MainActor private static func name(_ width: CGFloat) -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200)).tagged(1)
        label.text = "Display Name"
        label.font = styled(.title2, .bold)
        label.numberOfLines = 0
        label.textColor = .black
        return label
    }

    private static let profile: [Scene] = [
        gravatar("testAboutMe.testAboutMe-Light", 320) { about(320) }.with {
            $0.lines = [1: ["Hi, I am 20 years old. My favorite fruit is sour cherry.", "My favorite pet is racoon."]]
        },
        gravatar("testAboutMeWithSmallWidth.1", 100) { about(100) }.with { $0.lines = [1: ["Hi, I am 20", "years old. My f…"]] },
        gravatar("testDisplayNameField.testDisplayNameField-Light", 320) { name(320) },
        gravatar("testDisplayNameFieldWithSmallWidth.1", 100) { name(100) }.with { $0.lines = [1: ["Display", "Name"]] },
        gravatar("testProfileButtonSnapshots.view", 100, 50) {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            var look = UIButton.Configuration.borderless()
            look.contentInsets.leading = 0
            look.contentInsets.trailing = 0
            look.image = UIImage(systemName: "arrow.forward")
            look.imagePlacement = .trailing
            look.imagePadding = 4
            look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 14, weight: .bold, scale: .small)
            look.attributedTitle = AttributedString(
                "View profile", attributes: AttributeContainer([.font: styled(.footnote, .regular)]))
            look.baseForegroundColor = .black
            button.configuration = look
            button.contentHorizontalAlignment = .leading
            return button
        },
    ]

    // MARK: AFSnapshotTesting, Xcode 15.3, three pixels a point

    private static func plain(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ build: @escaping @MainActor @Sendable () -> UIView
    ) -> Scene {
        Scene("afanasykoryakin+AFSnapshotTesting_" + name, three(width, height), build: build)
    }

    @MainActor private static func title(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        label.text = text
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.textColor = .black
        label.textAlignment = .center
        return label
    }

    private static let polluted = """
        Corrected after the first run: the recording machine interpolated in Generic RGB (gamma 1.8), so that red is \
        (255, 38, 0): ours are read so too.
        """

    private static let drawn: [Scene] = [
        plain("testShadowAndCornerRadiusRendering", 200, 200) {
            let view = UIView.filled(.white, 200, 200)
            view.layer.cornerRadius = 20
            view.layer.shadowColor = UIColor.black.cgColor
            view.layer.shadowOpacity = 0.5
            view.layer.shadowRadius = 10
            view.layer.shadowOffset = CGSize(width: 5, height: 5)
            return view
        },
        plain("testTextRendering", 200, 50) { title("Hello, Snapshot!") },
        plain("testTextWithShadowRendering", 200, 50) {
            let label = title("Shadow Text")
            let shadow = NSShadow()
            shadow.shadowColor = UIColor.black.withAlphaComponent(0.5)
            shadow.shadowOffset = CGSize(width: 2, height: 2)
            shadow.shadowBlurRadius = 4
            label.attributedText = NSAttributedString(string: "Shadow Text", attributes: [.shadow: shadow])
            return label
        },
        plain("testGradientRendering", 200, 200) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let gradient = CAGradientLayer.diagonal()
            gradient.frame = view.bounds
            view.layer.addSublayer(gradient)
            return view
        }.with {
            $0.treatment = .genericRGB
            $0.remark = polluted
        },
        plain("testRoundedStackView", 200, 200) {
            let rows = ["Row 1", "Row 2"].map { text in
                let label = UILabel()
                label.text = text
                label.textAlignment = .center
                label.backgroundColor = .white
                return label
            }
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            stack.axis = .vertical
            stack.distribution = .fillEqually
            stack.spacing = 10
            stack.layer.cornerRadius = 20
            stack.backgroundColor = .gray
            rows.forEach(stack.addArrangedSubview)
            return stack
        }.with {
            $0.probes = [
                Probe(isAcross: false, line: 30, start: 150, end: 330), Probe(isAcross: false, line: 30, start: 450, end: 270),
            ]
        },
        plain("testCustomRoundedShape", 200, 200) {
            let view = UIView.filled(.red, 200, 200)
            let mask = CAShapeLayer()
            mask.path =
                UIBezierPath(
                    roundedRect: view.bounds, byRoundingCorners: [.topLeft, .bottomRight],
                    cornerRadii: CGSize(width: 50, height: 50)
                ).cgPath
            view.layer.mask = mask
            return view
        },
        plain("testComplexMedium", 300, 300) { Complex(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) }.with {
            $0.probes = [
                Probe(isAcross: true, line: 450, start: 100, end: 300, step: 60),
                Probe(isAcross: false, line: 450, start: 150, end: 300, step: 60),
            ]
            $0.treatment = .genericRGB
            $0.remark = polluted + " The circle, which is not, is left out."
            $0.ignored = [CGRect(x: 55, y: 55, width: 200, height: 200)]
        },
        plain("testInteraction_Init", 390, 844) { Interactive(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }.with {
            $0.probes = [
                Probe(isAcross: false, line: 585, start: 1000, end: 1200), Probe(isAcross: true, line: 1266, start: 300, end: 500),
                Probe(isAcross: false, line: 420, start: 1440, end: 1500), Probe(isAcross: true, line: 1550, start: 300, end: 400),
                Probe(isAcross: true, line: 1760, start: 200, end: 330), Probe(isAcross: false, line: 420, start: 1660, end: 1720),
            ]
            $0.controls = [
                Control(frame: CGRect(x: 120, y: 492, width: 150, height: 50), least: 0.95),
                Control(frame: CGRect(x: 95, y: 562, width: 200, height: 50), least: 0.95),
            ]
        },
        plain("TextWithDifferentTransparencyLevels", 900, 100) {
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 900, height: 100))
            stack.axis = .horizontal
            stack.spacing = 10
            stack.distribution = .fillEqually
            for (text, alpha) in [("Low Alpha", 0.1), ("Medium Alpha", 0.5), ("High Alpha", 0.9)] {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
                label.text = text
                label.font = .systemFont(ofSize: 36, weight: .bold)
                label.textAlignment = .center
                label.alpha = alpha
                stack.addArrangedSubview(label)
            }
            return stack
        },
    ]

    // MARK: A sample by Irem Karaoglu, November 2022, 390 by 844 points

    private static let hello = Scene(
        "iremkaraoglu+iOS-SnapshotTesting-Example_ViewController.view_controller", three(390, 844),
        "Corrected after the first run: the picture is orange, older than its source, which says pink."
    ) {
        let view = UIView.filled(.orange, 390, 844)
        let label = UILabel()
        label.text = "Hello World"
        label.textColor = .black
        label.font = .systemFont(ofSize: 32)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        return view
    }
}
